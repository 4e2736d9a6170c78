/**
 * Removing second factors that somebody has lost. By itself it opens nothing: the password and a code by e-mail are asked for as before, and who
 * removes them can set neither. So one administrator does it, with a reason, and the holder is told.
 */
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { secondFactorTexts } from '@member-care/domain/texts/second-factor-texts.ts'
import { z } from 'zod'
import { requireReachedAdministrator } from '../../administrators/reached-administrator.ts'
import { apiError, ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Parts, Routes } from '../../parts.ts'
import { recordAccountEvent } from '../account-record.ts'
import { removeAllFactors } from './second-factor-store.ts'
import { endAllTrust } from './trusted-devices.ts'

const schema = {
  params: z.object({ userId: z.string() }),
  body: z.object({ reason: z.string().trim().min(1).max(500) }),
  response: { 200: z.object({ removed: z.number() }) },
}

export const removeFactorsRoutes: Routes = (app, parts) => {
  app.post(
    '/console/administrators/:userId/second-factors-removal',
    { config: { access: { power: 'administrators.removeFactors' }, stepUp: 'always', record: 'administrator', freshProof: true }, schema },
    async ({ caller, params: { userId }, body: { reason } }) => removeFactors(parts, caller, await requireReachedAdministrator(parts.users, caller.user, userId), reason),
  )

  app.post(
    '/console/users/:userId/second-factors-removal',
    { config: { access: { power: 'users.removeFactors' }, stepUp: 'always', record: 'user', freshProof: true }, schema },
    async ({ caller, params: { userId }, body: { reason } }) => {
      const user = await parts.users.getUser(caller.scope, userId)
      if (user?.userType !== 'client') throw apiError('NOT_FOUND')
      return removeFactors(parts, caller, user, reason)
    },
  )
}

async function removeFactors(parts: Parts, caller: Caller, { userId }: UserRecord, reason: string): Promise<{ removed: number }> {
  if (userId === caller.user.userId) throw new ApiError('OWN_ACCESS', { status: 409, text: secondFactorTexts.ownRemoval })
  const removed = await removeAllFactors(parts.database, userId)
  if (removed.length === 0) throw new ApiError('NO_SECOND_FACTORS', { status: 409, text: secondFactorTexts.noneToRemove })
  await endAllTrust(parts.database, userId)
  await parts.sessions.endAll(userId, { because: 'ACCESS_CHANGED' })
  const context = caller.auditContext()
  for (const factor of removed) {
    await recordAccountEvent(parts, { type: 'SecondFactorRemoved', data: { userId, ...factor, reason } }, { ...context, commandId: `${context.commandId}-${factor.factorId}` })
  }
  return { removed: removed.length }
}
