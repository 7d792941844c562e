-- To find all that somebody said, when they want to have it or to be forgotten.
CREATE INDEX chat_of_person ON chat (person);
