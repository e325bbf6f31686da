# What SpaceCorp says. The text table is in spacecorp-table.ftl, names and texts of components are in spacecorp-components.ftl.

## Small words

player = Player { $n }
number = { $n }
nobody = nobody
nothing = nothing
list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-semicolon = { $a }; { $b }
notes = {" "}({ $list })
notes-none = {""}
profit = { $n } profit
points-n =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cards-n =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ordinal =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
card = { $name } ({ $id })
card-unknown = an unknown card
site-unknown = an unknown site
site-stock = stock
place-unknown = this place
tile-blank = a blank tile
tile-blank-text = No properties.
tile-unknown = an unknown tile
tile-at = { $tile } on { $site }
tile-in-box = { $tile } in box { $n } of { $site }
colony-unknown = an unknown colony
colony-tile = { $colony }, value { $n }
contract-unknown = an unknown contract
team = { $site }{ $notes }
team-unknown = an unknown team
mark-track = box { $n } of 3 on the star track
mark-claims = stands on the tile it explored
mark-acted = took part in the action
worth = { $kind } { $n }
worth-shielded = shielded { $kind } { $n }
worth-times = { $kind } x{ $n }
worth-times-shielded = shielded { $kind } x{ $n }

era-mariners = Mariners
era-planeteers = Planeteers
era-starfarers = Starfarers
kind-research = Research
kind-move = Move
kind-explore = Explore
kind-build = Build
kind-produce = Produce
kind-genetics = Genetics
kind-upgrade = Upgrade
kind-special = Special
kind-revelation = Revelation
kind-colonize = Colonize
wheel-genetics = Genetics cube
wheel-revelation = Revelation cube
progress-genetics = Adaptation
progress-revelation = Breakthrough
progress-of-genetics = an Adaptation
progress-of-revelation = a Breakthrough
pile-e1 = e1
pile-e2 = e2
pile-e3 = e3
pile-primary = primary
pile-secondary = secondary
pile-alien = alien
window-turn_start = start of the turn
window-opponent_produced = after Produce
window-opponent_took_breakthrough_with_reward = after a Breakthrough
window-contract_fulfilled = after a contract
window-turn_end = end of the turn
site-kind-home = home
site-kind-lagrange = Lagrange point
site-kind-moon = moon
site-kind-asteroid = asteroid
site-kind-comet = comet
site-kind-planet = planet
site-kind-dwarf = dwarf planet
site-kind-star = star system
site-kind-goal = goal
site-kind-empty = empty

## Contracts

condition-first_produce = take a Produce action
condition-lagrange_bases =
    { $n ->
        [one] a base at a Lagrange point
       *[other] { $n } bases at Lagrange points
    }
condition-non_lagrange_bases =
    { $n ->
        [one] a base at another site than a Lagrange point
       *[other] { $n } bases at other sites than Lagrange points
    }
condition-mars_base = a base on Mars North or Mars South
condition-genetics_steps =
    { $n ->
        [one] a step of the Genetics cube
       *[other] { $n } steps of the Genetics cube in all
    }
condition-infra_cards =
    { $n ->
        [one] a card in an Infra box
       *[other] cards in { $n } Infra boxes
    }
condition-regions_with_bases =
    { $n ->
        [one] a base in a region
       *[other] bases in { $n } regions
    }
condition-progress_cards =
    { $n ->
        [one] a progress card
       *[other] { $n } progress cards
    }
condition-asteroid_bases =
    { $n ->
        [one] a base on an asteroid
       *[other] { $n } bases on asteroids
    }
condition-regions_beyond_jupiter =
    { $n ->
        [one] a base in a region of Saturn, Uranus, Neptune and Pluto
       *[other] bases in { $n } regions of Saturn, Uranus, Neptune and Pluto
    }
condition-bases_beyond_uranus =
    { $n ->
        [one] a base in the regions of Neptune and Pluto
       *[other] { $n } bases in the regions of Neptune and Pluto
    }
condition-bases_in_one_region =
    { $n ->
        [one] a base in a region
       *[other] { $n } bases in one region
    }
condition-infra_cards_non_start_current_era =
    { $n ->
        [one] a card of this era that is not a Start card in an Infra box
       *[other] cards of this era that are not Start cards in { $n } Infra boxes
    }
condition-water_or_life_sites =
    { $n ->
        [one] a base at a site with water or life
       *[other] bases at { $n } sites with water or life
    }
