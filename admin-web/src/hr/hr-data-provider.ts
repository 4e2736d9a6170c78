/** What HR administrators read, by react-admin's names: their own companies only (3§2.16). */
import type { InsightSubject } from '@member-care/domain/insights/insight-subjects.ts'
import type { HrClaimForm } from '@member-care/domain/claim/hr-claim/hr-claim-form.ts'
import { formatSlashed, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import {
  defaultDataProvider,
  type DataProvider,
  type GetListParams,
  type GetOneParams,
  type UpdateParams,
} from 'react-admin'
import { apiClient, dataOf, type AnswerTo, withHttpError } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'
import { fetchJson } from '../console/rest-client.ts'
import type { EndOfCoverMeta, EndOfCoverRecord } from '../end-of-cover/end-of-cover.tsx'
import { listFrom } from '../list/rest-list.ts'
import type { BodyOf } from '../record/record-request.ts'
import { listUploadRows, type ReadingRules } from '../upload/upload-commands.ts'
import type { UploadRecord } from '../upload/upload-record.ts'
import { hrUploadCommands } from './hr-upload-commands.ts'

/** A company with how many people it covers. */
export type CompanyCover = AnswerTo<'/api/hradmin/companies'>[number] & { readonly id: string }

/** What a chart shows of one subject, which is its id. */
export type Insight = AnswerTo<'/api/hradmin/insights/{subject}'> & { readonly id: string }

/** Where the analytics are, if anywhere. */
export interface AnalyticsSite {
  readonly id: string
  readonly address: string | null
}

/** What comes with a page of employees. */
export interface EmployeesMeta {
  readonly isTotalExact: boolean
  /** Of a list as of a day: the first day that anything is known of; null while there is none. */
  readonly knownFrom: string | null
}

export type EmployeeRow = AnswerTo<'/api/hradmin/employees'>['data']['employees'][number] & { readonly id: string }
export type Employee = AnswerTo<'/api/hradmin/employee/{userId}'>['data']['employee'] & { readonly id: string }
export type EmployeeClaim = AnswerTo<'/api/hradmin/employee/{userId}/claimList'>['data']['claimList'][number] & {
  readonly id: string
}
export type OutpatientClaim = AnswerTo<'/api/hradmin/employee/{userId}/claim/out/{transactionNo}'>['data']['claim'] & {
  readonly id: string
}
export type InpatientClaim = AnswerTo<'/api/hradmin/employee/{userId}/claim/inp/{transactionNo}'>['data']['claim'] & {
  readonly id: string
}

/** What the form of a claim offers for an employee, by their id. */
export type ClaimFormChoices = AnswerTo<'/api/hradmin/employee/{userId}/claimForm'>['data'] & { readonly id: string }

/** A document of an employee's claim, with its bytes. */
export interface DocumentOfEmployee {
  readonly id: string
  readonly content: Blob
}

type Asked = GetListParams & { readonly signal?: AbortSignal }

/** A request for a letter of guarantee that waits for the company's HR. */
export type HrLetter = AnswerTo<'/api/hradmin/guarantees'>['items'][number]

const HR_API = '/api/hradmin'

/** All lists are whole, but those of employees and of uploads. */
const lists: Readonly<Record<string, (asked: Asked) => Promise<{ data: readonly object[]; total: number }>>> = {
  companies: listCompanies,
  guarantees: listLetters,
  employees: listEmployees,
  'employee-claims': listEmployeeClaims,
  uploads: (asked) => listFrom(HR_API, 'uploads', asked),
  'upload-rows': (asked) => listUploadRows(HR_API, asked),
}

type OneAsked = GetOneParams & { readonly signal?: AbortSignal }

const records: Readonly<Record<string, (asked: OneAsked) => Promise<{ data: object }>>> = {
  insights: getInsight,
  'analytics-site': getAnalyticsSite,
  employees: getEmployee,
  'employee-outpatient-claims': getOutpatientClaim,
  'employee-inpatient-claims': getInpatientClaim,
  'employee-documents': getDocument,
  'claim-form-choices': getClaimFormChoices,
  'ends-of-cover': getEndOfCover,
  uploads: getUpload,
  'upload-rules': getUploadRules,
}

/** What the area does not offer answers as react-admin's empty provider does. */
export const hrDataProvider = {
  ...defaultDataProvider,
  ...hrUploadCommands,
  getList: (resource: string, params: Asked) =>
    (lists[resource]?.(params) ?? defaultDataProvider.getList(resource, params)) as never,

  getOne: (resource: string, params: OneAsked) =>
    (records[resource]?.(params) ?? defaultDataProvider.getOne(resource, params)) as never,

  update: (resource: string, params: UpdateParams) =>
    (resource === 'employees' ? changeEmployee(params) : defaultDataProvider.update(resource, params)) as never,

  /** Rejects with 409 when the request is not as it was shown any more. */
  async passOnGuarantee({ id, version }: HrLetter, options: CommandOptions): Promise<HrLetter> {
    const body = { expectedVersion: version }
    return dataOf(apiClient.POST('/api/hradmin/guarantees/{id}/pass-on', { ...about(id, options), body }))
  },

  async declineGuarantee({ id, version }: HrLetter, reason: string, options: CommandOptions): Promise<HrLetter> {
    const body = { expectedVersion: version, reason }
    return dataOf(apiClient.POST('/api/hradmin/guarantees/{id}/decline', { ...about(id, options), body }))
  },

  /** A PDF. Rejects with 409 where the claim has no letter. */
  async settlementLetter(userId: string, claimId: string): Promise<Blob> {
    const { data } = await withHttpError(
      apiClient.GET('/api/hradmin/employee/{userId}/claims/{claimId}/settlement-letter', {
        params: { path: { userId, claimId } },
        parseAs: 'blob',
      }),
    )
    return data as unknown as Blob
  },

  /** Makes an employee an HR administrator, or takes that away. */
  async changeEmployeeAccess(userId: string, hradmin: boolean, options: CommandOptions): Promise<void> {
    await dataOf(
      apiClient.POST('/api/hradmin/employee/{userId}/access', { ...ofEmployee(userId, options), body: { hradmin } }),
    )
  },

  /** Proposes who an employee is. Rejects with 409 while another change of theirs waits. */
  async proposeIdentityChange(userId: string, body: ProposedChange, options: CommandOptions): Promise<Employee> {
    return employeeOf(
      await dataOf(
        apiClient.POST('/api/hradmin/employee/{userId}/identity-change', { ...ofEmployee(userId, options), body }),
      ),
    )
  },

  async withdrawIdentityChange(userId: string, requestId: string, options: CommandOptions): Promise<Employee> {
    return employeeOf(
      await dataOf(
        apiClient.POST('/api/hradmin/employee/{userId}/identity-change/withdrawal', {
          ...ofEmployee(userId, options),
          body: { requestId },
        }),
      ),
    )
  },

  /** Files a claim for an employee. Rejects with 422 and texts at the fields that the server refuses. */
  async fileEmployeeClaim(
    userId: string,
    { admissionDate, dischargeDate, visitDate, ...form }: HrClaimForm,
    files: readonly File[],
    options: CommandOptions,
  ): Promise<void> {
    const dates = Object.entries({ admissionDate, dischargeDate, visitDate }).filter(([, date]) => isIsoDate(date))
    const body = new FormData()
    const said = { ...form, ...Object.fromEntries(dates.map(([name, date]) => [name, formatSlashed(date)])) }
    body.append('data', JSON.stringify(said))
    for (const file of files) body.append('attachment', file)
    await fetchJson(`/api/hradmin/employee/${encodeURIComponent(userId)}/claim`, {
      method: 'POST',
      body,
      headers: keyHeader(options),
    })
  },
} satisfies DataProvider

async function listCompanies({ signal }: Asked) {
  const companies = await dataOf(apiClient.GET('/api/hradmin/companies', signal ? { signal } : {}))
  const data: readonly CompanyCover[] = companies.map((company) => ({ ...company, id: company.companyId }))
  return { data, total: data.length }
}

/** What waits, the nearest admission first; nobody has more of them than one answer holds. */
async function listLetters({ signal }: Asked) {
  const { items, total } = await dataOf(
    apiClient.GET('/api/hradmin/guarantees', { params: { query: { limit: 100 } }, ...(signal && { signal }) }),
  )
  return { data: items, total }
}

/** @param params `id` is the subject; `meta.companyId` narrows it to one company */
async function getInsight({ id, meta, signal }: OneAsked) {
  const { companyId } = (meta ?? {}) as { readonly companyId?: string }
  const insight = await dataOf(
    apiClient.GET('/api/hradmin/insights/{subject}', {
      params: { path: { subject: id as InsightSubject }, query: companyId === undefined ? {} : { companyId } },
      ...(signal && { signal }),
    }),
  )
  const data: Insight = { ...insight, id: insight.subject }
  return { data }
}

async function getAnalyticsSite({ signal }: OneAsked) {
  const { redirect_url } = await dataOf(apiClient.GET('/api/hradmin/mhcinsights/generateURL', signal ? { signal } : {}))
  const data: AnalyticsSite = { id: 'site', address: redirect_url }
  return { data }
}

/** A page of employees. What is searched for is `name` or `staffId` of the filter, as of a day `asOf`; `meta` says from when such days are known. */
async function listEmployees({ pagination, sort, filter, signal }: Asked) {
  const { page = 1, perPage = 10 } = pagination ?? {}
  const { name, staffId, companyId, asOf } = filter as Readonly<Record<string, string | undefined>>
  const { data: answer, response } = await withHttpError(
    apiClient.GET('/api/hradmin/employees', {
      params: {
        query: {
          searchPage: page,
          searchMax: perPage,
          ...(name !== undefined && { name }),
          ...(staffId !== undefined && { staffId }),
          ...(companyId !== undefined && { companyId }),
          ...(asOf !== undefined && { asOf }),
          sort: (sort?.field ?? 'name') as 'name',
          direction: sort?.order === 'DESC' ? 'desc' : 'asc',
        },
      },
      ...(signal && { signal }),
    }),
  )
  const { employees = [], pagination: { totalData = 0 } = {}, knownFrom = null } = answer?.data ?? {}
  const data: readonly EmployeeRow[] = employees.map((employee) => ({ ...employee, id: employee.uuid }))
  const meta = { isTotalExact: response.headers.get('X-Total-Exact') !== 'false', knownFrom } satisfies EmployeesMeta
  return { data, total: totalData, meta }
}

async function getEmployee({ id, signal }: OneAsked) {
  const answer = await dataOf(
    apiClient.GET('/api/hradmin/employee/{userId}', {
      params: { path: { userId: String(id) } },
      ...(signal && { signal }),
    }),
  )
  return { data: employeeOf(answer) }
}

type ProposedChange = BodyOf<'/api/hradmin/employee/{userId}/identity-change', 'post'>

/** @param params `data` is the change, as the call takes it; `meta` has the command's key */
async function changeEmployee({ id, data, meta }: UpdateParams) {
  const answer = await dataOf(
    apiClient.PUT('/api/hradmin/employee/{userId}', {
      ...ofEmployee(String(id), meta as CommandOptions),
      body: data as BodyOf<'/api/hradmin/employee/{userId}', 'put'>,
    }),
  )
  return { data: employeeOf(answer) }
}

function ofEmployee(userId: string, options: CommandOptions) {
  return { params: { path: { userId } }, headers: keyHeader(options) }
}

function employeeOf({ data: { employee } }: AnswerTo<'/api/hradmin/employee/{userId}'>): Employee {
  return { ...employee, id: employee.uuid }
}

/** @param params `filter.userId` is the employee; `from` and `to` are the period, the last twelve months unless told */
async function listEmployeeClaims({ filter, signal }: Asked) {
  const { userId = '', from, to } = filter as Readonly<Record<string, string | undefined>>
  const {
    data: { claimList, ...period },
  } = await dataOf(
    apiClient.GET('/api/hradmin/employee/{userId}/claimList', {
      params: { path: { userId }, query: { ...(from && { from }), ...(to && { to }) } },
      ...(signal && { signal }),
    }),
  )
  return { data: claimList satisfies readonly EmployeeClaim[], total: claimList.length, meta: period }
}

/** @param params `id` is the reference number; `meta.userId` the employee */
async function getOutpatientClaim({ id, meta, signal }: OneAsked) {
  const {
    data: { claim },
  } = await dataOf(
    apiClient.GET('/api/hradmin/employee/{userId}/claim/out/{transactionNo}', claimAsked({ id, meta, signal })),
  )
  return { data: { ...claim, id: String(id) } satisfies OutpatientClaim }
}

/** @param params as for an outpatient claim */
async function getInpatientClaim({ id, meta, signal }: OneAsked) {
  const {
    data: { claim },
  } = await dataOf(
    apiClient.GET('/api/hradmin/employee/{userId}/claim/inp/{transactionNo}', claimAsked({ id, meta, signal })),
  )
  return { data: { ...claim, id: String(id) } satisfies InpatientClaim }
}

function claimAsked({
  id,
  meta,
  signal,
}: Pick<OneAsked, 'id' | 'meta'> & { readonly signal: AbortSignal | undefined }) {
  const { userId } = meta as { readonly userId: string }
  return { params: { path: { userId, transactionNo: String(id) } }, ...(signal && { signal }) }
}

/** @param params `id` is the attachment's; `meta.userId` the employee, `meta.claimId` the claim */
async function getDocument({ id, meta, signal }: OneAsked) {
  const { userId, claimId } = meta as { readonly userId: string; readonly claimId: string }
  const { data: content } = await withHttpError(
    apiClient.GET('/api/hradmin/employee/{userId}/claims/{claimId}/attachments/{attachmentId}', {
      params: { path: { userId, claimId, attachmentId: String(id) }, query: { view: '1' } },
      parseAs: 'blob',
      ...(signal && { signal }),
    }),
  )
  return { data: { id: String(id), content: content as unknown as Blob } satisfies DocumentOfEmployee }
}

/** @param params `id` is the employee's */
async function getClaimFormChoices({ id, signal }: OneAsked) {
  const { data: choices } = await dataOf(
    apiClient.GET('/api/hradmin/employee/{userId}/claimForm', {
      params: { path: { userId: String(id) } },
      ...(signal && { signal }),
    }),
  )
  const data: ClaimFormChoices = { ...choices, id: String(id) }
  return { data }
}

/** @param params `id` is the employee's; `meta` says which end (S80) */
async function getEndOfCover({ id, meta, signal }: OneAsked) {
  const { data: end } = await dataOf(
    apiClient.GET('/api/hradmin/employee/{userId}/leaving', {
      params: { path: { userId: String(id) }, query: meta as EndOfCoverMeta },
      ...(signal && { signal }),
    }),
  )
  const data: EndOfCoverRecord = { ...end, id: String(id) }
  return { data }
}

async function getUpload({ id, signal }: OneAsked) {
  const data: UploadRecord = await dataOf(
    apiClient.GET('/api/hradmin/uploads/{id}', { params: { path: { id: String(id) } }, ...(signal && { signal }) }),
  )
  return { data }
}

/** @param params `id` is the company's */
async function getUploadRules({ id, signal }: OneAsked) {
  const companyId = String(id)
  const rules = await dataOf(
    apiClient.GET('/api/hradmin/upload-rules', { params: { query: { companyId } }, ...(signal && { signal }) }),
  )
  const data: ReadingRules = { ...rules, id: companyId }
  return { data }
}
