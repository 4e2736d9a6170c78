/** What is said of a log that is not followed: one sentence of what is wrong, and what to do. */
import { StoreUnavailable } from '../port.ts'

/**
 * `elsewhere`: the settings name another place than the one where the log was. `another`: a log that began otherwise. `empty`: one that has not begun.
 * `behind`: one that ends before what is known of it.
 */
export type LogProblem = 'elsewhere' | 'another' | 'empty' | 'behind'

const WAY_BACK =
  'Put the right log in its place. Only where it is lost for good: stop the product and run `npm run accept-shorter-log`, which says first what was lost.'

/** The log is not the one that this database follows, or not all of it. Nothing is read from it or written to it; while the product runs, commands are answered as in an outage. */
export class LogRefused extends StoreUnavailable {
  override readonly name = 'LogRefused'
  readonly problem: LogProblem
  /** @param wrong one sentence */
  constructor(problem: LogProblem, wrong: string) {
    super(problem === 'elsewhere' ? wrong : `${wrong} ${WAY_BACK}`, { outcomeUnknown: false })
    this.problem = problem
  }
}
