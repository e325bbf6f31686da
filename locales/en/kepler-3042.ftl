# What Kepler-3042 says. Names and texts of components are in kepler-3042-components.ftl.

## Small words

player = Player { $n }
list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-semicolon = { $a }; { $b }
hex = { $hex }
hex-on = { $hex } on { $name }
hex-near = { $hex } near { $name }
hex-off = off the map
number = { $n }
cubes-energy = { $n } energy
cubes-matter = { $n } matter
cubes-antimatter = { $n } antimatter
cubes-none = nothing
cubes-plus = { $a } + { $b }
# Letters with spaces that no line is broken at.
short-energy = { $n }{"\u00A0"}E
short-matter = { $n }{"\u00A0"}M
short-antimatter = { $n }{"\u00A0"}A
short-plus = { $a }{"\u00A0"}+{"\u00A0"}{ $b }
short-none = 0
planet-unknown = planet { $n }
the-card = { $name }
on-card = on { $name }
from-card = from { $name }
to-card = to { $name }
place-depot = from the depot
steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
colonial-steps =
    { $n ->
        [one] { $n } colonial step
       *[other] { $n } colonial steps
    }
technology-steps =
    { $n ->
        [one] { $n } technology step
       *[other] { $n } technology steps
    }
hexes =
    { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }
medals-colonial = { $n } colonial
medals-technology = { $n } technology
range-short = short range
range-medium = medium range
range-long = long range
body-rocky = rocky planet
body-super_earth = super-Earth
body-ocean = ocean planet
body-gas_giant = gas giant
body-alien = alien planet
landing-planet = land on { $name }
landing-no-marker = land on { $name }, which you cannot settle: no marker is left for it
landing-no-technology = land on { $name }, which you cannot settle yet: it is alien, and takes { $tech } { $level }
landing-mine = land on the mine
ship-in-space = { $hex } ({ $zone })
ship-on-planet = { $hex } on { $name }
ship-on-mine = { $hex } on a mine
dir-e = east
dir-ne = north-east
dir-nw = north-west
dir-w = west
dir-sw = south-west
dir-se = south-east
icon-medal = a medal moves to the card
icon-regenerate = regenerate 1 cube
icon-produce-energy = produce 1 energy
icon-produce-matter = produce 1 matter
# Where a tile lies, for people who look for it.
place-hex = { $hex } ({ $zone })
place-star = { $hex } ({ $zone }, near { $star })

## Steps

step-place_tiles = placing the tiles
step-bonus_cubes = bonus cubes
step-setup_tech = first technologies
step-select = choosing an action
step-main = main action
step-bonus = bonus actions
step-move = movement
step-withdraw = withdrawal
step-card = progress card
step-cleanup = end of the round
step-over = end

## Questions

prompt-wait = Waiting for { $who } to decide.
prompt-over = The game is over.
prompt-regenerate = Your step on { $track } lets you regenerate 1 cube.
prompt-produce = Your step on { $track } lets you produce { $cubes }: on which card?
# Free powers that may be used first.
prompt-convert = { $prompt } You can also convert cubes.
prompt-displace = { $prompt } You can also move cubes between cards.
prompt-convert-displace = { $prompt } You can also convert cubes or move them between cards.
prompt-fly = Where does your ship at { $hex } fly, up to { hexes }?
prompt-place-tile =
    Place a face-down tile next to a star, away from other tiles ({ $n ->
        [one] the last one
       *[other] { $n } left
    }).
prompt-bonus-cube =
    Choose a bonus cube for Earth, energy or matter ({ $n ->
        [one] the last one
       *[other] { $n } left
    }).
prompt-setup-tech = Choose two technologies to begin with at level 1.
prompt-select = Round { $round }: move your action cube to another space.
prompt-task = { $what }: { $ask }.
prompt-task-or-end = { $what }: { $ask }, or go on.
prompt-task-or-decline = { $what }: { $ask }, or decline.
prompt-task-done = { $what }: nothing more to do here. Go on.
prompt-main-done = { $what }: nothing more to do here. Use a bonus action or go on.
prompt-bonus = Bonus actions: { $list }, or go on.
prompt-bonus-none = Bonus actions: none that you could use. Go on.
prompt-move-none = Movement: no ship can move. Go on.
prompt-movement = Movement
prompt-withdraw = Withdraw ships if you like, or end your turn.
prompt-withdraw-none = No ship to withdraw. End your turn.

ask-build =
    { $n ->
        [one] build 1 ship
       *[other] build up to { $n } ships
    }
