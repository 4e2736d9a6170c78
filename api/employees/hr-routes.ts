/** The employees of an HR administrator's own companies, and these employees' claims (3§2.16, S19, S91, S92). */
import { monthsBefore, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { settlementFileName } from '@member-care/domain/claim/settlement-file-name.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { listEmployeeClaims } from '@member-care/projections/claims/employee-claims.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import { employmentKnownFrom, listEmployeesAsOf } from '@member-care/projections/employment-history/employees-as-of.ts'
import { listUsers } from '@member-care/projections/users/user-list.ts'
import { z } from 'zod'
import { seesTreatment } from '../claims/hr/sees-treatment.ts'
import { listPanelVisits } from '../claims/panel-visits.ts'
import { sendContent, sendDocument, shownHeaders } from '../documents/send-file.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import {
  pageOf,
  pageQuery,
  paginationOf,
  paginationSchema,
  placedPageOf,
  placedPaginationOf,
} from '../http/catalogue-pages.ts'
import { peopleNamed } from '../http/names-beside.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { maskedFor } from '../http/masking.ts'
import { recordView } from '../http/record-view.ts'
import { printSettlementLetter } from '../letters/print-settlement-letter.ts'
import { describeEndOfCover, endOfCoverQuery, endOfCoverSchema } from '../users/end-of-cover.ts'
import { listScope } from '../users/user-list-routes.ts'
import { describeEmployee } from './describe-employee.ts'
import { employeeRowSchema, employeeSchema, toEmployeeRow, toEmployeeRowAsOf } from './employee-answers.ts'
import {
  employeeClaimSchema,
  employeeInpatientSchema,
  employeeOutpatientSchema,
  toEmployeeClaims,
  toEmployeeInpatient,
  toEmployeeOutpatient,
} from './employee-claim-answers.ts'
import { reachedEmployee } from './reached-employee.ts'

const searchText = z.string().trim().max(100).optional()
const isoDate = z.iso.date({ error: () => hrEmployeeTexts.dateInvalid }).optional()
/** So far back the list of claims goes, unless told (S92). */
const USUAL_MONTHS = 12

