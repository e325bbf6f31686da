# What the engine and the server say, at the terminal and in the browser alike: set-ups that are refused; records, stored tables
# and component files that cannot be read.

setup-players = { $game } is for { $min } to { $max } players, not { $asked }.
setup-players-only =
    { $max ->
        [one] { $game } is for { $max } player, not { $asked }.
       *[other] { $game } is for { $max } players, not { $asked }.
    }
setup-rules = { $game } is played by version { $known } of the rules; version { $asked } is not known.
setup-option = { $option }: { $reason }
setup-not-one-of = '{ $text }' is not one of { $values }
setup-not-a-number = '{ $text }' is not a whole number from { $min } to { $max }
setup-not-a-pair = '{ $option }' is not of the form option=value
setup-unknown-option = unknown option '{ $option }'; this game has: { $known }
setup-no-options = unknown option '{ $option }'; this game has none
setup-option-twice = option '{ $option }' is given twice
option-bots = Bots
setup-bots =
    { $bots ->
        [one] there is 1 bot
       *[other] there are { $bots } bots
    } for { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
setup-options = The options do not fit this game: { $reason }
bot-unknown = '{ $name }' is not a bot; accepted are random, greedy, mcts:300 (iterations), mcts:1s and mcts:250ms (time), easy, medium, hard, expert
bot-count =
    { $seats ->
        [one] 1 seat needs one bot
       *[other] { $seats } seats need one bot for all or { $seats } bots
    }, not { $bots }

record-not-a-record = this is not an Orrery record
record-cut-short = the line is cut short
record-format = record format { $format } is unknown; this program reads up to { $ours }
record-expected = “{ $field } …” is missing
record-field = { $field }: { $reason }
record-seats =
    { $n ->
        [one] a game with { $n } seat is not possible
       *[other] a game with { $n } seats is not possible
    }
record-no-empty-line = an empty line must follow the header
record-not-an-entry = this is neither a decision nor an undo
record-not-a-seat = “{ $text }” is not a seat of this game
record-not-json = this is not JSON: { $reason }
record-undo-count = an undo needs a number above 0
record-undo-too-far =
    { $n ->
        [one] { $n } decision is taken back, but none stands
       *[other] { $n } decisions are taken back, but fewer stand
    }
record-other-game = this is a game of { $theirs }, not of { $ours }
record-unknown-game = the game “{ $game }” is unknown
record-newer-rules = played by rules version { $theirs }; this program knows version { $ours }
record-older-rules = played by rules version { $theirs }; this program plays version { $oldest } and later
record-other-components = played with other components ({ $theirs }, here { $ours })
record-not-an-action = this is not an action of the game: { $reason }
record-illegal = player { $seat } may not do this: { $why } ({ $rule })
record-undo = this cannot be taken back here
record-diverges = the position after this entry is not the recorded one (rules version { $rules })
record-unverified-position = a stored position cannot be verified
record-unreadable-position = the stored position has another format: { $reason }

table-format = it was stored in format { $format }; this program reads up to { $ours }
table-malformed = what is stored of it is malformed: { $reason }
table-store = the database reports an error: { $reason }

component-syntax = line { $line }: this is not TOML
component-missing = missing
component-twice = this is there twice
component-no-such-field = there is no such field
component-unknown = “{ $value }” is not known here
component-count = { $found } where the game has { $expected }
component-range = { $found } is not between { $min } and { $max }
component-disagrees = this does not agree with { $with }

# What is wrong with a value that a parser refuses. They follow a colon.
misfit-missing-field = “{ $name }” is missing
misfit-unknown-field = “{ $name }” is not known here
misfit-duplicate-field = “{ $name }” is there twice
misfit-value = “{ $name }” does not fit here
misfit-type = a value is of the wrong kind
misfit-column = it cannot be read from character { $column } on
misfit-unreadable = it cannot be read
