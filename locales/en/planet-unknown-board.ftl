# Words of the board of Planet Unknown.

web-recap-planet-tile = { $a }/{ $b } tile
web-recap-planet-cube = { $track } { $from } → { $to }
web-recap-planet-rotated = station turned
web-planet-planet = Planet
web-planet-chart = Squares of the planet
web-planet-placing = The tile in hand. Arrow keys: next place where it fits; R: turn; F: flip; Enter: place.
web-planet-illegal = It may not lie here.
web-planet-places =
    { $n ->
        [0] fits nowhere turned like this
        [one] 1 place turned like this
       *[other] { $n } places turned like this
    }
web-planet-if-placed = If placed here
web-planet-on-ice = { $squares } on ice
web-planet-on-soil = { $squares } on soil
web-planet-no-ice = no square on ice: nothing
web-planet-energy-copies = Energy copies one
web-planet-energy-asking = Energy copies …
web-planet-row-complete = Row { $name } complete
web-planet-column-complete = Column { $name } complete
web-planet-pod-lost = Lifepod { $at } lost
web-planet-rover-lost = Rover { $at } lost
web-planet-meteor-on = A meteorite lands on { $at }
web-planet-medals = Medals
web-planet-rest = Special rules
web-planet-medals-later = once the tile is taken
web-planet-step = { $track } { $from } → { $to }: { $what }
web-planet-step-top = { $track } { $from }: at the top
web-planet-top = at the top
web-planet-space = { $track } { $row }
web-planet-space-empty = nothing printed
web-planet-or = or
web-planet-token-medal = medal worth { $n } at the end
web-planet-token-synergy = synergy boost: advance any cube
web-planet-token-civ = a civ card of rank { $n }
web-planet-token-patch = a biomass patch
web-planet-token-rover = a rover comes to your last tile
web-planet-token-move = { $n } rover movement
web-planet-token-tech = technology level { $n }
web-planet-token-advance = advance { $track }
web-planet-row = Row { $name }
web-planet-column = Column { $name }
web-planet-line-medal = Medal worth { $n } when every square is covered and no meteorite lies on it.
web-planet-line-full = complete
web-planet-line-open = not complete
web-planet-drag = Click to take it, or drag it onto the planet.
web-planet-patch-text = Covers one square of the planet beside what lies there.
web-planet-civ-text = Chosen from the pile in the civ phase.
web-planet-no-rover = No rover is on your planet: the movement is lost.
web-planet-no-rover-waiting = No rover is waiting: nothing comes.
web-planet-take-anyway = { $why } Take it all the same?
web-planet-nothing-to-copy = Nothing beside it can be copied.
web-planet-all-at-top = At the top already: { $tracks }.
web-planet-waiting-text = They come to the last tile when the rover cube reaches their sign.
web-planet-stored-text = They are laid in the last step of the game.
web-planet-hint-line = Click a meteorite, or the medal of its row or column.
web-planet-hint-rover = Click a lit square, or drag the rover along its way.
web-planet-pile-left = { $n } left
web-planet-next-tile = under it: { $tile }
web-planet-turn-left = Turn left
web-planet-turn-right = Turn right
web-planet-flip = Flip
web-planet-lay = Place
web-planet-lay-here = Place here
web-planet-clockwise = Turn the station clockwise
web-planet-anticlockwise = Turn the station anticlockwise
web-planet-turn-back = As it was
web-planet-turn-so = Turn it like this
web-planet-leave-so = Leave it like this
web-planet-station = Station
web-planet-station-text = Each player faces one depot: a small tile inside, a large one outside.
web-planet-corporation = Corporation
web-planet-tracks = Tracks
web-planet-techs = Technologies
web-planet-locked = locked
web-planet-unlocked = in force
web-planet-used = used
web-planet-pods =
    { $n ->
        [one] 1 lifepod scored
       *[other] { $n } lifepods scored
    }