ask-build-more =
    { $n ->
        [one] build 1 more ship
       *[other] build up to { $n } more ships
    }
ask-build-free = put a new ship next to one of your planets, free of charge
ask-settle = settle with a landed ship
ask-advance = buy a technology advance
ask-learn = advance one technology by 1 level, free
ask-learn-low = advance one technology by 1 level, free, from level { $n } at most
ask-learn-one = advance { $tech } by 1 level, free
ask-learn-burn = advance one technology by 1 level, then burn as many cubes as the new level
ask-move = choose a ship to move up to { hexes }
ask-terraform = terraform one of your colonies
ask-track = choose a leadership track to advance on
ask-reveal =
    { $n ->
        [one] turn up 1 tile
       *[other] turn up { $n } tiles
    }
ask-reveal-more =
    { $n ->
        [one] turn up 1 more tile
       *[other] turn up { $n } more tiles
    }
ask-produce = produce up to { $cubes } on one card
ask-produce-one = produce { $cubes } on one card
ask-produce-earth = produce { $cubes } on Earth
ask-exploit =
    { $n ->
        [one] exploit 1 planet
       *[other] exploit up to { $n } planets
    }
ask-exploit-more =
    { $n ->
        [one] exploit 1 more planet
       *[other] exploit up to { $n } more planets
    }
ask-regenerate =
    { $n ->
        [one] regenerate 1 cube
       *[other] regenerate up to { $n } cubes
    }
ask-burn =
    { $n ->
        [one] burn 1 cube
       *[other] burn { $n } cubes
    }
ask-burn-more =
    { $n ->
        [one] burn 1 more cube
       *[other] burn { $n } more cubes
    }
ask-pay = burn 1 cube to pay for it

## Choices

choice-place-tile = Place the tile at { $place }
choice-bonus-cube = Put { $cubes } on Earth
choice-setup-tech = Begin with { $first } and { $second }
choice-select = { $space }: { $gain }; bonus { $column }, { $row }
choice-build = Build a ship at { $hex } for { $cost } { $from }
choice-build-free = Build a ship at { $hex } { $from }, free
choice-settle =
    Settle { $planet } { $n ->
        [0] (no colonial step)
       *[other] (+{ colonial-steps })
    }
choice-settle-nowhere = Settle with your ship at { $hex }
choice-advance = Advance { $tech } to level { $level }, { $name } ({ $cost } { $from })
choice-advance-icons = Advance { $tech } to level { $level }, { $name } ({ $cost } { $from }; +{ technology-steps })
choice-advance-beyond = Advance { $tech } beyond its highest level, paid { $from }
choice-learn = Advance { $tech } to level { $level }, { $name }, free
choice-learn-icons = Advance { $tech } to level { $level }, { $name }, free (+{ technology-steps })
choice-learn-burn =
    Advance { $tech } to level { $level }, { $name }, burning { $burn ->
        [one] { $burn } cube
       *[other] { $burn } cubes
    }{ $n ->
        [0] {""}
       *[other] {" "}(+{ technology-steps })
    }
choice-learn-beyond = Advance { $tech } beyond its highest level
choice-ship = Move your ship at { $hex } (up to { hexes })
choice-fly = Fly to { $hex } ({ steps })
choice-fly-back = Fly around and return to { $hex } ({ steps })
choice-fly-land = Fly to { $hex } ({ steps }), { $landing }
choice-fly-taking =
    Fly to { $hex } ({ steps }), taking { $count ->
        [one] the colonial objective at { $objectives }
       *[other] the colonial objectives at { $objectives }
    }
choice-fly-land-taking =
    Fly to { $hex } ({ steps }), { $landing }, taking { $count ->
        [one] the colonial objective at { $objectives }
       *[other] the colonial objectives at { $objectives }
    }
choice-fly-blind = Fly { $way }
choice-terraform =
    Terraform { $planet } for { $cost } from its card ({ $n ->
        [0] no colonial step
       *[other] +{ colonial-steps }
    }, { $vp } VP)
choice-terraform-other = Terraform { $planet }
choice-track =
    { $n ->
        [one] 1 step on { $track }, to { $position }
       *[other] { $n } steps on { $track }, to { $position }
    }
choice-track-icon =
    { $n ->
        [one] 1 step on { $track }, to { $position }: { $icon }
       *[other] { $n } steps on { $track }, to { $position }: { $icon }
    }
