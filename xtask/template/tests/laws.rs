//! The laws every game obeys.

use __game__::__Game__;

#[test]
fn laws() {
    tinstar_testkit::Laws::<__Game__>::new().check();
}
