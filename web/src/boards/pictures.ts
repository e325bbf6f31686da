// A picture for the home page, drawn by the game's own renderer where it has one.
import type { Component } from 'svelte'
import DiscsPicture from './connect-four/Picture.svelte'
import GalaxyPicture from './kepler/GalaxyPicture.svelte'
import StationPicture from './planet-unknown/Picture.svelte'
import OrreryPicture from '../ui/OrreryPicture.svelte'

const PICTURES: Record<string, Component<{ seed: number }>> = {
  'kepler-3042': GalaxyPicture,
  'planet-unknown': StationPicture,
  'connect-four': DiscsPicture,
}

export const pictureOf = (game: string): Component<{ seed: number }> => PICTURES[game] ?? OrreryPicture
