# On Mars: the position as plain text, for terminals and screen readers. Browsers do not load it.

table-setup = Set-up
table-round = Round { $n }
table-last-round = Round { $n }, the last one
table-stage = { $round }, { $phase }
phase-colonization = colonization
phase-shuttle = shuttle phase
table-final = Final scoring
table-over = The game is over
table-colonization = Colonization phase, turn of { $who }. Order: { $order }.
table-shuttle-phase = Shuttle phase. Order: { $order }.
table-decides = { $who } must decide.
table-end-triggered = The end of the game is triggered.
table-no-shuttle = The shuttle is not set yet.
table-shuttle = The shuttle is { $side }, on space { $n }.
table-use = { $tech } of { $who } was used: 1 oxygen waits.
table-colony = Colony level { $n }
table-lss = { $building }: row { $row }, high enough for the next level. { $reward }
table-lss-needed =
    { $n ->
        [one] { $building }: row { $row }, 1 more for the next level. { $reward }
       *[other] { $building }: row { $row }, { $n } more for the next level. { $reward }
    }
table-lss-top = { $building }: row { $row }, no level is left to reach. { $reward }
table-lss-last = { $building }: row { $row }, the last one: another building scores nothing here.
table-remaining = Missions left until the end: { $n }.
table-mission = { $mission } { $n } left; { $amount } each.
table-mission-done = { $mission } Complete.
table-map = Mars
table-legend = Columns have letters, hexes are counted from the top. M Mine, G Generator, W Water Extractor, H Greenhouse, O Oxygen Condenser, S Shelter with its owner, * advanced, c colonist, b bot, r rover with its owner, ? discovery tile, A to D research tile, + crystal.
sign-mine = M
sign-generator = G
sign-water_extractor = W
sign-greenhouse = H
sign-oxygen_condenser = O
sign-shelter = S
sign-colonist = c
sign-bot = b
sign-rover = r
table-buildings = { $building }: { $list }.
table-hex = { $hex }{ $notes }
table-miner = colonist of { $who }
table-advanced = { $who }: { $blueprint }
table-crystals = Crystals: { $list }.
table-tile = { $hex }: { $tile }
table-slots = Colonists on action slots
table-slot =
    { $n ->
        [one] { $action } (1 slot): { $list }
       *[other] { $action } ({ $n } slots): { $list }
    }
table-orbit = Orbit
table-warehouse = Warehouse: { $list }.
table-exploration =
    { $n ->
        [0] Exploration space, no tile left in the stack:
        [one] Exploration space, 1 tile left in the stack:
       *[other] Exploration space, { $n } tiles left in the stack:
    }
table-grid =
    { $n ->
        [0] Tech grid, no tile left in the pile:
        [one] Tech grid, 1 tile left in the pile:
       *[other] Tech grid, { $n } tiles left in the pile:
    }
table-grid-row = { $row } ({ $cost }): { $list }
table-blueprints = Blueprints; in the deck { $ones } of level 1 and { $threes } of level 3:
table-blueprint = { $blueprint }, level { $level }, { $building }{ $notes }. { $text }
table-on-take = gives { $goods }
table-cards = Scientists, contracts, buildings
table-card-empty = { $n }: empty
table-card-scientist = { $n }: { $scientist } ({ $cost }). { $text }
table-card-contract = { $n }: { $contract } Costs { $cost }{ $notes }
table-contracts = Contracts in the deck: { $list }.
table-workplace = { $scientist } works in { $blueprint }.
table-radar = On the Radar: { $text }
table-stack =
    { $n ->
        [0] { $building }: no tile left.
        [one] { $building }: the last tile, arrows: { $arrows }.
       *[other] { $building }: { $n } tiles, arrows of the next: { $arrows }.
    }
table-solo = Lacerda
table-solo-deck = Cards in the deck: { $n }; discarded: { $discard }.
table-solo-card = Latest card { $n }: action { $action }{ $notes }.
table-solo-cross = does not travel
table-solo-sequence =
    { $n ->
        [one] Next building: { $building }. 1 bot on his board.
       *[other] Next building: { $building }. { $n } bots on his board.
    }
table-solo-goal = Your goal:
table-solo-goals = Your goals, one of them is enough:
table-you = { $who }, you: { $n } OP (now worth { $total })
table-player = { $who }: { $n } OP (now worth { $total })
table-player-over = { $who }: { $total } OP
table-space = Turn order space { $n }. { $text }
table-storage = Storage: { $list }; room for { $n } of each.
table-depot =
    { $of ->
        [one] Depot: { $amount }, 1 space
       *[other] Depot: { $amount }, { $of } spaces
    }{ $waiting ->
        [0] .
       *[other] ; { $waiting } waiting for the next turn.
    }
table-ships = Ships: { $n } in the depot, { $hangar } in the hangar. Executive actions open: { $open }.
table-colonists = Colonists: { $n } in the quarters (room for { $of }), { $working } in the working area, { $supply } in the supply.
table-pieces = Bots: { $bots }. Rover: { $rover }. Shelters on Mars: { $shelters }.
table-rover-off = not on the map yet
table-cubes = Cubes in the progress area: { $list } ({ $n } OP).
table-lab = Laboratory: { $list }.
table-lab-tile = { $tech }, { $space }
table-built = Built on { $hex }: { $card }
table-unbuilt = Not built: { $card }
table-scientists = Scientists: { $list }.
table-contract = Open: { $contract }{ $notes }
table-contract-done = Completed: { $contract }{ $notes }
table-contract-items = on the card: { $list }
table-tiles = Discovery tiles taken: { $n }. Research: { $list }.
table-goals =
    { $paid ->
        [0] Private goals in hand: { $n }.
       *[other] Private goals in hand: { $n }; paid as crystals: { $paid }.
    }
table-goal = Now { $n } of { $of }: { $goal }
table-goal-met = Met now: { $goal }
table-goal-completed = Completed: { $goal }
table-card-a = Holds a First Colonist card A.
table-hand-b = Card B: { $text }
table-cards-b = First Colonist cards B: { $n }.

solo-lead = { $n } OP ahead of Lacerda
solo-behind = { $n } OP behind Lacerda
