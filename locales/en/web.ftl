# What the web pages say. Every key begins with "web-", so that it never meets a game's or the command line's.

## Everywhere

web-history = History
web-history-at = Position { $at } of { $of }: the question waits until you are back.
web-history-now = Now
web-history-step =
    { $round ->
        [0] { $at } of { $of }
       *[other] Round { $round }, { $at } of { $of }
    }
web-skip = Skip to the content
web-nav = Pages
web-close = Close
web-save = Save
web-yes = Yes
web-no = No
web-name = Name
web-loading = One moment …
web-guest-name = Guest { $n }
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-theme-system = As the system
web-theme-dark = Dark
web-theme-light = Light
web-rules = Rules
web-replay = Replay
web-page-failed = This page could not be loaded. The connection may be down, or the server is newer than this window.
web-page-reload = Load again
web-help = Help
web-points = Points so far:
web-vp = { $n } VP
web-tip-cost = Cost:
web-tip-rule = Rule { $rule }

## Home

web-home-title = Board games under the stars
web-home-text = Alone, against bots or with friends. No account: pick a game and it is on the table.
web-home-lobby = Open tables
web-home-continue =
    { $n ->
        [0] Continue
       *[other] Continue: your turn ({ $n })
    }
web-home-more = All your tables ({ $n })
web-home-example = A small example
web-coming = Coming
web-game-about =
    { $game ->
        [kepler-3042] Build ships, settle planets, terraform them and master five technologies. Sixteen rounds to lead a nation of Earth into the Milky Way.
        [planet-unknown] Cover your own planet with tiles from a turning space station, all at the same time, and climb five tracks. Rovers rescue, cards surprise.
       *[other] {""}
    }
web-players =
    { $most ->
        [one] { $n } player
       *[other] { $n } players
    }
web-minutes = { $n } minutes
web-weight = weight { $n } of 5
web-play-solo = Play solo
web-play-bots = Play against bots
web-play-friends = Play with friends
web-play-custom = Choose seats and options
web-play-tour = Show me how to play
web-guide = Guide: how to plan
web-guide-of = Guide to { $game }
web-campaigns = Solo campaigns
web-campaigns-of = Solo campaigns of { $game }

## Lobby

web-lobby = Tables
web-lobby-new = New table of { $game }
web-lobby-mine = Your tables
web-lobby-mine-none = You sit at no table.
web-lobby-over =
    { $n ->
        [one] The finished game
       *[other] All { $n } finished games
    }
web-lobby-public = Public tables
web-lobby-public-none = No public table is open. Make one.
web-status-waiting = waiting for players
web-status-playing = being played
web-status-over = over
web-status-turn = your turn
web-status-abandoned = abandoned
web-turn-yours = your turn
web-turn-yours-for = your turn for { $time }
web-turn-of = { $who } to decide
web-turn-of-for = { $who } to decide, for { $time }
web-result-won = won
web-result-lost = lost
web-result-place = place { $place } of { $of }
web-abandoned = { $who } left, and the game ended without a result.
web-abandoned-you = You left, and the game ended without a result.
web-visibility-public = Public
web-visibility-public-help = Listed among the tables; anybody may join or watch.
web-visibility-link = By link
web-visibility-link-help = Anyone with the link may join or watch.
web-visibility-private = Private
web-visibility-private-help = Only those who sit at it.
web-join = Join
web-leave = Leave
web-watch = Watch
web-start = Start
web-open-table = To the table

## A new table

web-new-title = New table of { $game }
web-new-seats = Seats
web-new-count = players
web-new-seat = Player { $n }
web-new-open-text =
    { $n ->
        [one] One seat stays open: you get a link to share.
       *[other] { $n } seats stay open: you get a link to share.
    }
web-new-options = Options
web-new-table = Table
web-new-visibility = Who may join
web-new-bot-takes-over = A bot takes over the seat of somebody who leaves
web-new-undo-by-consent = Undo beyond what came to light, if everybody agrees
web-new-create = Create the table
web-new-start = Start the game
web-seat-name = Player { $n }
web-seat-me = Me
web-seat-open = Open
web-seat-open-short = open seat
web-seat-bot = Bot
web-seat-same-device = Somebody at this device
web-seat-remove = Free the seat
web-seat-fill = Put a bot in seat { $n }
web-seat-fill-short = Fill with a bot
web-seat-drop = Take seat { $n } away
web-seat-add = One more seat
web-bot-strength = Strength of the bot
web-bot-easy = Easy
web-bot-medium = Medium
web-bot-hard = Hard
web-bot-expert = Expert
web-bot-kind =
    { $bot ->
        [easy] Easy bot
        [medium] Medium bot
        [hard] Hard bot
        [expert] Expert bot
       *[other] Bot ({ $bot })
    }

