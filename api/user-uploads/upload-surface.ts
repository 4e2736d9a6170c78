/** Where files of users are sent, and by whom: one way for all of them, with another reach. */
import type { Power } from '@member-care/domain/access/powers.ts'
import type { StepUp } from '@member-care/domain/access/step-up.ts'
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import { z } from 'zod'
import type { RecordKind } from '../http/access.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import type { Upload } from './upload-store.ts'

/** Whose file it is, and how far it reaches. */
export type UploadReach = Pick<Upload, 'groupCodes' | 'companyId'>

export interface UploadSurface {
  /** What the addresses of its calls begin with. */
  readonly path: '/console' | '/hradmin'
  /** Send a file, have it carried out, discard it. */
  readonly mayUpload: Power
  /** Look at what became of those that were submitted. */
  readonly maySeeJobs: Power
  readonly stepUp: StepUp
  readonly record: RecordKind
  /** What the address says of a file that is sent. */
  readonly sentQuery: z.ZodType<{ readonly companyId?: string | undefined }>
  /**
   * How far a file reaches that the caller sends.
   * @param companyId that the call names, if any
   * @throws ApiError 404 for a company that the caller does not reach
   */
  reachOf(parts: Pick<Parts, 'clients'>, caller: Caller, companyId: string | undefined): Promise<UploadReach>
}

/** Administrators name the companies by row, among the clients of their groups (S36). */
export const consoleUploads: UploadSurface = {
  path: '/console',
  mayUpload: 'users.upload',
  maySeeJobs: 'jobs.view',
  stepUp: 'always',
  record: 'upload',
  sentQuery: z.object({}),
  reachOf: async (_parts, { user }) => reachOfGroups(user.groupCodes),
}

export function reachOfGroups(groupCodes: readonly string[]): UploadReach {
  return { groupCodes, companyId: null }
}

/** A company's own HR names the company with the file; who has one company need not. */
export const hrUploads: UploadSurface = {
  path: '/hradmin',
  mayUpload: 'employees.upload',
  maySeeJobs: 'employees.upload',
  stepUp: 'requireOTPProfile',
  record: 'company-upload',
  sentQuery: z.object({ companyId: z.string().max(100).optional() }),
  reachOf: async (parts, caller, companyId) => {
    const { companyId: ofFile, groupCode } = await ownCompany(parts, caller, companyId)
    return { groupCodes: [groupCode], companyId: ofFile }
  },
}

/** @throws ApiError 404 for a company that the caller's role does not reach, and where several could be meant */
export async function ownCompany(
  { clients }: Pick<Parts, 'clients'>,
  { scope }: Caller,
  companyId: string | undefined,
): Promise<ClientRecord> {
  const companyIds = scope.kind === 'companies' ? scope.companyIds : []
  const chosen = companyId ?? (companyIds.length === 1 ? companyIds[0] : undefined)
  const client = chosen === undefined ? undefined : await clients.getClient(scope, chosen)
  if (!client) throw apiError('NOT_FOUND')
  return client
}
