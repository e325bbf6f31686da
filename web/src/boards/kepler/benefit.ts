// The benefit of a technology level as a short figure.
import type { TechLevel } from './data'
import type { TechId } from './types'

const UNLIMITED = -1
const figure = (value: TechLevel['benefit'][string] | undefined): string =>
  value === UNLIMITED ? '∞' : typeof value === 'number' ? String(value) : '0'

export function benefitFigure(tech: TechId, { benefit }: TechLevel): string {
  switch (tech) {
    case 'I':
      return figure(benefit.speed)
    case 'II': {
      const [conversions, moves] = [figure(benefit.conversions), figure(benefit.moves)]
      return conversions === moves ? conversions : `${conversions}·${moves}`
    }
    case 'III':
      return figure(benefit.energy)
    case 'IV':
      return figure(benefit.terraform_level)
    case 'V':
      return figure(benefit.antimatter) + (benefit.alien_colonies ? '*' : '')
  }
}
