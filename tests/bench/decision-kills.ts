/** The process and its database killed before and after every step of a decision (tests/faults/kill-points-of-decisions.ts). */
import { allKillPointsOfDecisions } from '../faults/kill-points-of-decisions.ts'
import { killWhileDeciding } from '../faults/kill-while-deciding.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const AIM_KILLS = 50

/** Makes a database of its own, which it can kill. */
export async function benchDecisionKills({ scale }: Pick<BenchOptions, 'scale'>): Promise<readonly BenchRow[]> {
  const { kills, approved, rejected, unanswered, stock } = await killWhileDeciding(
    allKillPointsOfDecisions.slice(0, scaled(allKillPointsOfDecisions.length, scale)),
  )
  const wrong = Object.entries<readonly string[]>({ ...stock }).flatMap(([what, found]) =>
    found.map((one) => `${what}: ${one}`),
  )
  for (const one of wrong) console.error(one)
  const killed = kills.process + kills.database + kills.both
  return [
    {
      name: 'kills of process, Postgres or both while claims are filed and decided',
      ours: killed,
      limit: AIM_KILLS,
      unit: 'kills',
      ratio: '',
      aim: `≥ ${AIM_KILLS}`,
      reached: killed >= AIM_KILLS,
    },
    {
      name: `parts held for nothing, decisions without their use, and what else is wrong, of ${approved + rejected} decisions`,
      ours: wrong.length + unanswered,
      limit: 0,
      unit: 'found',
      ratio: '',
      aim: '0',
      reached: wrong.length + unanswered === 0,
    },
  ]
}
