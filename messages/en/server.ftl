### What the table server says no with. How message files are written: messages/en/common.ftl.

## Requests

refusal-bad-request = The server could not read this request. Reload the page and try again.
refusal-too-large = That is too long. Send less at once.
refusal-not-found = There is nothing here. Check the address.
refusal-bad-method = This cannot be done here. Reload the page and try again.
refusal-bad-origin = This request came from another page. Open the table on this server and try again.
refusal-signed-out = You are not signed in, not even as a guest. Reload the page to get a name.
refusal-slow-down = That was too much at once. Wait a moment and try again.
refusal-too-slow = That took too long. Check your connection and try again.
refusal-too-many-connections = Too many windows are open from your address. Close some and try again.
refusal-too-often = You have done such things too often at this table. Wait a minute and try again, or play on.
refusal-too-many-reports = The host has several of your reports to look at already. Wait until they are settled.
refusal-too-many-tables = You have too many unfinished tables. Finish or close one first.
refusal-store-unavailable = The server cannot reach its database, so it is not certain whether this was done. Try again in a moment; nothing will be done twice.
refusal-store-full = The server's disk is full, so this was not done. Tell the host; nothing that was done before is lost.
refusal-shutting-down = The server is about to restart. Wait a moment; the table will be as it was.

## People

# Who comes without a name is called this, until they say otherwise.
guest-name = Guest { $number }
refusal-bad-name = This name cannot be used. Choose one of 1 to 32 letters, digits, spaces and ordinary signs.
refusal-bad-login = This sign-in name cannot be used. Choose 3 to 32 letters without accents, digits, dots, hyphens or underscores.
refusal-bad-password = A password has 8 to 200 characters. Choose another.
refusal-login-taken = Somebody else has this sign-in name. Choose another.
refusal-wrong-password = No account has this sign-in name and password. Check both and try again.
refusal-wrong-code = No account has this sign-in name and code, or the code has been used. Check both and try another code.
refusal-banned = The host of this server keeps you out for now. Write to them if you think that is a mistake.
refusal-muted = The host of this server keeps you from speaking for now. You can still play.
refusal-bad-mail = No mail can be sent to this address. Check it and try again.
refusal-no-mail = This server sends no mail. Use one of your codes instead.
refusal-no-notices = This server tells nothing to browsers that are closed, nor to chats. Ask the host to switch it on.
refusal-bad-way = Nothing can be sent there. Check the address: it begins with https:// and the name of a chat's server.
refusal-too-many-ways = You are told in so many ways already. Remove one of them first.
refusal-no-such-way = You are not told in this way, or not any more. Look at your account.
refusal-bad-quiet = These are no hours of a day. Choose two different ones.
refusal-wrong-link = This link has been used or is too old. Ask for another.
refusal-already-account = You have an account already. Sign out to make another.

## Tables

refusal-no-such-table = There is no such table. Check the link.
refusal-no-such-game = There is no such game here. Choose one from the list.
refusal-no-such-bot = There is no such bot. Choose one from the list.
refusal-bad-clock = This time to think is too short or too long. Choose another.
refusal-bad-player-count = This game is not for so many players. Change the number of seats.
refusal-unknown-option = This game has no such option. Choose one from the list.
refusal-bad-option-value = The option cannot have this value. Choose another.
refusal-bad-key = Each request needs a key of 1 to 64 visible characters. Send it again with such a key.
refusal-bad-text = A message has 1 to 500 characters. Say it in another way.
refusal-not-owner = Only the person who laid the table may do this. Ask them.
refusal-not-seated = Only players at this table may do this. You can watch.
refusal-not-your-seat = This seat is not yours. Choose one of your own.
refusal-no-such-seat = There is no such seat at this table. Choose another.
refusal-no-such-puzzle = There is no such puzzle here. Choose one from the list.
refusal-no-such-moment = Nothing happened in the match at that moment. Choose another.
refusal-seat-taken = This seat is taken. Choose another.
refusal-no-open-seat = All seats are taken. You can watch.
refusal-seats-open = Some seats are still open. Fill them with people or bots first.
refusal-already-started = It is too late for that: the match has begun or the table is cleared. Choose another table, or lay one.
refusal-not-running = No match is being played here now. Begin one first.
refusal-not-over = The match is not over yet. Finish it first.
refusal-halted = This match was begun with other rules than this server knows, so it waits rather than change. Ask the host to bring back the earlier release.
refusal-damaged = What the server has stored of this match is damaged, so it cannot go on. Tell the host, who may have a backup.
refusal-bot-plays = A bot plays this seat now. Take the seat back first.
refusal-no-bot-plays = No bot plays this seat. It is yours already.
refusal-not-away = They are here, or were until just now. A bot can stand in once they have been away for two minutes.
refusal-blocked = The owner of this table does not want you to sit or speak here. Choose another table.
refusal-stale = The table has changed since you chose. Look again and choose anew.
refusal-not-an-action = This is no move of this game. Choose one of the moves on offer.
refusal-game-over = The game is over. Start a new one whenever you like.
refusal-not-your-decision = It is not your turn to decide. Wait a moment: you will be asked.
refusal-not-allowed = That is not allowed now. Choose one of the moves on offer.
refusal-no-hints = There are no hints at this table: not everybody who plays has agreed to them, or it was laid without.
refusal-cannot-undo = This cannot be taken back: dice were rolled, something was shown, it is not your turn any more, or your time for it is up.
refusal-bad-record = This is not a whole and unchanged record of a match. Download it again and try the new file.
refusal-needs-account = This is for people with accounts. Make one first; what you played stays yours.
refusal-bad-rated = A table that counts for ratings needs a clock and a screen for everybody, one seat each, and has no hints.
refusal-needs-people = A match that counts for ratings needs two people at least.
refusal-already-seated = You have a seat already; where it counts for ratings, everybody has one.
refusal-no-bots-here = No bot plays for you where it counts for ratings. Whoever leaves comes last.
refusal-no-such-person = There is nobody of this name here.
refusal-not-shown = They do not show what they played.
refusal-not-met = You can ask people you have played with and who do not block you. Send anybody else your link.
refusal-too-many-friends = One of you has 200 friends or requests already.
refusal-too-many-invited = 30 people are invited to this table already.

## Mail

mail-confirm-subject = Is this your address?
mail-confirm =
    Hello { $login },

    With this link you show that this address is yours, so that you can be sent a new password here:

    { $link }

    It can be followed once, until tomorrow. If you did not ask for it, you need not do anything.
mail-recover-subject = A new password
mail-recover =
    Hello { $login },

    With this link you choose a new password:

    { $link }

    It can be followed once, within half an hour. If you did not ask for it, you need not do anything: your old password still works.

## Notices

notice-title = Your turn at Tinstar
notice-try = This is how you will be told that it is your turn.
notice-turn = { $game }: it is your turn.
notice-turn-of = { $game }: it is { $names }’s turn.
mail-notice =
    { $body }

    To the table: { $link }

    You are told once a decision, and only while you are away. To be told by mail no more: { $stop }
