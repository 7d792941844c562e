//! `#[derive(Parts)]`, for `tinstar_core::Parts`.

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
