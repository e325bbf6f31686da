# What On Mars says. Names and texts of components are in on-mars-components.ftl.

## Small words

player = Player { $n }
lacerda = Lacerda
number = { $n }
nothing = nothing
none = none
empty = empty
free = free
list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-semicolon = { $a }; { $b }
notes = {" "}({ $list })
notes-none = {""}
hex = { $name }
hex-unknown = a hex beyond the map
card-unknown = an unknown card
side-orbit = in orbit
side-colony = in the colony
to-orbit = to orbit
to-colony = to the colony
row-top = top row
row-middle = middle row
row-bottom = bottom row
direction-N = north
direction-NE = north-east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-NW = north-west
direction-none = nowhere near
lab-c1_1 = level { $n }, upper space
lab-c1_2 = level { $n }, lower space
lab-c2_1 = level { $n }, upper space
lab-c2_2 = level { $n }, middle space
lab-c2_3 = level { $n }, lower space
lab-c3_1 = level { $n }, upper space
lab-c3_2 = level { $n }, lower space
lab-c4_1 = level { $n }, upper space
lab-c4_2 = level { $n }, middle space
lab-c4_3 = level { $n }, lower space
lab-c5_1 = level { $n }, upper space
lab-c5_2 = level { $n }, lower space
lab-c6_1 = level { $n }
contract = contract { $n }: { $text }
contract-name = contract { $n }
contract-op = { $n } OP if completed, { $failed } if not
goal = goal { $n }: { $text }
goal-name = goal card { $n }
research-name = research tile { $name }
tile-discovery = discovery tile: { $text }
tile-research = { $name }: { $text }
card-a = First Colonist card A: build { $list } to draw two B cards.
piece-rover = Rover
piece-bot = Bot on { $hex }
piece-moved-bot = Bot on { $hex }, already moved
fee-point = 1 point
colonists-of = { $who }: { $n }

## Amounts

item-mineral = mineral
item-battery = battery
item-water = water
item-plant = plant
item-oxygen = oxygen
item-crystal = crystal
amount-mineral =
    { $n ->
        [one] { $n } mineral
       *[other] { $n } minerals
    }
amount-battery =
    { $n ->
        [one] { $n } battery
       *[other] { $n } batteries
    }
amount-water = { $n } water
amount-plant =
    { $n ->
        [one] { $n } plant
       *[other] { $n } plants
    }
amount-oxygen = { $n } oxygen
amount-crystal =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
amount-colonist =
    { $n ->
        [one] { $n } colonist
       *[other] { $n } colonists
    }
amount-sent =
    { $n ->
        [one] 1 colonist sent to work
       *[other] { $n } colonists sent to work
    }
amount-goal =
    { $n ->
        [one] { $n } goal card
       *[other] { $n } goal cards
    }
amount-op = { $n } OP
amount-any =
    { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
    }
amount-any-of =
    { $n ->
        [one] { $n } resource ({ $kinds })
       *[other] { $n } resources ({ $kinds })
    }
up-to = up to { $amount }
cost-mine = 1 colonist onto the tile

## Effects

effect-gain = gain { $goods }
effect-gain-boosted = { $gain }; each colonist sent to work: { $more } more
effect-choice =
    { $n ->
        [one] gain 1 resource ({ $kinds })
       *[other] gain up to { $n } resources ({ $kinds })
    }
effect-exchange = pay 1 { $pay } to { $gain }
effect-warehouse =
    { $n ->
        [one] take 1 resource or crystal from the warehouse
       *[other] take up to { $n } resources or crystals from the warehouse
    }
effect-warehouse-resource =
    { $n ->
        [one] take 1 resource from the warehouse
       *[other] take up to { $n } resources from the warehouse
    }
effect-blueprint =
    { $n ->
        [one] take 1 blueprint
       *[other] take up to { $n } blueprints
    }
effect-tech =
    { $n ->
        [one] take 1 tech tile at its cost
       *[other] take up to { $n } tech tiles at their cost
    }
effect-develop =
    { $n ->
        [one] develop 1 step at its cost
       *[other] develop { $n } steps in all at their cost
    }
effect-develop-free =
    { $n ->
        [one] develop 1 step at no cost
       *[other] develop { $n } steps in all at no cost
    }
