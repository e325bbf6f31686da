# Words of the board of SpaceCorp.

web-spacecorp-map-mariners = Map: near Earth
web-spacecorp-map-planeteers = Map: the solar system
web-spacecorp-map-starfarers = Map: the near stars
web-spacecorp-new-era = A new era
web-spacecorp-era-mariners = From Earth to the asteroid belt
web-spacecorp-era-planeteers = From the asteroids to the Oort Cloud
web-spacecorp-era-starfarers = To the near stars
web-spacecorp-era-over = What the { $era } brought
web-spacecorp-era-col-gained = gained
web-spacecorp-era-col-profit = profit
web-spacecorp-era-col-bases = bases
web-spacecorp-era-col-contracts = contracts
web-spacecorp-go-on = Go on
web-spacecorp-profit = { $n } T
web-spacecorp-profit-name = Profit
web-spacecorp-radiation = { $n ->
    [0] radiation
   *[other] radiation: { $n } T unshielded
 }
web-spacecorp-piles = Discovery tiles left
web-spacecorp-hand = Hand
web-spacecorp-hand-of = Hand of { $name }
web-spacecorp-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
web-spacecorp-fit = { $n ->
    [one] 1 fits
   *[other] { $n } fit
 }
web-spacecorp-hq = Your HQ
web-spacecorp-hq-of = HQ of { $name }
web-spacecorp-box = Infra box { $n }
web-spacecorp-research-box = Research box
web-spacecorp-printed = printed
web-spacecorp-infra = Infra
web-spacecorp-start = Start
web-spacecorp-start-card = Start card
web-spacecorp-shielded = shielded
web-spacecorp-time = Time
web-spacecorp-time-double = Time: double the total
web-spacecorp-special-probe = Probe
web-spacecorp-special-gain_profit = Gain { $n } T
web-spacecorp-special-antimatter_jump = Antimatter jump
web-spacecorp-stock = In stock
web-spacecorp-teams = Teams
web-spacecorp-legacy = Legacy slot
web-spacecorp-legacy-short = Legacy P{ $n }
web-spacecorp-offers = Offers
web-spacecorp-deck = Deck { $n }
web-spacecorp-deck-name = Draw deck
web-spacecorp-discard = Discard { $n }
web-spacecorp-discard-name = Discard pile, the last card first
web-spacecorp-contracts = Contracts
web-spacecorp-contracts-met = { $n } met, the sixth ends the era
web-spacecorp-fulfilled = Fulfilled by { $name }.
web-spacecorp-side-board = Side board
web-spacecorp-passed = has passed
web-spacecorp-seat-line = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $bases ->
    [one] 1 base
   *[other] { $bases } bases
 }
web-spacecorp-tray = Action
web-spacecorp-action = Your action
web-spacecorp-ban = Ban a type of action
web-spacecorp-idle = Here you put your action together when it is your turn.
web-spacecorp-hq-gives = HQ gives { $n }
web-spacecorp-counts = What counts
web-spacecorp-part-removed_team = a team leaves
web-spacecorp-part-colony_point = a point bought
web-spacecorp-part-condition = base at { $site }
web-spacecorp-part-home = shield of the home site
web-spacecorp-part-bought = points bought
web-spacecorp-part-radiation = radiation
web-spacecorp-part-pays = a card for { $name }
web-spacecorp-take-out = Take out: { $what }
web-spacecorp-no-infra = No Infra
web-spacecorp-hq-used = HQ of { $name }
web-spacecorp-hq-competitors = Competitors: { $name }
web-spacecorp-buy = { $n ->
    [one] buy 1 point for 1 T
   *[other] buy { $n } points for { $n } T
 }
web-spacecorp-of-needed = of { $n } needed
web-spacecorp-missing = { $n } missing
web-spacecorp-confirm = Confirm: { $kind }
web-spacecorp-confirm-short = Confirm
web-spacecorp-choose-site = Choose on the map.
web-spacecorp-choose-card = Choose a card in your hand.
web-spacecorp-choose-box = Choose an Infra box of your HQ.
web-spacecorp-choose-offer = Choose an offer.
web-spacecorp-choose-contract = Choose a contract.
web-spacecorp-window = Edge window
web-spacecorp-window-turn_start = A turn begins
web-spacecorp-window-opponent_produced = After a Produce action
web-spacecorp-window-opponent_took_breakthrough_with_reward = A Breakthrough was taken
web-spacecorp-window-contract_fulfilled = A contract was fulfilled
web-spacecorp-window-turn_end = A turn ends
web-spacecorp-window-together = Answers open together.
web-spacecorp-window-any_time = The competition is about to act
web-spacecorp-window-own_contract_fulfilled = You fulfilled a contract
web-spacecorp-window-competition_card_revealed = The competition reveals a card
web-spacecorp-window-competition_removes_progress = The competition removes a progress card
web-spacecorp-window-competition_places_base = The competition places a base
web-spacecorp-window-competition_offers_action_end = An Offers Action ends
web-spacecorp-edge-influence = When a contract is fulfilled gain { $own } profit if you claimed it this turn, else { $other }.
web-spacecorp-tip-moment = Moment: { $moment }.
web-spacecorp-any-time = whenever you are asked something
web-spacecorp-competition = Competition
web-spacecorp-competition-line = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
 } in its deck, { $teams ->
    [one] 1 team
   *[other] { $teams } teams
 } in its box, { $bases ->
    [one] 1 base
   *[other] { $bases } bases
 }
