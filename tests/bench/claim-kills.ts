/** The process and its database killed before and after every step of submitting a claim and of handing it over (tests/faults/kill-points.ts). */
import { killWhileClaiming } from '../faults/kill-while-claiming.ts'
import { allKillPoints } from '../faults/kill-points.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

/** Of the process alone, of its database alone, and of both at once. */
const AIM_KILLS = { process: 20, database: 20, both: 10 } as const
const AIM_READY_SECONDS = 5

const victims = ['process', 'database', 'both'] as const
const killsOf: Readonly<Record<(typeof victims)[number], string>> = {
  process: 'kills of the process while claims are filed and handed over',
  database: 'kills of Postgres meanwhile',
  both: 'kills of both at once meanwhile',
}

/** Makes a database of its own, which it can kill. */
export async function benchClaimKills({ scale }: Pick<BenchOptions, 'scale'>): Promise<readonly BenchRow[]> {
  const { kills, slowestReadyMs, answered, account } = await killWhileClaiming(
    allKillPoints.slice(0, scaled(allKillPoints.length, scale)),
  )
  const wrong = Object.entries<readonly string[]>({ ...account }).flatMap(([what, found]) =>
    found.map((one) => `${what}: ${one}`),
  )
  for (const one of wrong) console.error(one)
  return [
    ...victims.map((victim) => ({
      name: killsOf[victim],
      ours: kills[victim],
      limit: AIM_KILLS[victim],
      unit: 'kills',
      ratio: '',
      aim: `≥ ${AIM_KILLS[victim]}`,
      reached: kills[victim] >= AIM_KILLS[victim],
    })),
    {
      name: 'longest from a start until ready',
      ours: slowestReadyMs / 1_000,
      limit: AIM_READY_SECONDS,
      unit: 's',
      ratio: '',
      aim: `≤ ${AIM_READY_SECONDS}`,
      reached: slowestReadyMs <= AIM_READY_SECONDS * 1_000,
    },
    {
      name: `claims, files and jobs lost, doubled or left over, of ${answered} claims answered`,
      ours: wrong.length,
      limit: 0,
      unit: 'found',
      ratio: '',
      aim: '0',
      reached: wrong.length === 0,
    },
  ]
}