## Before the start

web-waiting-title = Waiting for players
web-waiting-open = The game can start when every seat is taken.
web-waiting-host = The player who made the table starts the game.
web-link-text = Send this link to those who are to join:
web-link-copy = Copy
web-link-copied = The link is copied.
web-link-code = QR code of the link
web-link-code-text = Or point a phone at it.
web-share = Share
web-join-name-empty = How shall the others call you?

## At the table

web-question = What is asked
web-choices = Choices
web-choices-list = List ({ $n })
web-choices-filter = Find a choice
web-choices-none = Nothing to choose here.
web-choices-none-found = No choice has these words.
web-set = Being put together
web-set-total = { $n } of { $of }
web-set-missing =
    { $n ->
        [one] 1 missing
       *[other] { $n } missing
    }
web-set-remove = Take out
web-set-confirm = Confirm
web-order-offer = Answer in advance
web-order-revoke = Ask me again
web-set-stuck = It cannot be done like this. What was begun is taken back.
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asking = The others are asked to agree.
web-undo-declined = Not everybody agreed.
web-undo-to-here = Undo to before this
web-undo-far-to-here = Undo to before this, further back than your last turn
web-undo-far = Further back than your last turn?
web-undo-takes-back =
    { $n ->
        [one] This takes back one decision: { $list }.
       *[other] This takes back { $n } decisions: { $list }.
    }
web-undo-yours = { $n } of yours
web-undo-of = { $n } of { $name }
web-undo-far-consent = The others are asked to agree.
web-undo-do = Take back
web-undo-leave = Leave it
web-redo = Redo
web-undo-asked =
    { $n ->
        [one] { $who } asks to take back one decision. Do you agree?
       *[other] { $who } asks to take back { $n } decisions. Do you agree?
    }
web-asked-of = { $who }: { $what }
web-waiting-for = Waiting for { $who }.
web-waiting-thinking = { $who } is thinking …
web-title-your-turn = Your turn
web-spectator = watching
web-own-components = Own components { $hash }
web-own-components-rules = This server plays with corrected component data. Where the rules below give other numbers, those on the board hold.
web-areas = Areas of the board
web-tools = Tools
web-looking-at = You are looking at the area of { $name }.
web-back-to-mine = Back to mine
web-end-turn = End turn
web-only-choice = Only one choice, taken for you: { $what }
web-skip-watching = Skip
web-key-space = Space
web-drawer = Players, log and chat
web-seat-you = you
web-seat-first = first player
web-seat-thinking = thinking
web-seat-deciding = to decide
web-seat-away = away
web-seat-show = Show the area of { $name }
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-undid =
    { $n ->
        [one] One decision is taken back.
       *[other] { $n } decisions are taken back.
    }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-unread = new messages
web-sound = Sounds
web-sound-on = Sounds on
web-sound-off = Sounds off
web-curtain-title = Pass the device to { $name }
web-curtain-text = The table is covered until then.
web-curtain-open = I am { $name }
web-reconnecting = The connection is lost. Trying again …
web-reconnect-now = Try now
web-refused-stale = The game has moved on meanwhile. Look again.
web-verdict-won = { $who } wins.
web-verdict-shared = The win is shared: { $who }.
web-verdict-solo = You have won.
web-verdict-lost = The game is lost.
web-sheet = Score sheet
web-sheet-total = Total
web-sheet-place = Place
web-solo-goals = What was to be reached
web-solo-reached = Reached:
web-solo-missed = Not reached:
web-resign = Resign
web-resign-sure = Do you really want to resign?
web-rematch = Rematch
web-record = Download
web-zoom-in = Nearer
web-zoom-out = Farther
web-zoom-all = Show everything

## Help

