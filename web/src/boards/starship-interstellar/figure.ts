// Texts for the pictures of the rules page.
import { textsOf } from '../figure'

export const sayGame = textsOf('starship-interstellar')
