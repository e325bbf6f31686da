# What Orrery itself says. Every game has a file of its own beside this one.

## Games

cli-example = example
cli-game-facts =
    { $most ->
        [one] { $players } player
       *[other] { $players } players
    }, { $minutes } minutes, weight { $weight } of 5
cli-no-options = no options
cli-option-default = default { $value }
cli-option-automatic = by default worked out by the game
cli-option-players =
    { $most ->
        [one] Only with { $players } player.
       *[other] Only with { $players } players.
    }
cli-option-carried = For simulations; at a table it comes from earlier games.

## Components

cli-cases-of =
    { $rule }: { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
cli-case-rulebook = rulebook example
cli-case-derived = derived case
cli-case-test = rule test
cli-components-none = This game has no component data.
cli-components-sources = Where the entries come from
cli-components-replaced = { $file } (your own file)
cli-components-fingerprint = Hash of the component data, as tables and records name it: { $hash }
cli-components-flaw = { $place }: { $flaw }
cli-components-no-game = there is no game of this name; there are: { $known }
cli-components-no-file = { $game } has no component file of this name; there are: { $known }
cli-components-unreadable = this cannot be read: { $reason }
cli-source-rulebook = rulebook
cli-source-published = published
cli-source-reconstructed = reconstructed
cli-source-unstated = not stated
cli-source-other = { $source }
cli-source-of-name = name
cli-source-of-cost = cost

## At the table

cli-seat = Player { $n }
cli-seat-bot = Player { $n } ({ $bot })
cli-welcome = { $game }. { $seats }. Seed { $seed }.
cli-welcome-help = A number picks a choice, table shows the whole table, help lists everything else.
cli-recording = The game is recorded in { $file }.
cli-thinking = { $who } is thinking ...
cli-curtain = Pass the device. { $who }, press Enter.
cli-news-first = So far:
cli-news = Since your last decision:
cli-question = { $who }: { $question }
cli-forced = Only one choice: { $label }
cli-choices-more = ... and { $n } more
cli-choices-grouped = The letter of a line and one of its places pick a choice: { $example }
cli-choices-folded = all lists every choice, find WORDS looks for some.
cli-found-nothing = No choice here has the words "{ $words }".
cli-no-such-choice =
    { $n ->
        [one] There is only choice 1.
       *[other] There are choices 1 to { $n }.
    }
cli-not-understood = "{ $line }" means nothing here. A number picks a choice; help lists everything else.
cli-why-allowed = { $label }: allowed, choice { $n }.
cli-why-forbidden = { $label }: { $reason } ({ $rule }; read it with: rule { $number })
cli-why-nothing = Nothing that could be tried here has the words "{ $words }".
cli-why-more = ... and { $n } more; add words to narrow it down.
cli-no-such-rule = There is no rule { $number }. Near it: { $known }
cli-history-empty = Nothing has happened yet.
cli-undone =
    { $n ->
        [one] Taken back: { $n } step.
       *[other] Taken back: { $n } steps.
    }
cli-redone =
    { $n ->
        [0] There is nothing to redo.
        [one] Redone: { $n } step.
       *[other] Redone: { $n } steps.
    }
cli-undo-nothing = There is nothing to take back.
cli-undo-not-yours = The last decision was not yours: there is nothing to take back.
cli-undo-barrier = It cannot be taken back: something hidden came to light, or somebody else's decision began.
cli-save-failed = { $file } cannot be written ({ $reason }). The game goes on as before.
cli-saved = The whole game is in { $file }.
cli-left-saved = Goodbye. The game is in { $file }; orrery play --resume goes on with it.
cli-left-unsaved = Goodbye. The game was not saved.
cli-book-written = Your success is in your book: it counts in later games.
# The names of commands, separated by spaces. The English ones work in every language.
cli-command-undo = undo u
cli-command-redo = redo
cli-command-why = why
cli-command-rule = rule rules
cli-command-all = all
cli-command-find = find
cli-command-table = table show t
cli-command-history = history
cli-command-save = save
cli-command-order = order
cli-command-off = off
cli-command-help = help ?
cli-command-quit = quit q exit
cli-order-none = Nothing can be answered in advance here.
cli-order-list = What can be answered in advance (order 1, order off):
cli-order-off = You are asked everything again.
cli-order-given = From now on: { $order }.
cli-help =
    a number             pick that choice
    undo (u)             take back your last step; undo 3, undo all
    redo                 redo a step that was taken back; redo 3, redo all
    why NUMBER or WORDS  whether something is allowed, and which rule forbids it
    rule R1.2            read a rule; rule alone lists them
    all                  every choice
    find WORDS           the choices with these words
    table (t)            the whole table
    history              what happened lately; history all
    save FILE            write the game to a new file and go on in it
    order                what can be answered in advance; order 2, order off
    help (?)             this list
    quit (q)             leave the table

## Score sheet

cli-sheet-title = Score sheet
cli-sheet-total = Total
cli-sheet-place = Place
cli-verdict-won = { $who } wins.
cli-verdict-shared = The win is shared: { $who }.
cli-verdict-solo = You have won.
cli-verdict-lost = The game is lost.

## Replays

cli-replay-title = { $game }. { $seats }. Seed { $seed }.
cli-replay-decision = { $ply }. { $who }: { $label }
cli-replay-hidden = { $ply }. { $who } decides.
cli-replay-undo =
    { $n ->
        [one] Taken back: { $n } decision.
       *[other] Taken back: { $n } decisions.
    }
cli-replay-at =
    { $ply ->
        [one] After { $ply } decision of { $of }:
       *[other] After { $ply } decisions of { $of }:
    }
cli-replay-unfinished =
    { $n ->
        [one] The game is not over; { $n } decision stands. To decide: { $who }.
       *[other] The game is not over; { $n } decisions stand. To decide: { $who }.
    }
cli-replay-enter = Enter goes on.

## Simulation and benchmark

cli-sim-title =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $finished } finished
cli-sim-seat = Player
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-rate = Share of wins (95 %)
cli-sim-score = Mean score (95 %)
cli-sim-sd = SD
cli-sim-interval = { $value } ({ $low } to { $high })
cli-sim-categories = Mean points by category
cli-sim-length = Decisions per game: { $mean } (SD { $sd })
cli-sim-speed = { $decisions } decisions in { $seconds } s: { $per_second } decisions/s, { $games_per_second } games/s
cli-sim-total = Total
cli-sim-csv = One row per game is in { $file }.
cli-sim-plans = Plans: what a player relied on more than others
cli-sim-plan = Plan
cli-sim-times = Times
cli-sim-mean = Mean score
cli-sim-points = Points per player and game
cli-sim-rest = other
cli-sim-decisions = Decisions per player and game
cli-sim-offered = Possible
cli-sim-events = Events per player and game
cli-sim-unnamed = any
cli-sim-all = All
cli-sim-won = Winners
cli-sim-others = Others
cli-sim-opponent = Opponent
cli-bench-game = Game
cli-bench-players = Players
cli-bench-decisions = Decisions/s
cli-bench-games = Games/s
cli-bench-legal = List (ns)
cli-bench-apply = Apply (ns)
cli-bench-clone = Copy (ns)
cli-bench-bytes = Bytes
cli-bench-actions = Choices

