/** The process and its database killed before and after every step of a decision (tests/faults/kill-points-of-decisions.ts). */
import { allKillPointsOfDecisions } from '../faults/kill-points-of-decisions.ts'
import { killWhileDeciding } from '../faults/kill-while-deciding.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { killRows } from './kill-rows.ts'

/** Makes a database of its own, which it can kill. */
export async function benchDecisionKills({ scale }: Pick<BenchOptions, 'scale'>): Promise<readonly BenchRow[]> {
  const { approved, rejected, stock, ...toll } = await killWhileDeciding(
    allKillPointsOfDecisions.slice(0, scaled(allKillPointsOfDecisions.length, scale)),
  )
  return killRows(
    { ...toll, found: stock },
    {
      kills: 'kills of process, Postgres or both while claims are filed and decided',
      found: `parts held for nothing, decisions without their use, and what else is wrong, of ${approved + rejected} decisions`,
    },
  )
}