web-help-title = How to play here
web-help-text = Everything that glows can be clicked. Click anything else to read why it is not allowed now. The list has every choice in words.
web-help-keys = Keys
web-help-in-question = When you are asked
web-help-in-list = List of choices
web-help-in-board = On the board
web-help-in-history = History of the game
web-help-in-table = At the table
web-help-in-replay = In a replay
web-help-in-tour = In the guided tour
web-help-in-rules = On the rules page
web-help-enter = do what the main button says: end or confirm
web-help-undo = take back one step (also Ctrl+Z)
web-help-undo-turn = take back everything up to the last point of no return
web-help-redo = make a step again that was taken back (also Ctrl+Shift+Z)
web-help-skip = skip the moves of the others that are being shown
web-help-list = open or close the list of choices
web-help-numbers = take the choice with this number; the first digit opens the list
web-help-filter = find a choice by its words
web-help-filter-enter = take the only choice that was found
web-help-board-tab = go to the next thing that can be chosen
web-help-board-press = choose it
web-help-menu-arrows = go through a menu of several choices
web-help-menu-close = close the menu
web-help-history-step = one step back or forward; with Shift, one turn
web-help-history-now = back to the present
web-help-help = this help
web-help-escape = close what is open and remove the preview
web-help-replay-step = one step back or forward; with Shift, one turn
web-help-replay-ends = to the start or the end
web-help-tour-enter = make the move, or go on
web-help-tour-step = one step back or forward
web-help-rules-search = search the rules
web-help-rules-clear = end the search
web-help-planet-turn = turn the tile right or left
web-help-planet-flip = flip the tile
web-help-planet-arrows = move the tile to the next place where it fits; turn the station
web-help-planet-lay = place the tile

## Replay

web-replay-start = The beginning
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step on
web-replay-turn-back = To the turn before
web-replay-turn-forward = To the next turn
web-replay-round-back = To the round before
web-replay-round-forward = To the next round
web-replay-speed = Speed
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-play-from-here = Play from here
web-play-from-here-text = Step back in the history to the position you want to play on from.
web-replay-step = Step
web-log-undid-by =
    { $n ->
        [one] { $who } took a decision back
       *[other] { $who } took { $n } decisions back
    }