condition-colonies =
    { $n ->
        [one] { $n } colony
       *[other] { $n } colonies
    }
condition-colony_value = colonies of total value { $n }
condition-non_adjacent_regions =
    { $n ->
        [one] a base in a region
       *[other] bases in { $n } regions, no two of them neighbours
    }
condition-multi_star_regions =
    { $n ->
        [one] a base in a multi-star system
       *[other] bases in { $n } multi-star systems
    }
short-first_produce = the first Produce action
short-lagrange_bases = bases at Lagrange points
short-non_lagrange_bases = bases at other sites
short-mars_base = a base on Mars
short-genetics_steps = steps of the Genetics cube
short-infra_cards = Infra cards
short-regions_with_bases = bases in many regions
short-progress_cards = progress cards
short-asteroid_bases = bases on asteroids
short-regions_beyond_jupiter = regions beyond Jupiter
short-bases_beyond_uranus = bases beyond Uranus
short-bases_in_one_region = bases in one region
short-infra_cards_non_start_current_era = Infra of the era
short-water_or_life_sites = sites with water or life
short-colonies = colonies
short-colony_value = value of colonies
short-non_adjacent_regions = regions apart
short-multi_star_regions = multi-star systems

## Questions

prompt-wait = Waiting for { $who } to decide.
prompt-over = The game is over.
prompt-opening = Everything is laid out. The competition takes the first turn.
prompt-pass = The deck is empty: take your turn, or pass for the rest of the era?
prompt-action = Your turn: choose an action.
prompt-team = { $kind }: which team?
prompt-second-team = { $kind } with Time: which second team?
prompt-destination = { $what }: where to?
prompt-condition = { $what }: which base do you use?
prompt-region = Colonize: which star system?
prompt-colony-tile =
    Colonize { $site }: which colony tile? { $free ->
        [one] { $free } colony point is there without cost, { $most } can be reached.
       *[other] { $free } colony points are there without cost, { $most } can be reached.
    }
prompt-base = Build: which base for { $on }?
prompt-second-base = Build: a second base for { $on }?
prompt-order = Build: which base is placed as the { ordinal }?
prompt-upgrade-card = Upgrade: which card do you install?
prompt-special-card = Special: which card do you play?
prompt-probe = { $card }: at which site do you place a tile?
prompt-jump = { $card }: where does the team from home go?
prompt-box = Upgrade: in which Infra box do you install { $card }?
prompt-sources = { $what }{ $notes }: add what counts.
prompt-sources-enough = { $what }{ $notes }: confirm, or add more.
prompt-confirm = { $what }: confirm?
prompt-contracts = You meet the condition of a contract. Which one do you claim?
prompt-reward =
    { $n ->
        [one] { $who } used your HQ or base. Draw a card as a reward?
       *[other] { $who } used your HQ or base. Draw a card as a reward? ({ $n } rewards left)
    }
prompt-transport = You may transport one team between your bases.
prompt-draw =
    Research: { $n ->
        [one] take a card from the deck or the offers.
       *[other] take { $n } cards, one by one, from the deck or the offers.
    }
prompt-produce =
    Produce: { $n ->
        [one] choose 1 tile that produces.
       *[other] choose up to { $n } tiles that produce.
    }
prompt-silent-partner = { title-silent_partner }: who loses 1 profit?
prompt-infra-transfer = { title-infra_transfer }: install a card you have just played?
prompt-keep = { title-sensory_focus }: which tile do you keep for { $site }?
prompt-phobes = Phobes on { $site }: which of your teams goes home?
prompt-progress =
    Take { $card }{ $n ->
        [one] {""}
       *[other] {" "}({ $n } in all)
    }.
