/** What HR administrators read, by react-admin's names: their own companies only (3§2.16). */
import type { InsightSubject } from '@member-care/domain/insights/insight-subjects.ts'
import { defaultDataProvider, type DataProvider, type GetListParams, type GetOneParams } from 'react-admin'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { about, type CommandOptions } from '../console/command-options.ts'

/** A company with how many people it covers. */
export type CompanyCover = AnswerTo<'/api/hradmin/companies'>[number] & { readonly id: string }

/** What a chart shows of one subject, which is its id. */
export type Insight = AnswerTo<'/api/hradmin/insights/{subject}'> & { readonly id: string }

type Asked = GetListParams & { readonly signal?: AbortSignal }

/** A request for a letter of guarantee that waits for the company's HR. */
export type HrLetter = AnswerTo<'/api/hradmin/guarantees'>['items'][number]

/** All lists are whole. */
const lists: Readonly<Record<string, (asked: Asked) => Promise<{ data: readonly object[]; total: number }>>> = {
  companies: listCompanies,
  guarantees: listLetters,
}

/** What the area does not offer answers as react-admin's empty provider does. */
export const hrDataProvider = {
  ...defaultDataProvider,
  getList: (resource: string, params: Asked) =>
    (lists[resource]?.(params) ?? defaultDataProvider.getList(resource, params)) as never,

  getOne: (resource: string, params: GetOneParams & { readonly signal?: AbortSignal }) =>
    (resource === 'insights' ? getInsight(params) : defaultDataProvider.getOne(resource, params)) as never,

  /** Rejects with 409 when the request is not as it was shown any more. */
  async passOnGuarantee({ id, version }: HrLetter, options: CommandOptions): Promise<HrLetter> {
    const body = { expectedVersion: version }
    return dataOf(apiClient.POST('/api/hradmin/guarantees/{id}/pass-on', { ...about(id, options), body }))
  },

  async declineGuarantee({ id, version }: HrLetter, reason: string, options: CommandOptions): Promise<HrLetter> {
    const body = { expectedVersion: version, reason }
    return dataOf(apiClient.POST('/api/hradmin/guarantees/{id}/decline', { ...about(id, options), body }))
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
async function getInsight({ id, meta, signal }: GetOneParams & { readonly signal?: AbortSignal }) {
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