effect-move = { $points }
effect-move-as-rover = { $points }; your bots take crystals and tiles like a rover
effect-construct = build any building at its cost
effect-construct-free = build any building at no cost
effect-construct-type = build at its cost: { $building }
effect-construct-type-free = build at no cost: { $building }
effect-upgrade =
    { $n ->
        [one] upgrade 1 building at its cost
       *[other] upgrade up to { $n } buildings at their cost
    }
effect-upgrade-free =
    { $n ->
        [one] upgrade 1 building at no cost
       *[other] upgrade up to { $n } buildings at no cost
    }
effect-upgrade-anywhere =
    { $n ->
        [one] upgrade 1 building anywhere on the map at its cost
       *[other] upgrade up to { $n } buildings anywhere on the map at their cost
    }
effect-upgrade-free-anywhere =
    { $n ->
        [one] upgrade 1 building anywhere on the map at no cost
       *[other] upgrade up to { $n } buildings anywhere on the map at no cost
    }
effect-ship =
    { $n ->
        [one] welcome 1 ship at its cost
       *[other] welcome up to { $n } ships at their cost
    }
effect-ship-free =
    { $n ->
        [one] welcome 1 ship at no cost
       *[other] welcome up to { $n } ships at no cost
    }
effect-scientist = hire a scientist at the usual cost
effect-scientist-free = hire a scientist at no cost
effect-contract = take a contract at the usual cost
effect-contract-free = take a contract at no cost
effect-hire = hire a scientist or take a contract at the usual cost
effect-hire-free = hire a scientist or take a contract at no cost
effect-retrieve =
    { $n ->
        [one] bring back 1 colonist from { $from }
       *[other] bring back up to { $n } colonists from { $from }
    }
effect-produce = your mines and advanced buildings produce
effect-trade = pay 1 resource, gain { $n } other than minerals
effect-travel = travel { $to }
effect-travel-other = travel to the other side
effect-building = use an advanced building
effect-radar = use the discovery tile on the card
effect-boost = { $effect }; each colonist sent to work: one more
effect-boost-once = { $effect }; 1 colonist sent to work: one more
points-bots =
    { $n ->
        [one] 1 bot point
       *[other] { $n } bot points
    }
points-rover =
    { $n ->
        [one] 1 rover point
       *[other] { $n } rover points
    }
points-best-tech = rover points equal to the best rover tech in play
place-orbit = slots in orbit
place-colony = slots in the colony
place-working = your working area

## Questions

prompt-wait = { $who } must decide.
prompt-over = The game is over.
prompt-turn = Your turn: take a main action; an executive action may come before or after it.
prompt-turn-main = Your turn: the main action is still to be taken.
prompt-turn-executive = Your main action is done. Take an executive action, or end your turn.
prompt-turn-end = Both actions are done. End your turn when nothing is left to do.
prompt-shuttle = The shuttle waits. Do you travel { $to } with a ship?
prompt-shuttle-gone = The shuttle has left. Do you travel { $to }?
prompt-deliveries = Last deliveries to your contracts before the final scoring.
prompt-offer = A benefit for you: { $effect }. Do you take it?
prompt-surcharge =
    { $n ->
        [one] { $action }: pay 1 point of surcharge with a crystal or a colonist.
       *[other] { $action }: pay { $n } points of surcharge with crystals or colonists.
    }
prompt-pay = To pay: { $cost }. What do you pay with?
prompt-lab-space = { $tech }: which space of the first lab column?
prompt-upgrade-hex = { $blueprint }: onto which building?
prompt-ship-reward = What does the ship bring?
prompt-bot-hex = Where does the new bot go?
prompt-move = Move: { $points } left.
prompt-take-tile = Your piece ends on { $hex }, { $tile } Do you take the tile?
prompt-bot-tiles = Which bot takes its tile next?
prompt-building = Which building do you construct?
prompt-building-hex = { $building }: on which hex?
prompt-building-tech = { $building } on { $hex } joins a complex: which tech of level { $n } or more do you use?
prompt-displace = Your piece on { $hex } must give way: where does it go?
prompt-benefit = Life support: choose one benefit.
prompt-scientist = Which scientist do you hire?
prompt-contract = Which contract do you take?
prompt-hire = Which scientist or contract do you take?
prompt-refill = Which contract from the deck fills the slot?
prompt-use-building = Which advanced building do you use?
prompt-radar = Which discovery tile goes onto the Radar for good?
prompt-allot = You gain { $amount }: how much goes onto { $contract }?
prompt-travel-tile = Which discovery tile do you place?
prompt-travel-hex = Where does the discovery tile go, 3 hexes from your rover? { $tile }
prompt-turn-order = Which space of the turn order do you take?
prompt-set-shuttle = You go last: on which side does the shuttle start?
prompt-owner-choice = { $who } used your { $tech }: keep the oxygen, or develop the tile one step at no cost?
prompt-goal-window = End of your turn: do you complete a private goal?
prompt-cards-b = Do you reveal a First Colonist card B?
prompt-blueprint =
    { $n ->
        [0] Another blueprint?
        [one] Take a blueprint{ $notes }.
       *[other] Take a blueprint; { $n } are left{ $notes }.
    }
