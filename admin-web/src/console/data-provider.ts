/** All data of the console: the REST dialect of react-admin for lists and records, and a method of its own for everything else. */
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider } from 'react-admin'
import type { ClaimRecord, ClaimResource } from '../claims/claim-record.ts'
import type { DeskCommand } from '../claims/desk/desk-commands.ts'
import type { ClaimMoment, HistoryEvent } from '../history/history-record.ts'
import type { ReadModelStatus } from '../read-models/read-model-record.ts'
import { CONSOLE_API, fetchBytes, fetchWithToken } from './http-client.ts'

/** What makes a command safe to repeat: the same key has one result, however often it is sent. */
export interface CommandOptions {
  readonly idempotencyKey: string
}

export interface ConsoleDataProvider extends DataProvider {
  /** Sets the retry count to 0, so that the hand-over is tried again. Gives the claim as it is then. */
  reprocessClaim(claimId: string, options: CommandOptions): Promise<ClaimRecord>
  /** A decision of the claims desk. Rejects with 409 when the claim is no longer at `expectedVersion`. */
  decideClaim(claimId: string, expectedVersion: number, command: DeskCommand, options: CommandOptions): Promise<ClaimRecord>
  claimAttachment(claimId: string, attachmentId: string, signal?: AbortSignal): Promise<Blob>
  /** Oldest event first. */
  claimHistory(claimId: string, signal?: AbortSignal): Promise<readonly HistoryEvent[]>
  claimAtRevision(claimId: string, revision: number, signal?: AbortSignal): Promise<ClaimMoment>
  /** The claim as it was at an instant (ISO); 404 when it had not been filed. */
  claimAsOf(claimId: string, at: string, signal?: AbortSignal): Promise<ClaimMoment>
  readModels(signal?: AbortSignal): Promise<readonly ReadModelStatus[]>
  retryReadModel(name: string, options: CommandOptions): Promise<void>
}

/** Where the API keeps what react-admin knows under the names of the console's addresses. */
const apiResources: Readonly<Record<ClaimResource, string>> = { userOutpatient: 'outpatient-claims', userinpatient: 'inpatient-claims' }

export function createDataProvider(): ConsoleDataProvider {
  const rest = simpleRestProvider(CONSOLE_API, fetchWithToken)
  return {
    getList: (resource, params) => rest.getList(apiResource(resource), params),
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

    reprocessClaim: (claimId, options) => post(claimPath(claimId, 'reprocess'), {}, options),
    decideClaim: (claimId, expectedVersion, { decision, ...data }, options) => post(claimPath(claimId, decision), { expectedVersion, ...data }, options),
    claimAttachment: (claimId, attachmentId, signal) => fetchBytes(`${CONSOLE_API}/${claimPath(claimId, 'attachments', attachmentId)}?view=1`, signal),
    claimHistory: (claimId, signal) => get(claimPath(claimId, 'history'), signal),
    claimAtRevision: (claimId, revision, signal) => get(claimPath(claimId, 'history', String(revision)), signal),
    claimAsOf: (claimId, at, signal) => get(`${claimPath(claimId, 'as-of')}?${new URLSearchParams({ at }).toString()}`, signal),
    readModels: (signal) => get('projections', signal),
    retryReadModel: (name, options) => post(`projections/${encodeURIComponent(name)}/retry`, {}, options),
  }
}

function apiResource(resource: string): string {
  return Object.hasOwn(apiResources, resource) ? apiResources[resource as ClaimResource] : resource
}

function claimPath(claimId: string, ...parts: readonly string[]): string {
  return ['claims', claimId, ...parts].map(encodeURIComponent).join('/')
}

async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const { json } = await fetchWithToken(`${CONSOLE_API}/${path}`, signal ? { signal } : {})
  return json as Answer
}

async function post<Answer>(path: string, data: unknown, { idempotencyKey }: CommandOptions): Promise<Answer> {
  const { json } = await fetchWithToken(`${CONSOLE_API}/${path}`, {
    method: 'POST',
    body: JSON.stringify(data),
    headers: { 'Idempotency-Key': idempotencyKey },
  })
  return json as Answer
}