web-planet-stones =
    { $n ->
        [one] 1 meteorite
       *[other] { $n } meteorites
    }
web-planet-waiting =
    { $n ->
        [one] 1 rover waiting
       *[other] { $n } rovers waiting
    }
web-planet-stored =
    { $n ->
        [one] 1 patch stored
       *[other] { $n } patches stored
    }
web-planet-done = done
web-planet-ahead = ahead
web-planet-commander = Commander
web-planet-area-of = Area of { $name }
web-planet-doomed = This lifepod would be destroyed.
web-planet-tile-first = Take a tile from your depot first: then it can be laid here.
web-planet-offers = To choose from
web-planet-event = Event
web-planet-green = friendly
web-planet-orange = awkward
web-planet-red = hard
web-planet-progress = { $n } of { $of } medals
web-planet-private = Private objectives
web-planet-met = fulfilled
web-planet-score = Medals so far: { $n }
web-planet-tile-places =
    { $n ->
        [0] fits nowhere
        [one] 1 place
       *[other] { $n } places
    }
web-planet-score-final = Medals: { $n }
web-planet-seen-card = { $name } ({ $rank })
web-planet-objective-medals =
    { $win ->
        [one] 1 medal each, { $tie } if level
       *[other] { $win } medals each, { $tie } if level
    }
web-preview-points = Medals { $points }
web-planet-civ = Civ cards
web-planet-civ-left = left: { $counts }
web-planet-seen = Seen in the supply: { $cards }
web-planet-rank = rank { $n }
web-planet-immediate = at once
web-planet-at-end = at the end of the game

# Prompts in the one line of a phone.
web-short-prompt-flux = Your first flux track?
web-short-prompt-keep-objective =
    { $n ->
        [one] Keep one more objective.
       *[other] Keep { $n } objectives.
    }
web-short-prompt-rotate = Which depot shall face you?
web-short-prompt-load = Destroy the carried meteorite?
web-short-prompt-icon = Which icon counts this round?
web-short-prompt-rover = Where does the rover land?
web-short-prompt-tile = Take one of the two tiles.
web-short-prompt-tile-stuck = No tile fits: take one.
web-short-prompt-place = Place: { $tile }
web-short-prompt-unplaced = No room for your tile.
web-short-prompt-icons = Which icon first?
web-short-prompt-pool = Which effect first?
web-short-prompt-confirm = All done: confirm.
web-short-prompt-movement = Rovers: { $n } movement left.
web-short-prompt-synergy = Boost: which cube?
web-short-prompt-patch = Patch: which square?
web-short-prompt-destroy-line = Meteorites: row or column?
web-short-prompt-effect = { $what }
web-short-prompt-effect-left = { $what } ({ $n } left)
web-short-prompt-end-turn-or-use = End your turn, or use what is left.
web-short-prompt-civ = Keep one card of rank { $rank }.
web-short-effect-advance-cubes =
    { $n ->
        [one] advance a cube
       *[other] advance { $n } cubes
    }
web-short-effect-advance-one = advance one cube
web-short-effect-advance-silently = advance one cube, no benefits
web-short-effect-advance-all = cubes up to position { $row }
web-short-effect-regress = regress one cube
web-short-effect-tech-or-energy = tech icon, or energy
web-short-effect-take-civ = keep civ cards
web-short-effect-teleport = move a rover anywhere
web-short-effect-extra-tile-plain = one more tile, without icons
web-short-effect-place-meteor = a meteorite on an empty symbol
web-short-effect-choose-one = one of the two effects
web-short-effect-reposition = reposition lifepods
web-short-effect-add-objective = choose the new contest
web-short-tile = { $a }/{ $b }
web-short-tile-meteor = { $a }/{ $b }, meteor
web-short-choice-unplaced = Keep it off
web-short-choice-reset = Biomass to 0
web-short-choice-store = Store it
web-short-choice-end-movement = End movement
web-short-prompt-step = { $name }: which benefit?
