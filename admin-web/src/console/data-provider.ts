/** All data of the console: the REST dialect of react-admin for lists and records, and a typed method of its own for everything else. */
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, GetListParams } from 'react-admin'
import type { ClaimRecord, ClaimResource } from '../claims/claim-record.ts'
import type { DeskCommand } from '../claims/desk/desk-commands.ts'
import type { ClaimMoment, HistoryEvent } from '../history/history-record.ts'
import type { ReadModelStatus, SystemStatus } from '../read-models/read-model-record.ts'
import type { BankAccount } from '@member-care/domain/bank/bank-rules.ts'
import type { BankProposalRow, VerificationCounts, VerificationDecision } from '../verification/bank-proposal-row.ts'
import { apiClient, dataOf } from './api-client.ts'
import { fetchJson } from './rest-client.ts'

/** What makes a command safe to repeat: the same key has one result, however often it is sent. */
export interface CommandOptions {
  readonly idempotencyKey: string
}

export interface ConsoleDataProvider extends DataProvider {
  /** Sets the retry count to 0, so that the hand-over is tried again. Gives the claim as it is then. */
  reprocessClaim(claimId: string, options: CommandOptions): Promise<ClaimRecord>
  /** A decision of the claims desk. Rejects with 409 when the claim is no longer at `expectedVersion`. */
  decideClaim(claimId: string, expectedVersion: number, command: DeskCommand, options: CommandOptions): Promise<ClaimRecord>
  /** Proposes an account for the claim's payment, as it is kept. Gives the claim as it is then. */
  proposeBankAccount(claimId: string, account: BankAccount, options: CommandOptions): Promise<ClaimRecord>
  /** Approves or declines the account that was looked at. Rejects with 409 when it is no longer to be decided on. */
  decideBankAccount(claimId: string, decision: VerificationDecision, options: CommandOptions): Promise<BankProposalRow>
  /** How much waits in each queue. */
  verificationCounts(signal: AbortSignal): Promise<VerificationCounts>
  /** The bytes of a document; HEIC comes as JPEG. The server records that they were looked at. */
  claimAttachment(claimId: string, attachmentId: string, signal: AbortSignal): Promise<Blob>
  /** Oldest event first. */
  claimHistory(claimId: string, signal: AbortSignal): Promise<readonly HistoryEvent[]>
  claimAtRevision(claimId: string, revision: number, signal: AbortSignal): Promise<ClaimMoment>
  /** The claim as it was at an instant (ISO); 404 when it had not been filed. */
  claimAsOf(claimId: string, at: string, signal: AbortSignal): Promise<ClaimMoment>
  readModels(signal: AbortSignal): Promise<readonly ReadModelStatus[]>
  systemStatus(signal: AbortSignal): Promise<SystemStatus>
  retryReadModel(name: string, options: CommandOptions): Promise<ReadModelStatus>
}

/** Where the API keeps what react-admin knows under the names of the console's addresses. */
const apiResources: Readonly<Record<ClaimResource, string>> = { userOutpatient: 'outpatient-claims', userinpatient: 'inpatient-claims' }

