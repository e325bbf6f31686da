// Reproducible random choices. A run has one seed, which a failure prints. Each person in each test draws from their own stream,
// so a test makes the same choices alone and among others. The server's deals are not covered.
import { createHash, randomInt } from 'node:crypto'

const VARIABLE = 'ORRERY_E2E_SEED'

/** The seed of the run, chosen by the main process; the workers inherit its environment. */
export const seed = (process.env[VARIABLE] ??= String(randomInt(1_000_000)))

export const repeat = `${VARIABLE}=${seed} npm run e2e`

export class Random {
  #drawn = 0

  constructor(readonly stream: string) {}

  /** An integer from 0 up to, but not including, `bound`. */
  below(bound: number): number {
    const digest = createHash('sha256').update(`${seed}/${this.stream}/${this.#drawn++}`).digest()
    return digest.readUInt32BE() % bound
  }
}