export const hrEmployeeRoutes: Routes = (app, parts) => {
  const people = { access: { power: 'employees.view' }, stepUp: 'requireOTPProfile' } as const
  const claims = { access: { power: 'employees.viewClaims' }, stepUp: 'requireOTPClaims' } as const

  app.get(
    '/hradmin/employees',
    {
      config: people,
      schema: {
        querystring: z.object({
          ...pageQuery,
          /** One of the caller's companies; all of them, unless told. */
          companyId: z.string().max(100).optional(),
          /** Who was covered on this Singapore day, by what was known at its end (S87); without it those of today and of before. */
          asOf: isoDate,
          name: searchText,
          staffId: searchText,
          sort: z.enum(['name', 'effectiveStartDate', 'effectiveEndDate']).default('name'),
          direction: z.enum(['asc', 'desc']).default('asc'),
        }),
        response: {
          200: z.object({
            data: z.object({
              employees: z.array(employeeRowSchema),
              pagination: paginationSchema,
              /** Of a list as of a day: the first day whose end it can tell of; null while there is none. */
              knownFrom: z.string().nullable().optional(),
            }),
          }),
        },
      },
    },
    async ({ caller, query }, reply) => {
      const { companyId, asOf, name, staffId, direction } = query
      const scope = listScope(caller.scope)
      const sort = { field: query.sort, direction }
      if (asOf !== undefined) {
        const asked = { asOf, companyId, text: { name, staffId } }
        const listed = await listEmployeesAsOf(parts.database, scope, asked, { page: pageOf(query), sort })
        const knownFrom = await employmentKnownFrom(parts.database, scope, asked)
        return {
          data: { employees: listed.items.map(toEmployeeRowAsOf), pagination: paginationOf(query, listed), knownFrom },
        }
      }
      const listed = await listUsers(
        parts.database,
        scope,
        { userType: 'client', memberType: 'E', companyId, text: { name, staffId }, shortWordsAnywhere: true },
        { ...placedPageOf(query), sort },
      )
      const pagination = placedPaginationOf(reply, query, listed)
      return { data: { employees: listed.items.map(toEmployeeRow), pagination } }
    },
  )

  app.get(
    '/hradmin/employee/:userId',
    {
      config: { ...people, record: 'user' },
      schema: {
        params: z.object({ userId: z.string() }),
        response: { 200: z.object({ data: z.object({ employee: employeeSchema }) }) },
      },
    },
    async ({ caller, params: { userId } }) => ({
      data: { employee: await describeEmployee(parts, caller, userId) },
    }),
  )

  app.get(
    '/hradmin/employee/:userId/leaving',
    {
      // It names claims too.
      config: { ...people, stepUp: ['requireOTPProfile', 'requireOTPClaims'], record: 'user' },
      schema: {
        params: z.object({ userId: z.string() }),
        querystring: endOfCoverQuery,
        response: { 200: z.object({ data: endOfCoverSchema }) },
      },
    },
    async ({ caller, params: { userId }, query }) => {
      const { employments } = await reachedEmployee(parts, caller, userId)
      if (!employments.some(({ companyId }) => companyId === query.companyId)) throw apiError('NOT_FOUND')
      return { data: await describeEndOfCover(parts, listScope(caller.scope), { userId, ...query }) }
    },
  )

  app.get(
    '/hradmin/employee/:userId/claimList',
    {
      config: { ...claims, record: 'user' },
      schema: {
        params: z.object({ userId: z.string() }),
        querystring: z.object({ from: isoDate, to: isoDate }),
        response: {
          200: z.object({
            data: z.object({ from: z.string(), to: z.string(), claimList: z.array(employeeClaimSchema) }),
          }),
        },
      },
    },
    async ({ caller, params: { userId }, query }) => {
      await reachedEmployee(parts, caller, userId)
      const today = singaporeToday(parts.clock())
      const period = { from: query.from ?? monthsBefore(today, USUAL_MONTHS), to: query.to ?? today }
      if (period.from > period.to) throw fieldError('from', hrEmployeeTexts.datesReversed)
      const of = { ...period, employeeId: userId }
      const [filed, visits] = await Promise.all([
        listEmployeeClaims(parts.database, caller.scope, of),
        listPanelVisits(parts.database, caller.scope, of),
      ])
      const names = await peopleNamed(
        parts,
        visits.map(({ patientId }) => patientId),
      )
      return { data: { ...period, claimList: [...toEmployeeClaims(filed, visits, names)] } }
    },
  )

  const ofClaim = z.object({ userId: z.string(), transactionNo: z.string() })
  app.get(
    '/hradmin/employee/:userId/claim/out/:transactionNo',
    {
      config: { ...claims, record: 'claim' },
      schema: {
        params: ofClaim,
        response: { 200: z.object({ data: z.object({ claim: employeeOutpatientSchema }) }) },
      },
    },
    async ({ caller, params }) => {
      const { claim, showsTreatment } = await openedClaim(parts, caller, { ...params, kind: 'outpatient' })
      return { data: { claim: toEmployeeOutpatient(claim, showsTreatment) } }
    },
  )

  app.get(
    '/hradmin/employee/:userId/claim/inp/:transactionNo',
    {
      config: { ...claims, record: 'claim' },
      schema: {
        params: ofClaim,
        response: { 200: z.object({ data: z.object({ claim: employeeInpatientSchema }) }) },
      },
    },
    async ({ caller, params }) => {
      const { claim, showsTreatment } = await openedClaim(parts, caller, { ...params, kind: 'inpatient' })
      return { data: { claim: toEmployeeInpatient(claim, showsTreatment) } }
    },
  )

  app.get(
    '/hradmin/employee/:userId/claims/:claimId/attachments/:attachmentId',
    {
      config: { ...claims, record: 'claim' },
      schema: {
        params: z.object({ userId: z.string(), claimId: z.string(), attachmentId: z.string() }),
        querystring: z.object({ view: z.string().optional() }),
      },
    },
    async ({ caller, params: { userId, claimId, attachmentId }, query }, reply) => {
      const claim = await shownClaim(parts, caller, { userId, claimId })
      if (!claim.attachments.some((one) => one.attachmentId === attachmentId)) throw apiError('NOT_FOUND')
      await recordView(
        parts.eventLog,
        { subjectId: claim.claimantId, what: 'claim-attachment', recordId: attachmentId },
        caller.context(),
      )
      const document = { stream: `claim-${claim.claimId}`, fileId: attachmentId } as const
      return sendDocument(reply, parts, document, { view: query.view === '1' })
    },
  )

  app.get(
    '/hradmin/employee/:userId/claims/:claimId/settlement-letter',
    {
      config: { ...claims, record: 'claim' },
      schema: { params: z.object({ userId: z.string(), claimId: z.string() }) },
    },
    async ({ caller, params }, reply) => {
      const claim = await shownClaim(parts, caller, params)
      const letter = await printSettlementLetter(parts, caller.scope, claim, {
        namesAccount: false,
        maskNric: (nric) => unlessRedacted(maskedFor(caller.powers, nric)) ?? '',
      })
      await recordView(
        parts.eventLog,
        { subjectId: claim.claimantId, what: 'claim', recordId: claim.claimId },
        caller.context(),
      )
      const { claimId, visitNo, transactionNo } = claim
      const fileName = settlementFileName({ claimId, visitNo: visitNo ?? '', transactionNo: transactionNo ?? '' })
      const name = fileName.replace(/\.pdf$/, '')
      return sendContent(reply, { name, type: 'application/pdf' }, letter, shownHeaders)
    },
  )
}