export function createDataProvider(): ConsoleDataProvider {
  const rest = simpleRestProvider('/api/console', fetchJson)
  return {
    getList: (resource, params) => getList(apiResource(resource), params),
    getOne: (resource, params) => rest.getOne(apiResource(resource), params),
    getMany: (resource, params) => rest.getMany(apiResource(resource), params),
    getManyReference: (resource, params) => rest.getManyReference(apiResource(resource), params),
    create: (resource, params) => rest.create(apiResource(resource), params),
    update: (resource, params) => rest.update(apiResource(resource), params),
    updateMany: (resource, params) => rest.updateMany(apiResource(resource), params),
    delete: (resource, params) => rest.delete(apiResource(resource), params),
    deleteMany: (resource, params) => rest.deleteMany(apiResource(resource), params),
    // In development StrictMode mounts twice, and an aborted first query would be sent again.
    supportAbortSignal: import.meta.env.PROD,

    reprocessClaim: (claimId, options) => dataOf(apiClient.POST('/api/console/claims/{id}/reprocess', { ...about(claimId, options), body: {} })),
    decideClaim,
    proposeBankAccount: (claimId, account, options) => dataOf(apiClient.POST('/api/console/claims/{id}/bank-proposals', { ...about(claimId, options), body: account })),
    decideBankAccount: (claimId, decision, options) => dataOf(apiClient.POST('/api/console/claims/{id}/bank-decision', { ...about(claimId, options), body: decision })),
    verificationCounts: (signal) => dataOf(apiClient.GET('/api/console/verification-counts', { signal })),
    claimAttachment: (claimId, attachmentId, signal) =>
      dataOf(
        apiClient.GET('/api/console/claims/{id}/attachments/{attachmentId}', {
          params: { path: { id: claimId, attachmentId }, query: { view: '1' } },
          parseAs: 'blob',
          signal,
        }),
      ),
    claimHistory: (id, signal) => dataOf(apiClient.GET('/api/console/claims/{id}/history', { params: { path: { id } }, signal })),
    claimAtRevision: (id, revision, signal) => dataOf(apiClient.GET('/api/console/claims/{id}/history/{revision}', { params: { path: { id, revision } }, signal })),
    claimAsOf: (id, at, signal) => dataOf(apiClient.GET('/api/console/claims/{id}/as-of', { params: { path: { id }, query: { at } }, signal })),
    readModels: (signal) => dataOf(apiClient.GET('/api/console/projections', { signal })),
    systemStatus: (signal) => dataOf(apiClient.GET('/api/console/system', { signal })),
    retryReadModel: (name, options) => dataOf(apiClient.POST('/api/console/projections/{name}/retry', { params: { path: { name } }, headers: keyHeader(options) })),
  }
}

/** What a list of any length tells beside its rows. */
export interface ListMeta {
  /** False when there are more than the total says. */
  readonly isTotalExact: boolean
}

/**
 * A page of a list, in the API's dialect of react-admin's REST. `meta.after` or `meta.before`, where a list takes them, name the row
 * that the page is read from.
 */
async function getList(resource: string, { pagination, sort, filter, meta, signal }: GetListParams & { readonly signal?: AbortSignal }) {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 }
  const query = new URLSearchParams({
    ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    filter: JSON.stringify(filter ?? {}),
    ...(meta?.after && { after: meta.after }),
    ...(meta?.before && { before: meta.before }),
  })
  const { headers, json } = await fetchJson(`/api/console/${resource}?${query}`, signal ? { signal } : {})
  return { data: json, total: Number(headers.get('X-Total-Count')), meta: { isTotalExact: headers.get('X-Total-Exact') !== 'false' } satisfies ListMeta }
}

function decideClaim(claimId: string, expectedVersion: number, command: DeskCommand, options: CommandOptions): Promise<ClaimRecord> {
  const target = about(claimId, options)
  switch (command.decision) {
    case 'approve': {
      const { payableCents, remarks, batchNo, notDuplicateReason, comparedWith } = command
      const comparison = notDuplicateReason !== undefined && comparedWith && { notDuplicateReason, comparedWith: [...comparedWith] }
      return dataOf(apiClient.POST('/api/console/claims/{id}/approve', { ...target, body: { expectedVersion, payableCents, remarks, batchNo, ...comparison } }))
    }
    case 'reject': {
      const { reasonCode, remarks, batchNo } = command
      return dataOf(apiClient.POST('/api/console/claims/{id}/reject', { ...target, body: { expectedVersion, reasonCode, remarks, ...(batchNo && { batchNo }) } }))
    }
    case 'request-information':
      return dataOf(apiClient.POST('/api/console/claims/{id}/request-information', { ...target, body: { expectedVersion, request: command.request } }))
    case 'start-review':
      return dataOf(apiClient.POST('/api/console/claims/{id}/start-review', { ...target, body: { expectedVersion } }))
  }
}

function about(id: string, options: CommandOptions) {
  return { params: { path: { id } }, headers: keyHeader(options) }
}

function keyHeader({ idempotencyKey }: CommandOptions) {
  return { 'Idempotency-Key': idempotencyKey }
}

function apiResource(resource: string): string {
  return Object.hasOwn(apiResources, resource) ? apiResources[resource as ClaimResource] : resource
}
