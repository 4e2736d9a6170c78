import type { Victim } from '../faults/kill-points.ts'
import type { BenchRow } from './bench-row.ts'

const AIM_KILLS = 50

interface Toll {
  readonly kills: Readonly<Record<Victim, number>>
  readonly unanswered: readonly string[]
  /** What is wrong, named one by one. */
  readonly found: object
}

/** How often somebody was killed, and what was wrong afterwards, which is also written out one by one. */
export function killRows(
  { kills, unanswered, found }: Toll,
  names: { readonly kills: string; readonly found: string },
): readonly BenchRow[] {
  const wrong = Object.entries<readonly string[]>({ unanswered, ...found }).flatMap(([what, ones]) =>
    ones.map((one) => `${what}: ${one}`),
  )
  for (const one of wrong) console.error(one)
  const killed = kills.process + kills.database + kills.both
  return [
    {
      name: names.kills,
      ours: killed,
      limit: AIM_KILLS,
      unit: 'kills',
      ratio: '',
      aim: `≥ ${AIM_KILLS}`,
      reached: killed >= AIM_KILLS,
    },
    {
      name: names.found,
      ours: wrong.length,
      limit: 0,
      unit: 'found',
      ratio: '',
      aim: '0',
      reached: wrong.length === 0,
    },
  ]
}
