# Words of the board of Kepler-3042.

web-kepler-action-board = Action board
web-kepler-planets = Planets
web-kepler-home = home
web-kepler-depot = Depot
web-kepler-well = Well
web-kepler-level = level { $n }
web-kepler-reserve =
    { $n ->
        [0] no ship in reserve
        [one] 1 ship in reserve
       *[other] { $n } ships in reserve
    }
web-kepler-first-tech = Click two technologies to begin with
web-kepler-second-tech = { $tech }, and which other technology?
web-kepler-next-cost = Cubes beside a name: what the next level costs
web-kepler-terraforming = Terraforming
web-kepler-face-down = Face-down tile
web-kepler-face-down-text = Nobody knows what lies here.
web-kepler-mine = Mine
web-kepler-objective-tile = Colonial objective
web-kepler-star-single = A star. Ships fly around it.
web-kepler-star-binary = A double star. Ships fly around it.
web-kepler-star-triple = A triple star. Ships fly around it.
web-kepler-this-round = This round
web-kepler-leadership = Leadership
web-kepler-ghost =
    { $n ->
        [0] The dashed ring is the ghost. It has no medal.
        [one] The dashed ring is the ghost. It has 1 medal.
       *[other] The dashed ring is the ghost. It has { $n } medals.
    }
web-kepler-campaign = { $name }, level { $level }
web-kepler-campaign-vp = At least { $n } VP
web-kepler-campaigns-text = Each campaign has four levels, and each level adds an objective to those before. Meet them all and reach the points: the next level opens, and every { $n } points more than needed give a cube of energy or matter to begin it with.
web-kepler-campaign-passed =
    { $n ->
        [0] no level passed
       *[other] { $n } of { $of } levels passed
    }
web-kepler-campaign-complete = completed
web-kepler-campaign-play = Play
web-kepler-campaign-again = Play again
web-kepler-campaign-go-on = Go on
web-kepler-campaign-locked = Opens with a success on level { $n }
web-kepler-campaign-best = Your best: { $n } VP
web-kepler-campaign-needs =
    { $objectives ->
        [one] this objective, { $n } VP
       *[other] objectives 1–{ $objectives }, { $n } VP
    }
web-kepler-bonus = To begin with:
web-kepler-bonus-cubes =
    { $n ->
        [0] {""}
        [one] and 1 energy or matter
       *[other] and { $n } energy or matter
    }
web-kepler-bonus-later = and a cube for every { $per } VP above { $min }
web-kepler-objective = Objective
web-kepler-met = met
web-kepler-not-met = not met
web-recap-kepler-built =
    { $n ->
        [one] 1 ship
       *[other] { $n } ships
    }
web-recap-kepler-flew =
    { $n ->
        [one] 1 flight
       *[other] { $n } flights
    }
web-recap-kepler-tile_revealed =
    { $n ->
        [one] 1 tile turned up
       *[other] { $n } tiles turned up
    }
web-recap-kepler-withdrawn =
    { $n ->
        [one] 1 ship withdrawn
       *[other] { $n } ships withdrawn
    }
web-recap-kepler-medals =
    { $n ->
        [one] 1 medal
       *[other] { $n } medals
    }
web-recap-kepler-settled = { $name } settled
web-recap-kepler-terraformed = { $name } terraformed
web-recap-kepler-objective = colonial objective at { $name }
web-recap-kepler-tech = { $name } { $level }
web-kepler-now-space_missions =
    { $n ->
        [0] no ship
        [one] 1 ship
       *[other] { $n } ships
    }
web-kepler-now-colonial_settlement =
    { $n ->
        [0] none landed
        [one] 1 colony
       *[other] { $n } colonies
    }
web-kepler-now-technological_development =
    { $n ->
        [0] too dear
        [one] 1 level
       *[other] { $n } levels
    }
web-kepler-now-stellar_propulsion =
    { $n ->
        [0] no flight
        [one] 1 hex
       *[other] { $n } hexes
    }
web-kepler-now-terraform =
    { $n ->
        [0] none ready
       *[other] { $n } ready
    }
web-kepler-now-galactic_mapping =
    { $n ->
        [0] 1 step
        [one] 1 step, 1 tile
       *[other] 1 step, { $n } tiles
    }
web-kepler-now-energy_accumulation =
    { $n ->
        [0] none
       *[other] +{ $n } energy
    }
web-kepler-now-planetary_exploitation =
    { $n ->
        [0] none
        [one] 1 planet
       *[other] { $n } planets
    }
web-kepler-now-antimatter_generation =
    { $n ->
        [0] none
       *[other] +{ $n } antim.
    }
web-kepler-tip-now = Now: { $gain }.
web-kepler-take-anyway = By itself it brings nothing now. Take it all the same?
web-kepler-tip-idle = Nothing could be done with it now.
web-kepler-tip-why = Not possible now. Click to ask why.
web-kepler-tip-burn = burn 1 cube
web-kepler-tip-free = free
web-kepler-tip-next = Next level: { $text } Costs { $cost }.
web-kepler-tip-technology =
    { $n ->
        [one] 1 step on Technology Leadership
       *[other] { $n } steps on Technology Leadership
    }
