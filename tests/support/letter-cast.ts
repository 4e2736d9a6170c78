/** Requests for letters of guarantee that tests of the desk and of the member's pages speak of. */
import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { filledQuestions } from '@member-care/domain/guarantee/questionnaire.ts'
import { exampleRequest } from '@member-care/domain/guarantee/testing/example-guarantee.ts'
import { usualQuestionnaire } from '@member-care/domain/guarantee/usual-questionnaire.ts'
import type { ApiUnderTest } from './api-under-test.ts'
import { sql } from 'slonik'
import { annsName, annsNric, type ClaimsCast } from './claims-cast.ts'

/** Orchid offers letters of guarantee, and one hospital of the panel takes them. */
export async function offerLetters(api: ApiUnderTest, { orchid }: ClaimsCast, hospital: string): Promise<void> {
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('H1', ${hospital}, '1 Example Road', 'North', 'N', 8, array['24 hours','','',''], 1.3, 103.8)`)
  await api.record(`client-${orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: orchid, featuresConfig: { allowLOG: true } },
  })
}

const answers = { stay: { inputs: ['planned', '2', undefined], parts: [] }, history: { inputs: [], parts: ['N', 'N'] } }

export interface RequestedLetter {
  readonly number: string
  readonly needsHr?: boolean
  /** Where an insurer's own system decides it. */
  readonly decider?: 'insurer'
  /** The number that the insurer has given it already. */
  readonly referenceNo?: string
  /** What Ann has sent with it. */
  readonly document: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
}

/** Ann's request for a stay eight days ahead, with a document. @returns its id */
export async function recordLetterRequest(
  api: ApiUnderTest,
  { orchid, ann }: ClaimsCast,
  { number, needsHr = false, decider, referenceNo, document: { name, mimeType, buffer } }: RequestedLetter,
): Promise<string> {
  const [guaranteeId, attachmentId] = [randomUUID(), randomUUID()]
  const path = join(api.parts.uploadFolder, attachmentId)
  await writeFile(path, buffer)
  await api.parts.files.put(attachmentId, path, { subjectId: ann })
  const sha256 = createHash('sha256').update(buffer).digest('hex')
  const today = singaporeToday(api.parts.clock())
  const requested: GuaranteeEvent = {
    type: 'GuaranteeRequested',
    data: {
      ...exampleRequest,
      ...(decider && { decider }),
      ...{ guaranteeId, number, needsHr, companyId: orchid, employeeId: ann, patientId: ann },
      ...{ patientName: annsName, patientNric: annsNric, email: 'ann@example.com' },
      request: {
        ...exampleRequest.request,
        symptomsStartedOn: addDays(today, -20),
        admissionOn: addDays(today, 8),
        questionnaire: JSON.stringify(filledQuestions(usualQuestionnaire, answers)),
      },
      attachments: [{ attachmentId, category: 'DOC', originalFilename: name, mimeType, bytes: buffer.length, sha256 }],
    },
  }
  const taken: readonly GuaranteeEvent[] =
    referenceNo === undefined ? [] : [{ type: 'GuaranteeTaken', data: { guaranteeId, referenceNo } }]
  await api.record(`guarantee-${guaranteeId}`, requested, ...taken)
  return guaranteeId
}
