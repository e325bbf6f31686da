import { defineGame } from '../game'
import Picture from './Picture.svelte'

export const planetUnknown = defineGame({
  id: 'planet-unknown',
  Picture,
  board: () => import('./index'),
  tablePicture: () => import('./TablePicture.svelte'),
  figures: () => import('./figures'),
})
