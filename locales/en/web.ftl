# What the web pages say. Every key begins with "web-", so that it never meets a game's or the command line's.

## Everywhere

web-history = History
web-history-at =
    { $known ->
        [0] Position { $at } of { $of }
       *[other] Position { $at } of { $of }, after a move of { $who }
    }
web-history-waits = { web-history-at }: the question waits until you are back.
web-history-now = Now
web-history-step =
    { $round ->
        [0] { $at } of { $of }
       *[other] Round { $round }, { $at } of { $of }
    }
web-skip = Skip to the content
web-nav = Pages
web-close = Close
web-save = Save
web-yes = Yes
web-no = No
web-name = Name
web-loading = One moment …
web-guest-name = Guest { $n }
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-theme-system = As the system
web-theme-dark = Dark
web-theme-light = Light
web-rules = Rules
web-new-tab = { $page } (in a new tab)
web-replay = Replay
web-page-failed = This page could not be loaded. The connection may be down, or the server is newer than this window.
web-page-reload = Load again
web-help = Help
web-points = Points so far:
web-vp = { $n } VP
web-tip-cost = Cost:
web-tip-rule = Rule { $rule }

## Home

web-home-title = Board games under the stars
web-home-text = Alone, against bots or with friends. No account: pick a game and it is on the table.
web-home-lobby = Open tables
web-home-continue =
    { $n ->
        [0] Continue
       *[other] Continue: your turn ({ $n })
    }
web-home-more = All your tables ({ $n })
web-game-about =
    { $game ->
        [kepler-3042] Build ships, settle planets, terraform them and master five technologies. Sixteen rounds to lead a nation of Earth into the Milky Way.
        [planet-unknown] Cover your own planet with tiles from a turning space station, all at the same time, and climb five tracks. Rovers rescue, cards surprise.
        [spacecorp] Lead a company from Earth’s orbit to the nearest stars, in three eras: explore sites, build bases, produce. Be first where the profit is.
        [on-mars] Settle Mars together and against each other: build life support so that the colony grows, share technologies, travel between orbit and planet.
        [starship-interstellar] The Sun has become a red giant. Mine turning planets, build the ark, save people from Earth, scout the way to Trappist. The base rules are reconstructed.
        [connect-four] The small example: drop discs, and four in a row win.
       *[other] {""}
    }
# What a new table says of a game before anything else, where there is something.
web-game-caution =
    { $game ->
        [starship-interstellar] Much of this game is reconstructed: only the appendix of its rulebook was available. A printed copy will differ; the rules page marks what is reconstructed.
       *[other] {""}
    }
web-players =
    { $most ->
        [one] { $n } player
       *[other] { $n } players
    }
web-minutes = { $n } minutes
web-weight = weight { $n } of 5
web-play-solo = Play solo
web-play-bots = Play against bots
web-play-friends = Play with friends
web-play-custom = Choose seats and options
web-play-tour = Show me how to play
web-card-label =
    { $of ->
        [play-solo] Play solo
        [play-bots] Bots
        [play-friends] Friends
        [play-tour] How to play
        [campaigns] Campaigns
        [play-custom] Options
       *[rules] Rules
    }
web-guide = Guide: how to plan
web-guide-of = Guide to { $game }
web-campaigns = Solo campaigns
web-campaigns-of = Solo campaigns of { $game }

## Lobby

web-lobby = Tables
web-lobby-new = New table of { $game }
web-as-recorded = Begun from a recorded position that the host may know in full: this game counts for nothing.
web-from-record = Begun from a recorded position: this game counts for nothing.
web-lobby-mine = Your tables
web-lobby-mine-none = You sit at no table.
web-lobby-over =
    { $n ->
        [one] The finished game
       *[other] All { $n } finished games
    }
web-lobby-public = Public tables
web-lobby-public-none = No public table is open. Make one.
web-status-waiting = waiting for players
web-status-playing = being played
web-status-over = over
web-status-turn = your turn
web-status-abandoned = abandoned
web-turn-yours = your turn
web-turn-yours-for = your turn for { $time }
web-turn-of = { $who } to decide
web-turn-of-for = { $who } to decide, for { $time }
web-result-won = won
web-result-lost = lost
web-result-place = place { $place } of { $of }
web-abandoned = { $who } left, and the game ended without a result.
web-abandoned-you = You left, and the game ended without a result.
web-visibility-public = Public
web-visibility-public-help = Listed among the tables; anybody may join or watch.
web-visibility-link = By link
web-visibility-link-help = Anyone with the link may join or watch.
web-visibility-private = Private
web-visibility-private-help = Only those who sit at it.
web-join = Join
web-leave = Leave
web-close-table = Close the table
web-watch = Watch
web-start = Start
web-open-table = To the table