prompt-take-offer = Take a card from the offers.
prompt-offer-or-step = Research base: take an offer, or advance your Revelation cube 1 space.
prompt-star-children = { title-star_children }: on which star does a new team appear?
prompt-entangled = { title-entangled_transmitter }: which team goes where?
prompt-printed-contract = Your colony pays the printed reward of an open contract. Which one?
prompt-claim-at-end = Your colony claims an open contract. Which one?
prompt-ban = { edge-sabotage }: which action may nobody take until your next turn?
prompt-discard-infra = { edge-incompatible }: which Infra card of an earlier era do you discard?
prompt-legacy = End of the era: which tile goes into your Legacy slot with its base?
prompt-legacy-again = End of the era: your Legacy slot holds a base that produces { $n } ({ $base }). Replace it?
prompt-start-adaptation = Take an Adaptation to begin with.
prompt-beyond = You own the { ordinal } Beyond tile: does one of your teams begin at { $site }?
prompt-window-start-own = Your turn begins. Do you play an Edge?
prompt-window-start = The turn of { $who } begins. Do you play an Edge?
prompt-window-produced = { $who } has produced { profit }. Do you play an Edge?
prompt-window-breakthrough = { $who } has taken a Breakthrough with profit ({ $title }). Do you play an Edge?
prompt-window-contract = { $who } has fulfilled a contract. Do you play an Edge?
prompt-window-end-own = Your turn ends. Do you play an Edge?
prompt-window-end = The turn of { $who } ends. Do you play an Edge?

## Receipts

sum = total { $total }
sum-missing = total { $total }, { $n } missing
sum-points = { $n } of { $of } colony points, Build total { $build } of { $needed }
price = costs { profit }
pays-rewards = a card for { $who }
reward-times = { $who } ({ $n } times)
draft-nothing = No action yet
draft-move = Move from { $team } to { $to }
draft-move-team = Move from { $team }
draft-explore = Explore { $site }
draft-build = Build { $bases } on { $site }
draft-build-at = Build on { $site }
draft-colonize = Colonize { $site } as { $colony }
draft-upgrade = Upgrade with { $card } in Infra box { $n }
draft-special = Special action of { $card }
draft-special-at = Special action of { $card } at { $site }

## Choices

choice-decline = Leave it
choice-no-edge = Play no Edge
choice-no-install = Install nothing
choice-no-team = Leave the teams as they are
choice-no-legacy = Leave the Legacy slot as it is
choice-no-beyond = Begin at home
choice-no-contract = Claim no more contracts
choice-no-reward = Take no card
choice-no-transport = Transport nobody
choice-stop-producing = Produce the chosen tiles: { profit }
choice-edge = Play { $edge } ({ $card }): { $text }
choice-edge-none = Play { $card } as an Edge
edge-influence = Gain { profit }.
choice-play = Take my turn
choice-open = Begin
choice-pass = Pass for the rest of the era
choice-begin = { $kind }: { $what }{ $notes }
begin-research = draw cards
begin-move = send a team to another site
begin-explore = turn up the tile under a team
begin-build = build a base where a team stands
begin-produce = earn with your tiles
begin-genetics = advance your Genetics cube
begin-upgrade = install a card in your HQ
begin-special = the special action of a card
begin-revelation = advance your Revelation cube
begin-colonize = found a colony
hq-gives = { $n } without cards
choice-team = The team at { $team }{ $notes }
choice-second-team = Play Time: also the team at { $team }{ $notes }
costs = needs { $n }
choice-site = { $site }
choice-go = To { $site }: needs { $n }{ $notes }
choice-no-way = To { $site }: no way leads there
go-radiation = { profit } for radiation unless shielded
go-base = uses the base of { $who }, who may draw a card
go-beyond = takes the { ordinal } Beyond tile
go-locked = the team stays there
go-track = begins at the far end of the star track
choice-region =
    { $free ->
        [one] Colonize { $site }: { $free } colony point without cost, { $most } at most
       *[other] Colonize { $site }: { $free } colony points without cost, { $most } at most
    }
