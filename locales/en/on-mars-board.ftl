# Words of the board of On Mars.

web-on-mars-map = Map of Mars
web-on-mars-stage = Orbit, colony and Mars
web-on-mars-orbit = Orbit
web-on-mars-colony = Colony
web-on-mars-mars = Mars
web-on-mars-actions = Actions
web-on-mars-turn-order = Turn order
web-on-mars-space = Space { $n }: { $name }
web-on-mars-surcharge-short = +{ $n }
web-on-mars-warehouse = Warehouse
web-on-mars-tip-warehouse = { $item }: { $n } in the warehouse
web-on-mars-shuttle = Shuttle
web-on-mars-shuttle-leaves-orbit = Leaves for orbit after this round
web-on-mars-shuttle-leaves-colony = Leaves for Mars after this round
web-on-mars-shuttle-waits-orbit = { $n ->
    [one] Leaves for orbit in 1 round more
   *[other] Leaves for orbit in { $n } rounds more
 }
web-on-mars-shuttle-waits-colony = { $n ->
    [one] Leaves for Mars in 1 round more
   *[other] Leaves for Mars in { $n } rounds more
 }
web-on-mars-tip-shuttle = Whoever is on the side it leaves may ride at no cost. At other times a trip takes a ship from the hangar.
web-on-mars-quarters = Living quarters
web-on-mars-quarters-short = Quarters
web-on-mars-work-area = Work area
web-on-mars-working = Colonists in the work area: { $n }
web-on-mars-on-actions = Actions
web-on-mars-on-mines = Mines
web-on-mars-supply = Supply
web-on-mars-of = { $n } of { $of }
web-on-mars-op = { $n } OP
web-on-mars-storage = Storage
web-on-mars-limit = limit { $n }
web-on-mars-wild = wild
web-on-mars-progress = Progress
web-on-mars-depot = Depot and executive actions
web-on-mars-depot-short = Depot
web-on-mars-executive = executive actions
web-on-mars-hangar = Hangar
web-on-mars-crystals = Crystals
web-on-mars-waiting = Waiting
web-on-mars-exec_develop = Develop
web-on-mars-exec_rover = Rover
web-on-mars-exec_blueprint = Blueprint
web-on-mars-exec_upgrade = Upgrade
web-on-mars-exec_mineral = Mineral
web-on-mars-exec_bots = Bots
web-on-mars-exec_warehouse = Warehouse
web-on-mars-exec_advanced_building = Advanced
web-on-mars-lab = Laboratory
web-on-mars-level = Level { $n }
web-on-mars-level-short = level { $n }
web-on-mars-cards = Cards
web-on-mars-met = met
web-on-mars-ready = { $n ->
    [one] ready
   *[other] complex of { $n } ready
 }
web-on-mars-no-cards = No cards yet.
web-on-mars-goals-hidden = { $n ->
    [one] 1 private goal
   *[other] { $n } private goals
 }
web-on-mars-card-a = First Colonist card A
web-on-mars-cards-b = { $n ->
    [one] 1 First Colonist card B
   *[other] { $n } First Colonist cards B
 }
web-on-mars-shared = Colony
web-on-mars-lss = Life support
web-on-mars-colony-level = Colony level { $n }
web-on-mars-lss-next = Level { $level } needs: { $needed }
web-on-mars-lss-need = { $n ->
    [one] { $building }
   *[other] { $n } × { $building }
 }
web-on-mars-lss-top = The colony is at its highest level.
web-on-mars-lss_tech = { $n ->
    [one] OP: best tech level
   *[other] OP: { $n } × best tech level
 }
web-on-mars-lss_ships = { $n } OP per ship
web-on-mars-lss_advanced = { $n } OP per advanced
web-on-mars-lss_mines = { $n } OP per mine
web-on-mars-lss_bots = { $n } OP per bot
web-on-mars-lss_discovery = { $n } OP per discovery
web-on-mars-lss_shelters = { $n } OP per shelter
web-on-mars-lss_colonists = { $n } OP per colonist
web-on-mars-missions = Missions
web-on-mars-remaining = { $n ->
    [one] 1 until the end
   *[other] { $n } until the end
 }
web-on-mars-end-triggered = the end is near
web-on-mars-mission_research = Research tiles
web-on-mars-mission_blueprints = Blueprints taken
web-on-mars-mission_advanced = Advanced buildings
web-on-mars-mission_bots = Bots put on Mars
web-on-mars-mission_discovery = Discovery tiles
web-on-mars-mission_techs = Tech tiles taken
web-on-mars-mission_progress = Progress cubes
web-on-mars-mission_scientists = Scientists hired
web-on-mars-mission_contracts = Contracts completed
web-on-mars-rival = Lacerda
web-on-mars-rival-turn = Lacerda’s turn
web-on-mars-rival-card = Lacerda’s card { $n }
web-on-mars-rival-mission = Advances mission { $letter } from the second pass through the deck on.
web-on-mars-rival-travels = He rides the shuttle if it leaves his side.
web-on-mars-rival-stays = He does not travel.
web-on-mars-rival-deck = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
 }
