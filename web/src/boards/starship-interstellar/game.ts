import { defineGame } from '../game'
import Picture from './Picture.svelte'

export const starship = defineGame({
  id: 'starship-interstellar',
  Picture,
  board: () => import('./index'),
  tablePicture: () => import('./TablePicture.svelte'),
  figures: () => import('./figures'),
})
