/** The process and its database killed before and after every step of letters of guarantee (tests/faults/kill-points-of-letters.ts). */
import { allKillPointsOfLetters } from '../faults/kill-points-of-letters.ts'
import { killWhileIssuing } from '../faults/kill-while-issuing.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const AIM_KILLS = 50

/** Makes a database of its own, which it can kill. */
export async function benchLetterKills({ scale }: Pick<BenchOptions, 'scale'>): Promise<readonly BenchRow[]> {
  const { kills, unanswered, account } = await killWhileIssuing(
    allKillPointsOfLetters.slice(0, scaled(allKillPointsOfLetters.length, scale)),
  )
  const wrong = Object.entries<readonly string[]>({ ...account.found }).flatMap(([what, found]) =>
    found.map((one) => `${what}: ${one}`),
  )
  for (const one of wrong) console.error(one)
  const killed = kills.process + kills.database + kills.both
  return [
    {
      name: 'kills of process, Postgres or both while letters of guarantee are asked for and decided',
      ours: killed,
      limit: AIM_KILLS,
      unit: 'kills',
      ratio: '',
      aim: `≥ ${AIM_KILLS}`,
      reached: killed >= AIM_KILLS,
    },
    {
      name: `letters without event, bytes or hold, and what else is wrong, of ${account.letters} letters`,
      ours: wrong.length + unanswered,
      limit: 0,
      unit: 'found',
      ratio: '',
      aim: '0',
      reached: wrong.length + unanswered === 0,
    },
  ]
}