web-kepler-tip-terraform = terraforming: { $cubes }
web-kepler-tip-colony =
    As a colony it produces { $cubes }{ $icons ->
        [0] .
        [one] , and gives 1 step on Colonial Leadership when settled.
       *[other] , and gives { $icons } steps on Colonial Leadership when settled.
    }
web-kepler-tip-terraformed =
    Terraformed it produces { $cubes }{ $icons ->
        [0] .
        [one] , and gives 1 step on Colonial Leadership when flipped.
       *[other] , and gives { $icons } steps on Colonial Leadership when flipped.
    }
web-kepler-tip-cube-card = On a card it pays for ships, technologies and terraforming, or is burned for a bonus action.
web-kepler-tip-cube-depot = In the depot it waits until you produce it on a card; it cannot pay, but it can be burned.
web-kepler-tip-cube-well = In the well it lies burned until you regenerate it to the depot.
web-kepler-tip-depot = Cubes that you can produce. What you spend comes back here.
web-kepler-tip-well = Burned cubes. Regenerating brings them back to the depot.
web-kepler-tip-regenerate = Regenerate 1 cube
web-kepler-tip-produce = Produce { $cubes } on a card
web-kepler-tip-medal = A medal: it goes to the progress card as soon as anybody arrives
web-kepler-progress-card = Progress card
web-kepler-tip-card = It takes effect at the end of the round.
web-kepler-medals = Medals
web-kepler-tip-medals = The leader of a track takes its medals at the end of the round. Each medal is worth 1 VP.
web-kepler-tip-objective = It counts at the end of the game, if its condition holds then.
web-kepler-terraformed-short = terraformed
web-kepler-place-on = { $hex }, { $name }
web-kepler-place-near = { $hex }, near { $name }
web-kepler-place-ship = Your ship at { $where }
web-kepler-colony = Colony
web-kepler-own-colony = your colony
web-kepler-own-ship = your ship
web-kepler-terraformed = Terraformed
web-kepler-colonial-steps = +{ $n } Colonial
web-kepler-seat-line =
    { $planets ->
        [0] no planet
        [one] 1 planet
       *[other] { $planets } planets
    }{ $terraformed ->
        [0] {""}
       *[other] {" "}({ $terraformed } terraformed)
    }{ $ships ->
        [0] {""}
        [one] {" · "}1 ship
       *[other] {" · "}{ $ships } ships
    }{ $medals ->
        [0] {""}
        [one] {" · "}1 medal
       *[other] {" · "}{ $medals } medals
    }
web-through-choice-end-main = End actions

# Prompts in the one line of a phone.
web-short-log-round = Round { $round }: { $card }
web-short-prompt-produce = { $cubes }: on which card?
web-short-prompt-regenerate = Regenerate 1 cube
web-short-prompt-convert = { $prompt }
web-short-prompt-displace = { $prompt }
web-short-prompt-convert-displace = { $prompt }
web-short-prompt-fly = Your ship: fly up to { hexes }
web-short-prompt-place-tile = Place a tile next to a star ({ $n })
web-short-prompt-bonus-cube = Bonus cube for Earth ({ $n })
web-short-prompt-setup-tech = Choose two technologies.
web-short-prompt-select = Round { $round }: choose an action.
web-short-prompt-task = { $ask }
web-short-prompt-task-or-end = { $ask }
web-short-prompt-task-or-decline = { $ask }?
web-short-prompt-task-done = Nothing more here.
web-short-prompt-main-done = Bonus action?
web-short-prompt-bonus = Bonus action?
web-short-prompt-bonus-none = No bonus action.
web-short-prompt-move-none = No ship can move.
web-short-prompt-withdraw = Withdraw ships?
web-short-prompt-withdraw-none = No ship to withdraw.
web-short-choice-exploit = Exploit { $planet }
web-short-choice-produce = Produce { $on }
web-short-choice-decline-card = Decline
web-short-choice-decline-regenerate = Decline
web-short-choice-decline-regenerate-more = No more
web-short-choice-decline-produce = Decline
web-short-choice-end-main = End action
web-short-choice-end-bonus = End bonus
web-short-choice-end-move = End movement
web-short-ask-build-free = place a free ship
web-short-ask-build-more =
    { $n ->
        [one] build 1 more ship
       *[other] { $n } more ships
    }
web-short-ask-settle = settle with a ship
web-short-ask-produce = up to { $cubes }
web-short-ask-learn = a free level
web-short-ask-learn-low = a level, free, from { $n } at most
web-short-ask-learn-one = { $tech }: 1 level free
web-short-ask-learn-burn = a level, then burn as many cubes
web-short-ask-move = choose a ship: up to { hexes }
web-short-ask-track = choose a leadership track
web-short-ask-advance = buy a technology
web-short-ask-terraform = terraform a colony
web-short-ask-exploit =
    { $n ->
        [one] exploit 1 planet
       *[other] up to { $n } planets
    }
web-short-ask-exploit-more =
    { $n ->
        [one] 1 more planet
       *[other] { $n } more planets
    }
web-short-ask-produce-one = produce { $cubes }
web-short-ask-produce-earth = produce { $cubes }
web-short-ask-build =
    { $n ->
        [one] build 1 ship
       *[other] build up to { $n } ships
    }
web-short-ask-regenerate =
    { $n ->
        [one] regenerate 1 cube
       *[other] regenerate up to { $n }
    }