choice-probe = Place a tile of pile { $pile } at { $site }
choice-jump = Send the team to { $site }
choice-condition = Use the base of { $who } at { $site }; { $who } may draw a card
choice-base = { $base } for { $on } ({ $n } in stock): { $text }
choice-no-second = No second base
choice-next = { $base } on { $on }
choice-next-none = Base { $n }
choice-colony = { $colony }: { $text }
choice-upgrade = Install { $card }: { $text }
choice-special = Play { $card }: { $text }
choice-box = Infra box { $n }: { $now }
box-unknown = no such box
box-empty = empty
box-printed = { $worth }, which is covered
box-current = { $card }, which goes back to the hand. { $text }
box-old = { $card }, which leaves the game. { $text }
choice-infra = Use the Infra of { $who } in place of yours{ $notes }
choice-no-infra = Use no Infra{ $notes }
choice-competitors = Play { edge-competitors }: use the Infra of { $who }{ $notes }
hq-own = your HQ
hq-of = { $who }
choice-shielded-box = Count { $worth } of { $who }, Infra box { $n }{ $notes }
choice-card = { $card }: { $worth }{ $notes }
choice-card-shielded = { $card }, shielded{ $notes }
choice-card-alone = { $card }{ $notes }
choice-support = Use the base of { $who }: { $base } at { $site }{ $notes }
choice-support-part = Use the base of { $who } for team { $part }: { $base } at { $site }{ $notes }
choice-double = The Spaceport doubles { $card }{ $notes }
choice-double-infra = The Spaceport doubles the card of { $who } in Infra box { $n }{ $notes }
choice-double-nothing = The Spaceport doubles nothing{ $notes }
choice-title = Use { $title }{ $notes }
choice-time = Play Time: double the total{ $notes }
choice-buy = Buy { points-n } for { profit }{ $notes }
choice-remove-team = Remove your team on the star for 1 colony point{ $notes }
choice-pay = Pay { profit } for 1 colony point{ $notes }
choice-confirm = Confirm: { $what }{ $notes }
choice-confirm-nothing = Confirm
choice-draw = Draw the top card of the deck
choice-offer = Take offer { $n }, { $card }: { $text }
choice-offer-none = Take offer { $n }
choice-step = Advance the { $wheel } 1 space
choice-keep = Keep the { ordinal } tile, { $tile }: { $text }
choice-keep-other = Keep { $tile }
choice-leave = Send home the team at { $team }
choice-produce = { $on }: { profit }
choice-produce-none = { $on }: produces nothing
choice-produce-legacy = Legacy slot: { profit }
choice-seat = { $who } loses 1 profit
choice-progress = { $title }: { $text }
choice-progress-profit = { $title } (+{ profit }): { $text }
choice-appear = A new team on { $site }
choice-transfer = Send the team at { $team } to { $to }
choice-install = Install { $card } in Infra box { $n }: { $now }
choice-contract = Contract { $row }, { $contract }: { profit }
choice-printed-contract = Reward of contract { $row }, { $contract }: { profit }
choice-transport = Transport the team at { $team } to { $to }
choice-ban = { $kind }
choice-discard-infra = Discard from Infra box { $n }: { $now }
choice-legacy = { $base } on { $on }: produces { $n }
choice-legacy-none = { $site }: no base
choice-beyond = Begin with a team at { $site }
choice-beyond-none = Use the Beyond tile

heading-begin = Actions
heading-team = Team
heading-second-team = With Time, a second team
heading-site = Sites
heading-go = Destinations
heading-region = Star systems
heading-probe = Sites
heading-jump = Sites
heading-condition = Bases
heading-base = Bases
heading-next = Order of the bases
heading-colony = Colony tiles
heading-upgrade = Cards
heading-special = Cards
heading-box = Infra boxes
heading-infra = Infra of others
heading-competitors = Infra of others, with Competitors
heading-shielded-box = Shielded Infra
heading-card = Cards
heading-support = Bases of others
heading-double = What the Spaceport doubles
heading-offer = Offers
heading-produce = Tiles
heading-progress = Progress cards
heading-appear = Stars
heading-transfer = Teams
heading-install = Infra
heading-contract = Contracts
heading-printed-contract = Contracts
heading-transport = Transport
heading-ban = Actions
heading-discard-infra = Infra
heading-legacy = Legacy
heading-edge = Edges
heading-keep = Tiles
heading-leave = Teams
heading-seat = Players

## Log

log-era-begins = The era of the { $era } begins.
log-turn = Turn of { $who }.
log-turn-extra = Another turn of { $who }.
log-passed = { $who } passes for the rest of the era.
log-skipped = { $who } takes no action.
log-on-star = A team of { $who } reaches the star of { $site }.
log-advances = A team of { $who } comes nearer to { $site } (box { $n } of 3).
log-acted = { $who }: { $kind }{ $notes }.
acted-total = total { $total }
acted-cards = with { $cards }
acted-hqs = with the Infra of { $who }
acted-paid = paid { profit }
log-moved = A team of { $who } goes from { $from } to { $to }.
log-beyond = { $who } takes the { ordinal } Beyond tile.
log-orion = { $who } reaches { $site }.
log-orion-profit = { $who } reaches { $site } and gains { profit }.
log-discovered = { $who } discovers { $tile } at { $site }: { $text }
log-tiles-seen = { $who } looks at two tiles and keeps one.
log-redirected = { $who } turns up { $tile }: { $text }
log-claimed = { $who } claims { $site }.
log-phobes = Phobes send a team of { $who } from { $site } home.
log-built = { $who } builds a base at { $site }: { $base }.
log-compensated = { $who } gains { profit } for the claim.
log-gained = { $who } gains { profit }.
log-lost = { $who } loses { profit }.
log-produced = { $who } produces { profit }.
log-advanced =
    { $n ->
        [one] { $who }: { $wheel } 1 space, to space { $space }.
       *[other] { $who }: { $wheel } { $n } spaces, to space { $space }.
    }
