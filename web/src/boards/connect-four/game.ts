import { defineGame } from '../game'
import Picture from './Picture.svelte'

export const connectFour = defineGame({
  id: 'connect-four',
  Picture,
  board: () => import('./index'),
  tablePicture: () => import('./TablePicture.svelte'),
})
