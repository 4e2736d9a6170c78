/**
 * Removing second factors that somebody has lost. By itself it opens nothing: the password and a code by e-mail are asked for as before, and who
 * removes them can set neither. So one administrator does it, with a reason, and the holder is told.
 */
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { secondFactorTexts } from '@member-care/domain/texts/second-factor-texts.ts'
import { z } from 'zod'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Parts } from '../../http/parts.ts'
import { recordAccountEvent } from '../account-record.ts'
import { removeAllFactors } from './second-factor-store.ts'
import { endAllTrust } from './trusted-devices.ts'

export const removeFactorsSchema = {
  params: z.object({ userId: z.string() }),
  body: z.object({ reason: z.string().trim().min(1).max(500) }),
  response: { 200: z.object({ removed: z.number() }) },
}

/** @throws ApiError 409 for one's own, and where there are none */
export async function removeFactors(
  parts: Parts,
  caller: Caller,
  { userId }: UserRecord,
  reason: string,
): Promise<{ removed: number }> {
  if (userId === caller.user.userId)
    throw new ApiError('OWN_ACCESS', { status: 409, text: secondFactorTexts.ownRemoval })
  const removed = await removeAllFactors(parts.database, userId)
  if (removed.length === 0)
    throw new ApiError('NO_SECOND_FACTORS', { status: 409, text: secondFactorTexts.noneToRemove })
  await endAllTrust(parts.database, userId)
  await parts.sessions.endAll(userId, { because: 'ACCESS_CHANGED' })
  const context = caller.auditContext()
  for (const factor of removed) {
    await recordAccountEvent(
      parts,
      { type: 'SecondFactorRemoved', data: { userId, ...factor, reason } },
      { ...context, commandId: `${context.commandId}-${factor.factorId}` },
    )
  }
  return { removed: removed.length }
}