web-chart = Points over time
web-chart-label = Points over time. At the end: { $result }
web-preview-hidden = Something hidden will come to light: this cannot be taken back alone.
web-preview-points = { $points } VP
web-recap = Since your last turn
web-recap-who = { $name }:
web-recap-watch = Click to see it on the board.
web-tour = Guided tour
web-tour-step = Step { $n } of { $of }
web-tour-next = Next
web-tour-back = Back
web-tour-end = Leave the tour
web-tour-for-me = Do it for me
web-tour-you = You
web-tour-other = The other
web-tour-sentence = A real game between two players. Look around, then go on.
web-tour-elsewhere = In a game that would be allowed. The tour goes on with the lit choice.
web-tour-otherwise = Allowed, and why not. This tour goes on as its game was played.
web-tour-look = Just look for now: the next steps let you play.
web-tour-kepler-galaxy = The galaxy
web-tour-kepler-galaxy-text = Earth lies at Sol, in the middle. Your ships fly from hex to hex to the bodies around it. What lies face up is known; what lies face down nobody has seen. Planets farther out give more points. The game lasts 16 rounds.
web-tour-kepler-planets = Your planets and cubes
web-tour-kepler-planets-text = You pay with the cubes on one of your cards: energy, matter, antimatter. To produce is to move cubes from the depot to a card; what you spend goes back to the depot. Burned cubes lie in the well until you regenerate them.
web-tour-kepler-card = The progress card
web-tour-kepler-card-text = Every round begins with a new card. It takes effect at the end of the round, often for the player who leads or lags on a track. Medals on it go to the leader of their track.
web-tour-kepler-chain = What leads to what
web-tour-kepler-chain-text = Energy and matter on a card become ships. Ships fly and land. Landed ships become colonies. Colonies produce cubes, and a colony with cubes on its own card is terraformed. Technologies make every step of it larger.
web-tour-kepler-actions = One main action each turn
web-tour-kepler-actions-text = Move your cube to another space and do what it says; it may not stay where it is. Three of your ships have landed on planets: choose Colonial Settlement, which is lit.
web-tour-kepler-settle = Found a colony
web-tour-kepler-settle-text = Three of your ships stand on planets. Settle the lit one: the ship returns to your reserve, and the planet card is yours. It costs nothing.
web-tour-kepler-tracks = Leadership
web-tour-kepler-tracks-text = Colonies and technologies move your markers here. Some positions give cubes back, some hold medals, and every position counts for points at the end.
web-tour-kepler-colonies = What colonies are good for
web-tour-kepler-colonies-text = All three have settled. Planetary Exploitation lets them produce, each on its own card. Terraform is paid from that same card: the small cubes are its price. So settle, exploit, terraform, in three different turns.
web-tour-kepler-bonus = Two bonus actions
web-tour-kepler-bonus-text = After the main action, the row and the column of your cube offer one bonus action each. Each costs a burned cube. So you choose a main action for its two bonus actions, too. Take the lit one.
web-tour-kepler-burn = Burn a cube
web-tour-kepler-burn-text = The cube goes to the well. Burn what you need least: to get it back takes a regenerate icon or a mine. Take it from the depot, which is lit.
web-tour-kepler-build = Next round: build again
web-tour-kepler-build-text = Settling brought the ships back to your reserve, and the progress card brought cubes. Space Missions turns 1 energy and 1 matter from one card into a ship beside that planet. Choose it.
web-tour-kepler-ship = Then they fly
web-tour-kepler-ship-text = Two ships are built. After the actions, every ship that has not landed may fly as far as Space Travel allows, new ones too. Choose the lit ship.
web-tour-kepler-fly = Choose where it goes
web-tour-kepler-fly-text = Every hex in reach is lit, and its way is drawn when you point at it. Stars are flown around. A ship that enters a free planet lands there and can settle in a later turn. Choose any lit hex.
web-tour-kepler-techs = Technologies
web-tour-kepler-techs-text = Space Travel lets ships fly farther, Terraforming opens higher planets, the others feed your cubes. The cubes beside a name are the price of its next level.
web-tour-kepler-plan = Plan two turns ahead
web-tour-kepler-plan-text = Your cube must move every turn, so think in pairs: build while ships fly, settle, and fetch cubes with the other actions in between. Ask of every action what it makes possible next.
web-tour-kepler-points = Points
web-tour-kepler-points-text = Colonies, terraformed planets, tracks, medals, top technologies and your secret objective count after round 16. Here you see everybody's points so far. Undo is always there, and a click on anything that is not allowed tells you the rule. The guide has a page for each action and for the medals. Have a good flight!
web-tour-planet-planet = Your planet
web-tour-planet-planet-text = Cover it with tiles. A full row or column without meteorites gives the medals beside it. The first tile touches the edge, every other one touches what lies there already.
web-tour-planet-station = The space station
web-tour-planet-station-text = Six depots turn around the middle, each with a pile of small tiles inside and one of large tiles outside. You get your tile from the depot before you, at the bottom.
web-tour-planet-rotate = The Commander turns it
web-tour-planet-rotate-text = The player with the badge turns the station, and with it everybody’s choice. Drag the wheel or use the arrows, look who would get what, and confirm.
web-tour-planet-tile = Take a tile
web-tour-planet-tile-text = All players now act at the same time. Take one of the two tiles before you: here, the lit one.
web-tour-planet-place = Place it
web-tour-planet-place-text = It hangs on your pointer. R turns it, F flips it, the wheel turns it too. Where it may lie it is drawn in brass; a click elsewhere tells you the rule. Place it anywhere it fits.
web-tour-planet-icons = Two icons
web-tour-planet-icons-text = Each half of the tile has an icon that advances the cube of its track, in the order you like. Water counts only on ice; energy advances something that lies beside it.
web-tour-planet-tracks = Five tracks
web-tour-planet-tracks-text = What a cube reaches is yours: medals, card picks, biomass patches, rovers and their movement, technologies. A star lets you advance any cube.
web-tour-planet-rovers = Rovers
web-tour-planet-rovers-text = They collect lifepods and meteorites. Click a lit square, or drag the rover along its way. A tile on a lifepod destroys it.
web-tour-planet-techs = Technologies
web-tour-planet-techs-text = Every corporation has its own. The tech track unlocks them; those in brass are in force.
web-tour-planet-neighbours = The others
web-tour-planet-neighbours-text = Their planets are always in sight, and a tick says who is done. Objectives lie between neighbours: the better number gets 5 medals, a tie gives 2 each.
web-tour-planet-points = Medals
web-tour-planet-points-text = Planet, tracks, lifepods, meteorites, cards and objectives count. The game ends after the round in which somebody cannot place a tile, or a depot is empty. Have a good landing!
web-tour-spacecorp-map = Three eras of space
web-tour-spacecorp-map-text = You lead a company. In this first era, the Mariners, teams fly from Earth as far as the asteroid belt; the second reaches the outer planets, the third the near stars. Under a site, e is what it costs to explore and b what it costs to build. Numbers in circles are borders that a flight crosses.
web-tour-spacecorp-hq = Your headquarters
web-tour-spacecorp-hq-text = Most actions need points. Here is what you have in every turn without a card: the Research box gives Research 2, Infra box 1 gives Move 1. An Upgrade installs a card in a box, and from then on it counts every time.
web-tour-spacecorp-hand = Your cards
web-tour-spacecorp-hand-text = A card gives points once, for one of the actions on it, and is then discarded. Cargo Pod, for example, is Move 1 or Build 1. Time doubles a Move, an Explore or a Build, or lets two teams act.
web-tour-spacecorp-research = One action each turn
web-tour-spacecorp-research-text = In your turn you take a single action. At the start you need cards, and Research brings as many as its total. Choose Research, which is lit.
web-tour-spacecorp-offers = Take what you will need
web-tour-spacecorp-offers-text = Your HQ makes it 2 cards, from the open offers or unseen from the deck. Think of your next turns: fly, explore, build. Take any card that is lit.
web-tour-spacecorp-move = Now fly
web-tour-spacecorp-move-text = Two turns of Research later you hold enough for a flight. While you choose an action, dashed rings on the map show where a Move could lead; point at a site to see how far it is. Choose Move.
web-tour-spacecorp-site = Where to?
web-tour-spacecorp-site-text = Every destination shows its distance. It counts 1 to start and 1 to land, the borders between, and the gravity at both ends: Earth has 2. So Luna costs 4. Choose Luna.
web-tour-spacecorp-source = Add up the points
web-tour-spacecorp-source-text = Your HQ gives 1, so 3 are missing. Cards in your hand that help are lit, with what they add; the tray shows the sum. Add the lit card.
web-tour-spacecorp-infra = Borrow from others
web-tour-spacecorp-infra-text = With three cards the sum is 4, and you could confirm. You may also use another player’s Infra in place of yours. It costs you nothing, but the owner may draw a card: use it when it gives more than that is worth.
web-tour-spacecorp-edge = Edges
web-tour-spacecorp-edge-text = The team is on Luna, and your opponent has just played an Edge, Poach: it took the cards that you had used. Cards with a lightning bolt are played at certain moments, often in another player’s turn. All are asked together, so nobody can tell who holds one; you can answer in advance.
web-tour-spacecorp-explore = Explore
web-tour-spacecorp-explore-text = Where a team stands on an unexplored site, Explore turns up a Discovery tile, and the team claims it. Luna costs e1, which a single card pays. Choose Explore.
web-tour-spacecorp-tile = A find
web-tour-spacecorp-tile-text = Exotic Elements: a tile that produces 1. The flag says that your team claims it: if somebody else builds here while it stays, you gain 2 profit. Lagrange points have no tile; there you build at once.
web-tour-spacecorp-base = Build
web-tour-spacecorp-base-text = A base stays for the era and has an ability. The tile decides which types fit. A Refinery raises what the tile produces by 1. Choose it.
web-tour-spacecorp-produce = Produce
web-tour-spacecorp-produce-text = The Refinery stands: Luna is worth 2 profit each time it produces. A Produce action pays for as many tiles as its total, so it is worth more with every base. Choose Produce.
web-tour-spacecorp-contract = Contracts
web-tour-spacecorp-contract-text = You gained 2 profit, and you were the first to produce: that is a contract. The marks show how far everybody is with each one. Only the first player to meet a condition gets its reward. Claim it.
web-tour-spacecorp-end = The end of an era
web-tour-spacecorp-end-text = The sixth contract ends the era, or the empty deck. Into the next one you take your profit, your Infra, your progress cards, and one tile that still produces. Everything else starts afresh on a new map, and rewards that nobody claimed are added to those of the next era.
web-tour-spacecorp-wheel = Genetics and progress
web-tour-spacecorp-wheel-text = Genetics and Revelation advance the cubes on the wheel. Each round brings a progress card with a lasting ability. In Mariners a lap of the Genetics cube gives you one when the next era begins.
web-tour-spacecorp-plan = Plan in chains
web-tour-spacecorp-plan-text = Think of a site as a chain: fly, explore, build, produce. Gather the cards for two steps before you begin, install the values you need most often, and build where contracts ask for it.
web-tour-spacecorp-points = Profit wins
web-tour-spacecorp-points-text = The most profit after the last era wins. Undo is there until something new is revealed, and a click on anything that is not allowed tells you the rule. Have a good flight!

