# SpaceCorp: the position as plain text, for terminals and screen readers. Browsers do not load it.

table-step = { $who }: { $step }
table-window = Edges, { $window }: waiting for { $who }
table-decide = { $who } to decide
table-ban = { $who } bans { $kind }
table-end-contracts = Six contracts are fulfilled: the era ends.
table-end-deck = The deck is empty: players may pass.
table-last-turns = Last turns: { $who }
table-last-turn = This is the last turn of the era.
table-extra-turns =
    { $n ->
        [one] Another turn of { $who } follows.
       *[other] { $n } more turns of { $who } follow.
    }
table-board = Board of the { $era }
table-legend = Each region with the costs of its borders, then its sites: e to explore, b to build, g gravity, # the number of the site. A tile produces its P, changes the cost to build, and gives its colony points.
table-region = { $region }: { $borders }
table-region-radiation = { $region } (radiation): { $borders }
table-border = { $region } { $n }
table-site = { $site }{ $notes }
table-site-with = { $site }: { $pieces }
table-site-number = #{ $n }
table-site-explore = e{ $n }
table-site-build = b{ $n }
table-site-gravity = g{ $n }
table-site-multi-star = multi-star
table-site-boxes = { $n } boxes
table-box-empty = box { $n } unexplored
table-tile = tile { $tile } [{ $text }]
table-tile-lost = tile { $tile } [{ $text } Exploited: no P, no colony points.]
table-tile-based = { $tile } with { $bases } of { $who }
table-base = { $base } of { $who }
table-site-colony = colony { $colony } of { $who }
table-teams =
    { $n ->
        [one] team of { $who }{ $notes }
       *[other] { $n } teams of { $who }{ $notes }
    }
table-teams-track = on the star track: box { $boxes }
table-cards = Cards and tiles
table-deck =
    { $n ->
        [one] Deck: 1 card
       *[other] Deck: { $n } cards
    }
table-deck-start =
    { $n ->
        [one] Deck: 1 card
       *[other] Deck: { $n } cards
    }, { $start ->
        [one] 1 Start card on top
       *[other] { $start } Start cards on top
    }
table-offer = Offer { $n }: { $card }. { $text }
table-offer-empty = Offer { $n }: empty
table-discard = Discard pile, the last one last ({ $n }): { $list }
table-time-aside = Time cards set aside ({ $n }): { $list }
table-played = Played in this action ({ $n }): { $list }
table-piles = Discovery piles: { $list }
table-pile = { $pile } { $n }{ $notes }
table-pile-top = you know the top tile: { $tile }
table-beyond = { ordinal } Beyond tile: { $who }
table-beyond-free = { ordinal } Beyond tile: free
table-contracts = Contracts
table-contract = { $row }. { $contract }: { profit }
table-contract-taken = { $row }. { $contract }: fulfilled
table-progress = Progress cards on the side board
table-title = { $kind } { $title }{ $notes }: { $text }
table-title-profit = +{ $n }
table-title-twice = two copies
table-colonies = Colony tiles on the side board
table-colony = { $colony }: { $text }
table-player = { $who }, { profit }
table-you = { $who } (you), { profit }
table-player-over = { $who }, { profit }
table-hand = Hand: { cards-n }
table-hand-known = Hand: { cards-n }, known: { $list }
table-hand-card = { $card }. { $text }
table-hq = HQ: { $research }
table-box = Infra box { $n }: { $worth }
table-box-card = Infra box { $n }: { $card }. { $text }
table-wheel =
    Progress Wheel: { $list }; { $n ->
        [one] 1 Genetics step
       *[other] { $n } Genetics steps
    } in all
table-cube = { $wheel } on space { $n } of { $of }
table-stock = Bases in stock: { $list }
table-stock-of = { $base } { $n }
table-team-list = Teams: { $list }
table-owned = { $name }: { $text }
table-legacy = Legacy slot: { $base } on { $tile }, produces { $n }
table-produced = Has produced in this era
table-passed = Has passed
table-draft = Your action so far
table-draft-kind = { $kind }{ $notes }
table-situation = Situation: { $situation }. { $text }
table-comp-key = Key of the era for discarded offers: { $list }
table-competition = The competition, { profit }
table-comp-teams = Teams on contracts: { $list }
table-comp-box = Teams in its box: { $n }
table-comp-deck =
    { $n ->
        [one] Its deck: 1 card
       *[other] Its deck: { $n } cards
    }
table-comp-deck-start =
    { $n ->
        [one] Its deck: 1 card
       *[other] Its deck: { $n } cards
    }, { $start ->
        [one] 1 Start card on top
       *[other] { $start } Start cards on top
    }
table-comp-discard = Its discard pile, the last one last ({ $n }): { $list }
table-comp-cup = Bases in its cup: { $list }
table-comp-progress = Progress cards it removed: { $list }
table-comp-pending =
    { $n ->
        [one] It has 1 turn before yours.
       *[other] It has { $n } turns before yours.
    }
table-rival-team = team of the competition{ $notes }