prompt-tech =
    { $n ->
        [0] Another tech tile?
        [one] Take a tech tile{ $notes }.
       *[other] Take a tech tile; { $n } are left{ $notes }.
    }
prompt-develop =
    { $n ->
        [0] Develop another step?
        [one] Develop: 1 step left{ $notes }.
       *[other] Develop: { $n } steps left{ $notes }.
    }
prompt-develop-free =
    { $n ->
        [0] Develop another step?
        [one] Develop at no cost: 1 step left{ $notes }.
       *[other] Develop at no cost: { $n } steps left{ $notes }.
    }
prompt-warehouse =
    { $n ->
        [0] Another item from the warehouse?
        [one] Take an item from the warehouse{ $notes }.
       *[other] Take { $n } items from the warehouse{ $notes }.
    }
prompt-choice =
    { $n ->
        [0] Another resource?
        [one] Gain a resource{ $notes }.
       *[other] Gain { $n } resources{ $notes }.
    }
prompt-retrieve =
    { $n ->
        [0] Bring back another colonist?
        [one] Bring back a colonist{ $notes }.
       *[other] Which colonists do you bring back{ $notes }?
    }
prompt-upgrade =
    { $n ->
        [0] Another upgrade?
        [one] Upgrade a building: which blueprint?{ $notes }
       *[other] Upgrade a building: which blueprint? { $n } upgrades are left{ $notes }.
    }
prompt-ship =
    { $n ->
        [0] Another ship?
        [one] Welcome a ship: from which depot space?{ $notes }
       *[other] Welcome a ship: from which depot space? { $n } ships are left{ $notes }.
    }
prompt-produce-more = You produced { $goods }. Does a source produce once more for a colonist?
prompt-gain-more = Gain { $amount } more for a colonist?
boost-note = each one beyond that: 1 colonist

## Choices

choice-accept = Take it
choice-accept-effect = Yes: { $effect }
choice-take-tile = Take it: { $tile }
choice-decline = No
choice-leave-tile = Leave the tile where it is
choice-no-benefit = No benefit
choice-no-goal = No goal now
choice-no-card-b = Reveal no card
choice-stop = Stop here
choice-stop-deliveries = No more deliveries
choice-boost =
    { $n ->
        [one] Send 1 colonist to work for { $more } (1 stays in the quarters)
       *[other] Send 1 colonist to work for { $more } ({ $n } stay in the quarters)
    }
more = one more
more-blueprint = one more blueprint
more-tech = one more tech tile
more-step = one more step
more-item = one more item
more-upgrade = one more upgrade
more-ship = one more ship
choice-space = Space { $n }, { $side }: { $text }
choice-space-unknown = Space { $n }, which does not exist
choice-shuttle = On the red space { $side }
choice-stay = Stay { $side }
choice-ride = Ride the shuttle { $to } at no cost{ $notes }
choice-fly = Travel { $to } with a ship from the hangar{ $notes }
note-produces = production: { $goods }
note-returns =
    { $n ->
        [one] 1 colonist comes back
       *[other] { $n } colonists come back
    }
note-returns-supply =
    { $n ->
        [one] 1 goes to the supply for lack of room
       *[other] { $n } go to the supply for lack of room
    }
note-ships-left =
    { $n ->
        [0] no ship is left in the hangar
        [one] 1 ship is left in the hangar
       *[other] { $n } ships are left in the hangar
    }
choice-discovery = { $text }
choice-main = { $action }{ $notes }. { $text }
note-slot = 1 colonist onto a slot
note-slots-cleared = the full slots are cleared first
note-surcharge =
    { $n ->
        [one] surcharge: 1 crystal or colonist
       *[other] surcharge: { $n } crystals or colonists
    }
