### What is fetched with the screens that say it: matches, ratings.

profile-since = Here since { $date }.
profile-guest = A guest.
profile-guest-own = You are a guest: this stays on this device. With an account it goes where you go.
profile-shows = Who may see this
profile-shows-everybody = Everybody
profile-shows-players = Those I played with
profile-shows-nobody = Only me
profile-shows-set = So be it.
profile-none = Nothing played to the end yet.
profile-none-own = Nothing played to the end yet. Once you have, you find it here.
profile-players = Players
profile-matches = Matches
profile-won = Won
profile-fair = even: { $share }
profile-luck =
    With { $players }, in { $matches ->
        [one] one match that was reviewed
       *[other] { $matches } matches that were reviewed
    }: luck { $luck }, own choices { $choices } of a victory each time.
profile-luck-one = Luck { $luck }, own choices { $choices }
profile-called = With which colours and characters
profile-called-one =
    { $name }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $share } won
profile-list = All matches
profile-list-none = None like this.
profile-gone = left
profile-curve = { $game } with { $players }: from { $from } to { $to }
filter-game = Game
filter-result = Result
filter-rated = Ratings
filter-all = All
filter-won = Won
filter-lost = Not won
filter-rated-yes = Counted
filter-rated-no = Did not count
rating = Rating
rating-none = none yet
rating-now = { $rating } ± { $error }
rating-provisional = { $rating }, not sure yet
ratings-how = By tables that count for ratings. Whoever begins has 1500; only those whose rating is sure enough are listed, by what they are worth at least. Bots are rated among people.
ratings-none = Nobody has played a match that counts yet. When you lay a table for friends, you can let it count.
ratings-too-few = Nobody has played enough yet to be sure.
ratings-with = With { $players }
ratings-mine =
    You: { $rating }, after { $matches ->
        [one] one match
       *[other] { $matches } matches
    }.
ratings-place = Place
ratings-who = Who
ratings-bot = Bot: { $level }

### Being told that it is my turn.

told = When it is my turn
told-what = While you are away from a table that waits for you, you are told once a decision, after a minute or so.
told-this-device = This device ({ $name })
told-by-push = { $name }
told-by-mail = Mail to { $name }
told-by-webhook = A chat at { $name }
told-on = On.
told-off = Off.
told-failed = The last time it did not arrive: { $why }
told-failed-off = Off, because it did not arrive: { $why }
told-forbidden = nothing is sent to that address.
told-unreachable = nobody answered there.
told-too-slow = it took too long.
told-refused = it was not accepted there.
told-gone = the address is gone.
told-try = Try it
told-trying = Trying…
told-tried = Sent. It should be there now.
told-turn-on = Turn on
told-turn-off = Turn off
told-remove = Remove
told-added = You will be told there.
told-device = Tell me on this device
told-device-no = This browser does not allow it. Look at its settings for this page.
told-device-none = This browser cannot be told while the page is closed. On an iPhone or iPad, add Tinstar to the home screen first.
told-mail = Write to { $address }
told-chat = A chat’s address for messages (webhook)
told-chat-how = Discord, Slack, Mattermost and others give you one; it begins with https://. Keep it to yourself: whoever has it can write there.
told-chat-add = Tell this chat
told-quiet = Quiet hours
told-quiet-none = None: you are told at any hour.
told-quiet-is = What comes up then is said when they end.
told-quiet-from = From
told-quiet-until = Until
told-quiet-save = Keep these hours quiet
told-quiet-off = No quiet hours
told-quiet-set = Those hours are quiet now.
told-quiet-gone = You are told at any hour.
told-table-what = A chat that hears of everybody’s turns at this table, by their names here.
told-not-offered = This server tells nothing to chats.
told-stop = Not to be told any more
told-stop-why = Press the button, and nothing more is sent there. In your account it can be turned on again.
told-stop-yes = Send me nothing more
told-stopped = Nothing more is sent there.

### Links in mails.

letter-confirm = Yes, this is my address
letter-confirm-why = You have followed a link that was sent to you. Press the button to show that the address is yours.
letter-confirmed = The address is yours now.

### Who I am: accounts and mail.