web-spacecorp-competition-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    } before yours
web-spacecorp-competition-turn = Turn of the competition
web-spacecorp-situation = Situation:
web-spacecorp-key = Key of the era:
web-spacecorp-tip-key = Its profit changes by this for each offer that it discards by a card with the icon of the era.
web-spacecorp-tip-competition = It decides nothing: each turn it does what the card that it reveals says.

web-spacecorp-site-home = Home of all players, in { $region }.
web-spacecorp-site-goal = Goal: teams that arrive stay for the era.
web-spacecorp-site-lagrange = Lagrange point in { $region }. Nothing to explore; build a Spaceport or Research base.
web-spacecorp-site-moon = Moon in { $region }.
web-spacecorp-site-planet = Planet site in { $region }.
web-spacecorp-site-dwarf = Dwarf planet in { $region }.
web-spacecorp-site-asteroid = Asteroid in { $region }.
web-spacecorp-site-comet = Comet in { $region }.
web-spacecorp-site-star = Star system: a team that arrives waits on the star track.
web-spacecorp-site-empty = Empty region: no move ends here.
web-spacecorp-kind-research = Draw as many cards as the total, from the deck or the offers.
web-spacecorp-kind-move = Move a team; the total must reach the distance.
web-spacecorp-kind-explore = Turn up a Discovery tile where a team stands, and claim it.
web-spacecorp-kind-build = Build a base where a team stands.
web-spacecorp-kind-produce = Gain the P of as many of your tiles as the total.
web-spacecorp-kind-genetics = Advance your Genetics cube by the total.
web-spacecorp-kind-upgrade = Install a card in an Infra box.
web-spacecorp-kind-special = Play a card with a Special action.
web-spacecorp-kind-revelation = Advance your Revelation cube by the total.
web-spacecorp-kind-colonize = Found a colony where you have a base on every tile.
web-spacecorp-tip-explore = explore { $n }
web-spacecorp-tip-build = build { $n }
web-spacecorp-tip-gravity = Gravity: { $n } more to land or leave.
web-spacecorp-tip-reach-now = A Move can reach it: distance { $n }.
web-spacecorp-tip-reach-more = Distance { $n }: farther than you can go now.
web-spacecorp-tip-reach-never = Distance { $n }, but the rules do not allow this flight now.
web-spacecorp-reach = Distances of a Move
web-spacecorp-reach-now = in reach
web-spacecorp-reach-more = too far now
web-spacecorp-reach-never = not allowed now
web-spacecorp-tip-reach-now-why = A Move can lead there with the cards, Infra and profit that you have.
web-spacecorp-tip-reach-more-why = The flight is allowed, but your cards, Infra and profit do not suffice for it.
web-spacecorp-tip-reach-never-why = No base stands at either end, or the region cannot be entered now.
web-spacecorp-tip-teams = { $n ->
    [one] { $name }: 1 team
   *[other] { $name }: { $n } teams
 }
web-spacecorp-tip-owned = { $what } of { $name }
web-spacecorp-tip-border = border { $n }
web-spacecorp-tip-way = A move costs 1 to leave, its borders, 1 to land, and gravity at both ends.
web-spacecorp-tip-stars = A move costs the sum of its borders.
web-spacecorp-tip-direct = A direct way: this is the whole cost.
web-spacecorp-tip-transit = Added once to a move that begins in one of the two and ends in the other.
web-spacecorp-tip-radiation = A Move or Build that touches the zone costs this once, unless something shields it.
web-spacecorp-tip-pile = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
 }
web-spacecorp-tip-time = Doubles a Move, Explore or Build, or lets two teams use the total.
web-spacecorp-tip-research-box = This box never takes a card.
web-spacecorp-tip-box = An Upgrade covers what is here.
web-spacecorp-tip-box-empty = Empty: an Upgrade installs a card here.
web-spacecorp-tip-space = space { $n } of { $of }
web-spacecorp-tip-wheel-mariners = A lap in this era brings an Adaptation when the next one begins.
web-spacecorp-tip-wheel-genetics = Each time it reaches the award space you take an Adaptation.
web-spacecorp-tip-wheel-revelation = Each time it reaches the award space you take a Breakthrough.
web-spacecorp-tip-steps = { $n ->
    [one] 1 step so far
   *[other] { $n } steps so far
 }
web-spacecorp-tip-stock = { $n } in stock
web-spacecorp-tip-stock-teams = { $n ->
    [one] 1 team is not on the map
   *[other] { $n } teams are not on the map
 }