choice-executive = Executive action { $n } ({ $cost }). { $text }
choice-deliver = Put { $amount } on { $contract } ({ $n } of { $of } then lie there)
choice-goal = Complete { $goal } You take: { $reward }
reward-common = the common reward, 2 development steps at no cost
reward-own = its own reward, { $effect }
reward-none = no reward
choice-end-turn = End your turn
choice-pay = Pay { $payment }{ $notes }
note-left = left: { $list }
choice-own-tech = Use your own { $tech }, level { $n }{ $notes }
choice-foreign-tech = Use { $tech } of { $who }, level { $n }{ $notes }
choice-tech-unknown = Use the tech of nobody
note-points =
    { $n ->
        [one] 1 more rover point
       *[other] { $n } more rover points
    }
note-upgrades =
    { $n ->
        [one] 1 more upgrade
       *[other] { $n } more upgrades
    }
note-ships =
    { $n ->
        [one] 1 more ship
       *[other] { $n } more ships
    }
note-sent =
    { $n ->
        [one] sends 1 colonist to work for the missing level
       *[other] sends { $n } colonists to work for the missing levels
    }
note-oxygen = { $who } keeps 1 oxygen or develops the tile
choice-upgrade =
    { $size ->
        [one] { $blueprint }, level { $level }: onto { $building } ({ $cost }){ $notes }. Its action: { $text }
       *[other] { $blueprint }, level { $level }: onto { $building } in a complex of { $size } or more ({ $cost }){ $notes }. Its action: { $text }
    }
note-sites = possible on { $list }
choice-blueprint = { $blueprint }, level { $level } for { $building }: gain { $goods }. Once built: { $text }
choice-tech = { $tech }, { $row } ({ $cost }). { $text }
choice-lab-space = { $space }: { $text }
choice-develop = { $tech } from level { $from } to { $space } ({ $cost }). { $text }
choice-warehouse = { $amount } ({ $n } in the warehouse)
choice-produce = Send 1 colonist to work for { $amount } more
choice-gain = { $amount }
choice-step = { $piece }: { $direction } from { $from } to { $to }{ $notes }
group-step = { $piece }, { $fee } a step
note-takes-crystal = takes a crystal
note-removes-crystal = a bot that ends there removes the crystal
note-tile = { $tile }
note-removes-tile = removes the { $tile }
choice-finish = End the movement
choice-building =
    { $n ->
        [one] { $building } ({ $cost }): gives { $item } for each building of its complex; the last tile{ $notes }
       *[other] { $building } ({ $cost }): gives { $item } for each building of its complex; { $n } tiles left{ $notes }
    }
choice-hex = { $hex }{ $notes }
site-alone = on its own, no tech needed
site-complex = complex of { $n }, needs tech of level { $level }
site-yields = gives { $amount }
site-crystal = a crystal lies there
site-arrows = new crystals on { $list }
site-cube = a cube for the progress area
site-lss = life support: { $op }
site-benefit = a benefit of your choice
site-level = the colony reaches level { $n } at the end of the turn
site-group =
    { $n ->
        [one] no complex
       *[other] complex of { $n }
    }
site-piece = a piece there gives way
choice-ship = Ship of depot space { $n }. It frees a space for a crystal and this executive action: { $text }
choice-ship-unknown = A ship of depot space { $n }
choice-colonists-bot =
    { $n ->
        [0] 1 bot
        [one] 1 colonist and 1 bot
       *[other] { $n } colonists and 1 bot
    }
choice-colonists =
    { $n ->
        [one] 1 colonist
       *[other] { $n } colonists
    }
choice-scientist = { $scientist } ({ $cost }). { $text }
choice-contract = Take { $contract } Costs { $cost }{ $notes }
choice-slot-empty = The empty slot { $n }
choice-refill = Put out { $contract }{ $notes }
choice-use-building = { $blueprint }, { $cost }{ $notes }. { $text }
note-owner = of { $who }
note-scientist-moves = { $scientist } goes to work there first
choice-retrieve-working = From your working area ({ $n } there)
choice-retrieve-slots = From the slots of { $action } ({ $n } there)
choice-allot-none = Nothing onto { $contract }
choice-allot = { $amount } onto { $contract }
choice-allot-units = { $n } onto { $contract }
choice-keep = Keep { $amount }
choice-reveal-b = Reveal the card. { $text }

