//! `#[derive(Numbered)]`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Attribute, Data, DeriveInput, Error, Expr, Field, Fields, Ident};

use crate::snake_case;

/// What `#[numbered(..)]` says about a field.
#[derive(Default)]
struct Said {
    most: Option<Expr>,
    skip: bool,
}

impl Said {
    fn of(attributes: &[Attribute]) -> syn::Result<Self> {
        let mut said = Self::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("numbered")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("most") {
                    said.most = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("skip") {
                    said.skip = true;
                } else {
                    return Err(meta.error("it is most = N or skip"));
                }
                Ok(())
            })?;
        }
        Ok(said)
    }
}

/// One field that counts, under the name it is bound to.
struct Counted {
    bound: Ident,
    label: Option<String>,
    count: TokenStream,
    number: TokenStream,
    name: TokenStream,
}

/// The fields that count, and the pattern that binds them.
fn counted(fields: &Fields) -> syn::Result<(Vec<Counted>, TokenStream)> {
    let mut all = Vec::new();
    let mut patterns = Vec::new();
    for (at, field) in fields.iter().enumerate() {
        let said = Said::of(&field.attrs)?;
        let bound = format_ident!("field_{at}");
        let pattern = if said.skip { quote!(_) } else { quote!(#bound) };
        patterns.push(match &field.ident {
            Some(name) => quote!(#name: #pattern),
            None => pattern,
        });
        if !said.skip {
            all.push(count(field, bound, said.most));
        }
    }
    let pattern = match fields {
        Fields::Named(_) => quote!({ #(#patterns),* }),
        Fields::Unnamed(_) => quote!((#(#patterns),*)),
        Fields::Unit => quote!(),
    };
    Ok((all, pattern))
}

fn count(field: &Field, bound: Ident, most: Option<Expr>) -> Counted {
    let label = field.ident.as_ref().map(ToString::to_string);
    let kind = &field.ty;
    let (count, number, name) = match most {
        Some(most) => (
            quote!((#most as usize + 1)),
            quote!(usize::from(*#bound).min(#most as usize)),
            quote!(::std::string::ToString::to_string(&number)),
        ),
        None => (
            quote!(<#kind as ::tinstar_core::Numbered>::COUNT),
            quote!(::tinstar_core::Numbered::number(#bound, from)),
            quote!(<#kind as ::tinstar_core::Numbered>::name(number)),
        ),
    };
    Counted { bound, label, count, number, name }
}

/// How many values a variant has, the number of one of them, and its name.
fn variant(name: &str, counted: &[Counted]) -> (TokenStream, TokenStream, TokenStream) {
    let counts: Vec<_> = counted.iter().map(|field| &field.count).collect();
    let total = quote!((1 #(* #counts)*));
    let number = counted.iter().fold(quote!(0), |number, field| {
        let (count, this) = (&field.count, &field.number);
        quote!((#number * #count + #this))
    });
    if counted.is_empty() {
        return (total, number, quote!(#name.to_owned()));
    }
    // The last field changes first, so names are found from the back.
    let parts = counted.iter().rev().map(|field| {
        let (bound, count, name) = (&field.bound, &field.count, &field.name);
        let label = field.label.as_ref().map_or(String::new(), |label| format!("{label}="));
        quote!(let #bound = { let number = rest % #count; rest /= #count; ::std::format!("{}{}", #label, #name) };)
    });
    let bound: Vec<_> = counted.iter().map(|field| &field.bound).collect();
    let named = quote!({
        let mut rest = number;
        #(#parts)*
        let _ = rest;
        let fields: &[::std::string::String] = &[#(#bound),*];
        ::std::format!("{}({})", #name, fields.join(", "))
    });
    (total, number, named)
}

pub(crate) fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let name = &input.ident;
    let (count, number, named) = match &input.data {
        Data::Struct(data) => {
            let (fields, pattern) = counted(&data.fields)?;
            let (total, number, named) = variant(&snake_case(&name.to_string()), &fields);
            (total, quote!({ let Self #pattern = self; #number }), named)
        }
        Data::Enum(data) => {
            let (mut count, mut numbers, mut names) = (quote!(0), Vec::new(), Vec::new());
            for one in &data.variants {
                let (fields, pattern) = counted(&one.fields)?;
                let (total, number, named) = variant(&snake_case(&one.ident.to_string()), &fields);
                let ident = &one.ident;
                numbers.push(quote!(Self::#ident #pattern => (const { #count }) + #number,));
                names.push(quote!(if number < #total { return #named; } let number = number - #total;));
                count = quote!(#count + #total);
            }
            let names = quote!({ #(#names)* ::std::panic!("there is no such number: {number} too many") });
            (count, quote!(match self { #(#numbers)* }), names)
        }
        Data::Union(_) => return Err(Error::new_spanned(name, "a union has no numbers")),
    };
    Ok(quote! {
        impl ::tinstar_core::Numbered for #name {
            const COUNT: usize = #count;

            #[allow(unused_variables, reason = "what has no seats in it looks the same from everywhere")]
            #[inline]
            fn number(&self, from: ::tinstar_core::Vantage) -> usize {
                #number
            }

            #[allow(unused_variables, reason = "one that comes last needs no rest")]
            fn name(number: usize) -> ::std::string::String {
                #named
            }
        }
        ::tinstar_core::one_hot!(#name);
    })
}
