//! The laws every game obeys, on the printed board and on the smallest and largest there can be.

use catching_santa::{BoardOptions, CatchingSanta};
use tinstar_core::Options as _;
use tinstar_testkit::Laws;

#[test]
fn laws() {
    Laws::<CatchingSanta>::new().options([small(), large()]).check();
}

fn small() -> BoardOptions {
    board([("spaces", "20"), ("entries", "1,6,11,16"), ("starts", "2,7,12,17,20")])
}

fn large() -> BoardOptions {
    board([("spaces", "64"), ("entries", "64,16,32,48"), ("starts", "1,2,3,4,5")])
}

fn board(settings: [(&str, &str); 3]) -> BoardOptions {
    let mut options = BoardOptions::default();
    for (key, value) in settings {
        options.set(key, value).expect("a board of the right form");
    }
    options
}