## Records

web-records = Records
web-records-text = A record is a whole game in one small file: how it was set up and every decision since. Open one to step through the game, or to play on from any point of it.
web-records-open = Open a record
web-records-choose = Choose a file
web-records-drop = or drop it here
web-records-paste = or paste its text
web-records-go = Open
web-records-bad = This record cannot be opened
web-records-mine = Your finished games
web-records-mine-none = None yet. A game that is over appears here, with its record.
web-records-download = Download the record

## Statistics

web-statistics = My statistics
web-statistics-none = Nothing to count yet. Games that are played to their end appear here.
web-statistics-game = Game
web-statistics-company = Company
web-statistics-games = Games
web-statistics-wins = Won
web-statistics-best = Best score
web-company-solo = solo
web-company-bots = against bots
web-company-people = with people

## Rules, settings, missing pages

web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found =
    { $n ->
        [0] No rule found
        [one] 1 rule found
       *[other] { $n } rules found
    }
web-rules-none-found = No rule has all these words. Try a shorter word, or a number such as R6.2.
web-rules-appendix = Appendix
web-rules-cases =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
web-rules-cases-of =
    { $n ->
        [one] { $n } case of { $rule }
       *[other] { $n } cases of { $rule }
    }
web-rules-case-rulebook = rulebook example
web-rules-case-derived = derived case
web-rules-case-test = rule test
web-settings = Settings
web-settings-name = Your name
web-settings-name-help = Others see it at the table. There is no account: this browser remembers you.
web-settings-saved = Saved.
web-settings-language = Language
web-settings-theme = Theme
web-settings-table = At the table
web-settings-speed = How fast movements are shown
web-settings-speed-help = If your system asks for less motion, nothing moves here.
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Not at all
web-settings-every-step = Ask me at every step, even where nothing can be done
web-settings-sound = Soft sounds: my turn, moves of others, chat, the end
web-settings-notifications = Notify me when it is my turn and I am looking elsewhere
web-settings-notifications-blocked = The browser does not allow notifications from this page.
web-missing-title = There is nothing here
web-missing-text = The address is wrong, or the table is gone.
web-missing-home = To the games

