import { defineGame } from '../game'
import Picture from './Picture.svelte'

export const spacecorp = defineGame({
  id: 'spacecorp',
  Picture,
  board: () => import('./index'),
  tablePicture: () => import('./TablePicture.svelte'),
  figures: () => import('./figures'),
})
