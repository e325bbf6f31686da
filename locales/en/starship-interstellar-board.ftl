# Words of the board of Starship Interstellar.

## Regions

web-starship-stage = Starship, route and solar system
web-starship-system = Solar system
web-starship-ship-route = Ship and route
web-starship-route = Route to Trappist
web-starship-tray = Turn and offers
web-starship-tab-now = Now
web-starship-tab-market = Market
web-starship-tab-mechanisms = Mechanisms
web-starship-tab-humanity = Humanity
web-starship-tab-government = World Government
web-starship-tab-extras = Extra Action tokens
web-starship-tokens = Tokens
web-starship-short-name =
    { $token ->
        [B_SOLAR] Solar Extrac{"\u00AD"}tion
        [B_RESEARCH] Research
        [B_EARTH] Earth
       *[other] { $name }
    }
web-starship-played = Played
web-starship-hand = Hand
web-starship-sides = action above, Salvation side below
web-starship-idle = Without its action
web-starship-idle-tip = The next token is played without its action.
web-starship-hand-empty = No token is left.
web-starship-screen = Behind the screen.
web-starship-aside = set aside
web-starship-plants = Plants
web-starship-no-plants = No plant yet: fly to a planet with a base aboard.
web-starship-reserve = Reserve
web-starship-techs = Technologies
web-starship-shared = Goals and leaders

## The question

web-starship-play-hint = Play a token of your hand, or pass. The Pass token gives a bonus by its clicks.
web-starship-nothing-asked = Nothing is asked of you now.
web-starship-answer-repeat = Repeat
web-starship-answer-pass = Pass
web-starship-answer-use_unique = Use the Unique Pass
web-starship-answer-use_base = Use the standard Pass
web-starship-draft = Pass tokens
web-starship-cost = Cost
web-starship-paid = paid
web-starship-solar-bag = Solar bag
web-starship-lacking = missing
web-starship-drawn = Drawn
web-starship-kept = kept
web-starship-at-once = at once
web-starship-pile-colours =
    { $n ->
        [one] The last token. Deposits of this planet:
       *[other] { $n } tokens. Deposits of this planet:
    }
web-starship-pile-known = Known to lie at the bottom:
web-starship-aboard = Comes aboard
web-starship-given-up = Lost, unless loaded
web-starship-destinations = Destinations
web-starship-now-next = now, next round
web-starship-takeoff = lift-off
web-starship-orbits = orbits
web-starship-quadrants = quadrants
web-starship-belt-free = belt free
web-starship-discount = discount
web-starship-tunnel = by Wormhole
web-starship-left = left
web-starship-order = Turn order
web-starship-passed =
    { $n ->
        [one] passed, 1 click
       *[other] passed, { $n } clicks
    }
web-starship-clicks =
    { $n ->
        [one] 1 click
       *[other] { $n } clicks
    }
web-starship-bonus =
    { $n ->
        [one] Bonus of 1 click
       *[other] Bonus of { $n } clicks
    }

## The solar system

web-starship-orbits-now = Now
web-starship-orbits-after = After round { $n }
web-starship-orbits-shown = Planets as they stand
web-starship-sun = The Sun: { $n }
web-starship-threshold = { $planet } is destroyed at { $n }
web-starship-destroyed = Destroyed: { $planet }
web-starship-wormhole = Wormhole of { $name }
web-starship-deposit = Deposit
web-starship-warehouse = Warehouse
web-starship-slots = buildings { $n }/{ $of }
web-starship-idle-store =
    { $n ->
        [one] 1 cube cannot move: no room in the warehouse, or none in the deposit
       *[other] { $n } cubes cannot move: no room in the warehouse, or none in the deposit
    }
web-starship-idle-send =
    { $n ->
        [one] The ARS could send 1 cube more
       *[other] The ARS could send { $n } cubes more
    }
web-starship-cargo = Aboard: { $n } of { $of }
web-starship-fuel = Fuel
web-starship-scientists = Scientists

## Market, projects, government

web-starship-buy = buy
web-starship-sell = sell
web-starship-buy-colour = Buy a { $cube } for { $n } Fuel
web-starship-sell-colour = Sell a { $cube } for { $n } Fuel
web-starship-sold-out = No cube to buy
web-starship-row-full = No room to sell
web-starship-stack =
    { $n ->
        [one] 1 mechanism in the stack
       *[other] { $n } mechanisms in the stack
    }