## Kepler-3042

web-kepler-action-board = Action board
web-kepler-planets = Planets
web-kepler-home = home
web-kepler-depot = Depot
web-kepler-well = Well
web-kepler-level = level { $n }
web-kepler-reserve =
    { $n ->
        [0] no ship in reserve
        [one] 1 ship in reserve
       *[other] { $n } ships in reserve
    }
web-kepler-first-tech = Click two technologies to begin with
web-kepler-second-tech = { $tech } and …: click the second one
web-kepler-next-cost = Cubes beside a name: what the next level costs
web-kepler-terraforming = Terraforming
web-kepler-face-down = Face-down tile
web-kepler-face-down-text = Nobody knows what lies here.
web-kepler-mine = Mine
web-kepler-objective-tile = Colonial objective
web-kepler-star-single = A star. Ships fly around it.
web-kepler-star-binary = A double star. Ships fly around it.
web-kepler-star-triple = A triple star. Ships fly around it.
web-kepler-round-card = This round: { $card }
web-kepler-leadership = Leadership
web-kepler-ghost =
    { $n ->
        [0] The dashed ring is the ghost. It has no medal.
        [one] The dashed ring is the ghost. It has 1 medal.
       *[other] The dashed ring is the ghost. It has { $n } medals.
    }
web-kepler-campaign = { $name }, level { $level }
web-kepler-campaign-vp = At least { $n } VP
web-kepler-campaigns-text = Each campaign has four levels, and each level adds an objective to those before. Meet them all and reach the points: the next level opens, and every { $n } points more than needed give a cube of energy or matter to begin it with.
web-kepler-campaign-passed =
    { $n ->
        [0] no level passed
       *[other] { $n } of { $of } levels passed
    }
web-kepler-campaign-complete = completed
web-kepler-campaign-play = Play
web-kepler-campaign-again = Play again
web-kepler-campaign-go-on = Go on
web-kepler-campaign-locked = Opens with a success on level { $n }
web-kepler-campaign-best = Your best: { $n } VP
web-kepler-campaign-needs =
    { $objectives ->
        [one] this objective, { $n } VP
       *[other] objectives 1–{ $objectives }, { $n } VP
    }
web-kepler-bonus = To begin with:
web-kepler-bonus-cubes =
    { $n ->
        [0] {""}
        [one] and 1 energy or matter
       *[other] and { $n } energy or matter
    }
web-kepler-bonus-later = and a cube for every { $per } VP above { $min }
web-kepler-objective = Objective
web-kepler-met = met
web-kepler-not-met = not met
web-recap-kepler-built =
    { $n ->
        [one] 1 ship
       *[other] { $n } ships
    }
web-recap-kepler-flew =
    { $n ->
        [one] 1 flight
       *[other] { $n } flights
    }
web-recap-kepler-tile_revealed =
    { $n ->
        [one] 1 tile turned up
       *[other] { $n } tiles turned up
    }
web-recap-kepler-settled = { $name } settled
web-recap-kepler-terraformed = { $name } terraformed
web-recap-kepler-objective = colonial objective at { $name }
web-recap-kepler-tech = { $name } { $level }
web-kepler-now-space_missions =
    { $n ->
        [0] no ship
        [one] 1 ship
       *[other] { $n } ships
    }