heading-space = Turn order
heading-shuttle = Shuttle
heading-stay = Stay
heading-ride = Travel
heading-fly = Travel
heading-discovery = Discovery tiles
heading-main = Main actions
heading-executive = Executive actions
heading-deliver = Deliveries
heading-goal = Private goals
heading-end-turn = End of turn
heading-pay = Ways to pay
heading-own-tech = Technology
heading-foreign-tech = Technology
heading-upgrade = Blueprints
heading-blueprint = Blueprints
heading-tech = Tech tiles
heading-lab-space = Lab spaces
heading-develop = Steps
heading-warehouse = Warehouse
heading-produce = Sources
heading-gain = Resources
heading-step = Steps
heading-building = Buildings
heading-hex = Hexes
heading-ship = Ships
heading-scientist = Scientists
heading-contract = Contracts
heading-refill = Contracts
heading-use-building = Advanced buildings
heading-allot = Contracts
heading-allot-none = Contracts

## Log

log-round = Round { $n } begins.
log-last-round = Round { $n } begins, the last one.
log-turn = { $who } takes a turn.
log-turn-crystals = { $who } takes a turn. Into the depot: { $amount }.
log-turn-lost = { $who } takes a turn. Into the depot: { $amount }; lost: { $lost }.
log-turn-full = { $who } takes a turn. No room in the depot for { $lost }.
log-turn-ends = { $who } ends the turn.
log-space = { $who } takes space { $n } of the turn order.
log-shuttle-set = { $who } sets the shuttle { $side }.
log-shuttle-moves = The shuttle waits { $side }, on space { $n }.
log-shuttle-travels = The shuttle travels { $to }, to space { $n }.
log-stayed = { $who } does not travel.
log-travelled = { $who } travels { $to }.
log-flew = { $who } travels { $to } with a ship.
log-end-triggered = The end of the game is triggered.
log-final-scoring = The final scoring begins.
log-over = The game is over.
log-main = { $who }: { $action }.
log-executive =
    { $who }: executive action { $n }, { $n ->
        [1] develop a tech tile
        [2] move the rover
        [3] take a blueprint
        [4] upgrade a building
        [5] gain a mineral
        [6] move bots
        [7] take from the warehouse
       *[other] use an advanced building
    }.
log-cleared = The slots of { $action } are cleared ({ $list }).
log-paid = { $who } pays { $what }.
log-boosted = { $who } sends 1 colonist to work for more.
log-declined = { $who } declines.
log-tech-own = { $who } uses { $tech }, at no cost.
log-tech-foreign = { $who } uses { $tech } of { $owner }.
log-gained = { $who } gains { $amount }.
log-lost = { $who } has no room for { $lost }.
log-gained-lost = { $who } gains { $amount } and has no room for { $lost }.
log-colonists =
    { $n ->
        [one] { $who } gains 1 colonist.
       *[other] { $who } gains { $n } colonists.
    }
log-scored = { $who } scores { $op }.
log-delivered = { $who } puts { $amount } on { $contract }.
log-contract-completed = { $who } completes { $contract }
log-warehouse = { $who } takes { $amount } from the warehouse.
log-retrieved-working = { $who } brings back a colonist from the working area.
log-retrieved-slots = { $who } brings back a colonist from { $action }.
log-returned =
    { $n ->
        [one] { $who } gets 1 colonist back.
       *[other] { $who } gets { $n } colonists back.
    }
log-returned-supply =
    { $n ->
        [one] { $who } gets 1 colonist back,
       *[other] { $who } gets { $n } colonists back,
    } { $supply ->
        [one] 1 goes to the supply.
       *[other] { $supply } go to the supply.
    }
