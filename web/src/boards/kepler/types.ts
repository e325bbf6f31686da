// Views, actions and events of Kepler-3042: `wire/` is generated from Rust.
import type { BoardProps, Choice } from '../types'
import type { Action } from './wire/Action'
import type { Event } from './wire/Event'
import type { View } from './wire/View'

export type Props = BoardProps<View, Action, Event>
export type ActionChoice = Choice<Action>
export type { Action, Event, View }
export type { Bonus } from './wire/Bonus'
export type { CardView } from './wire/CardView'
export type { Cubes } from './wire/Cubes'
export type { Dir } from './wire/Dir'
export type { Hex } from './wire/Hex'
export type { Kind } from './wire/Kind'
export type { PlanetType } from './wire/PlanetType'
export type { Space } from './wire/Space'
export type { Tech as TechId } from './wire/Tech'
export type { Tile } from './wire/Tile'
export type { Track as TrackId } from './wire/Track'
export type { Zone } from './wire/Zone'