choice-track-end = { $track }: already at the end, the step is lost
choice-reveal = Turn up the tile at { $place }
choice-produce = Produce { $cubes } { $on }
choice-exploit = Exploit { $planet }: { $cubes }
choice-bonus = { $bonus } (burn 1 cube): { $text }
choice-bonus-free = { $bonus } (free this time): { $text }
choice-burn = Burn { $cubes } { $from }
choice-convert = Convert { $cubes } { $on } into { $into }
choice-convert-nothing = Convert { $cubes } { $on }
choice-displace = Move { $cubes } { $from } { $to }
choice-withdraw = Withdraw your ship at { $hex }
choice-withdraw-planet = Withdraw your ship at { $hex }, from { $planet }
choice-withdraw-mine = Withdraw your ship at { $hex }, from the mine, regenerating nothing
choice-withdraw-regenerate = Withdraw your ship at { $hex } and regenerate { $cubes }
choice-regenerate = Regenerate { $cubes }
choice-decline = Decline
choice-decline-card = Decline { $card }
choice-decline-regenerate = Regenerate nothing
choice-decline-regenerate-more = Regenerate no more
choice-decline-produce = Produce nothing
choice-end = End
choice-end-main = End main action
choice-end-bonus = End bonus actions
choice-end-move = End movement
choice-end-turn = End turn

gain-space_missions =
    { $n ->
        [0] no ship can be built now
        [one] build 1 ship for { $cubes }
       *[other] build up to { $n } ships, { $cubes } each
    }
gain-colonial_settlement =
    { $n ->
        [0] no ship can settle yet
        [one] 1 ship can settle
       *[other] { $n } ships can settle
    }
gain-technological_development =
    { $n ->
        [0] no technology can be paid now
        [one] 1 technology can be paid
       *[other] { $n } technologies can be paid
    }
gain-stellar_propulsion =
    { $n ->
        [0] an extra movement, but no ship can move
       *[other] an extra movement of up to { hexes }
    }
gain-terraform =
    { $level ->
        [0] no planet can be terraformed yet
       *[other] planets up to level { $level }, { $n } ready now
    }
gain-galactic_mapping =
    { $n ->
        [0] 1 step on a track
        [one] 1 step on a track, turn up 1 tile
       *[other] 1 step on a track, turn up { $n } tiles
    }
gain-energy_accumulation =
    { $n ->
        [0] no energy to produce now
        [one] produce { $cubes }
       *[other] produce up to { $cubes }
    }
gain-planetary_exploitation =
    { $n ->
        [0] no planet can be exploited yet
        [one] exploit 1 planet
       *[other] exploit up to { $n } planets
    }
gain-antimatter_generation =
    { $n ->
        [0] no antimatter to produce now
        [one] produce { $cubes }
       *[other] produce up to { $cubes }
    }

# Headings of the list of choices. One holds for all choices whose key begins like it.
heading-place-tile = Place the tile
heading-bonus-cube = Bonus cubes
heading-setup-tech = First technologies
heading-select = Main actions
heading-build = Build a ship
heading-settle = Found a colony
heading-advance = Advance a technology
heading-learn = Advance a technology, free
heading-ship = Move a ship
heading-fly = Fly
heading-fly-back = Fly without effect
heading-fly-land = Fly and land
heading-fly-taking = Fly and take an objective
heading-terraform = Terraform
heading-track = Advance on a track
heading-reveal = Turn up a tile
heading-produce = Produce
heading-exploit = Exploit a planet
heading-bonus = Bonus actions
heading-burn = Burn a cube
heading-convert = Convert a cube
heading-displace = Move a cube
heading-withdraw = Withdraw a ship
heading-regenerate = Regenerate a cube

## What happened

