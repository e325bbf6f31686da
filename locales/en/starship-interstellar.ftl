# What Starship Interstellar says. Names and texts of components are in starship-interstellar-components.ftl.

## Small words

player = Player { $n }
hall = H.A.L.L.
nothing = nothing
none = none
list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-semicolon = { $a }; { $b }
list-space = { $a } { $b }
notes = {" "}({ $list })
notes-none = {""}
node = column { $column }, lane { $lane }
node-trappist = Trappist
node-start = The route begins here.
node-arrival = Arrival: { $pp }.
node-goal = The end of the route.
node-interest = Point of interest, for the first satellite: { $goods }.
node-interest-taken = Point of interest, visited before.
node-unexplored = Unexplored.
token-extra = Extra Action { $name }
token-production = Production on { $planet }
token-production-text = Run your plant on { $planet }.
salvation-none = Not used in the Salvation phase.
salvation-standard = Any Salvation action; 1 PP with { $action }.
salvation-flat = Any Salvation action, then { $goods }.
salvation-only = Only { $action }: { $power }.
power-free_first_move = the first move costs no Fuel
power-two_moves = a second move may follow, at its cost
power-build_two = a second mechanism may follow, at its cost
power-extra_leader_step = one more leader step
power-two_scientists = up to two Scientists
power-whole_row = the bonuses of the whole row
power-pay_one_lower = a cube one level lower will do
action-mechanism = Build a Mechanism
action-humanity = Save Humanity
action-satellite = Satellite Exploration
action-government = Supply the Government
track-ars = ARS
track-converter = Converter
track-outpost = Outpost
track-drill = Drill
track-solar = Solar Extraction
track-travel = Travel
leader-interstellar = Interstellar
leader-humanity = Humanity
building-ars = ARS
building-converter = Converter
building-outpost = Outpost
building-drill = Drill
element-base = Base
element-explorer = Explorer
element-ars = ARS
element-converter = Converter
element-outpost = Outpost
element-drill = Drill
element-moves =
    { $n ->
        [one] 1 cube from the deposit to the warehouse
       *[other] up to { $n } cubes from the deposit to the warehouse
    }
element-sends =
    { $n ->
        [one] 1 cube from the warehouse to your reserve
       *[other] up to { $n } cubes from the warehouse to your reserve
    }
element-converts =
    { $n ->
        [one] 1 conversion
       *[other] up to { $n } conversions
    }
row-current = Current projects
row-long_term = Long-term projects
row-future = Future projects
pieces = { $n } { $piece }

## Amounts

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
cube-red = red cube
cube-yellow = yellow cube
cube-green = green cube
cube-blue = blue cube
cube-purple = purple cube
cubes-short = { $n } { $colour }
amount-red =
    { $n ->
        [one] { $n } red cube
       *[other] { $n } red cubes
    }
amount-yellow =
    { $n ->
        [one] { $n } yellow cube
       *[other] { $n } yellow cubes
    }
amount-green =
    { $n ->
        [one] { $n } green cube
       *[other] { $n } green cubes
    }
amount-blue =
    { $n ->
        [one] { $n } blue cube
       *[other] { $n } blue cubes
    }
amount-purple =
    { $n ->
        [one] { $n } purple cube
       *[other] { $n } purple cubes
    }
amount-fuel =
    { $n ->
        [0] no Fuel
       *[other] { $n } Fuel
    }
amount-pp = { $n } PP
amount-reputation = { $n } Reputation
amount-scientist =
    { $n ->
        [one] { $n } Scientist
       *[other] { $n } Scientists
    }
amount-extra =
    { $n ->
        [one] { $n } Extra Action token
       *[other] { $n } Extra Action tokens
    }
goods-lost = a loss of { $loss }
goods-and-loss = { $gain } with a loss of { $loss }
dial-bonus = { $n }: { $goods }
family-line = { $text } Brings { $amount }.

## Effects

