/** Claims that tests find in the store, put there as events, with the bytes of their documents. */
import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Attachment, ClaimDetails, Payment } from '@member-care/domain/claim/claim-details.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { bankPayment, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import type { ApiUnderTest } from './api-under-test.ts'

export interface RecordedClaim {
  readonly claimId: string
  readonly attachments: readonly Attachment[]
}

type ClaimFiled = Extract<ClaimEvent, { type: 'ClaimFiled' }>['data']

interface RecordedFile {
  readonly content: Uint8Array
  readonly mimeType: string
  readonly name: string
  /** A receipt, unless told. */
  readonly category?: Attachment['category']
}

interface ClaimToRecord {
  readonly companyId: string
  readonly employeeId: string
  readonly claimantId: string
  readonly claimantName?: string
  readonly claimantNric?: string
  readonly details?: ClaimDetails
  readonly payment?: Payment
  /** The member, unless told. */
  readonly filedBy?: ClaimFiled['filedBy']
  /** Documents with their bytes. */
  readonly files?: readonly RecordedFile[]
  /** When it was filed; now, unless told. */
  readonly filedAt?: Date
  /** What happens afterwards. */
  readonly then?: (claimId: string) => readonly ClaimEvent[]
}

/** Files a claim with what follows, and waits until the read models show it. */
export async function recordClaim(api: ApiUnderTest, claim: ClaimToRecord): Promise<RecordedClaim> {
  const {
    companyId,
    employeeId,
    claimantId,
    claimantName = 'Willow Tan',
    claimantNric = 'S8112345F',
    details = outpatientDetails,
    payment = bankPayment,
    filedBy = 'member',
  } = claim
  const claimId = randomUUID()
  const attachments = await Promise.all((claim.files ?? []).map((file) => keepFile(api, file, claim.claimantId)))
  const filed: ClaimEvent = {
    type: 'ClaimFiled',
    data: {
      claimId,
      companyId,
      employeeId,
      claimantId,
      claimantName,
      claimantNric,
      filedBy,
      details,
      payment,
      attachments,
    },
  }
  if (claim.filedAt === undefined) await api.record(`claim-${claimId}`, filed)
  else await recordAsOf(api, claimId, filed, claim.filedAt)
  for (const event of claim.then?.(claimId) ?? []) await api.record(`claim-${claimId}`, event)
  return { claimId, attachments }
}

async function recordAsOf(api: ApiUnderTest, claimId: string, filed: ClaimEvent, at: Date): Promise<void> {
  const context = {
    actor: { kind: 'system', id: 'test' } as const,
    commandId: randomUUID(),
    correlationId: randomUUID(),
    occurredAt: at.toISOString(),
  }
  await api.parts.eventLog.append(`claim-${claimId}`, [filed], { expected: { kind: 'no-stream' }, context })
  await api.untilUpToDate()
}

async function keepFile(api: ApiUnderTest, file: RecordedFile, subjectId: string): Promise<Attachment> {
  const attachmentId = randomUUID()
  const path = join(tmpdir(), `recorded-${attachmentId}`)
  await writeFile(path, file.content)
  await api.parts.files.put(attachmentId, path, { subjectId })
  await rm(path)
  const sha256 = createHash('sha256').update(file.content).digest('hex')
  return {
    attachmentId,
    category: file.category ?? 'INV/RCP',
    originalFilename: file.name,
    mimeType: file.mimeType,
    bytes: file.content.length,
    sha256,
  }
}
