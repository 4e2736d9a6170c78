/** The steps of redeeming a reward, from the code to the answer, as they are seen on the wire to the database. */
import type { KillPoint } from './kill-points.ts'
import { onDatabase, pointsOfBoth, pointsOfOneVictim } from './points-of-steps.ts'

const steps = onDatabase([
  { name: 'giving a code', texts: ['update app.reward_codes set redemption_id'] },
  { name: 'recording', texts: ['es_append', 'RewardRedeemed'] },
  { name: 'noting that it is recorded', texts: ['update app.reward_codes set to_record = null'] },
  { name: 'reading the voucher', texts: ['from read.redemptions r'] },
])

/** Right before and right after each step, for the process, for its database and by turns for both: twenty in all. */
export const killPointsOfVouchers: readonly KillPoint[] = [...pointsOfOneVictim(steps), ...pointsOfBoth(steps)]
