/** The console's list of users (3§2.9), and the step-by-step search for one. */
import { memberTypes, userStatusSchema } from '@member-care/domain/user/user-events.ts'
import { searchPeople } from '@member-care/projections/users/people-search.ts'
import {
  listUsers,
  userListSortFields,
  type ListScope,
  type UserListFilter,
} from '@member-care/projections/users/user-list.ts'
import { searchedFields } from '@member-care/projections/users/user-search.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import { z } from 'zod'
import { createListViews } from '../http/record-view.ts'
import { describePlacedPage, listQuerySchema, neighbourQuery, placeOf, readPage, sortBy } from '../http/simple-rest.ts'
import { apiError } from '../http/api-error.ts'
import type { App, Parts } from '../http/parts.ts'
import { toUserRow, userRowSchema } from './user-rows.ts'

const config = { access: { power: 'users.view' }, stepUp: 'always' } as const
const searchText = z.string().max(200).optional()

const listQuery = listQuerySchema({
  sortFields: ['id', ...userListSortFields],
  filter: {
    companyId: z.string().optional(),
    memberType: z.enum(memberTypes).optional(),
    status: userStatusSchema.optional(),
    name: searchText,
    nric: searchText,
    studentId: searchText,
    email: searchText,
    staffId: searchText,
    q: searchText,
  },
}).extend(neighbourQuery)

const stepSchema = { people: z.number() }
const foundSchema = z
  .object({
    people: z.array(userRowSchema.extend({ matchedBy: z.enum(searchedFields) })),
    /** Ways to go on. `people` is how many that leaves, up to 200, which stands for as many or more. */
    kinds: z.array(z.object({ by: z.enum(searchedFields), ...stepSchema })),
    companies: z.array(z.object({ companyId: z.string(), companyName: z.string(), ...stepSchema })),
    memberTypes: z.array(z.object({ memberType: z.enum(memberTypes), ...stepSchema })),
  })
  .meta({ id: 'PeopleFound' })

export function addUserListRoutes(app: App, parts: Parts): void {
  const nricViews = createListViews('nric', parts.eventLog, parts.clock)

  app.get(
    '/console/users',
    { config, schema: { querystring: listQuery, response: { 200: z.array(userRowSchema) } } },
    async (request, reply) => {
      const { caller, query } = request
      const page = readPage(query)
      const seesNumbers = caller.powers.has('nric.unmasked')
      const [field, direction] = query.sort ?? ['name', 'ASC']
      // Where somebody stands between others by number says the number.
      const isByName = field === 'id' || (field === 'nric' && !seesNumbers)
      const listed = await listUsers(
        parts.database,
        listScope(caller.scope),
        { ...filterOf(query.filter), nricByPart: seesNumbers },
        {
          place: placeOf(query, page),
          limit: page.limit,
          sort: sortBy(isByName ? 'name' : field, direction),
        },
      )
      describePlacedPage(reply, 'users', page, listed)
      if (seesNumbers) {
        await nricViews.record(
          listed.items.map(({ userId }) => ({ subjectId: userId, recordId: userId })),
          caller.context(),
        )
      }
      void reply.header('X-Only-Beginnings', String(listed.showsOnlyBeginnings))
      return listed.items.map((user) => toUserRow(user, caller.powers))
    },
  )

  const search = z.object({
    text: z.string().trim().min(1).max(200),
    by: z.enum(searchedFields).optional(),
    companyId: z.string().optional(),
    memberType: z.enum(memberTypes).optional(),
  })
  // This is a POST, because names and NRICs must not stand in an address. NRICs are masked for everybody: the caller
  // already knows the person whom they look for.
  app.post(
    '/console/people-search',
    { config, schema: { body: search, response: { 200: foundSchema } } },
    async ({ caller, body }) => {
      const found = await searchPeople(parts.database, listScope(caller.scope), {
        ...body,
        nricByPart: caller.powers.has('nric.unmasked'),
      })
      return {
        ...found,
        people: found.people.map(({ by, user }) => ({ ...toUserRow(user, noPowers), matchedBy: by })),
      } as z.infer<typeof foundSchema>
    },
  )
}

const noPowers: ReadonlySet<never> = new Set()

/** @throws ApiError 403 for somebody who reaches their own records only */
export function listScope(scope: Scope): ListScope {
  if (scope.kind === 'own') throw apiError('FORBIDDEN')
  return scope
}

function filterOf(filter: z.infer<typeof listQuery>['filter']): UserListFilter {
  const { id, companyId, memberType, status, q, ...text } = filter ?? {}
  return { userType: 'client', userIds: id, companyId: companyId || undefined, memberType, status, q, text }
}
