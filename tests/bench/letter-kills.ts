/** The process and its database killed before and after every step of letters of guarantee (tests/faults/kill-points-of-letters.ts). */
import { allKillPointsOfLetters } from '../faults/kill-points-of-letters.ts'
import { killWhileIssuing } from '../faults/kill-while-issuing.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'
import { killRows } from './kill-rows.ts'

/** Makes a database of its own, which it can kill. */
export async function benchLetterKills({ scale }: Pick<BenchOptions, 'scale'>): Promise<readonly BenchRow[]> {
  const { account, ...toll } = await killWhileIssuing(
    allKillPointsOfLetters.slice(0, scaled(allKillPointsOfLetters.length, scale)),
  )
  return killRows(
    { ...toll, found: account.found },
    {
      kills: 'kills of process, Postgres or both while letters of guarantee are asked for and decided',
      found: `letters without event, bytes or hold, and what else is wrong, of ${account.letters} letters`,
    },
  )
}