## A new table

web-new-title = New table of { $game }
web-new-seats = Seats
web-new-count = players
web-new-seat = Player { $n }
web-new-open-text =
    { $n ->
        [one] One seat stays open: you get a link to share.
       *[other] { $n } seats stay open: you get a link to share.
    }
web-new-options = Options
web-new-table = Table
web-new-visibility = Who may join
web-new-bot-takes-over = A bot takes over the seat of somebody who leaves
web-new-undo-by-consent = Undo beyond what came to light, if everybody agrees
web-new-create = Create the table
web-new-start = Start the game
web-seat-name = Player { $n }
web-seat-me = Me
web-seat-open = Open
web-seat-open-short = open seat
web-seat-bot = Bot
web-seat-same-device = Somebody at this device
web-seat-remove = Free the seat
web-seat-fill = Put a bot in seat { $n }
web-seat-fill-short = Fill with a bot
web-seat-drop = Take seat { $n } away
web-seat-add = One more seat
web-bot-strength = Strength of the bot
web-bot-easy = Easy
web-bot-medium = Medium
web-bot-hard = Hard
web-bot-expert = Expert
web-bot-kind =
    { $bot ->
        [easy] Easy bot
        [medium] Medium bot
        [hard] Hard bot
        [expert] Expert bot
       *[other] Bot ({ $bot })
    }

## Before the start

web-waiting-title = Waiting for players
web-waiting-open = The game can start when every seat is taken.
web-waiting-host = The player who made the table starts the game.
web-link-text = Send this link to those who are to join:
web-link-copy = Copy
web-link-copied = The link is copied.
web-link-here = This browser does not let the page copy. The link:
web-link-code = QR code of the link
web-link-code-text = Or point a phone at it.
web-share = Share
web-join-name-empty = How shall the others call you?

## At the table

web-question = What is asked
web-choices = Choices
web-choices-list = List ({ $n })
web-choices-filter = Find a choice
web-choices-none = Nothing to choose here.
web-choices-none-found = No choice has these words.
web-menu-leave = Leave it
web-set = Being put together
web-set-total = { $n } of { $of }
web-set-total-most = { $n } chosen, { $of } at most
web-set-missing =
    { $n ->
        [one] 1 missing
       *[other] { $n } missing
    }
web-set-missing-least =
    { $n ->
        [one] choose at least 1
       *[other] choose at least { $n }
    }
web-set-remove = Take out
web-set-confirm = Confirm
web-order-offer = Answer in advance
web-order-revoke = Ask me again
web-set-full = That makes more than { $n }: take something out first.
web-set-unfit = This does not go with what is chosen.
web-set-stuck = It cannot be done like this. What was begun is taken back.
web-undo = Undo
web-undo-request = Request undo
web-undo-requested = Undo request sent.
web-undo-declined = Undo request declined.
web-undo-to-here = Undo to before this
web-undo-far-to-here = Undo to before this, further back than your last turn
web-undo-far = Further back than your last turn?
web-undo-takes-back =
    { $n ->
        [one] This takes back one decision: { $list }.
       *[other] This takes back { $n } decisions: { $list }.
    }
web-undo-yours = { $n } of yours
web-undo-of = { $n } of { $name }
web-undo-far-consent = The others must agree.
web-undo-do = Take back
web-undo-leave = Leave it
web-redo = Redo
web-undo-request-of =
    { $n ->
        [one] { $who } requests an undo of one decision. Do you agree?
       *[other] { $who } requests an undo of { $n } decisions. Do you agree?
    }