effect-cube = 1 cube ({ $colours })
effect-deposit =
    { $levels ->
        [0] { $n } of its colour into a deposit of yours
        [one] { $n } into a deposit of yours, 1 level above its colour
       *[other] { $n } into a deposit of yours, { $levels } levels above its colour
    }
effect-enrich =
    { $n } into a deposit of yours, each up to { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    } above its colour
effect-drill =
    { $n ->
        [one] 1 cube from a deposit to its warehouse
       *[other] up to { $n } cubes from a deposit to its warehouse
    }
effect-ars =
    { $n ->
        [one] 1 cube from a warehouse to your reserve
       *[other] up to { $n } cubes from a warehouse to your reserve
    }
effect-advance = a step on the leader track { $track }
effect-advance-any = a step on a leader track
effect-gov-satellite = move the government satellite
effect-save-lowest = save the lowest component at no cost
effect-build-lowest = build the lowest mechanism at no cost
effect-further-move = a further move at its cost
effect-fuel-for-pp = turn up to { $n } Fuel into as many PP
effect-take-lowest =
    { $n ->
        [one] the lowest cube of the market
       *[other] the { $n } lowest cubes of the market
    }

## Questions

prompt-wait = { $who } must decide.
prompt-wait-all = The others are choosing.
prompt-over = The game is over.
prompt-pass-token = Which Unique Pass token do you keep? The others go to the next player.
prompt-pass-token-solo = Which Pass token do you use?
prompt-pass-use = Do you use your Unique Pass token? All choose in secret.
prompt-action = Action phase: play a token, repeat the last one, or pass.
prompt-salvation = Salvation phase: play a token, or pass.
prompt-bonus =
    { $n ->
        [one] Your Pass token has 1 click: take its bonus?
       *[other] Your Pass token has { $n } clicks: which bonus do you take?
    }
prompt-cube = Which cube do you gain?
prompt-track = On which leader track do you advance?
prompt-use = { $token }: do you carry out its action? { $text }
prompt-use-salvation = { $token }: for which action? { $text }
prompt-extra = Which Extra Action token do you take?
prompt-keep =
    { $n ->
        [0] Drawn: { $drawn }. Kept: { $kept }. No more may be kept.
        [one] Drawn: { $drawn }. Kept: { $kept }. You may keep 1 more, for Reputation.
       *[other] Drawn: { $drawn }. Kept: { $kept }. You may keep { $n } more, for Reputation.
    }
prompt-technology = Which technology do you develop?{ $notes }
prompt-pay = { $what }: { $cost }{ $notes }. Which cubes do you pay?
pay-mechanism = The mechanism
pay-component = A { $colour } component
pay-family = The family
note-lower-one = one cube may be one level lower
note-lower-every = a cube one level lower will do
note-previous-level = at the cost of the level before
note-paid = paid: { $cubes }
prompt-dismantle = Do you dismantle your plant on { $planet } before you leave?
prompt-load = What do you load? Aboard: { $n } of { $of }.
prompt-depart = Where does the Explorer fly?
prompt-reveal =
    { $n ->
        [one] { $planet }: do you turn up the last production token?
       *[other] { $planet }: do you turn up one of { $n } production tokens?
    }
prompt-keep-token = { $planet }: do you build your plant here? { $text }
prompt-install = Which building do you install on { $planet }?
prompt-orbit = On which orbit do you place your Wormhole?
prompt-quadrant = In which quadrant of orbit { $n } do you place your Wormhole?
prompt-trade = Which cubes do you trade?
prompt-trade-again = A second trade, not of { $colour } cubes?
prompt-buy = How many { $colour } cubes do you buy?
prompt-sell = How many { $colour } cubes do you sell?
prompt-plant-produce = Which plant produces?
prompt-plant-add =
    { $n ->
        [one] Which deposit gets 1 cube more?
       *[other] Which deposit gets { $n } cubes more?
    }
