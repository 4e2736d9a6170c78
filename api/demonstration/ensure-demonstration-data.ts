/** Demonstration data is made once, in an installation that is empty; made again from the start when the first time was interrupted. */
import { setTimeout as pause } from 'node:timers/promises'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { hashPassword, keepPasswordHash } from '../accounts/passwords.ts'
import { reserveEmailAddress, reserveNric, type Reserving } from '../accounts/reservations.ts'
import { markAttached, registerFile } from '../documents/file-register.ts'
import type { FileStore } from '../integrations/file-store/file-store.ts'
import { putContent } from '../documents/put-content.ts'
import { keepCompanies } from '../company-master/company-master.ts'
import { publishArticles } from './articles.ts'
import { demonstrationCompanyMaster } from './company-master.ts'
import { excludeDemonstrationClinic } from './excluded-clinics.ts'
import { fillDemonstrationData, type DemonstrationTargets } from './fill-demonstration-data.ts'
import { keepFinishedUpload } from './finished-upload.ts'
import { fillPanelNetwork } from './fill-panel-network.ts'
import { fillStore } from './products.ts'
import { DEMONSTRATION_PASSWORD } from './sign-ins.ts'
import { publishHolidays } from './public-holidays.ts'
import { makeDemonstrationVerifications } from './user-verifications.ts'

const STEP = 'demonstration-data'
/** Any number, the same in every process: only one makes the data. */
const LOCK = 7_301_128
const LOOK_AGAIN_MS = 250

export interface DemonstrationParts extends Pick<DemonstrationTargets, 'clock' | 'progress'>, Reserving {
  readonly database: DatabasePool
  readonly files: FileStore
}

/** @returns whether this installation has demonstration data */
export async function ensureDemonstrationData(parts: DemonstrationParts): Promise<boolean> {
  return parts.database.connect(async (connection) => {
    await takeLock(connection)
    try {
      const step = await connection.maybeOne(sql.type(z.object({ done: z.boolean() }))`
        select completed_at is not null as done from app.installation_steps where step = ${STEP}`)
      if (step?.done) return true
      if (!step && (await parts.eventLog.head()) !== undefined) return false
      await connection.query(
        sql.unsafe`insert into app.installation_steps (step) values (${STEP}) on conflict do nothing`,
      )
      await makeAll(parts)
      await connection.query(
        sql.unsafe`update app.installation_steps set completed_at = ${parts.clock().toISOString()}::timestamptz where step = ${STEP}`,
      )
      return true
    } finally {
      await connection.query(sql.unsafe`select pg_advisory_unlock(${LOCK})`)
    }
  })
}

/** Asks again and again: filling takes longer than one statement may, and a process that waits for another one's fill is not to fail by that. */
async function takeLock(connection: CommonQueryMethods): Promise<void> {
  while (
    !(await connection.oneFirst(
      sql.type(z.object({ taken: z.boolean() }))`select pg_try_advisory_lock(${LOCK}) as taken`,
    ))
  )
    await pause(LOOK_AGAIN_MS)
}

async function makeAll(parts: DemonstrationParts): Promise<void> {
  const { database, files, eventLog, clock, progress } = parts
  // One hash for all of them: the password is public anyway, and hashing is slow on purpose.
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD)
  await fillDemonstrationData({
    eventLog,
    clock,
    progress,
    setPassword: (userId) => keepPasswordHash(database, { userId, passwordHash, at: clock() }),
    reserve: async ({ userId, email, nric }, context) => {
      await Promise.all([
        reserveEmailAddress(parts, { email, userId }, context),
        reserveNric(parts, { nric, userId }, context),
      ])
    },
    keepDocument: async (claim, { attachment, content }) => {
      const { attachmentId: fileId, category, mimeType, bytes, sha256 } = attachment
      const belonging = { ownerId: claim.employeeId, subjectId: claim.claimantId, claimId: claim.claimId }
      await registerFile(
        database,
        { fileId, category, mimeType, bytes, sha256, ...belonging, state: 'received' },
        clock(),
      )
      await putContent(files, fileId, content, belonging)
      await markAttached(database, [fileId])
    },
    fillPanelNetwork: (random, employees) => fillPanelNetwork(database, random, employees, clock()),
  })
  await publishHolidays({ database, eventLog }, clock())
  await publishArticles(eventLog, clock())
  await fillStore(eventLog, clock())
  await keepCompanies(database, demonstrationCompanyMaster)
  await excludeDemonstrationClinic(eventLog, clock())
  await keepFinishedUpload({ database, clock })
  await makeDemonstrationVerifications({ eventLog, database, files, clock })
}