web-asked-of = { $who }: { $what }
web-waiting-for = Waiting for { $who }.
web-waiting-thinking = { $who } is thinking …
web-telling = { $who } is playing.
web-telling-what = { $who }: { $what }
web-title-your-turn = Your turn
web-spectator = watching
web-own-components = Own components { $hash }
web-own-components-rules = This server plays with corrected component data. Where the rules below give other numbers, those on the board hold.
web-areas = Areas of the board
web-tools = Tools
web-looking-at = You are looking at the area of { $name }.
web-back-to-mine = Back to mine
web-end-turn = End turn
web-only-choice = Nothing to decide, taken for you: { $what }
web-enter-nothing = Enter takes nothing here: no answer is the usual one. Choose on the board or in the list.
web-enter-looking = Enter takes nothing while you are looking at another area.
web-skip-watching = Skip
web-key-space = Space
web-drawer = Players, log and chat
web-side-common = What all share
web-seat-you = you
web-seat-first = first player
web-seat-thinking = thinking
web-seat-deciding = to decide
web-seat-away = away
web-seat-show = Show the area of { $name }
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-undid =
    { $n ->
        [one] One decision is taken back.
       *[other] { $n } decisions are taken back.
    }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-unread = new messages
web-chat-mute = Mute { $name }
web-chat-unmute = Let { $name } write again
web-chat-open = Let spectators write
web-chat-close = Only players write
web-chat-muted = The host has muted you at this table.
web-chat-closed = Only those who sit at the table write here.
web-sound = Sounds
web-sound-on = Sounds on
web-sound-off = Sounds off
web-curtain-title = Pass the device to { $name }
web-curtain-text = The table is covered until then.
web-curtain-open = I am { $name }
web-reconnecting = The connection is lost. Trying again …
web-reconnect-now = Try now
web-table-gone = You no longer have access to this table. Ask the host to let you back in.
web-refused-stale = The game has moved on meanwhile. Look again.
web-verdict-won = { $who } wins.
web-verdict-shared = The win is shared: { $who }.
web-verdict-solo = You have won.
web-verdict-lost = The game is lost.
web-verdict-behind = You have { $points }, { $n } behind.
web-sheet = Score sheet
web-sheet-total = Total
web-sheet-place = Place
web-solo-goals = What was to be reached
web-solo-reached = Reached:
web-solo-missed = Not reached:
web-resign = Resign
web-resign-sure = Do you really want to resign?
web-rematch = Rematch
web-record = Download
web-zoom-in = Nearer
web-zoom-out = Farther
web-zoom-all = Show everything

## Help

web-help-title = How to play here
web-help-text = Everything that glows can be clicked. Click anything else to read why it is not allowed now. The list has every choice in words.
web-help-keys = Keys
web-help-in-question = When you are asked
web-help-in-list = List of choices
web-help-in-board = On the board
web-help-in-history = History of the game
web-help-in-table = At the table
web-help-in-replay = In a replay
web-help-in-tour = In the guided tour
web-help-in-rules = On the rules page
web-help-enter = do what the main button says: end or confirm
web-help-undo = take back one step (also Ctrl+Z)
web-help-undo-turn = take back everything up to the last point of no return
web-help-redo = redo a step that was taken back (also Ctrl+Shift+Z)
web-help-skip = skip the moves of the others that are being shown
web-help-list = open or close the list of choices
web-help-numbers = take the choice with this number; the first digit opens the list
web-help-filter = find a choice by its words
web-help-filter-enter = take the only choice that was found
web-help-board-tab = go to the next thing that can be chosen
web-help-board-press = choose it
web-help-menu-arrows = go through a menu of several choices
web-help-menu-close = close the menu
web-help-history-step = one step back or forward; with Shift, one turn
web-help-history-now = back to the present
web-help-help = this help
web-help-escape = close what is open and remove the preview
web-help-replay-step = one step back or forward; with Shift, one turn
web-help-replay-ends = to the start or the end
web-help-tour-enter = make the move, or go on
web-help-tour-step = one step back or forward
web-help-rules-search = search the rules
web-help-rules-clear = end the search
web-help-planet-turn = turn the tile right or left
web-help-planet-flip = flip the tile
web-help-planet-arrows = move the tile to the next place where it fits
web-help-planet-station = turn the station (→ clockwise), when you are asked to
web-help-planet-lay = place the tile

## Replay

