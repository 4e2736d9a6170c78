/** Tells who keeps the codes of rewards that those of one run low: once, until there were enough again. */
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { USUAL_THRESHOLD } from '@member-care/domain/reward/reward-codes.ts'
import { rewardCodeTexts } from '@member-care/domain/texts/reward-code-texts.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { listActiveHolders } from '@member-care/projections/users/administrator-queries.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import { writeLetter } from '../integrations/mail/templates/letter.ts'
import { findFilledPools, findLowPools, findPool, type LowPool } from './pool-queries.ts'

/** The kind of the outbox jobs that tell one keeper of one reward. */
export const REWARD_CODES_LOW = 'reward-codes-low'

/** Who holds the power `rewards.keepCodes`. */
const KEEPERS = 'ADMIN_OPERATION'

type AlarmParts = Pick<Parts, 'database' | 'systemReader' | 'clock'>

/** Of several processes that go round at once, one tells. */
export async function alarmLowPools(parts: AlarmParts): Promise<void> {
  const { database, systemReader, clock } = parts
  const now = clock()
  const filled = await findFilledPools(database, systemReader, now)
  if (filled.length > 0)
    await database.query(
      sql.unsafe`update app.reward_pools set low_told_at = null where reward_id = any(${sql.array([...filled], 'text')})`,
    )
  const low = await findLowPools(database, systemReader, now)
  if (low.length === 0) return
  const keepers = await listActiveHolders(database, systemReader, KEEPERS)
  for (const pool of low)
    await tellKeepers(
      parts,
      pool,
      keepers.map(({ userId }) => userId),
    )
}

async function tellKeepers(
  { database, clock }: AlarmParts,
  { rewardId }: LowPool,
  keepers: readonly string[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const noted = await transaction.maybeOne(sql.type(z.object({ reward_id: z.string() }))`
      insert into app.reward_pools (reward_id, way, low_water, low_told_at)
      values (${rewardId}, 'single-use', ${USUAL_THRESHOLD}, ${clock().toISOString()}::timestamptz)
      on conflict (reward_id) do update set low_told_at = excluded.low_told_at where reward_pools.low_told_at is null
      returning reward_id`)
    if (noted === null) return
    const correlationId = randomUUID()
    await writeJobs(
      transaction,
      keepers.map((userId) => ({
        id: randomUUID(),
        kind: REWARD_CODES_LOW,
        subjectId: userId,
        payload: { userId, rewardId },
        causationId: correlationId,
        correlationId,
      })),
    )
  })
}

const payloadSchema = z.object({ userId: z.string(), rewardId: z.string() })

/** Somebody who is no administrator any more, or has no address, is not written to. */
export function tellKeeper(
  parts: Pick<Parts, 'database' | 'users' | 'systemReader' | 'mailer' | 'settings' | 'clock'>,
): JobHandler {
  return async (job: Job) => {
    const { userId, rewardId } = payloadSchema.parse(job.payload)
    const keeper = await parts.users.getUser(parts.systemReader, userId)
    const pool = await findPool(parts.database, parts.systemReader, rewardId, parts.clock())
    if (!keeper?.email || keeper.name === null || keeper.userType !== 'sys-admin' || !pool) return 'done'
    const { name, email } = keeper
    const texts = rewardCodeTexts.lowMail
    const write = () =>
      writeLetter({
        subject: texts.subject,
        name,
        paragraphs: [texts.opening(pool.title, shownCount(pool.free)), texts.advice],
        link: {
          label: texts.open,
          url: `${parts.settings.publicUrl}/systemadmin/reward-codes/${encodeURIComponent(rewardId)}`,
        },
      })
    await parts.mailer.send({ to: email, subjectId: userId, write })
    return 'done'
  }
}
