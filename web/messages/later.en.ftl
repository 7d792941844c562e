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
