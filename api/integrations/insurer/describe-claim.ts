/** A claim as the insurer is told of it. Read when it is sent, so that who has been forgotten meanwhile is not told of. */
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import { REDACTED, type Personal } from '@member-care/domain/events/event-definition.ts'
import type { ClientQueries } from '@member-care/projections/clients/client-queries.ts'
import type { SystemReader } from '@member-care/projections/scope.ts'
import type { UserQueries } from '@member-care/projections/users/user-queries.ts'
import type { FileStore } from '../file-store/file-store.ts'
import type { ClaimToHandOver } from './insurer.ts'
import type { SentDocument } from './contract-fields.ts'
import type { ClaimMessage } from './insurer-contract.ts'

export interface ClaimDescription {
  readonly clients: Pick<ClientQueries, 'getClient'>
  readonly systemReader: SystemReader
  readonly users: Pick<UserQueries, 'getUser'>
  readonly files: Pick<FileStore, 'has'>
}

export async function describeClaim(
  description: ClaimDescription,
  { claimId, revision, kind, claim, payoutNotBefore }: ClaimToHandOver,
): Promise<ClaimMessage> {
  const { clients, users, systemReader } = description
  const { companyId, employeeId, claimantId, claimantName, claimantNric, filedBy, details, payment } = claim
  const [company, employee, documents] = await Promise.all([
    clients.getClient(systemReader, companyId),
    users.getUser(systemReader, employeeId),
    sentDocuments(description, claim.attachments),
  ])
  const policyOfKind = kind === 'inpatient' ? company?.inpatientPolicyNo : company?.outpatientPolicyNo
  const membership = employee?.memberships.find((one) => one.companyId === companyId)
  return {
    claimId,
    revision,
    kind,
    filedBy,
    company: {
      id: companyId,
      name: company?.name ?? '',
      companyCode: company?.companyCode ?? '',
      policyNo: policyOfKind || (company?.policyNo ?? ''),
    },
    employee: {
      id: employeeId,
      name: known(employee?.name),
      nric: known(employee?.nric),
      staffId: membership?.staffId ?? null,
    },
    claimant: { id: claimantId, name: claimantName, nric: claimantNric },
    details,
    payment,
    ...(payoutNotBefore && { payoutNotBefore: payoutNotBefore.toISOString() }),
    documents,
  }
}

/** As the insurer is told of them. The bytes of somebody who was forgotten are gone. */
export async function sentDocuments(
  { files }: Pick<ClaimDescription, 'files'>,
  attachments: readonly Attachment[],
): Promise<SentDocument[]> {
  const kept = await Promise.all(
    attachments.map(async (attachment) => ((await files.has(attachment.attachmentId)) ? [attachment] : [])),
  )
  return kept.flat().map(({ attachmentId, originalFilename, category, mimeType, bytes, sha256 }) => ({
    documentId: attachmentId,
    category,
    name: originalFilename,
    mimeType,
    bytes,
    sha256,
  }))
}

/** A read model keeps null in place of a forgotten value. */
export function known(value: string | null | undefined): Personal<string> {
  return value ?? REDACTED
}