web-replay-start = The beginning
web-replay-nearest = This position can no longer be shown: { $reason }. You see the nearest one that can.
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step on
web-replay-turn-back = To the turn before
web-replay-turn-forward = To the next turn
web-replay-round-back = To the round before
web-replay-round-forward = To the next round
web-replay-speed = Speed
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-play-from-here = Play from here
web-play-from-here-text = Step through the history to the position you want to play on from, then press “Play from here” again.
web-replay-step = Step
web-log-undid-by =
    { $n ->
        [one] { $who } took a decision back
       *[other] { $who } took { $n } decisions back
    }
web-chart = Points over time
web-chart-label = Points over time. At the end: { $result }
web-preview-would = If you choose this:
web-preview-hidden = Something hidden will come to light: this cannot be taken back alone.
web-preview-points = { $points } VP
web-recap = Since your last turn
web-recap-who = { $name }:
web-recap-watch = Click to see it on the board.
web-recap-more = +{ $n } more
web-recap-more-brief = +{ $n }
web-tour = Guided tour
web-tour-step = Step { $n } of { $of }
web-tour-next = Next
web-tour-back = Back
web-tour-end = Leave the tour
web-tour-for-me = Do it for me
web-tour-you = You
web-tour-other = The other
web-tour-sentence = A real game between two players. Look around, then go on.
web-tour-elsewhere = In a game that would be allowed. The tour goes on with the lit choice.
web-tour-otherwise = That is allowed, too. The tour goes on with the move that was made in its game.
web-tour-look = Just look for now: the next steps let you play.

## Records

web-records = Records
web-records-text = A record is a whole game in one small file: how it was set up and every decision since. Open one to step through the game, or to play on from any point of it.
web-records-open = Open a record
web-records-choose = Choose a file
web-records-drop = or drop it here
web-records-paste = or paste its text
web-records-go = Open
web-records-bad = This record cannot be opened
web-records-mine = Your finished games
web-records-mine-none = None yet. A game that is over appears here, with its record.
web-records-download = Download the record

## Statistics

web-statistics = My statistics
web-statistics-none = Nothing to count yet. Games that are played to their end appear here.
web-statistics-game = Game
web-statistics-company = Company
web-statistics-games = Games
web-statistics-wins = Won
web-statistics-best = Best score
web-company-solo = solo
web-company-bots = against bots
web-company-people = with people

## Rules, settings, missing pages

web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found =
    { $n ->
        [0] No rule found
        [one] 1 rule found
       *[other] { $n } rules found
    }
web-rules-none-found = No rule has all these words. Try a shorter word, or a number such as R6.2.
web-rules-appendix = Appendix
web-rules-cases =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
web-rules-cases-of =
    { $n ->
        [one] { $n } case of { $rule }
       *[other] { $n } cases of { $rule }
    }
web-rules-case-rulebook = rulebook example
web-rules-case-derived = derived case
web-rules-case-test = rule test
web-settings = Settings
web-settings-name = Your name
web-settings-name-help = Others see it at the table. There is no account: this browser remembers you.
web-settings-saved = Saved.
web-settings-language = Language
web-settings-theme = Theme
web-settings-table = At the table
web-settings-speed = How fast movements are shown
web-settings-speed-help = If your system asks for less motion, nothing moves; the steps of the others still come one by one.
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Not at all
web-settings-every-step = Ask me at every step, even where nothing can be done
web-settings-sound = Soft sounds: my turn, moves of others, chat, the end
web-settings-notifications = Notify me when it is my turn and I am looking elsewhere
web-settings-notifications-blocked = The browser does not allow notifications from this page.
web-missing-title = There is nothing here
web-missing-text = The address is wrong, or the table is gone.
web-missing-home = To the games

## Why a request is not carried out

