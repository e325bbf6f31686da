import type { FullResult, Reporter } from '@playwright/test/reporter'
import { repeat } from './random.ts'

/** Prints how to repeat the random choices of a run that failed. */
export default class SeedReporter implements Reporter {
  onEnd({ status }: FullResult): void {
    if (status !== 'passed') console.log(`\nThe random choices of this run can be repeated: ${repeat}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
