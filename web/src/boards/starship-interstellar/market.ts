// Prices of the market, as they are for the action under way (R6.4.2, R6.4.3).
import { isKind } from '../tagged'
import type { Side, View } from './types'

/** By how much the prices of the trade under way are better for the player: X02 and X24. */
export function priceBonus(work: View['work']): number {
  if (isKind(work, 'trade')) return work.trade.bonus
  return isKind(work, 'amount') ? work.amount.bonus : 0
}

/** Fuel of the next cube of a row with `n` cubes; undefined: there is none to buy, or no room to sell. */
export function nextPrice(prices: readonly number[], n: number, side: Side, bonus: number): number | undefined {
  const price = side === 'buy' ? prices[n - 1] : prices[n]
  if (price === undefined) return undefined
  return side === 'buy' ? Math.max(0, price - bonus) : price + bonus
}
