/** The catalogue's calls that read users (3§7.7). They ask what the console's own calls ask, under the catalogue's names. */
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import { bankProposalStatuses } from '@member-care/domain/bank/bank-proposal.ts'
import { listAdministrators } from '@member-care/projections/users/administrator-list.ts'
import { listUsers } from '@member-care/projections/users/user-list.ts'
import {
  listUserBankProposals,
  type UserBankProposalRecord,
} from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import { createListViews } from '../../http/record-view.ts'
import { apiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Parts, Routes } from '../../http/parts.ts'
import { listScope } from '../user-list-routes.ts'
import { describeUser, recordUserView, requireMember } from '../user-record-routes.ts'
import {
  pageOf,
  pageQuery,
  paginationOf,
  paginationSchema,
  placedPageOf,
  placedPaginationOf,
} from '../../http/catalogue-pages.ts'
import {
  sysadminUserRowSchema,
  sysadminUserSchema,
  toSysadminAdministratorRow,
  toSysadminUser,
  toSysadminUserRow,
} from './user-answers.ts'

const config = { access: { power: 'users.view' }, stepUp: 'always' } as const

const searchText = z.string().max(200).optional()
/** The search term comes under the name of the chosen filter. Pages count from 1. '' is as left out. */
const listQuery = z.object({
  ...pageQuery,
  companyId: z.string().optional(),
  name: searchText,
  nric: searchText,
  studentID: searchText,
  email: searchText,
  staffId: searchText,
  /** For the list of administrators: their sign-in is their e-mail address (C34). */
  loginId: searchText,
  /** `all` for both, as when it is left out (3§2.11). */
  withMemberType: z.enum(['e', 'd', 'E', 'D', 'all', '']).optional(),
  withUserType: z.enum(['client', 'normal', 'sys-admin', '']).default('client'),
  proposedBankStatus: z.enum([...bankProposalStatuses, '']).optional(),
})
const listSchema = z.object({ data: z.object({ users: z.array(sysadminUserRowSchema), pagination: paginationSchema }) })
const detailSchema = z.object({ data: z.object({ user: sysadminUserSchema }) })

type ListAnswer = z.infer<typeof listSchema>

export const sysadminUserReadingRoutes: Routes = (app, parts) => {
  const nricViews = createListViews('nric', parts.eventLog, parts.clock)
  const accountViews = createListViews('bank-account', parts.eventLog, parts.clock)

  app.get(
    '/sysadmin/users',
    { config, schema: { querystring: listQuery, response: { 200: listSchema } } },
    async ({ caller, query }, reply) => {
      if (query.withUserType === 'sys-admin') return administratorsAsked(parts, caller, query)
      const {
        companyId,
        name,
        nric,
        studentID: studentId,
        email,
        loginId,
        staffId,
        withMemberType,
        proposedBankStatus,
      } = query
      const listed = await listUsers(
        parts.database,
        listScope(caller.scope),
        {
          userType: 'client',
          companyId: companyId || undefined,
          memberType: memberTypeOf(withMemberType),
          text: { name, nric, studentId, email: email ?? loginId, staffId },
          proposedBankStatus: proposedBankStatus || undefined,
          nricByPart: caller.powers.has('nric.unmasked'),
        },
        { ...placedPageOf(query), sort: { field: 'name', direction: 'asc' } },
      )
      const { items } = listed
      const pagination = placedPaginationOf(reply, query, listed)
      const shown = items.map(({ userId }) => ({ subjectId: userId, recordId: userId }))
      if (caller.powers.has('nric.unmasked')) await nricViews.record(shown, caller.context())
      const proposals = proposedBankStatus
        ? await proposalsOf(parts, caller, items)
        : new Map<string, UserBankProposalRecord>()
      if (proposals.size > 0 && caller.powers.has('verification.decide'))
        await accountViews.record(shown, caller.context())
      return {
        data: {
          users: items.map((user) => toSysadminUserRow(user, caller.powers, proposals.get(user.userId))),
          pagination,
        },
      }
    },
  )

  app.get(
    '/sysadmin/users/detail',
    { config, schema: { querystring: z.object({ _id: z.string() }), response: { 200: detailSchema } } },
    async ({ caller, query }) => {
      const user = await describeUser(parts, caller, await requireMember(parts, caller, query._id))
      await recordUserView(parts, nricViews, caller, user)
      const clients = await Promise.all(
        user.companies.map(({ companyId }) => parts.clients.getClient(caller.scope, companyId)),
      )
      const features = new Map(clients.flatMap((client) => (client ? [[client.companyId, client.featuresConfig]] : [])))
      return {
        data: { user: toSysadminUser(user, (companyId) => features.get(companyId) ?? featuresConfigSchema.parse({})) },
      }
    },
  )
}

/**
 * The administrators whom the caller administers, as the console lists them (S36).
 * @throws ApiError 403 for who keeps no administrators
 */
async function administratorsAsked(
  { database }: Parts,
  { powers, scope }: Caller,
  query: z.infer<typeof listQuery>,
): Promise<ListAnswer> {
  if (!powers.has('administrators.view')) throw apiError('FORBIDDEN')
  const { companyId, name, nric, email, loginId, studentID, staffId, proposedBankStatus, withMemberType } = query
  // An administrator has none of these.
  const nobody = studentID || staffId || proposedBankStatus ? [] : undefined
  const filter = {
    userIds: nobody,
    companyId: companyId || undefined,
    memberType: memberTypeOf(withMemberType),
    name,
    nric,
    email: email ?? loginId,
  }
  const listed = await listAdministrators(database, scope, filter, pageOf(query))
  return { data: { users: listed.items.map(toSysadminAdministratorRow), pagination: paginationOf(query, listed) } }
}

/** By user. */
async function proposalsOf(
  parts: Parts,
  { scope }: Caller,
  users: readonly { readonly userId: string }[],
): Promise<ReadonlyMap<string, UserBankProposalRecord>> {
  const { items } = await listUserBankProposals(
    parts,
    scope,
    { offset: 0, limit: users.length },
    { userIds: users.map(({ userId }) => userId) },
  )
  return new Map(items.map((proposal) => [proposal.userId, proposal]))
}

function memberTypeOf(letter: z.infer<typeof listQuery>['withMemberType']): 'E' | 'D' | undefined {
  if (!letter || letter === 'all') return undefined
  return letter.toUpperCase() === 'E' ? 'E' : 'D'
}
