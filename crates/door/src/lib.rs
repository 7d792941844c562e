//! What a page calls: three functions by name, whose arguments are numbers. Texts lie in the module's memory.
//!
//! `room(length)` says where to write a question of so many bytes, `ask()` answers it and says where the answer begins, and
//! `answered()` how long it is. The answer lies there until the next question.
#![expect(
    unsafe_code,
    reason = "a function that is called by its name has the unsafe attribute `no_mangle`; nothing else here is unsafe"
)]

use std::cell::RefCell;

use tinstar_local::Host;

#[derive(Default)]
struct Door {
    host: Host,
    question: Vec<u8>,
    answer: Vec<u8>,
}

thread_local! {
    static DOOR: RefCell<Door> = RefCell::default();
}

/// Makes room for a question of so many bytes, to be written where this says.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    DOOR.with_borrow_mut(|door| {
        door.question.clear();
        door.question.resize(length, 0);
        door.question.as_mut_ptr()
    })
}

/// Answers the question, and says where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> *const u8 {
    DOOR.with_borrow_mut(|door| {
        door.answer = door.host.ask(&door.question);
        door.answer.as_ptr()
    })
}

/// How long the latest answer is.
#[unsafe(no_mangle)]
pub extern "C" fn answered() -> usize {
    DOOR.with_borrow(|door| door.answer.len())
}