web-failure-unreachable = The server cannot be reached.
web-failure-malformed = The request is not well-formed: { $reason }
web-failure-name-length = A name has 1 to { $most } characters.
web-failure-name-characters = A name has only characters that can be seen.
web-failure-name-of-bot = A name does not have the word “bot”: others would take you for one.
web-failure-chat-length = A line has 1 to { $most } characters.
web-failure-chat-characters = A line has no line breaks and no invisible signs that change its direction.
web-failure-nul = A text does not have the character U+0000.
web-failure-many-tables = You have { $most } public tables already. End one, or make this one private.
web-failure-many-tables-here = There are { $most } public tables from your network already. Make this one private, or open by link.
web-failure-many-bot-tables = Bots already play among themselves at several tables that you, or others on your network, watch. Another game of theirs begins or goes on when one of those ends or is no longer watched.
web-failure-too-large = That is too long.
web-failure-not-json = The body must be application/json.
web-failure-no-guest = Say who you are first (POST /api/guest).
web-failure-other-site = The request does not come from this site.
web-failure-other-host = This server does not go by that name. Its operator can add it with --host.
web-failure-not-seated = You do not sit at this table.
web-failure-not-your-seat = That is not your seat.
web-failure-not-host = Only the host may do this.
web-failure-muted = The host has muted you at this table.
web-failure-removed = The host has removed you from this table.
web-failure-too-often = Too many requests. Wait a little.
web-failure-quota = You have had a lot stored within a short time. Try again later.
web-failure-no-address = There is no such address.
web-failure-no-game = There is no such game.
web-failure-no-table = There is no such table.
web-failure-no-tour = This game has no tour.
web-failure-no-seat = There is no such seat.
web-failure-no-order = That cannot be answered in advance now.
web-failure-no-entry = The game has no such entry.
web-failure-no-text = There is no such text.
web-failure-begun = The game has begun.
web-failure-not-begun = The game has not begun.
web-failure-seat-taken = No such seat is open any more.
web-failure-name-taken = Somebody at this table has a name that looks like yours. Change yours first.
web-failure-seat-open = A seat is still open.
web-failure-own-seat = To give up your own seat, leave the table.
web-failure-not-playing = No game is being played here.
web-failure-not-over = The game is not over yet.
web-failure-over-there = The game is over at that point.
web-failure-closed = The table is closed.
web-failure-answered = This question is answered. All answers are revealed together.
web-failure-overtaken = Somebody else was faster. Look again.
web-failure-undo-too-far =
    { $n ->
        [0] No decision stands.
        [one] Only one decision stands.
       *[other] Only { $n } decisions stand.
    }
web-failure-undo-barred = Something hidden came to light, or somebody else's decision began.
web-failure-undo-declined = Undo request declined.
web-failure-many-undos = This game has had { $most } undos; there can be no more.
web-failure-many-entries = The log of this game has { $most } entries; nothing more can be undone or redone.
web-failure-many-removed = You have removed or muted { $most } guests at this table; there can be no more.
web-failure-redo-too-far =
    { $n ->
        [0] There is nothing to redo any more.
        [one] Only one decision can be redone.
       *[other] Only { $n } decisions can be redone.
    }
web-failure-one-seat = You can take one seat; others at your device have seats of their own.
web-failure-many-seats = No game has that many seats.
web-failure-other-seats =
    { $n ->
        [one] The game has { $n } player.
       *[other] The game has { $n } players.
    }
web-failure-setup = These options do not fit.
web-failure-bot = { $reason }
web-failure-bot-iterations = A bot may think for { $most } iterations at most.
web-failure-bot-seconds = A bot may think for { $most } seconds at most.
web-failure-not-an-action = That is not an action of this game: { $reason }
web-failure-record = Line { $line } of the record: { $reason }
web-failure-undos = { $undos } undos; a record may have { $most }.
web-failure-undo-work = Replaying the undos of this record takes too much work: { $work }, where { $most } is allowed.
web-failure-unreplayable = The game cannot be replayed: { $reason }
web-failure-damaged = This table cannot be read: { $reason }
web-failure-broken = This table can only be looked at and closed: { $reason }
web-failure-failed = The request failed.
web-failure-stopping = The server is stopping.
web-failure-silent = The store does not answer. Try again.
web-failure-full = The server is full just now. Try again in a minute.
web-failure-unwritable = The server cannot store moves at the moment. Nothing is lost: try again in a moment.
web-failure-unknown = It is not known yet whether your last move was stored. The table shows it as soon as the server can read again.
web-failure-timed-out = The server took too long to answer. Look again: it may have done what you asked for.

## Log

web-log-redealt = The game goes on from a recorded position. Everything hidden was redealt.
web-log-restarted =
    From here on version { $rules } of the rules holds.{ $dropped ->
        [0] {""}
        [one] {" "}The decision before could not be carried over.
       *[other] {" "}The last { $dropped } decisions could not be carried over.
    }
