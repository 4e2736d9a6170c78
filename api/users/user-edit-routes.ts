/** The calls of the user detail area that change a user (3§2.10). What a change leaves out stays as it is. Each answers with the record as it is afterwards, or with 409 when it is not as it was looked at. */
import { changedFields } from '@member-care/domain/schemas/changed-fields.ts'
import { studentFields, type StudentField } from '@member-care/domain/user/student-information.ts'
import { userStatusSchema } from '@member-care/domain/user/user-events.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import { LONGEST_WAIT_MS, patientCall } from '../http/patient-call.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { createListViews } from '../http/record-view.ts'
import { createUser } from './create-user.ts'
import { describeEndOfCover, endOfCoverQuery, endOfCoverSchema } from './end-of-cover.ts'
import { chooseDefaultCompany, removeCompany, restartCover, saveCompanies } from './edit-companies.ts'
import {
  changeBasicInformation,
  changeLoginInformation,
  changeStudentInformation,
  proposeUserBankAccount,
} from './edit-user.ts'
import { consoleUserSchema, type ConsoleUser } from './user-answers.ts'
import { listScope } from './user-list-routes.ts'
import { describeUser, recordUserView, requireMember } from './user-record-routes.ts'

const text = z.string().trim().max(200).default('')
const longText = z.string().trim().max(500)
const gender = z.enum(['m', 'f', '']).default('')
const expectedVersion = z.int().min(0)
const byId = z.object({ id: z.string() })
const byCompany = byId.extend({ companyId: z.string() })
const response = { 200: consoleUserSchema }

const personFields = {
  name: text,
  nric: text,
  birthdate: text,
  gender,
  contactNoCountryCode: text,
  contactNo: text,
  email: text,
}
const coverFields = {
  staffId: text,
  designation: text,
  planNo: text,
  costCenter: text,
  costCenterName: text,
  effectiveStartDate: text,
  effectiveEndDate: text,
}
const dependantFields = {
  name: text,
  nric: text,
  birthdate: text,
  gender,
  relationship: text,
  planNo: text,
  effectiveStartDate: text,
  effectiveEndDate: text,
  /** Y unless told (3§3). */
  loginRequired: z.boolean().default(true),
  email: text,
}
const studentShape = Object.fromEntries(studentFields.map((field) => [field, z.string().max(1000)])) as Record<
  StudentField,
  z.ZodString
>

const newUser = z.object({ companyId: text, ...personFields, ...coverFields, loginRequired: z.boolean().default(true) })
const basic = changedFields(personFields).extend({ expectedVersion })
const loginFields = {
  status: userStatusSchema,
  reason: longText,
  email: text,
  loginRequired: z.boolean(),
  onboardingEmailSent: z.boolean(),
}
const login = changedFields(loginFields).extend({ expectedVersion })
const student = z.object({ expectedVersion, studentInformation: changedFields(studentShape) })
const account = z.object({ bankName: text, bankNo: text, branchNo: text, accountNo: text })
const MOST_COMPANIES = 20
const MOST_DEPENDANTS = 50
const companies = z.object({
  expectedVersion,
  companies: z
    .array(
      z.object({
        companyId: z.string(),
        cover: changedFields(coverFields).optional(),
        added: z.array(z.object(dependantFields)).max(MOST_DEPENDANTS).optional(),
        changed: z
          .array(
            changedFields(dependantFields).extend({ userId: z.string(), expectedVersion: expectedVersion.optional() }),
          )
          .max(MOST_DEPENDANTS)
          .optional(),
        removed: z.array(z.string()).max(MOST_DEPENDANTS).optional(),
      }),
    )
    .max(MOST_COMPANIES),
})

/** The only company was removed by which the caller reached the user. */
const outOfReachSchema = z.object({ id: z.string(), isOutOfReach: z.literal(true) })

/** With the record as it is afterwards, which is a look at it: also what changes nothing shows all of it. */
type Answer = (caller: Caller, userId: string) => Promise<ConsoleUser>