web-on-mars-rival-next = His next building: { $building }
web-on-mars-next = next
web-on-mars-tip-rival = He decides nothing: each turn he does what the card that he reveals says for his side. The number is his score now.
web-on-mars-tray = Turn and offers
web-on-mars-tab-now = Now
web-on-mars-tab-blueprints = Blueprints on offer
web-on-mars-tab-techs = Tech tiles on offer
web-on-mars-tab-people = Scientists and contracts
web-on-mars-tab-exploration = Discovery tiles and building stacks
web-on-mars-means = What you can pay now
web-on-mars-means-orbit = Later, in orbit
web-on-mars-means-colony = Later, in the colony
web-on-mars-barred-marker = Every marker is in use.
web-on-mars-barred-lab = No space of level 1 is free.
web-on-mars-barred-blueprint = There is no blueprint to build.
web-on-mars-barred-ship = No ship is left in the depot.
web-on-mars-barred-level = The colony level allows no other ship.
web-on-mars-barred-hired = A colonist is on its slots already.
web-on-mars-after = After this:
web-on-mars-plus-op = +{ $n } OP
web-on-mars-plus-benefit = and a benefit
web-on-mars-turn-end-level = Turn end: colony level { $n }
web-on-mars-missing = Missing: { $what }
web-on-mars-pay = Ways to pay
web-on-mars-left = { $n } left
web-on-mars-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
 }
web-on-mars-complex = Complex of { $n }
web-on-mars-alone = On its own
web-on-mars-any-size = any size
web-on-mars-no-tech = No tech is needed.
web-on-mars-needs-tech = Needs { $tech } of level { $n } or more.
web-on-mars-choose-hex = Choose a glowing hex. Point at one to see what would arise.
web-on-mars-key-joins = joins a complex, needs tech
web-on-mars-key-alone = stands alone, no tech
web-on-mars-blueprints = Blueprints
web-on-mars-deck = deck: { $ones } of level 1, { $threes } of level 3
web-on-mars-techs = Tech tiles
web-on-mars-pile = { $n } in the pile
web-on-mars-people = Scientists and contracts
web-on-mars-contracts-left = deck: { $n }
web-on-mars-exploration = Exploration space
web-on-mars-stacks = Building stacks
web-on-mars-movement = Movement
web-on-mars-points = { $n ->
    [one] point
   *[other] points
 }
web-on-mars-tip-movement = Choose a glowing hex, near or far. To move one piece among several, pick it here or on the map.
web-on-mars-walk = { $n ->
    [one] { $piece }: 1 step to { $hex }
   *[other] { $piece }: { $n } steps to { $hex }
 }
web-on-mars-hint-lab = Choose a space in your laboratory.
web-on-mars-hint-map = Choose a glowing hex on Mars.
web-on-mars-hint-depot = Choose a ship in your depot.
web-on-mars-hint-cards = Choose one of your goal cards, or none.
web-on-mars-answer-boost = One more for a colonist
web-on-mars-answer-stop = Stop here
web-on-mars-answer-finish = End the movement
web-on-mars-answer-accept = Take it
web-on-mars-answer-decline = No
web-on-mars-answer-travel = Travel
web-on-mars-answer-stay = Stay
web-on-mars-answer-keep = Keep the oxygen
web-on-mars-answer-end_turn = End your turn
web-on-mars-seat-orbit = orbit { $n }
web-on-mars-seat-colony = colony { $n }
web-on-mars-seat-line = { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
 }, { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
 }
web-on-mars-recap-op = +{ $n } OP
web-on-mars-recap-built = built { $name }
web-on-mars-recap-upgraded = upgraded: { $name }
web-on-mars-recap-took = took { $name }
web-on-mars-recap-developed = developed { $name }
web-on-mars-recap-used = used { $name }
web-on-mars-recap-travelled-orbit = to orbit
web-on-mars-recap-travelled-colony = to the colony
web-on-mars-rover = Rover
web-on-mars-bot = Bot
web-on-mars-colonist = Colonist
web-on-mars-discovery = Discovery tile
web-on-mars-tip-owned = { $what } of { $name }
web-on-mars-tip-crystal = A crystal: a rover that comes here takes it, a bot that ends here removes it.
web-on-mars-tip-slot = { $n ->
    [0] 1 colonist
    [one] 1 colonist, surcharge 1
   *[other] 1 colonist, surcharge { $n }
 }
web-on-mars-tip-quarters =
    { $n ->
        [one] { $n } colonist
       *[other] { $n } colonists
    }, room for { $of }. At the end the highest row with a colonist scores.
web-on-mars-tip-working = Colonists sent to work come back when you travel.
web-on-mars-tip-storage = Each shelter on Mars raises the limit by 1; what exceeds it is lost.
web-on-mars-tip-wild = A mineral pays for any other resource.
web-on-mars-tip-progress = The first time you build each type into a complex, its cube comes here. It scores at colony levels 2 and 3 and at the end.
web-on-mars-tip-ship = A ship stands here. Once you welcome it, the action is yours and a crystal can lie here.
web-on-mars-tip-executive = One executive action a turn, before or after the main action.
web-on-mars-tip-advanced = { $n ->
    [one] With a scientist at work there it is free, else your own building takes 1 crystal.
   *[other] With a scientist at work there it is free, else your own building takes { $n } crystals.
 }