log-tile-placed = { $who } places a face-down tile at { $hex }.
log-chosen = { $who } has chosen two technologies.
log-setup-techs = { $who } begins with { $techs }.
log-round = Round { $round }. Progress card: { $card }.
log-turn = { $who } begins a turn.
log-selected = { $who } moves the action cube to { $space }.
log-bonus = { $who } uses the bonus action { $bonus }.
log-built = { $who } builds a ship at { $hex } { $from }.
log-flew = { $who } flies from { $from } to { $to } ({ steps }).
log-objective = { $who } takes the colonial objective at { $hex }.
log-settled = { $who } settles { $planet } at { $hex }.
log-terraformed = { $who } terraforms { $planet }.
log-tech = { $who } advances { $tech } to level { $level }, { $name }.
log-collaborated = Collaboration: { $who } rises to level { $level } in { $tech }, { $name }.
log-track = { $who } is now at { $position } on { $track }.
log-medal-moved = A medal of { $track } moves to the progress card.
log-revealed-planet = The tile at { $hex } is { $planet } ({ $type }, level { $level }).
log-revealed-mine = The tile at { $hex } is a mine.
log-revealed-objective = The tile at { $hex } is a colonial objective.
log-produced = { $who } produces { $cubes } { $on }.
log-spent = { $who } spends { $cubes } { $from }.
log-burned = { $who } burns { $cubes } { $from }.
log-regenerated = { $who } regenerates { $cubes }.
log-converted = { $who } converts { $cubes } { $on } into { $into }.
log-displaced = { $who } moves { $cubes } { $from } { $to }.
log-withdrawn = { $who } withdraws the ship at { $hex }.
log-declined-regenerate = { $who } regenerates nothing.
log-declined-regenerate-more = { $who } regenerates no more.
log-declined-produce = { $who } produces nothing.
log-declined-card = { $who } declines { $card }.
log-bonus-cube = { $who } begins with { $cubes } more on Earth.
log-ghost-moved = The ghost is now at { $colonial } on { track-colonial } and at { $technology } on { track-technology }.
log-ghost-advanced = The ghost advances by 1 level: { $techs }.
log-card = { $card } takes effect for { $who }.
log-card-nobody = { $card } takes effect for nobody.
log-medals =
    { $n ->
        [one] { $who } receives 1 medal of { $track }.
       *[other] { $who } receives { $n } medals of { $track }.
    }
log-ghost-medals =
    { $n ->
        [one] The ghost receives 1 medal of { $track }.
       *[other] The ghost receives { $n } medals of { $track }.
    }
log-over = The game is over. All objectives are revealed.

## Refusals

illegal-answer_first = You have an immediate decision to take first.
illegal-not_your_turn = It is not your turn to decide.
illegal-wrong_step = That belongs to another step or another action.
illegal-must_finish = What you have begun must be finished first.
illegal-same_action = The action cube must move to another space.
illegal-bonus_not_available = This bonus action is not in the row or column of your action cube.
illegal-bonus_used = You have already used this bonus action this turn.
illegal-quantum_limit = Your Quantum Physics allows no more of this in this turn.
illegal-not_controlled = You do not control this planet card.
illegal-earth_not_allowed = Earth can be neither exploited nor terraformed.
illegal-duplicate_choice = You cannot choose the same one twice.
illegal-too_many = That is more than is allowed.
illegal-max_level = This technology cannot rise any further here.
illegal-already_terraformed = This planet is already terraformed.
illegal-no_ship = You have no such ship: none in reserve, or none at that place.
illegal-ship_landed = A landed ship cannot move.
illegal-already_moved = This ship has already moved in this movement.
illegal-not_on_planet = Only a ship standing on a planet can settle.
illegal-no_marker = You have no nation marker left: five colonies are the most.
illegal-need_technology = Your technology is not far enough: alien colonies need Antimatter Science 3, terraforming a level of Terraforming not below the planet's.
illegal-tile_face_up = This tile is already face up.
illegal-illegal_hex = Nothing of the kind may be placed on this hex.
illegal-illegal_path = The ship cannot take this way: something bars it, or it would end on another ship.
illegal-too_far =
    { $n ->
        [0] Your ships cannot move: their range is 0.
       *[other] That is too far: the range is { hexes }.
    }
illegal-mixed_planets = One payment or production cannot be split over several cards.
illegal-nothing_to_burn = There is no such cube to burn.
illegal-insufficient_resources = The card does not hold the cubes for that.
illegal-not_available = There is no cube available for that here.
illegal-no_effect = That would change nothing.

# What keeps a ship or a tile from a hex that was clicked.
far =
    { $far ->
        [one] { $far } hex
       *[other] { $far } hexes
    }
why-too-far = { $hex } is too far: { far } away, and this ship flies { hexes } at most.
why-too-far-least = That is too far: { far } away or more, and this ship flies { hexes } at most.
why-star = No ship can enter { $hex }: Sol, Sagittarius A* and the stars are flown around.
why-face-down = No ship can enter { $hex }: the tile lies face down. Galactic Mapping turns tiles up.
why-ship = Another ship is at { $hex }: it can be passed, but the flight cannot end there.
why-taken = No ship can enter { $hex }: a ship or a nation marker is on the tile already.
why-no-way = No free way of { hexes } or less leads to { $hex }.
why-build-taken = No ship can be built at { $hex }: a new ship needs an empty hex.
why-build-earth = No ship can be built at { $hex }: a ship { $from } goes next to Sol.
why-build-planet = No ship can be built at { $hex }: a ship { $from } goes next to that planet.
why-build-crowded = No ship can be built at { $hex }: no hex is empty any closer, so a ship { $from } appears { far } away.
why-no-tile = There is no tile at { $hex } to turn up.
why-no-place = No tile can lie at { $hex }: it takes an empty hex next to a usable star, and not next to another tile or an unusable star.

