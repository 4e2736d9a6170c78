/** The documents that events name, each with its hash. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { FlexibleSpendingEvent } from '@member-care/domain/flexible-spending/flexible-spending-events.ts'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import type { OrderEvent } from '@member-care/domain/order/order-events.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { StoredEventLog } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import type { DocumentOfPerson, RecordedDocument } from '../integrations/file-store/genuine-document.ts'

type Naming = Extract<
  ClaimEvent | FlexibleSpendingEvent | GuaranteeEvent | OrderEvent | UserEvent,
  { readonly type: (typeof documentEventTypes)[number] }
>

export const documentEventTypes = [
  'ClaimFiled',
  'ClaimUpdated',
  'FlexibleSpendingClaimRecorded',
  'IdentityChangeRequested',
  'GuaranteeRequested',
  'GuaranteeInformationGiven',
  'GuaranteeIssued',
  'GuaranteeReplaced',
  'OrderInvoiced',
] as const satisfies readonly EventType[]

/** The documents that an event names, and whom they tell about; undefined for an event that names none. */
export function documentsOf(event: {
  readonly type: string
  readonly data: unknown
}): { readonly subjectId: string; readonly documents: readonly RecordedDocument[] } | undefined {
  if (!isNaming(event)) return undefined
  if (event.type === 'IdentityChangeRequested') return { subjectId: event.data.userId, documents: event.data.evidence }
  if (event.type === 'GuaranteeIssued' || event.type === 'GuaranteeReplaced')
    return { subjectId: event.data.patientId, documents: [event.data.letter.document] }
  if (event.type === 'OrderInvoiced') return { subjectId: event.data.buyerId, documents: [event.data.document] }
  const documents = event.data.attachments.map(({ attachmentId, mimeType, bytes, sha256 }) => ({
    fileId: attachmentId,
    mimeType,
    bytes,
    sha256,
  }))
  return { subjectId: 'patientId' in event.data ? event.data.patientId : event.data.claimantId, documents }
}

/** None of the fields that are read is encrypted, so that an event as it is stored will do. */
function isNaming(event: { readonly type: string; readonly data: unknown }): event is Naming {
  return documentEventTypes.some((type) => type === event.type)
}

/** What the stream's latest event with this document says of it, and whom it tells about; undefined where none names it. */
export async function recordedDocument(
  eventLog: Pick<StoredEventLog, 'load'>,
  stream: StreamId,
  fileId: string,
): Promise<DocumentOfPerson | undefined> {
  const { events } = await eventLog.load(stream)
  const named = events.flatMap((event) => {
    const { subjectId, documents } = documentsOf(event) ?? { subjectId: '', documents: [] }
    return documents.map((document) => ({ ...document, subjectId }))
  })
  return named.findLast((document) => document.fileId === fileId)
}
