/** The process and its database killed before and after every step of submitting a claim and of handing it over (tests/faults/kill-points.ts). */
import { killWhileClaiming } from '../faults/kill-while-claiming.ts'
import { allKillPoints } from '../faults/kill-points.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const AIM_KILLS = 50

/** Makes a database of its own, which it can kill. */
export async function benchClaimKills({ scale }: Pick<BenchOptions, 'scale'>): Promise<readonly BenchRow[]> {
  const { kills, answered, account } = await killWhileClaiming(allKillPoints.slice(0, scaled(allKillPoints.length, scale)))
  const total = kills.process + kills.database + kills.both
  const wrong = Object.entries<readonly string[]>({ ...account }).flatMap(([what, found]) => found.map((one) => `${what}: ${one}`))
  for (const one of wrong) console.error(one)
  return [
    { name: 'kills of the process and of Postgres while claims are filed and handed over', ours: total, limit: AIM_KILLS, unit: 'kills', ratio: `${kills.process} and ${kills.database}`, aim: `≥ ${AIM_KILLS}`, reached: total >= AIM_KILLS },
    { name: `claims, files and jobs lost, doubled or left over, of ${answered} claims answered`, ours: wrong.length, limit: 0, unit: 'found', ratio: '', aim: '0', reached: wrong.length === 0 },
  ]
}
