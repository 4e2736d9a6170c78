/** The catalogue's calls that read users (3§7.7). They ask what the console's own calls ask, under the catalogue's names. */
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import { bankProposalStatuses } from '@member-care/domain/claim/bank-proposal.ts'
import { listUsers } from '@member-care/projections/users/user-list.ts'
import { z } from 'zod'
import { createListViews } from '../console/record-view.ts'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../parts.ts'
import { listScope } from '../users/user-list-routes.ts'
import { describeUser, recordUserView, requireMember } from '../users/user-record-routes.ts'
import { pageQuery, paginationSchema, placedPageOf, placedPaginationOf } from './pagination.ts'
import { sysadminUserRowSchema, sysadminUserSchema, toSysadminUser, toSysadminUserRow } from './user-answers.ts'

const config = { access: { power: 'users.view' } } as const

const searchText = z.string().max(200).optional()
/** The search term comes under the name of the chosen filter. Pages count from 1. */
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
  withMemberType: z.enum(['e', 'd', 'E', 'D', '']).optional(),
  withUserType: z.enum(['client', 'normal', 'sys-admin']).default('client'),
  proposedBankStatus: z.enum(bankProposalStatuses).optional(),
})
const listSchema = z.object({ data: z.object({ users: z.array(sysadminUserRowSchema), pagination: paginationSchema }) })
const detailSchema = z.object({ data: z.object({ user: sysadminUserSchema }) })

export const sysadminUserReadingRoutes: Routes = (app, parts) => {
  const nricViews = createListViews('nric', parts.eventLog, parts.clock)

  app.get('/sysadmin/users', { config, schema: { querystring: listQuery, response: { 200: listSchema } } }, async ({ caller, query }, reply) => {
    const { companyId, name, nric, studentID: studentId, email, loginId, staffId, withMemberType, withUserType, proposedBankStatus } = query
    const userType = withUserType === 'sys-admin' ? 'sys-admin' : 'client'
    if (userType === 'sys-admin' && !caller.powers.has('administrators.view')) throw apiError('FORBIDDEN')
    const listed = await listUsers(
      parts.database,
      // Administrators belong to no company; whoever keeps them sees them all.
      userType === 'sys-admin' ? { kind: 'all' } : listScope(caller.scope),
      {
        userType,
        companyId: companyId || undefined,
        memberType: withMemberType ? (withMemberType.toUpperCase() === 'E' ? 'E' : 'D') : undefined,
        text: { name, nric, studentId, email: email ?? loginId, staffId },
        proposedBankStatus,
      },
      { ...placedPageOf(query), sort: { field: 'name', direction: 'asc' } },
    )
    const { items } = listed
    const pagination = placedPaginationOf(reply, query, listed)
    if (caller.powers.has('nric.unmasked')) {
      await nricViews.record(items.map(({ userId }) => ({ subjectId: userId, recordId: userId })), caller.context())
    }
    return {
      data: {
        users: items.map((user) => toSysadminUserRow(user, caller.powers)),
        pagination,
      },
    }
  })

  app.get('/sysadmin/users/detail', { config, schema: { querystring: z.object({ _id: z.string() }), response: { 200: detailSchema } } }, async ({ caller, query }) => {
    const user = await describeUser(parts, caller, await requireMember(parts, caller, query._id))
    await recordUserView(parts, nricViews, caller, user)
    const clients = await Promise.all(user.companies.map(({ companyId }) => parts.clients.getClient(caller.scope, companyId)))
    const features = new Map(clients.flatMap((client) => (client ? [[client.companyId, client.featuresConfig]] : [])))
    return { data: { user: toSysadminUser(user, (companyId) => features.get(companyId) ?? featuresConfigSchema.parse({})) } }
  })
}
