# The guided tour of Planet Unknown.

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
