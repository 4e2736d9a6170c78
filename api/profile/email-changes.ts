/** How far each session has come with a change of its member's e-mail address (`app.email_changes`). */
import {
  takeEmailChangeStep,
  type EmailChangeProgress,
  type EmailChangeStep,
} from '@member-care/domain/user/email-change.ts'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'

const progressRow = z.object({
  password_shown_at: z.number().nullable(),
  asked_email_index: z.string().nullable(),
  verified_email_index: z.string().nullable(),
  verified_at: z.number().nullable(),
})

/**
 * Takes a step. Addresses are named by their blind index.
 * @throws ApiError 400 PASSWORD_NOT_SHOWN, OTP_EXPIRED, EMAIL_NOT_VERIFIED when a step before it is missing or too long ago
 */
export async function noteEmailChangeStep(
  database: DatabasePool,
  sessionId: string,
  step: EmailChangeStep,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const outcome = takeEmailChangeStep(await readEmailChange(transaction, sessionId), step)
    if ('obstacle' in outcome) throw apiError(outcome.obstacle)
    const { passwordShownAt, asked, verified, verifiedAt } = outcome.progress
    await transaction.query(sql.unsafe`
      update app.email_changes set
        password_shown_at = ${passwordShownAt?.toISOString() ?? null}::timestamptz,
        asked_email_index = ${asked ?? null},
        verified_email_index = ${verified ?? null},
        verified_at = ${verifiedAt?.toISOString() ?? null}::timestamptz
      where session_id = ${sessionId}::uuid`)
  })
}

/** Whether a step could be taken now. @throws as {@link noteEmailChangeStep} */
export async function requireEmailChangeStep(
  database: DatabasePool,
  sessionId: string,
  step: EmailChangeStep,
): Promise<void> {
  const progress = await database.transaction((transaction) => readEmailChange(transaction, sessionId))
  const outcome = takeEmailChangeStep(progress, step)
  if ('obstacle' in outcome) throw apiError(outcome.obstacle)
}

/** Where the session's last code went, by its blind index. */
export async function askedAddress(database: DatabasePool, sessionId: string): Promise<string | undefined> {
  return (await database.transaction((transaction) => readEmailChange(transaction, sessionId))).asked
}

/** The row is locked until the end of the transaction, so that of two steps at once the second sees the first. */
async function readEmailChange(transaction: CommonQueryMethods, sessionId: string): Promise<EmailChangeProgress> {
  const row = await transaction.one(sql.type(progressRow)`
    insert into app.email_changes (session_id) values (${sessionId}::uuid)
    on conflict (session_id) do update set session_id = excluded.session_id
    returning password_shown_at, asked_email_index, verified_email_index, verified_at`)
  return {
    passwordShownAt: row.password_shown_at === null ? undefined : new Date(row.password_shown_at),
    asked: row.asked_email_index ?? undefined,
    verified: row.verified_email_index ?? undefined,
    verifiedAt: row.verified_at === null ? undefined : new Date(row.verified_at),
  }
}