prompt-plant-drill =
    { $n ->
        [one] { $element }: on which planet does 1 cube go from the deposit to the warehouse?
       *[other] { $element }: on which planet do up to { $n } cubes go from the deposit to the warehouse?
    }
prompt-plant-ars =
    { $n ->
        [one] { $element }: from which planet does 1 cube go to your reserve?
       *[other] { $element }: from which planet do up to { $n } cubes go to your reserve?
    }
prompt-produce = { $planet }: what do you activate next?
prompt-drill =
    { $n ->
        [one] { $planet }: which cube goes from the deposit to the warehouse?
       *[other] { $planet }: which cube goes from the deposit to the warehouse? { $n } may still go.
    }
prompt-send =
    { $n ->
        [one] { $planet }: which cube goes from the warehouse to your reserve?
       *[other] { $planet }: which cube goes from the warehouse to your reserve? { $n } may still go.
    }
prompt-convert = { $building } on { $planet }: which conversion?
prompt-convert-warehouse = { $planet }: which cube of the warehouse do you convert?
prompt-convert-deposit = { $planet }: which cube of the deposit do you convert?
prompt-convert-into = What does the { $cube } become?
prompt-enrich =
    { $n ->
        [one] { $planet }: which cube goes into the deposit?
       *[other] { $planet }: which cube goes into the deposit? { $n } are left.
    }
prompt-supply = { $row }: where do you place your Scientist?{ $notes }
prompt-supply-more = { $row }: do you place another Scientist?{ $notes }
note-whole-row = with the bonuses of the whole row
prompt-satellite = Where does your satellite go?
prompt-satellite-further = Does your satellite move on?
prompt-gov-satellite = Where does the government satellite go?
prompt-gov-satellite-further = Does the government satellite move on, for your Fuel?
prompt-hall-satellite = Places that H.A.L.L. likes equally: where does its satellite go?
prompt-hall-gov-satellite = Places that H.A.L.L. likes equally: where does the government satellite go?
prompt-black-hole = Black Hole: how much Fuel do you turn into PP, up to { $n }?
prompt-build = Which mechanism do you build?
prompt-build-more = Do you build a second mechanism?
prompt-move-up = A place is free above you ({ $row }): does your Scientist move up?
prompt-rescue = Whom do you save?{ $notes }
prompt-rescue-more = Do you save one more?{ $notes }
prompt-lowest = Which of the lowest mechanisms do you build at no cost?
prompt-lowest-government = Which of the lowest mechanisms does the government build?
prompt-bag-before = Do you discard a cube to remove an AI cube from H.A.L.L.'s sheet?
prompt-bag-remove = For your { $cube }: which AI cube is removed?
prompt-bag-after = Do you discard a cube to put red AI cubes into H.A.L.L.'s bag?

## Choices

choice-play = { $token }. { $text }
choice-repeat = Repeat: { $token }
choice-repeat-nothing = Repeat the last token
choice-pass = Pass: no more tokens in this phase
choice-use = Carry out the action
choice-skip = Play the token without an action
choice-salvation = { $action }{ $notes }
choice-bonus =
    { $n ->
        [one] Bonus of 1 click: { $goods }
       *[other] Bonus of { $n } clicks: { $goods }
    }
choice-bonus-unknown =
    Bonus of { $n ->
        [one] 1 click
       *[other] { $n } clicks
    }, which does not exist