web-kepler-now-colonial_settlement =
    { $n ->
        [0] none landed
        [one] 1 colony
       *[other] { $n } colonies
    }
web-kepler-now-technological_development =
    { $n ->
        [0] too dear
        [one] 1 level
       *[other] { $n } levels
    }
web-kepler-now-stellar_propulsion =
    { $n ->
        [0] speed 0
        [one] 1 hex
       *[other] { $n } hexes
    }
web-kepler-now-terraform =
    { $n ->
        [0] none ready
       *[other] { $n } ready
    }
web-kepler-now-galactic_mapping =
    { $n ->
        [0] 1 step
        [one] 1 step, 1 tile
       *[other] 1 step, { $n } tiles
    }
web-kepler-now-energy_accumulation =
    { $n ->
        [0] none
       *[other] +{ $n } energy
    }
web-kepler-now-planetary_exploitation =
    { $n ->
        [0] none
        [one] 1 planet
       *[other] { $n } planets
    }
web-kepler-now-antimatter_generation =
    { $n ->
        [0] none
       *[other] +{ $n } antim.
    }
web-kepler-tip-now = Now: { $gain }.
web-kepler-tip-idle = Nothing could be done with it now.
web-kepler-tip-why = Not possible now. Click to ask why.
web-kepler-tip-burn = burn 1 cube
web-kepler-tip-free = free
web-kepler-tip-next = Next level: { $text } Costs { $cost }.
web-kepler-tip-technology =
    { $n ->
        [one] 1 step on Technology Leadership
       *[other] { $n } steps on Technology Leadership
    }
web-kepler-tip-terraform = terraforming: { $cubes }
web-kepler-tip-colony =
    As a colony it produces { $cubes }{ $icons ->
        [0] .
        [one] , and gives 1 step on Colonial Leadership when settled.
       *[other] , and gives { $icons } steps on Colonial Leadership when settled.
    }
web-kepler-tip-terraformed =
    Terraformed it produces { $cubes }{ $icons ->
        [0] .
        [one] , and gives 1 step on Colonial Leadership when flipped.
       *[other] , and gives { $icons } steps on Colonial Leadership when flipped.
    }
web-kepler-tip-cube-card = On a card it pays for ships, technologies and terraforming, or is burned for a bonus action.
web-kepler-tip-cube-depot = In the depot it waits until you produce it on a card; it cannot pay, but it can be burned.
web-kepler-tip-cube-well = In the well it lies burned until you regenerate it to the depot.
web-kepler-tip-depot = Cubes that you can produce. What you spend comes back here.
web-kepler-tip-well = Burned cubes. Regenerating brings them back to the depot.
web-kepler-tip-regenerate = Regenerate 1 cube
web-kepler-tip-produce = Produce { $cubes } on a card
web-kepler-tip-medal = A medal: it goes to the progress card as soon as anybody arrives
web-kepler-progress-card = Progress card
web-kepler-tip-card = It takes effect at the end of the round.
web-kepler-medals = Medals
web-kepler-tip-medals = The leader of a track takes its medals at the end of the round. Each medal is worth 1 VP.
web-kepler-tip-objective = It counts at the end of the game, if its condition holds then.
web-kepler-terraformed-short = terraformed
web-kepler-place-on = { $hex }, { $name }
web-kepler-place-near = { $hex }, near { $name }
web-kepler-place-ship = Your ship at { $where }
web-kepler-colony = Colony
web-kepler-terraformed = Terraformed
web-kepler-colonial-steps = +{ $n } Colonial
web-kepler-seat-line =
    { $planets ->
        [0] no planet
        [one] 1 planet
       *[other] { $planets } planets
    }{ $terraformed ->
        [0] {""}
       *[other] {" "}({ $terraformed } terraformed)
    } · { $ships ->
        [0] no ship
        [one] 1 ship
       *[other] { $ships } ships
    } · { $medals ->
        [0] no medal
        [one] 1 medal
       *[other] { $medals } medals
    }

## Planet Unknown

web-recap-planet-tile = { $a }/{ $b } tile
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
web-planet-meteor-on = Meteor symbol on { $at }
web-planet-medals = Medals
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
web-planet-waiting-text = They come to the last tile when the rover cube reaches their sign.
web-planet-stored-text = They are laid in the last step of the game.
web-planet-hint-rover = Click a lit square, or drag the rover along its way.
web-planet-next-tile = under it: { $tile }
web-planet-turn-left = Turn left
web-planet-turn-right = Turn right
web-planet-flip = Flip
web-planet-lay = Place
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
web-planet-civ = Civ cards
web-planet-seen = Seen in the supply: { $cards }
web-planet-rank = rank { $n }
web-planet-immediate = at once
web-planet-at-end = at the end of the game