## Options

option-objective_set = Objectives
option-objective_set-help = Which deck everybody's secret objective is dealt from. The advanced ones ask for more.
option-objective_set-standard = standard
option-objective_set-advanced = advanced
option-tile_placement = Tiles
option-tile_placement-help = How planets, mines and colonial objectives come onto the map.
option-tile_placement-random = laid at random
option-tile_placement-by_players = laid face down by the players
option-campaign = Campaign
option-campaign-help = Each campaign has four levels with an objective more on each.
option-campaign-galaxy-edge = { campaign-galaxy-edge } ({ difficulty-galaxy-edge })
option-campaign-children-of-progress = { campaign-children-of-progress } ({ difficulty-children-of-progress })
option-campaign-sagittarius-a = { campaign-sagittarius-a } ({ difficulty-sagittarius-a })
option-campaign-hybrid-civilisation = { campaign-hybrid-civilisation } ({ difficulty-hybrid-civilisation })
option-campaign-superior-progeny = { campaign-superior-progeny } ({ difficulty-superior-progeny })
option-campaign_level = Level
option-campaign_level-help = A level above 1 opens once you have passed the level before.
option-previous_score = Points on the level before
option-previous_score-help = From level 2 on: the points of your success on the level before. Every 5 above its minimum give a bonus cube. Taken from your book if left out.

## Points

score-antimatter = Antimatter on cards
score-antimatter-text = 1 for each antimatter cube on your cards
score-all_types = All five planet types
score-all_types-text = 5 with at least one planet of each type
score-three_of_type = Three of one type
score-three_of_type-text = 3 with three planets of one type, once
score-mines = Ships on mines
score-mines-text = 2 for each ship that stands on a mine
score-technologies = Technologies at level 4
score-technologies-text = 2 for each technology at its highest level
score-medals = Medals
score-medals-text = 1 for each medal
score-zones = Colonies by zone
score-zones-text = 1, 2 or 3 for each colony in the short, medium or long range
score-tracks = Leadership tracks
score-tracks-text = the points of your positions on both tracks
score-terraformed = Terraformed planets
score-terraformed-text = the points printed on each terraformed planet
score-objective = Objective
score-objective-text = the points of the objectives you meet
score-equal = Equal points: the terraformed planet with the higher number wins.

## The table as text

table-round = Round { $round } of { $of }
table-setup = Set-up
table-over = The game is over
table-card = Progress card: { $card }. { $text }
table-card-medals = Medals on the card: { $medals }
table-first = First player: { $who }
table-step = Now: { $who }, { $step }
table-step-all = Now: { $step }
table-decide = To decide: { $who }
table-interrupt = Immediate decision of { $who }: { $icon }
table-to-place =
    { $n ->
        [one] 1 tile still to be placed
       *[other] { $n } tiles still to be placed
    }
table-flying = The ship at { $hex } is about to fly.
table-bonus-cubes =
    { $n ->
        [one] 1 bonus cube still to be chosen
       *[other] { $n } bonus cubes still to be chosen
    }

table-map = Galaxy
table-map-how = A hex is named by the letter of its row and the number above it, or above to its left where it stands between two: E15.
table-legend-space = Space: . short range, : medium range, blank long range
table-legend-closed = Closed: * ** *** stars of one to three suns, O Sol, @ Sagittarius A*
table-legend-tiles = Tiles: ? face down, M mine, + colonial objective, a number for each planet
table-legend-ships = Ships: { $letters }. After a tile: small letter landed ship, capital letter colony
table-legend-ship = { $letter } { $who }
table-bodies = { $zone } ({ $vp } VP for each colony)
table-planet = { $number } { $name } at { $hex }: { $type }, level { $level }, { $vp } VP
table-planet-facts = terraforming costs { $cost }; produces { $colony }, then { $terraformed }; colonial steps { $icons }, then { $then }
table-mine = M mine at { $hex }
table-objective = + colonial objective at { $hex }
table-ship-of = ship of { $who }
table-colony-of = colony of { $who }
table-terraformed-of = terraformed by { $who }
table-face-down =
    { $n ->
        [one] 1 tile is face down: { $list }
       *[other] { $n } tiles are face down: { $list }
    }