choice-pass-token = { $token }. Action phase, by clicks: { $action }. Salvation phase: { $salvation }
choice-use-unique = Use your { $token }. Action phase, by clicks: { $action }. Salvation phase: { $salvation }
choice-use-unique-none = Use a Unique Pass token
choice-use-base = Use the { $token }. Action phase, by clicks: { $action }. Salvation phase: { $salvation }
choice-accept = Yes
choice-dismantle = Dismantle the plant on { $planet }; its base and buildings come aboard, its cubes are lost
choice-reveal = Turn up a token
choice-keep-token = Build the plant
choice-decline = No
choice-leave-plant = Leave the plant as it is
choice-leave-pile = Turn up nothing
choice-leave-token = Put the token under the pile
choice-stay-below = Stay where you are
choice-no-bonus = No bonus
choice-stop = Stop here
choice-stop-keeping = Keep no more
choice-stop-loading = Load no more
choice-stop-installing = Install no more
choice-stop-trading = No second trade
choice-no-plant = On no planet
choice-stop-producing = End the production
choice-stop-cubes = No more cubes
choice-stop-converting = No more conversions
choice-stop-placing = Place no more
choice-stop-moving = Stay here
choice-stop-building = Build no more
choice-stop-saving = Save no more
choice-stop-discarding = Discard no more
choice-research = { $technology } ({ $cost }, 1 Scientist). { $text }
choice-pay = A { $cube } ({ $n } in your reserve)
choice-keep-cube =
    { $n ->
        [0] Keep a { $cube }: no Reputation lost, the Sun grows by { $steps }
       *[other] Keep a { $cube }: { $n } Reputation lost, the Sun grows by { $steps }
    }
choice-gain-cube = A { $cube }
choice-drill-cube = A { $cube } to the warehouse
choice-send-cube = A { $cube } to your reserve
choice-convert-cube = A { $cube } into { $into }
choice-convert-into = A { $cube }
choice-add-cube = A { $cube } into the deposit
choice-discard-cube = Discard a { $cube }
choice-remove-cube = Remove a { $cube } from the sheet
choice-discard-for-reds =
    { $n ->
        [one] Discard a { $cube }: 1 red AI cube into the bag
       *[other] Discard a { $cube }: { $n } red AI cubes into the bag
    }
choice-cube = A { $cube }
choice-load = Load: { $piece }
choice-install = Install: { $piece }
choice-fly = { $planet } for { $fuel }{ $notes }
note-own-plant = your plant is there
note-pile =
    { $n ->
        [0] no production token left
        [one] 1 production token
       *[other] { $n } production tokens
    }
note-destroyed = destroyed
choice-plant = { $planet } (deposit: { $deposit }; warehouse: { $warehouse })
choice-planet = { $planet }
choice-orbit = Orbit { $n }, { $planet }
choice-belt = Orbit { $n }, the asteroid belt
choice-orbit-unknown = Orbit { $n }, which does not exist
choice-quadrant = Quadrant { $n }
choice-buy = Buy { $colour } cubes{ $notes }
choice-sell = Sell { $colour } cubes{ $notes }
note-first-price = the first for { $fuel }
choice-buy-amount = Buy { $cubes } for { $fuel }
choice-sell-amount = Sell { $cubes } for { $fuel }
choice-amount = { $n }
choice-black-hole =
    { $n ->
        [0] No Fuel
       *[other] { $fuel } for { $pp }
    }
choice-element = { $element }: { $text }
choice-convert-1 = A cube of the warehouse into one up to 2 levels higher
choice-convert-2 = A cube of the deposit into two of the warehouse, 1 level lower
choice-convert-3 = A cube of the deposit into one of the warehouse, 1 level higher
choice-convert-unknown = A conversion that does not exist
choice-position = { $row }, position { $n }{ $notes }
choice-position-unknown = Position { $n }
choice-move = To { $node }{ $notes }. { $text }
choice-mechanism = { $row }, space { $n }. { $text }
choice-mechanism-empty = { $row }, space { $n }, which is empty
choice-mechanism-unknown = A mechanism that does not exist
choice-component = A { $colour } component: { $amount } ({ $n } on Earth)
choice-family = { $family }
choice-extra = { $token }. Action phase: { $text } Salvation phase: { $salvation }
choice-track = Leader track { $track }, space { $n }: { $effect }
choice-track-end = Leader track { $track }, which is at its end

