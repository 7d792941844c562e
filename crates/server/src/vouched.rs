//! Whom the list of public tables is open to.
//!
//! A table is listed while somebody is there. Anybody can be a hundred people at a hundred tables, so it also counts where they
//! come from: one place has so many tables listed at once, and a whole IPv6 site twice as many. It is kept in memory alone, at
//! each process.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use tinstar_protocol::TableId;

use crate::web::Net;

/// When there are so many places, those are forgotten that have nothing listed any more.
const MANY: usize = 1_000;

/// Which tables each place has listed, and until when.
#[derive(Default)]
pub struct Vouched {
    places: Mutex<HashMap<Net, HashMap<TableId, i64>>>,
}

impl Vouched {
    /// Whether a table may be listed until a time because of somebody from there; it is counted then.
    pub fn vouch(&self, net: Net, table: &TableId, now: i64, until: i64, most: usize) -> bool {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        if places.len() >= MANY && !places.contains_key(&net) {
            places.retain(|_, tables| tables.values().any(|until| *until > now));
        }
        let counted = || [(Some(net), most), (net.wider(), 2 * most)].into_iter();
        let may = counted().all(|(net, most)| {
            let Some(tables) = net.and_then(|net| places.get_mut(&net)) else { return true };
            tables.contains_key(table) || {
                tables.retain(|_, until| *until > now);
                tables.len() < most
            }
        });
        for net in counted().filter_map(|(net, _)| net.filter(|_| may)) {
            places.entry(net).or_default().insert(table.clone(), until);
        }
        may
    }

    /// A table is not listed any more.
    pub fn strike(&self, table: &TableId) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.retain(|_, tables| {
            tables.remove(table);
            !tables.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn net(n: u32) -> Net {
        Net::V4(Ipv4Addr::from_bits(n))
    }

    #[test]
    fn a_place_has_so_many_tables_listed_and_others_are_not_concerned() {
        let vouched = Vouched::default();
        let vouch = |from: u32, table: &str, now: i64| {
            vouched.vouch(net(from), &table.parse().unwrap(), now, now + 10, 2)
        };
        assert_eq!(["a", "b", "c", "a"].map(|table| vouch(1, table, 0)), [true, true, false, true]);
        assert!(vouch(2, "c", 0), "somebody else is there too");
        vouched.strike(&"b".parse().unwrap());
        assert_eq!(["c", "d"].map(|table| vouch(1, table, 5)), [true, false]);
        assert!(vouch(1, "d", 11), "nobody was there to vouch for the first one again");
    }

    /// Whoever has a prefix to themselves has as many addresses as they like.
    #[test]
    fn a_site_has_twice_as_many() {
        let vouched = Vouched::default();
        let made = (0..20).filter(|n| {
            let home = Net::of(format!("2001:db8:1:{n:x}::1").parse().unwrap());
            vouched.vouch(home, &format!("t{n}").parse().unwrap(), 0, 9, 3)
        });
        assert_eq!(made.count(), 6);
    }

    #[test]
    fn places_without_tables_are_forgotten() {
        let vouched = Vouched::default();
        for n in 0..5 * MANY {
            assert!(vouched.vouch(net(n as u32), &"a".parse().unwrap(), n as i64, n as i64 + 9, 1));
        }
        assert!(vouched.places.lock().unwrap().len() <= MANY);
    }
}
