// Random choices that can be repeated. A run has one seed, which a failure prints; every person in every test draws from a stream of
// their own, so a test chooses the same whether it runs alone or among others. The server deals on its own.
import { createHash, randomInt } from 'node:crypto'

const VARIABLE = 'ORRERY_E2E_SEED'

/** The run's seed. The first process chooses it; the workers inherit its environment. */
export const seed = (process.env[VARIABLE] ??= String(randomInt(1_000_000)))

export const repeat = `${VARIABLE}=${seed} npm run e2e`

export class Random {
  #drawn = 0

  constructor(readonly stream: string) {}

  /** A whole number from 0 up to, but not including, `bound`. */
  below(bound: number): number {
    const digest = createHash('sha256').update(`${seed}/${this.stream}/${this.#drawn++}`).digest()
    return digest.readUInt32BE() % bound
  }
}