heading-play = Tokens
heading-salvation = Salvation actions
heading-bonus = Bonuses
heading-pass-token = Pass tokens
heading-research = Technologies
heading-pay = Cubes
heading-keep-cube = Cubes
heading-gain-cube = Cubes
heading-drill-cube = Cubes
heading-send-cube = Cubes
heading-convert-cube = Cubes
heading-convert-into = Cubes
heading-add-cube = Cubes
heading-discard-cube = Cubes
heading-remove-cube = Cubes
heading-discard-for-reds = Cubes
heading-load = Cargo
heading-install = Buildings
heading-fly = Destinations
heading-plant = Plants
heading-orbit = Orbits
heading-quadrant = Quadrants
heading-buy = Buy
heading-sell = Sell
heading-buy-amount = How many
heading-sell-amount = How many
heading-black-hole = Fuel
heading-element = Elements
heading-position = Positions
heading-move = Places
heading-mechanism = Mechanisms
heading-component = Components
heading-family = Families
heading-extra = Extra Action tokens
heading-track = Leader tracks

## Log

source-effect = effect
source-icon = icon of the token
source-pass = Pass token
source-leader = leader track
source-government = government
source-discovery = discovery
source-route = route
source-interest = point of interest
source-arrival = arrival
source-black_hole = Black Hole
source-mechanism = mechanism
source-humanity = humanity saved
source-sector = sector
source-governor = governor
source-reputation = income by Reputation
source-plant = new plant
source-outpost = Outpost
source-sun = the Sun
source-market = market
source-research = research
log-round = Round { $n } begins with the Action phase.
log-pass-draft = The draft of the Unique Pass tokens begins.
log-pass-use = All choose whether to use their Unique Pass tokens.
log-action-phase = The Action phase begins.
log-action-bonus = All have passed: bonuses of the Pass tokens.
log-salvation-phase = The Salvation phase begins.
log-salvation-bonus = All have passed: bonuses of the Pass tokens in the Salvation phase.
log-government-phase = The Government phase begins.
log-over = The game is over.
log-token = { $who } plays { $token }.
log-token-unused = { $who } does not use the action of { $token }.
log-token-repeated = { $who } repeats { $token }.
log-salvation = { $who } chooses { $action }.
log-passed = { $who } passes.
log-passed-forced = { $who } has nothing left to do and passes.
log-clicked =
    { $n ->
        [one] The Pass token of { $who } has 1 click.
       *[other] The Pass token of { $who } has { $n } clicks.
    }