web-starship-people = People on Earth
web-starship-component = Components ({ $cube }): { $n } on Earth
web-starship-bag = In the bag: { $cubes }
web-starship-governor = Governor: { $name }
web-starship-position = { $row }, position { $n }
web-starship-ship =
    { $n ->
        [one] The ship: 1 mechanism, sectors complete: { $sectors }
       *[other] The ship: { $n } mechanisms, sectors complete: { $sectors }
    }
web-starship-sector = Sector { $n }: { $built } of { $of } mechanisms
web-starship-satellite = Satellite of { $name }
web-starship-gov-satellite = Satellite of the government

## Goals, leaders, H.A.L.L.

web-starship-goals = Two of three end the game
web-starship-goal-sectors = Sectors
web-starship-goal-route = Route
web-starship-goal-saved = Saved
web-starship-leaders = Leader tracks
web-starship-leader = Leader: { $track }
web-starship-hall-turn = Turn of H.A.L.L.
web-starship-hall-colour = { $cube }: { $bag } in the bag, { $sheet } on the sheet
web-starship-hall-level = Technology of this colour: level { $n } of 2
web-starship-hall-tokens = Tokens that H.A.L.L. plays next
web-starship-hall-private = The private pile of H.A.L.L., the top first
web-starship-hall-left = Still in it: { $planets }
web-starship-hall-pile = Tokens to play: { $n }; AI cubes in the bag: { $bag }
web-starship-seat-reputation = Reputation { $n }
web-starship-seat-reserve = Fuel { $fuel }, Scientists { $scientists }
web-starship-seat-governor = governor
web-starship-recap-pp = { $n } PP
web-starship-recap-flew = to { $planet }
web-starship-recap-produced = production on { $planet }

## Tooltips

web-starship-tip-sun = It grows by each cube kept in a Solar Extraction, and by { $n } in each Government phase. It swallows Mercury, Venus and Earth.
web-starship-tip-solar-bag = Two cubes are drawn, and up to two kept: each costs Reputation by its value, and the Sun grows by 1.
web-starship-tip-threshold = When the Sun is that old, the planet is gone: bases, buildings and Explorers come home, the cubes there are lost. With Earth the game ends.
web-starship-tip-trip = Your trip there: { $now } Fuel now, { $next } after this round.
web-starship-tip-pile =
    { $n ->
        [0] No production token is left.
        [one] 1 production token is left.
       *[other] { $n } production tokens are left.
    }
web-starship-tip-still = It never moves.
web-starship-tip-motion =
    { $every ->
        [one] Quadrants it moves each round: { $n }.
       *[other] It moves { $n } quadrant after every { NUMBER($every, type: "ordinal") ->
            [two] { $every }nd
            [few] { $every }rd
           *[other] { $every }th
        } round.
    }
web-starship-tip-plant = Deposit: { $deposit }. Warehouse, room for { $room }: { $warehouse }.
web-starship-tip-element-base = Moves 1 cube from the deposit to the warehouse.
web-starship-tip-element-explorer = While it is here it moves 1 cube from the deposit to the warehouse.
web-starship-tip-element-ars = Sends cubes from the warehouse to the reserve, by its level.
web-starship-tip-element-converter = Turns cubes into others, each developed conversion once.
web-starship-tip-element-outpost = Gives Fuel, by its level.
web-starship-tip-element-drill = Moves cubes from the deposit to the warehouse, by its level.
web-starship-tip-cargo = The Explorer carries bases, buildings and cubes. On Earth it is unloaded.
web-starship-tip-income = In the Government phase: { $goods }.
web-starship-tip-cube = Value { $n }.
web-starship-tip-market = The first figure left free is what a seller gets; a buyer pays that of the last cube.
web-starship-tip-reversal = In this round you have traded this colour the other way.
web-starship-tip-bonus = The prices of this action are better by { $n } Fuel.
web-starship-tip-move-up = Moving up after a sector brings no bonus.
web-starship-tip-future = Only with Improved Construction.
web-starship-tip-component = Pay a { $cube } to the market for { $n } Reputation and a step of the leader.
web-starship-tip-sector = When it is full, builder and governor gain PP, and the governing Scientist leaves.
web-starship-tip-extra-column = The first time here: an Extra Action token.
web-starship-tip-goals = After a Government phase the game ends if two of these are reached, or when the Sun takes Earth.
web-starship-tip-leader = A mechanism is a step on the first track, a rescue on the second. The first on a track scores most at the end.
web-starship-tip-hall = It draws an AI cube for each token; the better the colour, the better its action.
web-starship-tip-order = Whoever passes first plays first in the next phase. Each turn that skips you gives your Pass token 1 click.
web-starship-tip-pass = After passing, one bonus at or below the clicks reached.
web-starship-tip-repeatable = It can be repeated on later turns while it is on top.
web-starship-tip-salvation = Salvation phase: { $side }