log-produced = { $who } produces.
log-mission = { $who } advances a mission. { $mission } Left: { $n }.
log-mission-completed = A mission is complete. { $mission } Missions left until the end: { $n }.
log-lss = Life support, { $building }: the marker is on row { $n }.
log-lss-scored = { $who } scores { $op } for life support ({ $building }).
log-benefit = { $who } chooses a benefit: { $text }
log-progress-scored = { $who } scores { $op } for the progress area.
log-rover = { $who } moves the rover from { $from } to { $to }.
log-bot = { $who } moves a bot from { $from } to { $to }.
log-crystal-collected = { $who } takes the crystal on { $hex }.
log-crystal-removed = The crystal on { $hex } is removed.
log-tile-taken = { $who } takes a tile on { $hex }: { $tile }
log-tile-removed = A tile on { $hex } leaves the game: { $tile }
log-discovery-placed = { $who } places a discovery tile on { $hex }: { $text }
log-exploration = New on the exploration space: { $text }
log-built = { $who } builds on { $hex }: { $building }.
log-built-complex = { $who } builds on { $hex }: { $building }, now a complex of { $n }.
log-displaced = { $who } moves a piece out of the way, from { $from } to { $to }.
log-crystal-placed = A crystal comes up on { $hex }.
log-cube = { $who } puts a cube in the progress area: { $building }.
log-upgraded = { $who } upgrades { $hex }: { $blueprint }.
log-miner = { $who } gets the colonist of the mine on { $hex } back.
log-ship = { $who } welcomes the ship of depot space { $n }.
log-bot-placed = { $who } puts a bot on { $hex }.
log-colony-level = The colony reaches level { $n }.
log-blueprint = { $who } takes { $blueprint }.
log-tech = { $who } takes { $tech } ({ $space }).
log-developed = { $who } develops { $tech } ({ $space }).
log-oxygen = { $who } keeps the oxygen for { $tech }.
log-scientist = { $who } hires the { $scientist }.
log-contract = { $who } takes { $contract }
log-refilled = Slot { $n } of the display: { $contract }
log-scientist-moved = { $who } puts the { $scientist } to work: { $blueprint }.
log-building-used = { $who } uses { $blueprint }.
log-radar = { $who } puts a discovery tile on the Radar: { $text }
log-goal-common = { $who } completes { $goal } The common reward is taken.
log-goal-own = { $who } completes { $goal } Its own reward is taken.
log-goal-none = { $who } completes { $goal } No reward is taken.
log-card-a = { $who } completes a card. { $card }
log-cards-b =
    { $n ->
        [one] { $who } draws 1 card B.
       *[other] { $who } draws { $n } cards B.
    }
log-card-b = { $who } reveals a card B. { $text }
log-blueprints-revealed = New blueprints: { $list }.
log-techs-revealed = New tech tiles: { $list }.
log-solo-card = Lacerda reveals card { $n }.
log-rival-cannot = Lacerda cannot do this: { $action }. His rover moves instead.
log-sequence = Next building of Lacerda: { $building }.
log-rival-ship = Lacerda moves the ship of depot space { $n } to his hangar.
log-rival-bot =
    { $n ->
        [one] Lacerda has 1 bot on his board.
       *[other] Lacerda has { $n } bots on his board.
    }
log-rival-scored = Lacerda ends with { $n } OP. { $list }.
log-score-part = { $part }: { $n }

## The table as text

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

## Solo

solo-lead = { $n } OP ahead of Lacerda
solo-behind = { $n } OP behind Lacerda

## Why not

illegal-not_your_turn = You are not asked now.
illegal-wrong_phase = That is not what you are asked now.
illegal-wrong_side = That belongs to the other side of the board.
illegal-main_already_done = You have taken your main action.
illegal-exec_already_done = You have taken an executive action in this turn.
illegal-exec_not_available = A ship still stands on that depot space, or the building is not built.
illegal-main_required = The main action comes before the end of the turn.
illegal-no_colonist = There are not enough colonists in your living quarters.
illegal-cannot_pay = You cannot pay that, or not in that way.
illegal-cannot_store = You have no room for that.
illegal-no_slot = Your colonist already stands there.
illegal-no_marker = You have no advanced building marker left.
illegal-no_lab_space = The first column of your laboratory is full.
illegal-duplicate_tech = You have a tile of this kind already.
illegal-not_adjacent_lab_space = The tile cannot get to that space from where it is.
illegal-occupied_lab_space = Another tile lies on that space.
illegal-not_in_display = That is not on offer here.
illegal-outside_zone = None of your bots stands there or next to it.
illegal-hex_has_building = There is a building on that hex.
illegal-bad_distance = The distance is not right.
illegal-tech_required = This needs a tech tile of the right kind, yours or another player's.
illegal-tech_level_too_low = The tech tile is not developed far enough.
illegal-stack_empty = No tile of that type is left.
illegal-hex_not_on_map = That hex is beyond the map.
illegal-hex_occupied = A piece could not stay there.
illegal-not_enough_points = No movement point is left, and none can be bought.
illegal-cannot_take_tile = A rover may not end on a tile that it cannot take.
illegal-no_blueprint = You hold no such blueprint with its marker on it.
illegal-wrong_building = There is no building that fits this blueprint.
illegal-complex_too_small = The complex is too small for this blueprint.
illegal-already_upgraded = This building has been upgraded.
illegal-not_own_shelter = That is not your shelter.
illegal-ship_limit = The colony level allows no more ships.
illegal-no_ship = There is no ship to take.
illegal-goal_not_met = Its condition is not met.
illegal-goal_already_completed = You have completed a private goal.
illegal-no_scientist = Without the right scientist you cannot do that.
illegal-space_taken = That space is taken.
illegal-nothing_to_do = It would change nothing, or no more of it is allowed.
illegal-unknown_id = There is no such thing at this table.

