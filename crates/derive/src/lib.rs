//! The derives of `tinstar_core`: `Parts`, `Numbered` and `Flat`.

mod flat;
mod numbered;

use proc_macro::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Fields, parse_macro_input};

/// A struct with named fields has them as its parts, under the names that serde gives them by default. Anything
/// else is told as a whole: of an enum, another variant is another thing.
#[proc_macro_derive(Parts)]
pub fn parts(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let name = &input.ident;
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let body = match &input.data {
        Data::Struct(data) if matches!(data.fields, Fields::Named(_)) => {
            let fields = data.fields.iter().filter_map(|field| field.ident.as_ref());
            quote! {#(
                if self.#fields != before.#fields {
                    found.enter(::tinstar_core::Part::Field(stringify!(#fields)));
                    ::tinstar_core::Parts::changes(&self.#fields, &before.#fields, found);
                    found.leave();
                }
            )*}
        }
        Data::Struct(_) | Data::Enum(_) | Data::Union(_) => quote! {
            if self != before {
                found.changed(self);
            }
        },
    };
    quote! {
        impl #generics ::tinstar_core::Parts for #name #arguments #bounds {
            fn changes(&self, before: &Self, found: &mut impl ::tinstar_core::Changes) {
                #body
            }
        }
    }
    .into()
}

/// Numbers the values one after the other: the variants in their order, of each the values of its fields, the last
/// field first to change. In a row of numbers such a value is one column for each, of which one is 1.
///
/// `#[numbered(most = N)]` says how great a number in a field can be; `#[numbered(skip)]` leaves a field out, which
/// follows from the others wherever there is a choice.
#[proc_macro_derive(Numbered, attributes(numbered))]
pub fn numbered(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    numbered::derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Flattens a struct field by field. Of an enum there is a column for each variant, then its fields; those of one name
/// and type share their columns.
///
/// `#[flat(per = N)]` divides what is in a field by `N`, `#[flat(bits = N)]` makes a column of each bit of a number,
/// `#[flat(part)]` is for what a match has from beginning to end or not at all, and `#[flat(skip)]` leaves out a field
/// or what is in a variant.
#[proc_macro_derive(Flat, attributes(flat))]
pub fn flat(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    flat::derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// A name as serde writes it with `rename_all = "snake_case"`.
fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}