table-unseen = Planets not seen yet: { $list }
table-unseen-planet = { $number }{"\u00A0"}{ $name }
table-unseen-others =
    Not seen yet besides: { $mines ->
        [one] { $mines } mine
       *[other] { $mines } mines
    }, { $objectives ->
        [one] { $objectives } colonial objective
       *[other] { $objectives } colonial objectives
    }
table-none-face-up = Nothing is face up here.

table-cards = Progress cards
table-cards-seen = Seen: { $list }
table-cards-left =
    { $n ->
        [one] { $n } more will come, out of: { $list }
       *[other] { $n } more will come, out of: { $list }
    }
table-tracks = Leadership tracks
table-track = { $track }: { $positions }
table-track-at = { $who } at { $position } ({ $vp } VP)
table-track-ghost = ghost at { $position }
table-track-medals = Medals still on { $track }: { $list }
table-track-no-medals = Medals still on { $track }: none

table-player = { $who } (ships { $small }, colonies { $large }): { $points } VP so far
table-you = You are { $who } (ships { $small }, colonies { $large }): { $points } VP so far
table-player-over = { $who }: { $points } VP before objectives
table-points = Points: { $list }
table-point = { $category } { $points }
table-cubes = Cubes (E energy, M matter, A antimatter)
table-earth = Earth: { $cubes }
table-colony = { $number } { $name }, { $side }, { $zone }: { $cubes }
table-colony-short = { $name } ({ $number }, { $side }) { $cubes }
table-earth-short = Earth { $cubes }
table-depot-short = depot { $cubes }
table-well-short = well { $cubes }
table-cubes-short = Cubes: { $list }
table-side-colony = colony
table-side-terraformed = terraformed
table-depot = Depot: { $cubes }
table-well = Well: { $cubes }
table-techs = Technologies
table-tech =
    { $id } { $tech } { $level }, { $name }: { $text } Next: { $cost }{ $n ->
        [0] {""}
       *[other] {" "}(+{ technology-steps })
    }
table-tech-highest = { $id } { $tech } { $level }, { $name }: { $text } Highest level.
table-tech-short = { $id } { $level }
table-techs-short = Technologies: { $list }
table-own-track = { $track } { $position } ({ $vp } VP). Next: { $list }
table-own-track-last = { $track } { $position } ({ $vp } VP). Nothing more to come
table-next-icon = { $position } { $icon }
table-medals = Medals: { $medals }
table-ships =
    Ships: { $list }; { $n ->
        [0] none in reserve
       *[other] { $n } in reserve
    }. { table-markers }
table-no-ships = Ships: { $n } in reserve. { table-markers }
table-markers =
    { $markers ->
        [0] No marker left for colonies.
        [one] 1 marker left for colonies.
       *[other] { $markers } markers left for colonies.
    }
table-board = Action board: cube on { $space }; bonus actions { $list }
table-board-short = Action cube: { $space }
table-bonus-used = { $bonus } (used)
table-powers =
    Free powers used this turn: { $conversions ->
        [one] { $conversions } conversion
       *[other] { $conversions } conversions
    }, { $displacements ->
        [one] { $displacements } displacement
       *[other] { $displacements } displacements
    }
table-own-objective = Your objective: { $name } ({ $vp } VP). { $text }
table-own-objective-met = Your objective, met: { $name } ({ $vp } VP). { $text }
table-their-objective = Objective: { $name } ({ $vp } VP). { $text }
table-chosen = Technologies chosen: { $list }
table-has-chosen = Has chosen the first technologies.
table-campaign = Campaign { $name } ({ $difficulty }), level { $level }
table-campaign-goal = To pass: all objectives met, and at least { $n } VP
table-objective-met = Met: { $name } ({ $vp } VP). { $text }
table-objective-open = Not met: { $name } ({ $vp } VP). { $text }
solo-summary = { $score } of { $required } VP
solo-points = At least { $n } VP
solo-objective = { $name } ({ $vp } VP). { $text }
table-ghost = Ghost

## Set-up

setup-no-such-level = there are levels 1 to 4, not { $level }
setup-no-level-before = level 1 has no level before it
setup-level-closed = level { $level } opens with a success on level { $before }
setup-no-success = { $score } VP do not pass level { $before }: it takes { $needed }
setup-stored-success = your stored success on the level before counts