web-on-mars-tip-no-advanced = There is no advanced building that you may use.
web-on-mars-tip-hangar = A ship takes you to the other side when the shuttle does not. At the end each is worth 3 OP.
web-on-mars-tip-waiting = { $n ->
    [0] Crystals that you gain wait until your next turn.
    [one] 1 crystal waits until your next turn.
   *[other] { $n } crystals wait until your next turn.
 }
web-on-mars-tip-goal-crystals = { $n ->
    [one] Your private goal can pay as 1 crystal in your turn.
   *[other] Your { $n } private goals can pay as a crystal each in your turn.
 }
web-on-mars-tip-level = What a step onto this level costs, and what a tile there is worth at the end.
web-on-mars-tip-step = A step here costs { $cost }.
web-on-mars-tip-blueprint = { $built } OP once built, −{ $unbuilt } OP if not
web-on-mars-tip-upgrades = { $n ->
    [one] For: { $building }
   *[other] For: { $building }, in a complex of { $n } or more
 }
web-on-mars-tip-built = Built on { $hex }.
web-on-mars-tip-sites = Buildings that it fits: { $hexes }.
web-on-mars-tip-no-site = No building that it fits is in the zone of a bot.
web-on-mars-tip-completed = Completed.
web-on-mars-tip-goal-open = Not met yet: { $n } of { $of }.
web-on-mars-tip-goal-met = Met now: you may complete it in your turn.
web-on-mars-tip-goal-done = Completed.
web-on-mars-tip-row = row { $n }
web-on-mars-tip-lss-below = Who builds the next one scores this and chooses a benefit.
web-on-mars-tip-lss-there = High enough for the next level: the next one scores nothing here.
web-on-mars-tip-lss-last = The last row: another building moves nothing here and scores nothing.
web-on-mars-tip-mission = { $n ->
    [0] Complete.
    [one] 1 more completes it.
   *[other] { $n } more complete it.
 }
web-on-mars-tip-arrows = Where the arrows of the next tile point, crystals come up on empty hexes.

# Prompts in the one line of a phone.
web-short-prompt-turn = Take a main action.
web-short-prompt-turn-main = The main action is to be taken.
web-short-prompt-turn-executive = Executive action, or end your turn.
web-short-prompt-turn-end = End your turn.
web-short-prompt-shuttle = Travel { $to } with a ship?
web-short-prompt-shuttle-gone = Travel { $to }?
web-short-prompt-deliveries = Last deliveries to contracts.
web-short-prompt-offer = Benefit: { $effect }?
web-short-prompt-surcharge = Pay the surcharge ({ $n }).
web-short-prompt-pay = What do you pay with?
web-short-prompt-take-tile = Do you take the tile?
web-short-prompt-building-tech = Which tech do you use?
web-short-prompt-displace = { $hex }: where does it go?
web-short-prompt-refill = Which contract fills the slot?
web-short-prompt-radar = Which tile goes onto the Radar?
web-short-prompt-allot = How much goes onto { $contract }?
web-short-prompt-travel-hex = Where does the tile go?
web-short-prompt-set-shuttle = Where does the shuttle start?
web-short-prompt-owner-choice = Keep the oxygen, or develop?
web-short-prompt-goal-window = Complete a private goal?
web-short-prompt-blueprint =
    { $n ->
        [0] Another blueprint?
        [one] Take a blueprint.
       *[other] Take { $n } blueprints.
    }
web-short-prompt-tech =
    { $n ->
        [0] Another tech tile?
        [one] Take a tech tile.
       *[other] Take { $n } tech tiles.
    }
web-short-prompt-develop =
    { $n ->
        [0] Develop another step?
        [one] Develop: 1 step.
       *[other] Develop: { $n } steps.
    }
web-short-prompt-develop-free =
    { $n ->
        [0] Develop another step?
        [one] Develop, free: 1 step.
       *[other] Develop, free: { $n } steps.
    }
web-short-prompt-warehouse =
    { $n ->
        [0] Another item?
        [one] Take an item.
       *[other] Take { $n } items.
    }
web-short-prompt-choice =
    { $n ->
        [0] Another resource?
        [one] Gain a resource.
       *[other] Gain { $n } resources.
    }
web-short-prompt-retrieve =
    { $n ->
        [0] Another colonist?
        [one] Bring back a colonist.
       *[other] Bring back { $n } colonists.
    }
web-short-prompt-upgrade =
    { $n ->
        [0] Another upgrade?
        [one] Upgrade: which blueprint?
       *[other] Upgrade: which blueprint? ({ $n })
    }
web-short-prompt-ship =
    { $n ->
        [0] Another ship?
        [one] A ship: from which space?
       *[other] A ship: from which space? ({ $n })
    }
web-short-prompt-produce-more = Produce more, for a colonist?
web-short-choice-leave-tile = Leave it
