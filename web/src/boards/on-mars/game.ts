import { defineGame } from '../game'
import Picture from './Picture.svelte'

export const onMars = defineGame({
  id: 'on-mars',
  Picture,
  board: () => import('./index'),
  tablePicture: () => import('./TablePicture.svelte'),
  figures: () => import('./figures'),
})