account-rename = Change it
account-renamed = That is your name now.
account-ways = Account
account-make = Make an account
account-make-why = Not needed to play. With one you find your matches on another phone or computer too.
account-made = Your account is made. Your seats are yours everywhere now.
account-sign-in = Sign in
account-sign-in-why = Your seats are waiting for you.
account-welcome = Welcome back.
account-signed-in = You are signed in as { $login }.
account-sign-out = Sign out
account-signed-out = You are signed out.
account-login = Sign-in name
account-login-how = 3 to 32 letters without accents, digits, dots, hyphens or underscores.
account-password = Password
account-password-how = At least 8 characters.
account-password-new = New password
account-change = Change the password
account-changed = The new password is set. You are signed out everywhere else.
account-codes = Your codes
account-codes-why = Each of them sets a new password once, should you forget yours. Write them down: they are shown only now.
account-forgot = Forgot the password?
account-code = One of your codes
account-recover = Set a new password
account-recover-why = With one of the codes you got with your account you set a new password.
mail = Your address
mail-why = With an address you can be sent a new password, should you forget yours. Nobody else sees it.
mail-is = A new password can be sent to { $address }.
mail-address = Mail address
mail-how = A link is sent there; follow it within a day.
mail-set = Use this address
mail-sent = A link is on its way. Follow it to show that the address is yours.
mail-forget = Forget my address
mail-gone = Your address is forgotten.
mail-forgotten = Send me a link
mail-forgotten-why = Or give your sign-in name above and have a link sent, if your account has an address.
mail-forgotten-sent = If this account has an address, a link is on its way. It works for half an hour.
account-data = Download it
account-data-what = Everything that is stored about you, as a file.
account-delete = Delete me
account-delete-what = Removes your name, your sign-in and all you said for good, and gets you up from every table. What stays are moves by somebody without a name.
account-delete-yes = Delete for good
account-deleted = You are gone. A new guest has taken your place.

### Friends.

friends-mine = Your friends
friends-none = Nobody yet. Send your link, or add somebody you have played with.
friends-seen = Friends see when you are here and at which public tables you play, unless your profile is shown to nobody. Nobody else sees your list.
friends-here = here now
friends-waiting = asked
friends-asked-me = They would like to be your friends
friends-accept = Accept
friends-accept-of = Accept { $name }
friends-decline = No, thanks
friends-decline-of = Say no to { $name }
friends-block = Block
friends-block-of = Block { $name }
friends-end = Unfriend
friends-end-of = Unfriend { $name }
friends-withdraw = Withdraw
friends-withdraw-of = Stop asking { $name }
friends-add = Add as a friend
friends-add-of = Add { $name } as a friend
friends-met = You played with
friends-blocked = Blocked
friends-blocked-how = They can neither ask nor invite you nor sit down at your tables, and you do not see theirs.
friends-unblock = Unblock
friends-unblock-of = Unblock { $name }
friends-link = Your link for friends
friends-link-how = Whoever opens it and agrees is your friend. Send it only to those you know.
friends-link-show = Show my link
friends-link-another = Another link
friends-link-replaced = The link before leads nowhere any more.
friends-link-of = { $name } would like to be your friend. You will see when the other is here, and can invite each other to tables.
friends-link-follow = Be friends with { $name }
friends-link-own = This is your own link. Send it to somebody.
friends-link-dead = This link leads nowhere any more. Ask whoever sent it for another.
friends-made = You are friends now.
friends-asked-now = Asked. Now it is for them to say yes.
friends-ended = Done.
friends-blocked-now = Blocked. You find them at the end of your friends.
friends-unblocked = No longer blocked.
friends-invite = Invite friends
friends-invite-one = Invite
friends-invite-of = Invite { $name }
friends-invited = invited
invitations = Invitations
invitation-by = { $name } invites you
invitation-decline = Decline { $name }'s invitation to { $game }
list-hidden = Blocked. You see no more of their tables.
list-show-all = Unblock everybody

### About.

about-what = Tinstar is a table for board games: alone against bots, with friends by a link, or around one screen. It is free, has no advertising, and anybody can host it.
about-fair = Fair dice
about-fair-how = All the luck of a match comes from one secret number. Its seal is shown before the first die is cast and the number after the last, so that anybody can check every roll and every shuffle.
about-rules = Rules you can look up
about-rules-how = Every line of the log and every refusal names the rule behind it. Where the printed rules leave something open, the rule says so.
about-data = What is kept
about-data-how = Your name, your matches and a cookie that knows you again. No tracking, nothing from elsewhere.
about-made = Made by
about-made-how = The people of the Tinstar project. Source code under the MIT and Apache licences; typefaces Sancreek and Bitter under the Open Font License.
