// Views, actions and events of SpaceCorp: `wire/` is generated from Rust.
import type { BoardProps, Choice } from '../types'
import type { Action } from './wire/Action'
import type { Event } from './wire/Event'
import type { View } from './wire/View'

export type Props = BoardProps<View, Action, Event>
export type ActionChoice = Choice<Action>
export type { Action, Event, View }
export type { BaseType } from './wire/BaseType'
export type { Card } from './wire/Card'
export type { CompetitionStep } from './wire/CompetitionStep'
export type { CompetitionView } from './wire/CompetitionView'
export type { Colony } from './wire/Colony'
export type { DraftView } from './wire/DraftView'
export type { Era } from './wire/Era'
export type { Kind } from './wire/Kind'
export type { Legacy } from './wire/Legacy'
export type { PlayerView } from './wire/PlayerView'
export type { Site } from './wire/Site'
export type { SiteView } from './wire/SiteView'
export type { SoloWindow } from './wire/SoloWindow'
export type { Team } from './wire/Team'
export type { Tile } from './wire/Tile'
export type { Title } from './wire/Title'
export type { Wheel } from './wire/Wheel'