log-progress = { $who } takes { $title }.
log-progress-profit = { $who } takes { $title }, the copy with profit.
log-appears = A new team of { $who } appears at { $site }.
log-installed = { $who } installs { $card } in Infra box { $n }.
log-infra-returned = { $card } goes back to the hand of { $who }.
log-infra-removed = { $card } leaves the HQ of { $who }.
log-colonized = { $who } colonizes { $site }: { $colony }.
log-colony-pays = { $colony } pays { $who } { profit }.
log-contract = { $who } fulfils contract { $row } ({ $contract }) and gains { profit }.
log-drew = { $who } draws a card.
log-took-offer = { $who } takes { $card } from offer { $n }.
log-reward-declined = { $who } takes no reward.
log-transported = { $who } transports a team from { $from } to { $to }.
log-discarded = { $who } discards { $cards }.
log-refilled = Offer { $n } is now { $card }.
log-deck-empty = The deck is empty.
log-edge = { $who } plays the Edge { $edge } ({ $card }).
log-edge-returned = { $edge } of { $who } comes too late: { $card } goes back to the hand.
log-banned = { $who } bans { $kind } until the next own turn.
log-poached = { $who } poaches { $cards }.
log-legacy = { $who } keeps { $base } on { $tile } as Legacy, producing { $n }.
log-era-ends = The era of the { $era } ends.
log-final =
    { $n ->
        [-1] { $who } loses 1 profit at the end.
       *[other] { $who } gains { profit } at the end.
    }
log-over = The game is over.

## Table

table-over = The game is over
table-stage = { $era }, turn { $n }
step-between = between the eras
step-opening = before the first turn
step-competition = turn of the competition
step-pass = play or pass
step-start = start of the turn
step-action = choosing an action
step-resolve = carrying out the action
step-contracts = contracts
step-rewards = rewards of the others
step-transport = transport
step-end = end of the turn
step-over = end

## Refusals

illegal-game_over = The game is over.
illegal-window_closed = You have already answered in this window.
illegal-not_your_turn = It is not your decision now.
illegal-wrong_phase = This is not what you have to decide now.
illegal-unknown_id = This does not exist in this era or at this table.
illegal-unknown_card = There is no such card.
illegal-card_not_in_hand = This card is not in your hand, or you are already using it.
illegal-pass_not_allowed = You may pass only once the deck is empty.
illegal-edge_not_playable = You cannot play this card as an Edge now, or it would have no effect.
illegal-banned_action = This action is banned at the moment.
illegal-type_mismatch = This does not match the type of the action.
illegal-not_upgradeable = This card cannot be installed as Infra.
illegal-hand_too_large = You may take Research only with { $n } or fewer cards in hand.
illegal-no_team = You have no team there.
illegal-team_locked = A team that has reached a goal stays there for the rest of the era.
illegal-team_on_track = A team on a star track cannot act until it reaches the star.
illegal-team_acted = This team took part in your action this turn.
illegal-same_site = The team is already there, or you named the same team twice.
illegal-region_not_allowed = No team may move there from here.
illegal-no_empty_box = There is nothing left to explore there.
illegal-already_built = There is already a base or a colony there.
illegal-not_explored = This site must be explored first.
illegal-introvs = You need { title-cooperative_empathy } or { title-sensory_focus } to build among the Introvs.
illegal-requirement_not_met = The requirement for this is not met.
illegal-no_base_in_stock = You have no suitable base left in stock.
illegal-pile_empty = There is nothing left to draw or take there.
illegal-no_colony_tile = This colony tile is no longer on the side board.
illegal-nothing_to_produce = Nothing of yours produces there, or you have already chosen it.
illegal-contract_taken = This contract has already been fulfilled.
illegal-contract_not_met = You do not meet the condition of this contract.
illegal-base_condition = A move needs a base at its start or its end. Transport needs a base of yours at both ends, one of them a Spaceport.
illegal-era_end_ban = The era is about to end: you can no longer use the Infra and bases of others.
illegal-source_limit = This would add nothing, or you are already using one.
illegal-spend_limit =
    { $n ->
        [0] You cannot buy points here.
        [one] You can buy only 1 point here.
       *[other] You can buy at most { $n } points here.
    }