## SpaceCorp

web-spacecorp-map-mariners = Map: near Earth
web-spacecorp-map-planeteers = Map: the solar system
web-spacecorp-map-starfarers = Map: the near stars
web-spacecorp-new-era = A new era
web-spacecorp-era-mariners = From Earth to the asteroid belt
web-spacecorp-era-planeteers = From the asteroids to the Oort Cloud
web-spacecorp-era-starfarers = To the near stars
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
web-spacecorp-part-hq = Infra
web-spacecorp-part-shielded_box = shielded Infra
web-spacecorp-part-double = { $name } doubled
web-spacecorp-part-remove_team = a team leaves
web-spacecorp-part-pay = a point bought
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
web-spacecorp-competition-turns = { $n } turns before yours
web-spacecorp-situation = Situation:
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
web-spacecorp-tip-reach = A Move can reach it: distance { $n }.
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
web-spacecorp-recap-profit = +{ $n } T
web-spacecorp-recap-loss = -{ $n } T

## Why a request is not carried out

web-failure-unreachable = The server cannot be reached.
web-failure-malformed = The request is not well-formed: { $reason }
web-failure-name-length = A name has 1 to { $most } characters.
web-failure-chat-length = A line has 1 to { $most } characters.
web-failure-too-large = That is too long.
web-failure-not-json = The body must be application/json.
web-failure-no-guest = Say who you are first (POST /api/guest).
web-failure-other-site = The request does not come from this site.
web-failure-not-seated = You do not sit at this table.
web-failure-not-your-seat = That is not your seat.
web-failure-not-host = Only the host may do this.
web-failure-too-often = Too many requests. Wait a little.
web-failure-no-address = There is no such address.
web-failure-no-game = There is no such game.
web-failure-no-table = There is no such table.
web-failure-no-tour = This game has no tour.
web-failure-no-seat = There is no such seat.
web-failure-no-order = That cannot be answered in advance now.
web-failure-no-entry = The game has no such entry.
web-failure-no-text = There is no such text.
web-failure-begun = The game has begun.
web-failure-not-begun = The game has not begun.
web-failure-seat-taken = No such seat is open any more.
web-failure-seat-open = A seat is still open.
web-failure-own-seat = To give up your own seat, leave the table.
web-failure-not-playing = No game is being played here.
web-failure-not-over = The game is not over yet.
web-failure-over-there = The game is over at that point.
web-failure-closed = The table is closed.
web-failure-overtaken = Somebody else was faster. Look again.
web-failure-undo-too-far =
    { $n ->
        [0] No decision stands.
        [one] Only one decision stands.
       *[other] Only { $n } decisions stand.
    }
web-failure-undo-barred = Something hidden came to light, or somebody else's decision began.
web-failure-undo-declined = Not everybody agreed.
web-failure-redo-too-far =
    { $n ->
        [0] There is nothing to redo any more.
        [one] Only one decision can be redone.
       *[other] Only { $n } decisions can be redone.
    }
web-failure-one-seat = You can take one seat; others at your device have seats of their own.
web-failure-many-seats = No game has so many seats.
web-failure-other-seats =
    { $n ->
        [one] The game has { $n } player.
       *[other] The game has { $n } players.
    }
web-failure-setup = These options do not fit.
web-failure-bot = { $reason }
web-failure-bot-iterations = A bot may think for { $most } iterations at most.
web-failure-bot-seconds = A bot may think for { $most } seconds at most.
web-failure-not-an-action = That is not an action of this game: { $reason }
web-failure-record = Line { $line } of the record: { $reason }
web-failure-undos = { $undos } undos; a record may have { $most }.
web-failure-unreplayable = The game cannot be replayed: { $reason }
web-failure-damaged = This table cannot be read: { $reason }
web-failure-broken = This table can only be looked at and closed: { $reason }
web-failure-failed = The request failed.
web-failure-stopping = The server is stopping.
web-failure-silent = The store does not answer. Try again.
web-failure-unwritable = The server cannot store moves at the moment. Nothing is lost: try again in a moment.

## Log

web-log-restarted =
    From here on version { $rules } of the rules holds.{ $dropped ->
        [0] {""}
        [one] {" "}The decision before could not be carried over.
       *[other] {" "}The last { $dropped } decisions could not be carried over.
    }