log-bonus-declined = { $who } takes no bonus.
log-gained = { $who } gains { $gain }{ $notes }.
log-lost = { $who } loses { $loss }{ $notes }.
log-gained-lost = { $who } gains { $gain } and loses { $loss }{ $notes }.
log-gained-nothing = { $who } gains nothing{ $notes }.
log-extra = { $who } takes { $token }.
log-pass-kept = { $who } has chosen in the draft.
log-pass-chosen = { $who } has chosen a Pass token to use.
log-pass-used = { $who } uses { $token }.
log-sun-drawn = { $who } draws { $cubes } from the solar bag.
log-sun-kept = { $who } keeps { $cubes }{ $notes }.
log-sun-kept-nothing = { $who } keeps nothing.
log-note-loss = loses { $loss }
log-sun = The Sun grows to { $n }.
log-destroyed = The Sun destroys { $planet }.
log-developed = { $who } develops { $technology }{ $notes }.
log-note-paid = paid { $cubes }
log-dismantled = { $who } dismantles the plant on { $planet }.
log-loaded = { $who } loads: { $piece }.
log-flew = The Explorer of { $who } flies to { $planet } for { $fuel }.
log-unloaded = { $who } unloads the Explorer on Earth{ $notes }.
log-note-cubes = { $cubes }
log-revealed = { $who } turns up a token on { $planet }. { $text }
log-declined = { $who } puts the token under the pile of { $planet }.
log-plant = { $who } builds a plant on { $planet }.
log-installed = { $who } installs on { $planet }: { $building }.
log-wormhole = { $who } places a Wormhole on orbit { $orbit }, quadrant { $quadrant }.
log-bought = { $who } buys { $cubes } for { $fuel }.
log-sold = { $who } sells { $cubes } for { $fuel }.
log-activated = { $who } activates on { $planet }: { $element }.
log-cube-moved = { $who }, { $planet }: a { $cube } goes to the warehouse.
log-cube-sent = { $who }, { $planet }: a { $cube } goes to the reserve.
log-converted = { $who }, { $planet }: a { $cube } becomes { $into }{ $notes }.
log-note-lost = lost for lack of room: { $cubes }
log-cubes-lost = { $who }, { $planet }: lost: { $cubes }.
log-layer = { $who } reaches the next layer of the deposit on { $planet }.
log-deposit = { $who }: the deposit on { $planet } gets { $cubes }.
log-scientist = { $who } places a Scientist ({ $row }, position { $n }).
log-satellite = The satellite of { $who } goes to { $node } for { $fuel }.
log-gov-satellite = { $who } moves the government satellite to { $node } for { $fuel }.
log-gov-satellite-drifts = The government satellite goes to { $node }.
log-route = Explored, { $node }. { $text }
log-fuel-spent = { $who } spends { $fuel } at the Black Hole.
log-mechanism = { $who } builds a mechanism{ $notes }.
log-mechanism-government = The government builds a mechanism. { $text }
log-component = { $who } saves a { $colour } component{ $notes }.
log-family = { $who } saves a family{ $notes }. { $text }
log-leader = { $who } is on space { $n } of the leader track { $track }.
log-sector = Sector { $n } of the ship is complete{ $notes }.
log-note-builder = finished by { $who }
log-note-governor = the Scientist of { $who } leaves the government
log-moved-up = A Scientist of { $who } moves up ({ $row }, position { $n }).
log-planets = The planets move on.
log-mechanisms = New mechanisms: { $list }
log-people = Components come to Earth: { $cubes }.
log-families = New active families: { $list }
log-ai-drawn = H.A.L.L. draws an AI cube: { $colour }.
log-ai-returned = The AI cube goes back into the bag: { $colour }.
log-ai-laid = The AI cube is laid on the sheet: { $colour }.
log-token-under = Under the pile of H.A.L.L.: { $token }.
log-target = H.A.L.L. turns up a planet: { $planet }.
log-hall-developed = H.A.L.L. develops its { $colour } technology to level { $n }{ $notes }.
log-ai-removed = For a { $cube } an AI cube is removed: { $colour }.
log-ai-converted = New AI cubes in the bag: { $cubes }.
log-reds = For a { $cube } the bag gets AI cubes: { $n } { $colour }.

## The table as text

table-draft = Draft of the Unique Pass tokens
table-round-action = Round { $n }, Action phase
table-round-salvation = Round { $n }, Salvation phase
table-round-government = Round { $n }, Government phase
table-over = The game is over
table-order = Turn order: { $order }.
table-passed = Passed, in this order: { $list }.
table-decides = { $who } must decide.
table-doomed = The Sun has reached Earth: the game ends with this round.
table-offered = You keep one of these tokens:
table-handed = These tokens were handed to you:
table-pass-token = { $token }. Action phase, by clicks: { $action }. Salvation phase: { $salvation }
table-kept = You have kept: { $token }.
table-solar-system = Solar system
table-sun = The Sun is at { $n }. It destroys Mercury at { $mercury }, Venus at { $venus }, Earth at { $earth }.
table-solar-bag = In the solar bag: { $list }.
table-planet = { $planet }: orbit { $orbit }, quadrant { $quadrant }{ $notes }
table-explorer-of = Explorer of { $who }
table-known-token = At the bottom of its pile: { $text }
table-destroyed = Destroyed: { $list }.
table-market = Market
table-market-row = { $colour }: { $n } of { $of }{ $notes }
table-buy = buy for { $n } Fuel
table-sell = sell for { $n } Fuel
table-extra-row =
    { $n ->
        [0] No Extra Action token is left.
       *[other] Extra Action tokens:
    }