illegal-insufficient_value =
    { $n ->
        [one] The total is 1 point too low.
       *[other] The total is { $n } points too low.
    }
illegal-not_enough_colony_points =
    { $n ->
        [one] This colony tile needs 1 colony point.
       *[other] This colony tile needs { $n } colony points.
    }
illegal-insufficient_profit = This costs { profit }, more than you have.

## Options

option-first_era = First era
option-first_era-help = The era in which the game begins. A later start gives better HQs, profit and steps on the Progress Wheel.
option-first_era-mariners = { era-mariners }
option-first_era-planeteers = { era-planeteers }
option-first_era-starfarers = { era-starfarers }
option-last_era = Last era
option-last_era-help = The era after which the game ends.
option-last_era-mariners = { era-mariners }
option-last_era-planeteers = { era-planeteers }
option-last_era-starfarers = { era-starfarers }
option-start_player = First player
option-start_player-help = The seat that takes the first turn of the game; drawn by lot if left out.
setup-ends-before-start = the game cannot end before it begins
setup-no-such-seat = there is no seat { $seat }

## Scores

score-profit = Profit
score-profit-text = everything earned in all eras, with colonies and Beyond tiles at the end
score-equal = Equal profit: the higher value of colonies wins, then more progress cards; in a game that ends before Starfarers, more bases on the board.

## Solo

competition = the competition
comp-situation = Situation of this era: { $situation }. { $text }
comp-turn =
    { $n ->
        [0] The competition takes its turn.
        [one] The competition takes its turn; another one follows.
       *[other] The competition takes its turn; { $n } more follow.
    }
comp-reveals = The competition reveals { $card }. { $line }.
comp-no-card = The competition has no card left for this turn.
comp-deck-empty = The deck of the competition is empty.
comp-hacked = { edge-hack }: { $card } of the competition is discarded.
comp-not-possible = Nothing can be done with { $card }: another card is revealed.
comp-nothing-blocked = A base of yours or a colony of the competition is there: nothing happens.
comp-nothing-no_team = The competition has no team left in its box.
comp-nothing-no_tile = The pile is empty: the competition discovers nothing.
comp-nothing-no_base = The cup is empty: the competition builds no base.
comp-nothing-no_colony = No colony tile is left for the competition.
comp-extra-turn = The competition gains another turn.
comp-places-team = The competition places a team at { $site }.
comp-removes-team = A team of the competition leaves { $site }.
comp-redirected = The competition turns up { $tile }: { $text }
comp-aliens-leave = { $tile } leave the game; another alien tile is drawn.
comp-places-tile =
    { $n ->
        [0] The competition discovers { $tile } at { $site }: { $text }
       *[other] The competition discovers { $tile } at { $site } and gains { profit }: { $text }
    }
comp-claims = The competition claims { $site }.
comp-places-base = The competition builds a base at { $site }: { $base }.
comp-places-base-odd = The competition builds a base at { $site } that does not fit: { $base }.
comp-diverted = { edge-diversion }: the base at { $site } earns the competition nothing.
comp-beyond = The competition takes the 1st Beyond tile.
comp-places-colony = The competition colonizes { $site }: { $colony }. It gains { profit }.
comp-sends-home = Your team at { $site } returns to Sol.
comp-prepares-contract = The competition puts a team on contract { $row } ({ $contract }).
comp-leaves-contract = The team of the competition leaves contract { $row } ({ $contract }).
comp-claims-contract = The competition fulfils contract { $row } ({ $contract }) and gains { profit }.
comp-removes-progress =
    { $n ->
        [0] The competition removes { $title }.
       *[other] The competition removes { $title } and gains { profit }.
    }
comp-leaves-progress = The competition would remove { $title }, but cannot.
comp-discards-offers = The competition discards from the offers: { $cards }.
comp-reveals-edge = Offer { $n } shows the Edge { $edge } ({ $card }), which works for the competition.
comp-gains = The competition gains { profit }.
comp-loses = The competition loses { profit }.
comp-bonus = The competition gains { profit } for its best base.
line-site = Site: { $site }{ $notes }
line-else = { $a }, else { $b }
line-highest-odd = highest odd number
line-highest-even = highest even number
line-lowest-odd = lowest odd number
line-lowest-even = lowest even number
line-colony = colony { $n }
line-contract =
    { $n ->
        [0] Contract { $row }
        [one] 1 discovery, contract { $row }
       *[other] { $n } discoveries, contract { $row }
    }