web-spacecorp-tip-genetics-card = Adaptation, first copy +{ $n } T
web-spacecorp-tip-revelation-card = Breakthrough, first copy +{ $n } T
web-spacecorp-tip-colony = value { $n }
web-spacecorp-tip-legacy = At the end of an era one producing tile with your base on it can be kept here.
web-spacecorp-tip-produces = produces { $n }
web-spacecorp-tip-counted = { $name }: { $n } of { $of }
web-spacecorp-tip-contract = Claimed at the end of your own action; rewards of earlier eras that were left are added.
web-spacecorp-tip-contracts = The era ends when six are fulfilled or the deck runs out.
web-spacecorp-tip-profit = The most profit after the last era wins.
web-spacecorp-tip-deck = { $n ->
    [0] The deck is never reshuffled.
    [one] 1 Start card on top. The deck is never reshuffled.
   *[other] { $n } Start cards on top. The deck is never reshuffled.
 }
web-spacecorp-tip-window = All who are asked answer at once, whatever they hold; the answers are shown together.

web-spacecorp-recap-moved = to { $name }
web-spacecorp-recap-explored = { $name } explored
web-spacecorp-recap-built = { $base } on { $name }
web-spacecorp-recap-colonized = { $name } colonized
web-spacecorp-recap-installed = { $name } installed
web-spacecorp-recap-progress = { $name } taken
web-spacecorp-recap-edge = { $name } played
web-spacecorp-recap-contract = contract { $name }
web-spacecorp-recap-team = team at { $name }
web-spacecorp-recap-prepares = team on contract { $name }
web-spacecorp-recap-removes = { $name } removed
web-spacecorp-recap-offers = { $n ->
    [one] 1 offer discarded
   *[other] { $n } offers discarded
 }
web-spacecorp-recap-profit = +{ $n } T
web-spacecorp-recap-loss = -{ $n } T

# Prompts in the one line of a phone.
web-short-prompt-pass = Take your turn, or pass?
web-short-prompt-contracts = Which contract do you claim?
web-short-prompt-transport = Transport one team?
web-short-prompt-window-start = Play an Edge?
web-short-prompt-window-start-own = Your turn begins: an Edge?
web-short-prompt-window-end = The turn ends: an Edge?
web-short-prompt-window-end-own = Your turn ends: an Edge?
web-short-prompt-window-produced = { profit } produced: an Edge?
web-short-prompt-window-contract = A contract fulfilled: an Edge?
web-short-prompt-window-breakthrough = A Breakthrough: an Edge?
web-short-prompt-opening = The competition begins.
web-short-prompt-colony-tile = Colonize { $site }: which tile?
web-short-prompt-sources = Add what counts.
web-short-prompt-sources-enough = Confirm, or add more.
web-short-prompt-confirm = Do you confirm?
web-short-prompt-reward = Draw a card as a reward?
web-short-prompt-draw =
    { $n ->
        [one] Research: take a card.
       *[other] Research: take { $n } cards.
    }
web-short-prompt-produce =
    { $n ->
        [one] Produce: choose 1 tile.
       *[other] Produce: choose up to { $n } tiles.
    }
web-short-prompt-infra-transfer = Install a card just played?
web-short-prompt-probe = { $card }: at which site?
web-short-prompt-jump = { $card }: where to?
web-short-prompt-box = Which Infra box for { $card }?
web-short-prompt-keep = Which tile do you keep for { $site }?
web-short-prompt-phobes = Phobes on { $site }: which team?
web-short-prompt-offer-or-step = Take an offer, or advance?
web-short-prompt-star-children = A new team: on which star?
web-short-prompt-printed-contract = The reward of which contract?
web-short-prompt-claim-at-end = Which contract does it claim?
web-short-prompt-ban = Which action is forbidden?
web-short-prompt-discard-infra = Which Infra card do you discard?
web-short-prompt-legacy = Which tile for your Legacy slot?
web-short-prompt-legacy-again = Replace your Legacy slot?
web-short-prompt-beyond = A team begins at { $site }?
web-short-prompt-solo-any_time = Before its card: an Edge?
web-short-prompt-solo-turn_start = Your turn begins: an Edge?
web-short-prompt-solo-turn_end = Your turn ends: an Edge?
web-short-prompt-solo-own_contract_fulfilled = A contract fulfilled: an Edge?
web-short-prompt-solo-competition_card_revealed = { $card }: an Edge?
web-short-prompt-solo-competition_removes_progress = { $title } goes: an Edge?
web-short-prompt-solo-competition_places_base = A base at { $site }: an Edge?
web-short-prompt-solo-competition_offers_action_end = The offers are over: an Edge?
web-short-prompt-security-draw = Security base: draw a card?
web-short-prompt-remove-team = Which team do you remove?
web-short-prompt-leak-choice = Lose { profit }, or a progress card?
web-short-prompt-sabotaged = Which team goes to which base?
web-short-choice-no-team = Leave them
web-short-choice-no-legacy = Leave it
web-short-choice-no-contract = No more
web-short-choice-stop-producing = Produce: { profit }
web-short-choice-pass = Pass
web-short-choice-draw = Draw a card
