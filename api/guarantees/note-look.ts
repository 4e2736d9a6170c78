/** Notes that somebody looked at a letter of guarantee: for the patient, and for the employee where that is somebody else. */
import type { GuaranteeRecord } from '@member-care/projections/guarantees/guarantee-queries.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { recordView } from '../http/record-view.ts'

/** An answer is given only when this is on record. */
export async function noteLook(
  { eventLog }: Pick<Parts, 'eventLog'>,
  caller: Caller,
  { patientId }: Pick<GuaranteeRecord, 'patientId'>,
  what: 'guarantee' | 'guarantee-attachment',
  recordId: string,
): Promise<void> {
  await recordView(eventLog, { subjectId: patientId, what, recordId }, caller.auditContext())
}
