import { defineGame } from '../game'
import Picture from './Picture.svelte'

export const kepler = defineGame({
  id: 'kepler-3042',
  Picture,
  board: () => import('./index'),
  tablePicture: () => import('./TablePicture.svelte'),
  campaigns: () => import('./Campaigns.svelte'),
  guide: () => import('./Guide.svelte'),
  figures: () => import('./figures'),
})