## Wrong arguments

cli-loadtest-every = the moves of a table are at least a microsecond apart
cli-unknown-game = unknown game '{ $game }'; there are: { $known }
cli-other-game = { $file }: a game of { $game }, not of { $asked }
cli-seats-disagree = --players { $players }, but --seats names { $count }
cli-not-a-seat = '{ $label }' is not a seat; write me or bot:<bot>, as in me,bot:hard
cli-no-such-seat =
    { $seats ->
        [one] there is no seat { $seat }; this game has one seat
       *[other] there is no seat { $seat }; this game has seats 1 to { $seats }
    }
cli-unknown-rule = { $game } has no rule { $number }; there are: { $known }
cli-replay-too-far =
    { $n ->
        [one] { $file }: only { $n } decision stands, not { $asked }
       *[other] { $file }: only { $n } decisions stand, not { $asked }
    }
cli-bench-seconds = --seconds { $seconds } is not between 0 and 3600
cli-bench-no-game =
    { $players ->
        [one] no game is for 1 player
       *[other] no game is for { $players } players
    }

## Damaged records

cli-not-text = this is not text (UTF-8)
cli-record-flaw = { $file }: line { $line }: { $flaw }
cli-record-entry-flaw = { $file }: entry { $entry }, line { $line }: { $flaw }
cli-record-entry-flaw-by-rules = { $file }: entry { $entry }, line { $line } (rules version { $rules }): { $flaw }

## What a new program makes of stored games

cli-check-as-recorded = as recorded
cli-check-goes-on = diverges at entry { $entry } (rules version { $rules }): { $flaw }; { $then }
cli-check-from-snapshot = goes on from the stored position{ $dropped ->
        [0] {""}
        [one] {", without the last decision"}
       *[other] {", without the last "}{ $dropped }{" decisions"}
    }
cli-check-from-entries = goes on from the position that the entries lead to by the current rules
cli-check-from-setup = is set up by the current rules, because nothing has been decided yet
cli-check-broken = unreadable from entry { $entry } on (rules version { $rules }): { $flaw }
cli-check-unreadable = unreadable: { $reason }
cli-check-table = table { $id } ({ $game }): { $verdict }
cli-check-replay = record { $id } ({ $game }): { $verdict }
cli-check-summary =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $replays ->
        [one] { $replays } record
       *[other] { $replays } records
    }: { $good } as recorded, { $diverging } diverging, { $unreadable } unreadable
cli-check-searching = searching the database for damage
cli-check-page = the database is damaged: { $problem }
cli-check-wal-header = the header of the write-ahead log is damaged: nothing in it is read
cli-check-wal-frame = frame { $frame } of the write-ahead log is damaged: it is read up to the transaction before
cli-check-wal-cut-off = the write-ahead log ends within a transaction, after frame { $frame }: the server was killed while it wrote, or the file was cut off
cli-check-damaged = the database is damaged
cli-check-failed =
    { $n ->
        [one] { $n } game of { $all } cannot be read to its end
       *[other] { $n } games of { $all } cannot be read to their end
    }
cli-replay-as-recorded = As recorded: rules version { $rules }, components { $components }.