## Effects drawn as icons

web-starship-or = or
web-starship-effect-deposit =
    { $n ->
        [one] 1 cube into a deposit
       *[other] { $n } cubes into a deposit
    }
web-starship-effect-drill =
    { $n ->
        [one] 1 cube from a deposit to its warehouse
       *[other] { $n } cubes from a deposit to its warehouse
    }
web-starship-effect-ars =
    { $n ->
        [one] 1 cube from a warehouse to the reserve
       *[other] { $n } cubes from a warehouse to the reserve
    }
web-starship-effect-leader = a step on either leader track
web-starship-effect-leader-interstellar = a step on the Interstellar track
web-starship-effect-leader-humanity = a step on the Humanity track
web-starship-effect-satellite = a move of the government satellite
web-starship-effect-humanity = the lowest component saved at no cost
web-starship-effect-mechanism = the lowest mechanism built at no cost
web-starship-effect-market = the lowest cubes of the market

# Prompts in the one line of a phone.
web-short-prompt-pass-token = Which Pass token do you keep?
web-short-prompt-pass-use = Use your Unique Pass token?
web-short-prompt-action = Play a token, repeat, or pass.
web-short-prompt-salvation = Play a token, or pass.
web-short-prompt-bonus = Which bonus do you take?
web-short-prompt-use = { $token }: carry out its action?
web-short-prompt-use-salvation = { $token }: for which action?
web-short-prompt-keep =
    { $n ->
        [0] Kept: { $kept }.
       *[other] Kept: { $kept }. One more?
    }
web-short-prompt-technology = Which technology do you develop?
web-short-prompt-pay = Which cubes do you pay?
web-short-prompt-dismantle = Dismantle your plant on { $planet }?
web-short-prompt-reveal = { $planet }: turn up a token?
web-short-prompt-keep-token = { $planet }: build your plant here?
web-short-prompt-orbit = Which orbit for your Wormhole?
web-short-prompt-quadrant = Which quadrant for your Wormhole?
web-short-prompt-plant-drill = { $element }: on which planet?
web-short-prompt-plant-ars = { $element }: from which planet?
web-short-prompt-drill = { $planet }: which cube moves?
web-short-prompt-send = { $planet }: which cube moves?
web-short-prompt-convert-warehouse = { $planet }: convert which cube?
web-short-prompt-convert-deposit = { $planet }: convert which cube?
web-short-prompt-enrich = { $planet }: which cube?
web-short-prompt-supply = Where does your Scientist go?
web-short-prompt-supply-more = { $row }: another Scientist?
web-short-prompt-gov-satellite-further = Government satellite: move on?
web-short-prompt-hall-satellite = H.A.L.L.’s satellite: where to?
web-short-prompt-hall-gov-satellite = Government satellite: where to?
web-short-prompt-black-hole = Black Hole: how much Fuel?
web-short-prompt-move-up = Does your Scientist move up?
web-short-prompt-rescue = Whom do you save?
web-short-prompt-rescue-more = Do you save one more?
web-short-prompt-lowest = Which mechanism, at no cost?
web-short-prompt-lowest-government = Which one does the government build?
web-short-prompt-bag-before = Discard a cube for an AI cube?
web-short-prompt-bag-after = Discard a cube for red AI cubes?
web-short-choice-repeat-nothing = Repeat
web-short-choice-pass = Pass
web-short-choice-skip = No action
web-short-choice-buy-amount = Buy for { $fuel }
web-short-choice-sell-amount = Sell for { $fuel }
web-short-choice-use-unique-none = Use it
web-short-choice-leave-plant = Leave it
web-short-choice-leave-token = Under the pile
web-short-choice-stop-producing = End
web-short-choice-stop-converting = No more
