// Views, actions and events of Planet Unknown: `wire/` is generated from Rust.
import type { BoardProps, Choice } from '../types'
import type { Action } from './wire/Action'
import type { Event } from './wire/Event'
import type { View } from './wire/View'

export type Props = BoardProps<View, Action, Event>
export type ActionChoice = Choice<Action>
export type { Action, Event, View }
export type { Change } from './wire/Change'
export type { ContestView } from './wire/ContestView'
export type { CorporationId } from './wire/CorporationId'
export type { CoveredView } from './wire/CoveredView'
export type { Cube } from './wire/Cube'
export type { DepotView } from './wire/DepotView'
export type { PlanetId } from './wire/PlanetId'
export type { PlayerView } from './wire/PlayerView'
export type { PodPlace } from './wire/PodPlace'
export type { Ring } from './wire/Ring'
export type { RoverView } from './wire/RoverView'
export type { Square } from './wire/Square'
export type { Term } from './wire/Term'
export type { Terrain } from './wire/Terrain'
export type { Tile } from './wire/Tile'
export type { Track } from './wire/Track'