/** A claim of an employee's family whose documents HR may see. @throws ApiError 404 */
async function shownClaim(
  parts: Parts,
  caller: Caller,
  { userId, claimId }: { readonly userId: string; readonly claimId: string },
): Promise<ClaimRecord> {
  const { employments } = await reachedEmployee(parts, caller, userId)
  const claim = await parts.claims.getClaim(caller.scope, claimId)
  if (!claim || !isOf(claim, userId, employments)) throw apiError('NOT_FOUND')
  if (!(await seesTreatment(parts, caller, claim.companyId))) throw apiError('NOT_FOUND')
  return claim
}

/**
 * A claim of an employee's family, whose opening is on record before anybody sees it.
 * @param asked.transactionNo the insurer's number; before there is one, the claim's id
 * @throws ApiError 404
 */
async function openedClaim(
  parts: Parts,
  caller: Caller,
  {
    userId,
    transactionNo,
    kind,
  }: { readonly userId: string; readonly transactionNo: string; readonly kind: ClaimRecord['kind'] },
): Promise<{ readonly claim: ClaimRecord; readonly showsTreatment: boolean }> {
  const { employments } = await reachedEmployee(parts, caller, userId)
  const claim =
    (await parts.claims.findClaimByTransactionNo(caller.scope, transactionNo)) ??
    (await parts.claims.getClaim(caller.scope, transactionNo))
  if (claim?.kind !== kind || !isOf(claim, userId, employments)) throw apiError('NOT_FOUND')
  await recordView(
    parts.eventLog,
    { subjectId: claim.claimantId, what: 'claim', recordId: claim.claimId },
    caller.context(),
  )
  return { claim, showsTreatment: await seesTreatment(parts, caller, claim.companyId) }
}

function isOf(
  { employeeId, companyId, status }: ClaimRecord,
  userId: string,
  employments: readonly { readonly companyId: string }[],
): boolean {
  const isEmployer = employments.some((employment) => employment.companyId === companyId)
  return employeeId === userId && isEmployer && status !== 'DELETED'
}
