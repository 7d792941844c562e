//! Tables as lists show them.

use tinstar_protocol::TableCard;
use tinstar_store::TableRow;
use tinstar_table::Listing;

/// A stored table as a list shows it.
#[must_use]
pub fn card(table: &TableRow) -> TableCard {
    let Listing { clock, seats, rated } = Listing::read(&table.summary);
    TableCard {
        table: table.id.clone(),
        game: table.game.clone(),
        stage: table.stage,
        public: table.public,
        created: table.created,
        clock,
        seats,
        rated,
        my_turn: false,
    }
}