table-extra = { $token }. Action phase: { $text } Salvation phase: { $salvation }
table-costs = Salvation technologies, each with 1 Scientist:
table-cost = { $technology }: { $cost }
table-ship = Ship: { $n } of { $of } sectors complete
table-sector = Mechanisms built: { $n }; a sector has { $of }. In the stack: { $stack }.
table-row = { $row }:
table-mechanism = { $n }: { $text }
table-humanity = Humanity: { $n } saved, { $of } is the goal
table-people = On Earth: { $list }. In the bag: { $bag }.
table-route = Route to Trappist
table-legend = Columns from left to right, lanes from top to bottom. E Earth, T Trappist, P point of interest, p visited before, o unexplored, d Deep Space, g Galaxy, w Wormhole, b Black Hole, s Scattered Planet.
sign-earth = E
sign-trappist = T
sign-interest = P
sign-claimed = p
sign-unexplored = o
sign-deep_space = d
sign-galaxy = g
sign-wormhole = w
sign-black_hole = b
sign-scattered_planet = s
table-gov-satellite = Government satellite: { $node }. Route tokens in the stack: { $n }.
table-node = { $node }: { $text }
table-government = World Government
table-governor = Governor: { $who }.
table-government-row = { $row }: { $list }
table-position = { $n }: { $what }
table-hall = H.A.L.L.
table-ai-bag = AI bag: { $bag }. On the sheet: { $sheet }.
table-ai-cube = AI cube drawn: { $colour }.
table-hidden = hidden
table-hall-pile = Tokens to play, from the top: { $list }.
table-hall-targets = Planets to fly to, from the top: { $list }.
table-player = { $who }: { $n } PP, { $reputation } Reputation
table-screen = The reserve is behind the screen.
table-reserve = Reserve: { $goods }. Cubes: { $cubes }. Pieces: { $pieces }.
table-hand = Tokens in hand: { $list }.
table-stack = Tokens played: { $list }.
table-aside = Tokens set aside: { $list }.
table-trades = In this round bought: { $bought }; sold: { $sold }.
table-has-passed =
    { $n ->
        [one] Has passed, 1 click.
       *[other] Has passed, { $n } clicks.
    }
table-pass = Pass token: { $token }.
table-level = { $track } { $n }
table-technologies = Technologies: { $list }.
table-leader = Leader track { $track }: space { $n }, next: { $effect }.
table-leader-end = Leader track { $track }: space { $n }, the last one.
table-satellite = Satellite: { $node }.
table-explorer = Explorer: { $planet }, with { $cargo }.
table-wormhole = Wormhole: orbit { $orbit }, quadrant { $quadrant }.
table-plant =
    { $layers ->
        [one] Plant on { $planet }: deposit { $deposit }; warehouse { $warehouse } (room for { $of }); buildings { $pieces }
       *[other] Plant on { $planet }: deposit { $deposit } (layer { $layer } of { $layers }); warehouse { $warehouse } (room for { $of }); buildings { $pieces }
    }

## Solo

solo-lead = { $n } PP ahead of H.A.L.L.
solo-level = As many PP as H.A.L.L., which wins a tie
solo-behind = { $n } PP behind H.A.L.L.
solo-goal = More PP than H.A.L.L.

## Why not

