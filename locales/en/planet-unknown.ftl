# What Planet Unknown says. Names and texts of components are in planet-unknown-components.ftl.

## Small words

player = Player { $n }
list-comma = { $a }, { $b }
list-semicolon = { $a }; { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
nothing = nothing
track-civ = civ
track-water = water
track-biomass = biomass
track-rover = rover
track-tech = tech
terrain-civ = civ
terrain-water = water
terrain-biomass = biomass
terrain-rover = rover
terrain-tech = tech
terrain-energy = energy
ring-small = inner ring
ring-large = outer ring
tile =
    { $a }/{ $b } { $shape } ({ $n ->
        [one] { $n } square
       *[other] { $n } squares
    })
tile-meteor =
    { $a }/{ $b } { $shape } with meteor ({ $n ->
        [one] { $n } square
       *[other] { $n } squares
    })
pile-empty = empty
placement = { $a } { $on_a }, { $b } { $on_b }
card-unknown = card { $n }
civ-named = { $name } (rank { $rank }: { $text })
technology = technology { $level } ({ $text })
technology-unknown = technology { $n }
place-scoring = the scoring area
place-track = { $track } track, position { $row }
place-tech = { $tech }
things-lifepod =
    { $n ->
        [one] { $n } lifepod of the planet
       *[other] { $n } lifepods of the planet
    }
things-meteor =
    { $n ->
        [one] { $n } meteorite of the planet
       *[other] { $n } meteorites of the planet
    }
things-rover =
    { $n ->
        [one] { $n } rover
       *[other] { $n } rovers
    }
things-lifepod-collected =
    { $n ->
        [one] { $n } collected lifepod
       *[other] { $n } collected lifepods
    }
things-meteor-collected =
    { $n ->
        [one] { $n } collected meteorite
       *[other] { $n } collected meteorites
    }

## Effects

# One step goes without saying.
by-steps =
    { $steps ->
        [one] {""}
       *[other] {" "}by { $steps } steps
    }
effect-advance = advance { $track }
effect-advance-flux = advance the cube of the flux track
effect-advance-cubes =
    { $n ->
        [one] advance a cube{ by-steps }
       *[other] advance { $n } different cubes{ by-steps }{ $steps ->
            [one] {""}
           *[other] {" "}each
        }
    }
effect-advance-one = advance { $tracks }{ by-steps }
effect-advance-silently = advance { $tracks }{ by-steps } without benefits
effect-advance-all = bring every cube up to position { $row }
effect-advance-milestone = advance the flux track's cube to its next milestone
effect-regress = regress { $tracks }{ by-steps }
effect-synergy = synergy boost
effect-patch = biomass patch
effect-movement = { $n } rover movement
effect-rover = a rover comes to the last tile
effect-extra-rover = one more rover on the tile
effect-water =
    { $n ->
        [one] water icon, 1 square on ice
       *[other] water icon, { $n } squares on ice
    }
effect-energy = energy: advance { $tracks }
effect-tech-or-energy = tech icon, or energy for { $tracks }
effect-civ = civ card of rank { $rank }
effect-take-civ = keep { $n } of all civ cards left
effect-collect = collect { $what }
effect-destroy = destroy { $what }
effect-destroy-line = destroy the meteorites of one row or column
effect-teleport = move a rover to any square
effect-extra-tile = place one more tile
effect-extra-tile-plain = place one more tile, its icons do not count
effect-place-meteor = put a meteorite on an empty symbol
effect-supply = the civ piles change
effect-draw-objective = draw an objective
effect-discard-objective = give up an objective
effect-rotate = turn the station
effect-peek = look at the next event
effect-empty-pile = empty a pile of the depot
effect-choose-one = { $text }
effect-step = biomass step { $n }
effect-reposition =
    { $n ->
        [one] reposition a lifepod
       *[other] reposition up to { $n } lifepods
    }
effect-move-flux = the flux token may move
effect-claim-row = claim the row of a cube
effect-add-objective = draw three objectives, one becomes a contest

## Questions

prompt-wait = The others are still deciding.
prompt-over = The game is over.
prompt-planet = Choose your planet.
prompt-corporation = Choose your corporation.
prompt-flux = Which track is your first flux track?
prompt-keep-objective =
    { $n ->
        [one] Keep one more objective.
       *[other] Keep { $n } objectives, one after the other.
    }
prompt-rotate = Turn the station: which depot shall face you?
prompt-lifepod = Where does the lifepod go?
prompt-load = Destroy the carried meteorite in the water?
prompt-icon = Only one icon counts this round: which one?
prompt-rover = Where does the rover come to the planet?
prompt-tile = Take one of the two tiles of your depot.
prompt-tile-stuck = No tile of your depot fits: take one for its icons. The game ends after this round.
prompt-place = Place your tile: { $tile }.
prompt-unplaced = Your tile fits nowhere: { $tile }. Both icons still advance their cubes.
prompt-icons = Which icon of the tile comes first?
prompt-pool =
    { $n ->
        [one] Take the waiting effect, or use what you have first.
       *[other] { $n } effects are waiting: which one comes first?
    }
prompt-end-turn = All done: end your turn.
prompt-end-turn-or-use = End your turn, or use what you still have.
prompt-confirm = All done: confirm it.
prompt-target = Where does the cube go?
prompt-movement = Move your rovers; movement left: { $n }.
prompt-civ = Keep one civ card (rank { $rank }).
prompt-synergy = Synergy boost: which cube advances?
prompt-energy = Energy: which cube advances?
prompt-patch = Biomass patch: which square does it cover?
prompt-synergy-twice = Which cube advances twice?
prompt-step = { $name }: claim one of the two benefits.
prompt-destroy-line = Destroy the meteorites of one row or column: choose one of them, or the medal of the line.
prompt-effect = Choose: { $what }.
prompt-effect-left = Choose: { $what } ({ $n } left).

## Choices

choice-named = { $name }: { $text }
choice-keep = Keep: { $text }
choice-rotate = Depot { $depot }: { $small }; { $large }
choice-rotate-nowhere = Turn to position { $n }
choice-tile = { $ring }: { $tile }
choice-pile = Pile of the { $ring }: { $tile }
choice-place = Place: { $where }; icons on { $icons }
choice-place-blind = Place at { $square }, quarter turns: { $n }
choice-place-blind-flipped = Place at { $square }, flipped, quarter turns: { $n }
group-place = { $drawing }, top left on
group-patch = Patch on
choice-unplaced = Keep the tile off the planet
choice-resolve = First: { $what }
choice-use-tech = Use { $tech }
choice-reset = Put the biomass cube back to 0
choice-end-turn = End turn
choice-confirm = Done
choice-cube = Advance { $track } (at { $row })
choice-regress = Regress { $track } (at { $row })
choice-row-of-cube = The row of { $track } (at { $row })
choice-target = { $track } track, position { $row }
choice-option = Option { $n }
choice-icon = The { $terrain } icon
choice-do = { $what }
choice-drop = Destroy the load
choice-keep-load = Keep the load
choice-objective = { $text }
choice-patch = Patch on { $square }
choice-patch-twice = Take two patches instead of one
choice-patch-synergy = Take a synergy boost instead
choice-synergy-twice = Let the boost advance its cube twice
choice-store = Store the patch for the end of the game
choice-rover = Rover on { $square }
choice-step = Rover { $rover }: { $from } to { $square }
choice-step-lifepod = Rover { $rover }: { $from } to { $square }, lifepod
choice-step-meteor = Rover { $rover }: { $from } to { $square }, meteorite
choice-end-movement = End the movement
choice-put-pod = To { $place }
choice-take-pod = The lifepod from { $place }
choice-flux = Flux token to { $track }
choice-keep-flux = Leave the flux token
choice-civ = { $card }
choice-square = { $square }
choice-column = Column { $name }
choice-row = Row { $n }
choice-decline = Leave it

# Headings of the list of choices. One holds for all choices whose key begins like it.
heading-named = To choose from
heading-keep = Keep an objective
heading-rotate = Turn the station
heading-tile = Take a tile
heading-pile = Choose a pile
heading-place = Place the tile
heading-resolve = Effects
heading-use-tech = Technologies
heading-cube = Advance a cube
heading-regress = Move a cube back
heading-row-of-cube = Claim a row
heading-target = Where the cube goes
heading-option = Options
heading-icon = Which icon
heading-do = Effects
heading-drop = The load of the rover
heading-keep-load = The load of the rover
heading-objective = Objectives
heading-patch = Biomass patch
heading-rover = Place the rover
heading-step = Move a rover
heading-put-pod = Where the lifepod goes
heading-take-pod = Take a lifepod
heading-flux = Flux token
heading-civ = Civ cards
heading-square = Squares
heading-column = Columns
heading-row = Rows

## What happened

event-confirmed = { $who } is done.
event-boards = { $who } plays { $corporation } on { $planet }.
event-flux = { $who } starts with { $track } as flux track.
event-round = Round { $round }; { $who } is Commander.
event-round-solo = Round { $round }.
event-rotated-not = { $who } leaves the station as it is.
event-rotated-clockwise =
    { $n ->
        [one] { $who } turns the station clockwise by 1 depot.
       *[other] { $who } turns the station clockwise by { $n } depots.
    }
event-rotated-anticlockwise =
    { $n ->
        [one] { $who } turns the station anticlockwise by 1 depot.
       *[other] { $who } turns the station anticlockwise by { $n } depots.
    }
event-turned = The station turns clockwise by one depot.
event-drawn = Event: { $text }
event-did = { $who }: { $what }.
event-stuck = { $who } cannot place a tile.
event-last-round = That was the last round.
event-over = The game is over.
change-tile = tile on { $where }
change-patches =
    { $n ->
        [one] patch on { $squares }
       *[other] patches on { $squares }
    }
change-stored =
    { $n ->
        [one] { $n } patch stored
       *[other] { $n } patches stored
    }
change-meteors =
    { $n ->
        [one] meteorite on { $squares }
       *[other] meteorites on { $squares }
    }
change-cube = { $track } from { $from } to { $to }
change-cube-aside = { $track } from { $from } to { $onto } { $to }
change-rover-new = rover on { $square }
change-rover = rover from { $from } to { $square }
change-rover-lost = rover lost on { $square }
change-lifepods =
    { $n ->
        [one] { $n } lifepod collected
       *[other] { $n } lifepods collected
    }
change-lifepods-destroyed =
    { $n ->
        [one] { $n } lifepod destroyed
       *[other] { $n } lifepods destroyed
    }
change-lifepods-lost =
    { $n ->
        [one] { $n } lifepod lost
       *[other] { $n } lifepods lost
    }
change-stones =
    { $n ->
        [one] { $n } meteorite collected
       *[other] { $n } meteorites collected
    }
change-stones-lost =
    { $n ->
        [one] { $n } meteorite lost
       *[other] { $n } meteorites lost
    }
change-earlier-tiles = another tile on { $squares }
change-stones-destroyed =
    { $n ->
        [one] { $n } meteorite destroyed
       *[other] { $n } meteorites destroyed
    }
change-lifepods-moved =
    { $n ->
        [one] lifepod moved to { $places }
       *[other] lifepods moved to { $places }
    }
change-flux = flux token on { $track }
change-civ = civ card of rank { $rank } taken
change-civ-open = civ card of rank { $rank }: { $name }
change-contest = contest of all: { $text }

## The table as text

table-setup = Set-up
table-round = Round { $round }: { $phase }
table-over = The game is over
phase-boards = choice of boards
phase-flux = first flux track
phase-objectives = choice of objectives
phase-rotate = rotation
phase-event = event
phase-turns = turns
phase-civ = civ cards
phase-end = game end
phase-over = over
table-commander = Commander: { $who }
table-decide = To decide: { $who }
table-event = Event: { $text }
table-events-left = Events left: { $n }
table-civ-left = Civ cards left: rank 1: { $one }, rank 2: { $two }, rank 3: { $three }, rank 4: { $four }
table-target =
    Target score: { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }
table-tier = Result: { $text }
solo-summary =
    { $score } of { $target ->
        [one] { $target } medal
       *[other] { $target } medals
    }
solo-tier = From { $from }: { $text }
solo-tier-lowest = Below { $below }: { $text }
table-station = Station
table-pile = { $tile }, { $n } left
table-depot = Depot { $n }: { $small }; { $large }
table-depot-of = Depot { $n } ({ $who }): { $small }; { $large }
table-tile = Tile in hand: { $tile }
table-active = Being resolved: { $what } (left: { $n })
table-pool = Waiting: { $what }
table-next-tile = Under the tile you took: { $tile }
table-next-event = Next event: { $text }
table-private = Private objective: { $text }
table-private-met = Private objective, fulfilled: { $text }
table-objectives = Objectives
table-objective = { $text } { $values }
table-value = { $who }: { $n }
table-unknown = not chosen yet
table-player = { $who }: { $corporation } on { $planet }
table-done = Done with this part of the round.
table-signs = Signs of the charts
table-letters = Terrain: { $list }
table-letter = { $letter } { $terrain }
table-legend = A capital letter is an icon. p patch, . soil, * ice; o meteorite, ' symbol, + lifepod, 1 rover, & loaded rover. Numbers beside rows and below columns are medals.
squares-cities =
    { $n ->
        [one] Cities, { $n } medal each if uncovered at the end: { $squares }
       *[other] Cities, { $n } medals each if uncovered at the end: { $squares }
    }
squares-ring = Ring: { $squares }
squares-currents = Currents: { $squares }
squares-chasm = On one side of the chasm: { $squares }
squares-crossings = The chasm can be crossed diagonally at { $pairs }
squares-pair = { $a }-{ $b }
squares-centre = Centre: { $squares }
squares-toxic = Toxic: { $squares }
squares-void = Along the void: { $squares }
squares-body =
    { $n ->
        [one] One body, { $n } medal if all covered: { $squares }
       *[other] One body, { $n } medals if all covered: { $squares }
    }
squares-quadrant = No { $terrain } icon on: { $squares }
table-steps = { $track }: { $list }
table-step = { $row }: { $gives }
step-and = { $a } + { $b }
step-medals =
    { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }
step-repeat = each further advance: { $gives }
step-path = { $step } ({ $track } { $row })
step-path-gives = { $step } ({ $track } { $row }): { $gives }
step-rover = rover
step-tech = tech level { $n }
table-cube = { $track } { $row }
table-cube-aside = { $track } on { $onto } { $row }
table-cubes = Cubes: { $cubes }
table-flux = Flux track: { $track }
table-tech = { $tech }
table-tech-used = Used: { $tech }
table-tech-locked = Not reached: { $tech }
table-counts = Lifepods scored: { $lifepods }, meteorites: { $meteors }, rovers waiting: { $waiting }, patches stored: { $stored }
table-pod = Lifepod on { $place }
table-civ = { $card }
table-civ-hidden = Secret civ cards: { $n }
table-part = { $name } { $n }
table-score = Medals so far: { $n } ({ $parts })

## Previews

note-objective = { $from } → { $to }: { $text }
note-objective-more =
    { $n ->
        [one] { $from } → { $to }, 1 medal more: { $text }
       *[other] { $from } → { $to }, { $n } medals more: { $text }
    }
note-objective-fewer =
    { $n ->
        [one] { $from } → { $to }, 1 medal fewer: { $text }
       *[other] { $from } → { $to }, { $n } medals fewer: { $text }
    }
note-private-more =
    { $n ->
        [one] Fulfilled, 1 medal more: { $text }
       *[other] Fulfilled, { $n } medals more: { $text }
    }
note-private-fewer =
    { $n ->
        [one] No longer fulfilled, 1 medal fewer: { $text }
       *[other] No longer fulfilled, { $n } medals fewer: { $text }
    }

## Scores

score-planet = Planet
score-planet-text = the medals of every full row and column without a meteorite
score-tracks = Tracks
score-tracks-text = the highest medal each cube has reached
score-lifepods = Lifepods
score-lifepods-text = 1 for each lifepod in the scoring area
score-meteorites = Meteorites
score-meteorites-text = 1 for every three collected, and 1 more for each Ore buyer card
score-civ = Civ cards
score-civ-text = the medals of your civ cards
score-objectives = Objectives
score-objectives-text = 5 for each one won or fulfilled, 2 for a tie with a neighbour
score-equal = Equal medals: fewer uncovered squares win, then fewer meteorites on the planet.

## Refusals

illegal-across_chasm = A tile may not span the chasm.
illegal-already_placed = Your tile lies already.
illegal-cannot_slide_in = The piece cannot slide in from any side.
illegal-card_not_among_choices = This card is not offered.
illegal-chasm = A rover cannot cross the chasm here.
illegal-cube_cannot_move = This cube cannot be chosen: it cannot move, or not as far as another.
illegal-cube_chosen_twice = This cube is chosen already.
illegal-event_forbids_entering = The event of this round keeps rovers off this terrain.
illegal-event_forbids_square = The event of this round forbids this place.
illegal-face_not_offered = This board is not offered to you.
illegal-face_taken = Somebody else has this board.
illegal-flux_needs_track = Flux starts on one of the five tracks.
illegal-free_step_back = A free step may not lead back where the rover just was.
illegal-icon_in_banned_quadrant = An icon would lie in the quadrant that bans it.
illegal-impossible_now = This is impossible now.
illegal-locked = The technology for this is locked or used up.
illegal-mandatory = This effect may not be left out.
illegal-mixed_ice_and_soil = A tile lies on ice only or on soil only.
illegal-no_lifepod_there = No lifepod can be taken from there.
illegal-no_load_to_drop = There is no load to drop now.
illegal-no_movement_left = No movement is left.
illegal-no_place_for_tile = This tile fits nowhere.
illegal-no_storing_at_the_end = At the end of the game patches cannot be stored.
illegal-no_such_ability = There is no such ability to use.
illegal-no_such_offset = The station has six positions.
illegal-no_such_option = There is no such option.
illegal-no_such_place = Your lifepods cannot go there.
illegal-no_such_rover = This rover is not on the planet.
illegal-no_such_turn = A tile is turned by 0 to 3 quarter turns.
illegal-no_tile_to_place = There is no tile to place now.
illegal-not_a_neighbour = The cube cannot go there.
illegal-not_adjacent = The piece must touch an earlier piece along a side.
illegal-not_adjacent_square = The rover cannot reach this square in one step.
illegal-not_among_choices = This is not among the choices.
illegal-not_asked = This is not what is asked now.
illegal-not_before_placing = Not between choosing and placing a tile.
illegal-not_commander = Only the Commander turns the station.
illegal-not_in_own_turn = Only in your own turn, and not between choosing and placing a tile.
illegal-not_in_pool = This effect is not waiting for you.
illegal-not_on_centre = The first piece must cover a central square.
illegal-not_on_last_step = The biomass cube is not on the last step.
illegal-not_on_last_tile = Rovers come to a square of the last tile.
illegal-not_on_perimeter = The first piece must touch the planet's outer border.
illegal-not_on_this_position = Lifepods lie on positions 1 to 14.
illegal-not_your_turn = You have nothing to decide now.
illegal-nothing_there = There is nothing suitable there.
illegal-off_planet = This is not a square of the planet.
illegal-only_on_ring = The piece needs a square off the ring.
illegal-other_pile_does_not_fit = The other pile would leave you without a tile that fits.
illegal-other_tile_fits = The other tile can be placed, this one cannot.
illegal-overlap = A piece lies there already.
illegal-pile_empty = This pile is empty.
illegal-place_occupied = This place is taken.
illegal-pool_not_empty = Effects are still waiting.
illegal-rover_in_the_way = Another rover stands there.
illegal-square_occupied = Another cube stands there.
illegal-tile_can_be_placed = The tile can be placed.
illegal-tile_not_placed = The tile of this turn is not placed yet.
illegal-toxic = Rovers may not enter an uncovered toxic square.
illegal-turns_by_itself = The station turns by itself.
illegal-used_up = This technology is used up.

## Options

option-planets = Planets
option-planets-help = How players get their planet.
option-planets-symmetric = the same for all
option-planets-random_board_choose_side = dealt, each chooses a side
option-planets-free_choice = free choice
option-planets-random_asymmetric = dealt, special side
option-corporations = Corporations
option-corporations-help = How players get their corporation.
option-corporations-symmetric = the same for all
option-corporations-random_board_choose_side = dealt, each chooses a side
option-corporations-free_choice = free choice
option-corporations-random_asymmetric = dealt, special side
option-deluxe = Deluxe boards
option-deluxe-help = Whether the deluxe planets and corporations are in the box.
option-deluxe-off = no
option-deluxe-on = yes
option-inner_ring = Inner ring
option-inner_ring-help = How far the inner ring of the station is turned against the outer one.
option-inner_ring-random = at random
option-inner_ring-0 = 0
option-inner_ring-1 = 1
option-inner_ring-2 = 2
option-inner_ring-3 = 3
option-inner_ring-4 = 4
option-inner_ring-5 = 5
option-events = Events
option-events-help = One event each round, twenty rounds at most. Solo games always have them.
option-events-off = no
option-events-on = yes
option-events_green = Green events
option-events_green-help = Friendly cards in the event deck; the three numbers make 20.
option-events_orange = Orange events
option-events_orange-help = Awkward cards in the event deck; the three numbers make 20.
option-events_red = Red events
option-events_red-help = Hard cards in the event deck; the three numbers make 20.
option-private_objectives = Private objectives
option-private_objectives-help = Each player also has a secret objective.
option-private_objectives-off = no
option-private_objectives-on = yes
option-two_player_rotation = Rotation with two players
option-two_player_rotation-help = Who turns the station in a game of two.
option-two_player_rotation-commander = the Commander
option-two_player_rotation-automatic = it turns by itself
option-show_next_tile = Show the next tile
option-show_next_tile-help = Whether you see the tile under the one you take, before you confirm.
option-show_next_tile-off = no
option-show_next_tile-on = yes
option-oblivion_edge = Edge of Oblivion
option-oblivion_edge-help = Which squares objectives and events call the edge of Oblivion.
option-oblivion_edge-inner = along the void
option-oblivion_edge-outer = the outer ones

## Set-up

setup-too-few-events =
    { $most ->
        [one] there is { $most } card of this colour for this number of players, not { $count }
       *[other] there are { $most } cards of this colour for this number of players, not { $count }
    }
setup-event-deck = the event deck has { $deck } cards, not { $sum }