export const userEditRoutes: Routes = (app, parts) => {
  const nricViews = createListViews('nric', parts.eventLog, parts.clock)
  const answer: Answer = async (caller, userId) => {
    const user = await describeUser(parts, caller, await requireMember(parts, caller, userId))
    await recordUserView(parts, nricViews, caller, user)
    return user
  }

  app.post(
    '/console/users',
    {
      config: { access: { power: 'users.create' }, stepUp: 'always' },
      schema: { body: newUser, response: { 201: consoleUserSchema } },
    },
    async ({ caller, body }, reply) => {
      const userId = await createUser(parts, caller, body)
      const created = await describeUser(parts, caller, await requireMember(parts, caller, userId))
      return reply.code(201).header('Location', `/api/console/users/${userId}`).send(created)
    },
  )

  const editing = { access: { power: 'users.edit' }, stepUp: 'always', record: 'user' } as const
  app.put(
    '/console/users/:id/basic',
    { config: editing, schema: { params: byId, body: basic, response } },
    async ({ caller, params: { id: userId }, body }) => {
      await changeBasicInformation(parts, caller, { userId, expectedVersion: body.expectedVersion }, body)
      return answer(caller, userId)
    },
  )

  // The handler asks for `users.editLogin` where anything but the status is another (C28).
  const editingStatus = { access: { power: 'users.editStatus' }, stepUp: 'always', record: 'user' } as const
  app.put(
    '/console/users/:id/login',
    { config: editingStatus, schema: { params: byId, body: login, response } },
    async ({ caller, params: { id: userId }, body }) => {
      await changeLoginInformation(parts, caller, { userId, expectedVersion: body.expectedVersion }, body)
      return answer(caller, userId)
    },
  )

  app.put(
    '/console/users/:id/student',
    { config: editing, schema: { params: byId, body: student, response } },
    async ({ caller, params: { id: userId }, body }) => {
      await changeStudentInformation(
        parts,
        caller,
        { userId, expectedVersion: body.expectedVersion },
        body.studentInformation,
      )
      return answer(caller, userId)
    },
  )

  const proposing = { access: { power: 'users.proposeBank' }, stepUp: 'always', record: 'user' } as const
  app.post(
    '/console/users/:id/bank-proposals',
    { config: proposing, ...patientCall(LONGEST_WAIT_MS), schema: { params: byId, body: account, response } },
    async ({ caller, params: { id: userId }, body }) => {
      await proposeUserBankAccount(parts, caller, { userId }, body)
      return answer(caller, userId)
    },
  )

  addCompanyRoutes(app, parts, answer)
}

function addCompanyRoutes(app: App, parts: Parts, answer: Answer): void {
  const config = { access: { power: 'users.editCompanies' }, stepUp: 'always', record: 'user' } as const
  app.put(
    '/console/users/:id/companies',
    { config, schema: { params: byId, body: companies, response } },
    async ({ caller, params: { id: userId }, body }) => {
      const changes = body.companies.map(({ companyId, cover = {}, added = [], changed = [], removed = [] }) => ({
        companyId,
        cover,
        added,
        changed,
        removed,
      }))
      const changesFamilies = changes.some(
        ({ added, changed, removed }) => added.length + changed.length + removed.length > 0,
      )
      if (changesFamilies && !caller.powers.has('users.editDependants')) throw apiError('FORBIDDEN')
      await saveCompanies(parts, caller, { userId, expectedVersion: body.expectedVersion }, changes)
      return answer(caller, userId)
    },
  )

  app.get(
    '/console/users/:id/leaving',
    { config, schema: { params: byId, querystring: endOfCoverQuery, response: { 200: endOfCoverSchema } } },
    async ({ caller, params: { id: userId }, query }) => {
      await requireMember(parts, caller, userId)
      return describeEndOfCover(parts, listScope(caller.scope), { userId, ...query })
    },
  )

  const chosen = z.object({ expectedVersion, companyId: z.string() })
  app.put(
    '/console/users/:id/default-company',
    { config, schema: { params: byId, body: chosen, response } },
    async ({ caller, params: { id: userId }, body }) => {
      await chooseDefaultCompany(parts, caller, { userId, expectedVersion: body.expectedVersion }, body.companyId)
      return answer(caller, userId)
    },
  )

  app.post(
    '/console/users/:id/memberships/:companyId/restart',
    {
      config,
      schema: { params: byCompany, body: z.object({ expectedVersion, effectiveStartDate: text }), response },
    },
    async ({ caller, params: { id: userId, companyId }, body }) => {
      const { expectedVersion: version, effectiveStartDate } = body
      await restartCover(parts, caller, { userId, expectedVersion: version }, { companyId, effectiveStartDate })
      return answer(caller, userId)
    },
  )

  app.delete(
    '/console/users/:id/memberships/:companyId',
    {
      config,
      schema: {
        params: byCompany,
        querystring: z.object({ expectedVersion: z.coerce.number().int().min(0) }),
        response: { 200: consoleUserSchema.or(outOfReachSchema) },
      },
    },
    async ({ caller, params: { id: userId, companyId }, query }) => {
      await removeCompany(parts, caller, { userId, expectedVersion: query.expectedVersion }, companyId)
      const isReached = (await parts.users.getUser(listScope(caller.scope), userId)) !== undefined
      return isReached ? answer(caller, userId) : { id: userId, isOutOfReach: true as const }
    },
  )
}
