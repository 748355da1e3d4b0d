# Errors

error-title = That didn’t work
not-found-title = Page not found
not-found-text = There’s nothing here. Perhaps the link is incomplete.
server-error-title = Our mistake
server-error-text = Something went wrong on our side. Your match is safe; please try again.
too-many-requests = That was a bit fast. Please wait a moment.
bad-request = The server didn’t understand that. Please reload the page.
table-gone = This table no longer exists.
table-full = Every seat at this table is taken.
table-started = The match has already begun.
seat-taken = Somebody else is sitting there.
not-at-table = You have no seat at this table.
not-host = Only the host of the table can do that.
stale = Play has moved on. Here is where things stand now.
name-empty = Please enter a name.
name-too-long = { $most ->
        [one] A name can have at most { $most } character.
       *[other] A name can have at most { $most } characters.
    }
number-outside = Please enter a number from { $least } to { $most }.
time-is-up = Time’s up: a bot is making this move.
already-seated = You’re already sitting at this table.
not-now = You can’t do that right now.
already-ready = You’re already marked as ready.
only-with-bots = You can only take a card back if all the other players are bots.
nothing-to-take-back = You have no card to take back.
claim-not-certain = That isn’t certain. You can only claim on your own turn, and only what is true whatever cards the others hold.
nobody-seated = Somebody has to sit down before the match can start.
seat-for-people = At least one seat must be left for a person.
no-spectators = This table doesn’t allow spectators.
server-full = The server is full. Please try again later.
no-storage = Nothing can be saved at the moment. Please try again in a few seconds.
too-many-undos = You’ve taken back too many cards this round. Play on from here.
too-many-unfinished = Too many matches are unfinished. Finish or leave one of them first.
no-room = This server has no room for anything new at the moment. Matches that have begun go on.
banned = The host of this server doesn’t let you in.
