/** The steps from a claim's filing to the end of its decision, as they are seen on the wire to the database. */
import type { KillPoint } from './kill-points.ts'
import { onDatabase, pointsOfBoth, pointsOfOneVictim } from './points-of-steps.ts'

/** Who decides; an event of theirs is told by it from one of a job. */
export const DECIDER = '5b1d7a52-6c0e-4a6f-9d2e-0d3c5f1e7a90'

const append = ['es_append']
const steps = onDatabase([
  { name: 'filing the claim', texts: [...append, 'ClaimFiled'] },
  { name: 'writing the job of the account', texts: ['insert into outbox.jobs', 'cover-account'] },
  { name: 'reserving', texts: [...append, 'CoverReserved', 'cover-account'] },
  { name: 'ending a job', texts: ['ended_at = case'] },
  { name: 'writing what looks after a decision', texts: ['insert into outbox.jobs', 'cover-check'] },
  { name: 'holding what is decided', texts: [...append, 'CoverReserved', DECIDER] },
  { name: 'approving', texts: [...append, 'ClaimApproved'] },
  { name: 'using', texts: [...append, 'CoverUsed'] },
  { name: 'rejecting', texts: [...append, 'ClaimRejected'] },
  { name: 'giving back', texts: [...append, 'CoverReleased'] },
])

export const allKillPointsOfDecisions: readonly KillPoint[] = [...pointsOfOneVictim(steps), ...pointsOfBoth(steps)]

/** Each step once, by turns before and after it; mostly the process, since the database's own deaths are tried while claims are filed. */
export const someKillPointsOfDecisions: readonly KillPoint[] = steps.flatMap((_, index) => {
  const point = pointsOfOneVictim(steps)[4 * index + (index % 2 === 0 ? 0 : 2) + (index % 5 === 3 ? 1 : 0)]
  return point ? [point] : []
})
