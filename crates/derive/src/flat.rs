//! `#[derive(Flat)]`.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};
use syn::{Attribute, Data, DeriveInput, Error, Expr, Field, Fields, Ident, Index, Type};

use crate::snake_case;

/// What `#[flat(..)]` says about a field or a variant.
#[derive(Default)]
struct Said {
    per: Option<Expr>,
    bits: Option<Expr>,
    part: bool,
    skip: bool,
}

impl Said {
    fn of(attributes: &[Attribute]) -> syn::Result<Self> {
        let mut said = Self::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("flat")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("per") {
                    said.per = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("bits") {
                    said.bits = Some(meta.value()?.parse()?);
                } else if meta.path.is_ident("part") {
                    said.part = true;
                } else if meta.path.is_ident("skip") {
                    said.skip = true;
                } else {
                    return Err(meta.error("it is per = N, bits = N, part or skip"));
                }
                Ok(())
            })?;
        }
        Ok(said)
    }
}

/// How one field is flattened: `value` is a reference to it.
struct Columns {
    width: TokenStream,
    schema: TokenStream,
    flatten: TokenStream,
    shows: TokenStream,
}

impl Columns {
    fn of(kind: &Type, said: &Said, value: &TokenStream) -> Self {
        let flat = quote!(::tinstar_core::Flat);
        let mut columns = match &said.bits {
            Some(bits) => Self {
                width: quote!(#bits as usize),
                schema: quote!(columns.bits(#bits as usize);),
                flatten: quote!(row.bits(u64::from(*#value), #bits as usize);),
                shows: quote!(false),
            },
            None => Self {
                width: quote!(<#kind as #flat>::width(shape)),
                schema: quote!(<#kind as #flat>::schema(shape, columns);),
                flatten: quote!(#flat::flatten(#value, row);),
                shows: quote!(<#kind as #flat>::SHOWS),
            },
        };
        if let Some(per) = &said.per {
            let (schema, flatten) = (columns.schema, columns.flatten);
            columns.schema = quote!(columns.per(#per as f32, |columns| { #schema }););
            columns.flatten = quote!(row.per(#per as f32, |row| { #flatten }););
        }
        columns
    }

    /// Under a name of its own.
    fn named(mut self, name: &str) -> Self {
        let schema = self.schema;
        self.schema = quote!(columns.within(#name, |columns| { #schema }););
        self
    }
}

fn of_struct(
    fields: &Fields,
) -> syn::Result<(TokenStream, TokenStream, TokenStream, TokenStream, TokenStream)> {
    let (mut widths, mut schemas, mut flattens, mut shows) = (quote!(0), quote!(), quote!(), quote!(false));
    let (mut parts, mut bit) = (quote!(0), 0_u8);
    for (at, field) in fields.iter().enumerate() {
        let said = Said::of(&field.attrs)?;
        if said.skip {
            continue;
        }
        let member =
            field.ident.as_ref().map_or_else(|| Index::from(at).to_token_stream(), ToTokens::to_token_stream);
        let kind = if said.part { of_option(field)? } else { &field.ty };
        let value = if said.part { quote!(part) } else { quote!(&self.#member) };
        let mut columns = Columns::of(kind, &said, &value);
        if let Some(name) = &field.ident {
            columns = columns.named(&name.to_string());
        } else if fields.len() > 1 {
            columns = columns.named(&at.to_string());
        }
        let Columns { mut width, mut schema, mut flatten, shows: show } = columns;
        if said.part {
            let mask = 1_u8 << bit;
            bit += 1;
            parts = quote!(#parts | if self.#member.is_some() { #mask } else { 0 });
            width = quote!(if shape.has(#mask) { #width } else { 0 });
            schema = quote!(if shape.has(#mask) { #schema });
            flatten = quote!(if row.shape().has(#mask) {
                match &self.#member {
                    Some(part) => { #flatten }
                    None => { let shape = &row.shape(); row.skip(#width); }
                }
            });
        } else {
            shows = quote!(#shows || #show);
        }
        widths = quote!(#widths + #width);
        schemas = quote!(#schemas #schema);
        flattens = quote!(#flattens #flatten);
    }
    Ok((widths, schemas, flattens, shows, parts))
}

/// What is in the `Option` that a part is.
fn of_option(field: &Field) -> syn::Result<&Type> {
    let problem = || Error::new_spanned(&field.ty, "a part is an Option");
    let Type::Path(path) = &field.ty else { return Err(problem()) };
    let last = path.path.segments.last().filter(|last| last.ident == "Option").ok_or_else(problem)?;
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else { return Err(problem()) };
    let Some(syn::GenericArgument::Type(inner)) = arguments.args.first() else { return Err(problem()) };
    Ok(inner)
}

/// A field of one or several variants.
struct Shared {
    name: String,
    kind: String,
    columns: Columns,
    bound: Ident,
}

fn of_enum(data: &syn::DataEnum) -> syn::Result<(TokenStream, TokenStream, TokenStream)> {
    let mut shared: Vec<Shared> = Vec::new();
    let mut uses: Vec<(&syn::Variant, Vec<Option<usize>>)> = Vec::new();
    for variant in &data.variants {
        let skip = Said::of(&variant.attrs)?.skip;
        let mut of_variant = Vec::new();
        for (at, field) in variant.fields.iter().enumerate() {
            let said = Said::of(&field.attrs)?;
            if skip || said.skip {
                of_variant.push(None);
                continue;
            }
            let several = if variant.fields.len() > 1 { format!("_{at}") } else { String::new() };
            let unnamed = || format!("{}{several}", snake_case(&variant.ident.to_string()));
            let name = field.ident.as_ref().map_or_else(unnamed, ToString::to_string);
            let kind = field.ty.to_token_stream().to_string();
            let known = shared.iter().position(|other| (&other.name, &other.kind) == (&name, &kind));
            of_variant.push(Some(known.unwrap_or_else(|| {
                let bound = format_ident!("field_{}", shared.len());
                // Of another type it is something else, and has its variant's name before its own.
                let taken = shared.iter().any(|other| other.name == name);
                let full = if taken {
                    format!("{}_{name}", snake_case(&variant.ident.to_string()))
                } else {
                    name.clone()
                };
                let columns = Columns::of(&field.ty, &said, &quote!(#bound)).named(&full);
                shared.push(Shared { name, kind, columns, bound });
                shared.len() - 1
            })));
        }
        uses.push((variant, of_variant));
    }
    let widths = shared.iter().map(|field| &field.columns.width);
    let count = uses.len();
    let width = quote!(#count #(+ #widths)*);
    let names = uses.iter().map(|(variant, _)| format!("is_{}", snake_case(&variant.ident.to_string())));
    let schemas = shared.iter().map(|field| &field.columns.schema);
    let schema = quote!(#(columns.flag(#names);)* #(#schemas)*);
    let arms = uses.iter().enumerate().map(|(number, (variant, used))| {
        let ident = &variant.ident;
        let binding = |use_of: &Option<usize>| {
            use_of.map_or_else(|| quote!(_), |at| shared[at].bound.to_token_stream())
        };
        let bindings: Vec<_> = used.iter().map(binding).collect();
        let pattern = match &variant.fields {
            Fields::Named(fields) => {
                let names = fields.named.iter().filter_map(|field| field.ident.as_ref());
                quote!({ #(#names: #bindings),* })
            }
            Fields::Unnamed(_) => quote!((#(#bindings),*)),
            Fields::Unit => quote!(),
        };
        let contents = shared.iter().enumerate().map(|(at, field)| {
            let Columns { width, flatten, .. } = &field.columns;
            if used.contains(&Some(at)) { flatten.clone() } else { quote!(row.skip(#width);) }
        });
        quote!(Self::#ident #pattern => { row.mark(#number, #count); #(#contents)* })
    });
    let flatten = quote!(let shape = &row.shape(); match self { #(#arms)* });
    Ok((width, schema, flatten))
}

pub(crate) fn derive(input: &DeriveInput) -> syn::Result<TokenStream> {
    let name = &input.ident;
    let (width, schema, flatten, shows, parts) = match &input.data {
        Data::Struct(data) => of_struct(&data.fields)?,
        Data::Enum(data) => {
            let (width, schema, flatten) = of_enum(data)?;
            (width, schema, flatten, quote!(true), quote!(0))
        }
        Data::Union(_) => return Err(Error::new_spanned(name, "a union has no columns")),
    };
    Ok(quote! {
        #[allow(unused_variables, clippy::identity_op, reason = "a type without seats or fields needs no shape")]
        impl ::tinstar_core::Flat for #name {
            const SHOWS: bool = #shows;

            #[inline]
            fn width(shape: &::tinstar_core::Shape) -> usize {
                #width
            }

            fn schema(shape: &::tinstar_core::Shape, columns: &mut ::tinstar_core::Columns) {
                #schema
            }

            #[inline]
            fn flatten(&self, row: &mut ::tinstar_core::Row<'_>) {
                #flatten
            }

            fn parts(&self) -> u8 {
                #parts
            }
        }
    })
}
