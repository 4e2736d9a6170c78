/**
 * One user as the console's tabs show them (3§2.10). When a person sees NRICs in full, that is recorded before they see
 * them (S46).
 */
import { userRefusalTexts } from '@member-care/domain/texts/user-texts.ts'
import { isPlaceholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import { findProfileAccount } from '@member-care/projections/bank-accounts/entered-accounts.ts'
import { listCoversBeyond } from '@member-care/projections/users/covers-beyond.ts'
import { listDependants } from '@member-care/projections/users/dependants.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { findUserBankProposal } from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import { peopleNamed } from '../http/names-beside.ts'
import { createListViews, recordView, type ListViews } from '../http/record-view.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts } from '../http/parts.ts'
import { accountSharings } from '../bank-proposals/account-sharing.ts'
import { shownWaitOfAccount } from '../bank-proposals/payout-wait-answer.ts'
import { isStudent } from './student-policies.ts'
import { consoleUserSchema, toConsoleUser, type ConsoleUser } from './user-answers.ts'
import { listScope } from './user-list-routes.ts'

const config = { access: { power: 'users.view' }, stepUp: 'always', record: 'user' } as const

export function addUserRecordRoute(app: App, parts: Parts): void {
  const nricViews = createListViews('nric', parts.eventLog, parts.clock)
  app.get(
    '/console/users/:id',
    { config, schema: { params: z.object({ id: z.string() }), response: { 200: consoleUserSchema } } },
    async ({ caller, params }) => {
      const user = await describeUser(parts, caller, await requireMember(parts, caller, params.id))
      await recordUserView(parts, nricViews, caller, user)
      return user
    },
  )
}

/** A user within the caller's reach, members and administrators alike. @throws ApiError 404 User Not Found */
async function findUser(parts: Parts, { scope }: Caller, userId: string): Promise<UserRecord> {
  const user = await parts.users.getUser(listScope(scope), userId)
  if (!user || user.deleted) throw apiError('NOT_FOUND', userRefusalTexts.notFound)
  return user
}

/** A member within the caller's reach (S36). @throws ApiError 404 User Not Found, also for an administrator */
export async function requireMember(parts: Parts, caller: Caller, userId: string): Promise<UserRecord> {
  const user = await findUser(parts, caller, userId)
  if (user.userType !== 'client') throw apiError('NOT_FOUND', userRefusalTexts.notFound)
  return user
}

/** The user as they are now, with everything around them that the caller reaches. */
export async function describeUser(parts: Parts, caller: Caller, user: UserRecord): Promise<ConsoleUser> {
  const scope = listScope(caller.scope)
  const [dependants, bankProposal, account, beyond] = await Promise.all([
    listDependants(parts, scope, user.userId),
    findUserBankProposal(parts, scope, user.userId),
    findProfileAccount(parts.database, scope, user.userId),
    listCoversBeyond(parts.database, scope, user.userId),
  ])
  const named = [...user.memberships.map(({ employeeId }) => employeeId), bankProposal?.proposedBy ?? null].filter(
    (id) => id !== null,
  )
  const waiting = bankProposal?.status === 'WAITING_VERIFICATION' ? bankProposal.proposed : undefined
  const [proposalSharing] = await accountSharings(parts, caller, [waiting && { userId: user.userId, ...waiting }])
  return toConsoleUser(user, {
    powers: caller.powers,
    viewerId: caller.user.userId,
    dependants,
    payoutWait: shownWaitOfAccount(parts, account),
    bankProposal,
    proposalSharing,
    names: await peopleNamed(parts, named),
    hasPlaceholderEmail: user.email !== null && isPlaceholderEmail(user.email, parts.settings.placeholderEmailDomain),
    isStudent: isStudent(parts, user),
    companiesBeyond: beyond.length,
  })
}

/** Notes that the caller opened a record with NRICs in full: the user's with every opening, their dependants' once an hour. */
export async function recordUserView(parts: Parts, views: ListViews, caller: Caller, user: ConsoleUser): Promise<void> {
  if (!caller.powers.has('nric.unmasked') || user.isForgotten) return
  const context = caller.context()
  await recordView(parts.eventLog, { subjectId: user.id, what: 'nric', recordId: user.id }, context)
  const dependants = new Set(user.companies.flatMap(({ family }) => family.map(({ id }) => id)))
  await views.record(
    [...dependants].map((subjectId) => ({ subjectId, recordId: user.id })),
    context,
  )
}