line-offers = Offers { $boxes }: { $icons }
line-key = key of the era
line-edge = Edge
line-progress = Removes { $title }. { $offers }
line-progress-if = Removes { $title }, if what it requires is removed. { $offers }
key-gain = +{ $n } for { $cards }
key-loss = -{ $n } for { $cards }
key-kind = { $kind }
key-upgrade = Infra cards with { $kind }
key-shielded = shielded { $kind }
log-progress-returned = { $who } gives back { $title }.
prompt-solo-any_time = The competition is about to reveal a card. Do you play an Edge?
prompt-solo-turn_start = Your turn begins. Do you play an Edge?
prompt-solo-turn_end = Your turn ends. Do you play an Edge?
prompt-solo-own_contract_fulfilled = You have fulfilled a contract. Do you play an Edge?
prompt-solo-competition_card_revealed = The competition has revealed { $card } ({ $line }). Do you play an Edge?
prompt-solo-competition_removes_progress = The competition removes { $title }. Do you play an Edge?
prompt-solo-competition_places_base = The competition has placed a base at { $site } ({ $base }). Do you play an Edge?
prompt-solo-competition_offers_action_end = The Offers Action is over. Do you play an Edge?
prompt-security-draw = The competition acts at { $site }, near your Security base. Draw a card?
prompt-remove-team = Which team of the competition do you remove?
prompt-discard-hand =
    { $n ->
        [one] Discard a card.
       *[other] Discard { $n } cards.
    }
prompt-leak-choice = { edge-leak }: lose { profit }, or give back a progress card?
prompt-sabotaged = { edge-sabotage }: which of your teams goes to which base?
prompt-situation-infra =
    { $n ->
        [one] { situation-popular_support }: which card do you install?
       *[other] { situation-popular_support }: which cards do you install ({ $n })?
    }
solo-edge-competitors = the competition loses { profit }.
solo-edge-diversion = the base earns the competition nothing.
solo-edge-hack = its card is discarded and another one revealed.
solo-edge-hostile_microbes = remove a team of the competition from a site with life.
solo-edge-incompatible = the competition loses { profit } for each offer that can be installed as Infra.
solo-edge-intercept =
    { $n ->
        [one] you take another turn after this one.
       *[other] you take { $n } more turns after this one.
    }
solo-edge-leak = you take the card with its profit instead.
solo-edge-market_influence = gain { profit }.
solo-edge-poach =
    { $n ->
        [one] take the topmost card of the discard pile that is not an Edge.
       *[other] take the { $n } topmost cards of the discard pile that are not Edges.
    }
solo-edge-sabotage = remove a team of the competition from a site or a contract.
solo-edge-salvage = gain { profit } and take all Start cards from the offers.
choice-no-security = Draw no card
choice-remove-rival = Remove the team at { $site }
choice-remove-contractor = Remove the team on contract { $row } ({ $contract })
choice-discard = Discard { $card }: { $text }
choice-lose-profit = Lose { profit }
choice-return-progress = Give back { $title }
heading-remove-rival = Teams of the competition
heading-remove-contractor = Teams of the competition
heading-discard = Hand
heading-return-progress = Progress cards
option-solo_short = Short solo games
option-solo_short-help = Lets a solo game begin in a later era or end in an earlier one.
option-solo_short-off = no
option-solo_short-on = yes
option-era_situations = Era situations
option-era_situations-help = A card for each era changes some of the rules.
option-era_situations-off = none
option-era_situations-standard = six cards
option-era_situations-extended = six cards and three more situations
setup-solo-is-whole = a solo game is played from Mariners to Starfarers unless short games are allowed
setup-only-solo = this is for solo games only
solo-summary = { $own } profit, the competition { $other }: { $text }
solo-ahead = { $n } or more ahead: { $text }
solo-behind =
    { $n ->
        [0] not behind: { $text }
       *[other] at most { $n } behind: { $text }
    }

# Answers in advance to Edge windows.
order-until_turn = Decline Edges until my next turn
order-this_era = Decline Edges for this era
order-only = Ask me only for { $edge } in this era