## Options

option-length = Length
option-length-help = The missions that end the game: two short and one long, or one short and two long.
option-length-short = short
option-length-long = long
option-first_colonist_variant = First Colonist variant
option-first_colonist_variant-help = For beginners: fixed missions, dealt turn order spaces, cards with small tasks.
option-first_colonist_variant-off = no
option-first_colonist_variant-on = yes
option-space_anomaly_variant = Space Anomaly variant
option-space_anomaly_variant-help = The game ends with the colonization phase in which the end is triggered.
option-space_anomaly_variant-off = no
option-space_anomaly_variant-on = yes
option-upgrade_pack_goals = Upgrade pack: goals
option-upgrade_pack_goals-help = Everybody gets a fourth private goal from a deck of its own.
option-upgrade_pack_goals-off = no
option-upgrade_pack_goals-on = yes
option-upgrade_pack_contracts = Upgrade pack: contracts
option-upgrade_pack_contracts-help = Which two of the four types of contracts are in play.
option-upgrade_pack_contracts-off = base game (upgrade and delivery)
option-upgrade_pack_contracts-random_two = two drawn by lot
option-upgrade_pack_contracts-upgrade_delivery = upgrade and delivery
option-upgrade_pack_contracts-upgrade_expertise = upgrade and expertise
option-upgrade_pack_contracts-upgrade_network = upgrade and network
option-upgrade_pack_contracts-delivery_expertise = delivery and expertise
option-upgrade_pack_contracts-delivery_network = delivery and network
option-upgrade_pack_contracts-expertise_network = expertise and network
option-crystal_under_building = Crystal under a building
option-crystal_under_building-help = What becomes of a crystal on the hex of a new building.
option-crystal_under_building-gain = the builder gains it
option-crystal_under_building-return = it goes back to the supply
option-upgrade_tech_reading = Upgrade tech
option-upgrade_tech_reading-help = What a level of the upgrade tech is worth.
option-upgrade_tech_reading-additional = that many additional upgrades
option-upgrade_tech_reading-total = that many upgrades in total
option-solo_goal = Solo goal
option-solo_goal-help = What you must reach against Lacerda.
option-solo_goal-any = any of the four
option-solo_goal-solo_first_colonists = First Colonists
option-solo_goal-solo_next_generation = Next Generation
option-solo_goal-solo_hunky_dory = Hunky Dory
option-solo_goal-solo_martian_potato = Martian Potato
option-round_limit = Round limit
option-round_limit-help = The end is triggered in this round if nothing has triggered it before.
option-round_limit-30 = 30 rounds
option-round_limit-60 = 60 rounds
option-round_limit-100 = 100 rounds
option-seating = First player
option-seating-help = Who chooses a space of the turn order first.
option-seating-random = drawn by lot
option-seating-chosen = seat 1
setup-potato-needs-contracts = the goal Martian Potato needs upgrade and delivery contracts

## Scores

score-op = During the game
score-op-text = opportunity points of life support, progress and cards
score-progress = Progress area
score-progress-text = 0, 1, 2, 4, 7 or 11 for 0 to 5 cubes
score-ships = Ships
score-ships-text = 3 for each ship in the hangar
score-colonists = Colonists
score-colonists-text = by the number of colonists in the living quarters
score-technology = Technology
score-technology-text = by the level of each tech tile
score-blueprints = Blueprints
score-blueprints-text = 3 or 5 for each one built, as many lost for each one not built
score-scientists = Scientists
score-scientists-text = 3 for each advanced building of the type they score
score-contracts = Contracts
score-contracts-text = what completed ones bring, less what the others cost
score-equal = Equal points: more crystals in the depot win, then more advanced buildings, then more cubes in the progress area.