illegal-game_over = The game is over.
illegal-already_passed = You have passed in this phase.
illegal-not_your_turn = You are not asked now.
illegal-pending_choice = Another question must be answered first.
illegal-wrong_phase = That is not possible in this phase.
illegal-token_not_in_hand = That token is not in your hand.
illegal-not_repeatable = The last token cannot be repeated.
illegal-bad_target = That is not there, or not allowed here.
illegal-already_developed = You have this technology.
illegal-level_order = The level before comes first.
illegal-row_full = No position is free on that row.
illegal-cargo_full = The Explorer carries no more.
illegal-no_slot = The plant has no room for another building.
illegal-warehouse_full = The warehouse is full.
illegal-trade_reversal = In one round a colour is either bought or sold.
illegal-market_row = The market does not have that many cubes, or has no room for them.
illegal-reputation_floor = Your Reputation cannot fall so far.
illegal-no_scientist = You have no Scientist in your reserve.
illegal-bad_payment = That cube does not fit the cost, or it is out of order.
illegal-cannot_pay = You cannot pay that.
illegal-no_effect = It would change nothing.

## Options

option-difficulty = Difficulty
option-difficulty-help = The AI cubes in H.A.L.L.'s bag.
option-difficulty-introductory = introductory
option-difficulty-easy = easy
option-difficulty-intermediate = intermediate
option-difficulty-hard = hard
option-difficulty-impossible = impossible
option-black_holes = Black Holes
option-black_holes-help = 8 more route tokens, where Fuel becomes PP.
option-black_holes-off = no
option-black_holes-add = added
option-black_holes-replace = in place of 8 others
option-families = Families
option-families-help = Whole families can be saved at once.
option-families-off = no
option-families-on = yes
option-scattered_planets = Scattered Planets
option-scattered_planets-help = 10 more route tokens, which give cubes.
option-scattered_planets-off = no
option-scattered_planets-add = added
option-scattered_planets-replace = in place of 10 others
option-multi_resource = Layered deposits
option-multi_resource-help = Production tokens with deposits of several layers.
option-multi_resource-off = no
option-multi_resource-two_and_two = two of each kind per planet
option-multi_resource-blind = four of all twelve per planet
option-unique_pass = Unique Pass tokens
option-unique_pass-help = Everybody drafts a Pass token with other bonuses.
option-unique_pass-off = no
option-unique_pass-on = yes
option-leader_board = Leader tracks
option-leader_board-help = The sheet with the bonuses of both tracks.
option-leader_board-BASE = of the board
option-leader_board-L1A = sheet 1, side A
option-leader_board-L1B = sheet 1, side B
option-leader_board-L2A = sheet 2, side A
option-leader_board-L2B = sheet 2, side B
option-leader_board-L3A = sheet 3, side A
option-leader_board-L3B = sheet 3, side B
option-leader_board-L4A = sheet 4, side A
option-leader_board-L4B = sheet 4, side B
option-leader_board-random = a sheet drawn by lot
option-universal_mechanisms = Universal mechanisms
option-universal_mechanisms-help = Mechanisms paid with any cube, for PP by its value.
option-universal_mechanisms-off = no
option-universal_mechanisms-add = added
option-universal_mechanisms-impact = in place of 10 others
option-extra_token_pool = Extra Action tokens
option-extra_token_pool-help = The tokens from which the row is dealt.
option-extra_token_pool-all = all 24
option-extra_token_pool-core = the first 16
option-planet_layout = Planets
option-planet_layout-help = Their quadrants at the start.
option-planet_layout-random = drawn by lot
option-planet_layout-fixed = always the same
option-open_reserves = Open reserves
option-open_reserves-help = Reserves and hands are shown to all.
option-open_reserves-off = no
option-open_reserves-on = yes

## Scores

score-prestige = During the game
score-prestige-text = Prestige Points gained during the game
score-reputation = Reputation
score-reputation-text = by the zone of the Reputation track
score-satellite = Satellite
score-satellite-text = by the column it has reached
score-interstellar = Interstellar track
score-interstellar-text = for the first and the second on the track
score-humanity = Humanity track
score-humanity-text = for the first and the second on the track
score-government = Government
score-government-text = for each Scientist there, and for the governor
score-reserve = Reserve
score-reserve-text = 1 for each full 5 points of value of your cubes
score-equal = Equal points: the higher Reputation wins, then more technology levels, then more Fuel.
