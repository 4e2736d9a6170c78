/** Makes a letter that is about to be issued: printed, signed and kept, before its event says that there is one. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { daysOfLetter } from '@member-care/domain/guarantee/decide-guarantee.ts'
import type { ReadyLetter } from '@member-care/domain/guarantee/guarantee-commands.ts'
import { addressOfLetterCode } from '@member-care/domain/guarantee/letter-address.ts'
import { numberOfLetter } from '@member-care/domain/guarantee/letter-number.ts'
import type { LetterTerms } from '@member-care/domain/guarantee/guarantee-events.ts'
import type { RequestedGuarantee } from '@member-care/domain/guarantee/guarantee-state.ts'
import { guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
import { v5 as uuidv5 } from 'uuid'
import { registerFile } from '../documents/file-register.ts'
import { putContent } from '../documents/put-content.ts'
import type { Parts } from '../http/parts.ts'
import { shownNricOf } from './shown-nric.ts'
import { issueGuaranteeLetter } from './letter/guarantee-letter.ts'

/** What of a request a letter is made from. */
type LetterSource = Pick<
  RequestedGuarantee,
  | 'guaranteeId'
  | 'number'
  | 'companyId'
  | 'employeeId'
  | 'patientId'
  | 'patientName'
  | 'patientNric'
  | 'policyNo'
  | 'request'
>

/**
 * The letter is kept under an id of its command: the same command again keeps the same file. One whose event never came is swept
 * (documents/sweep-uploads.ts).
 * @param asked.issue the number that the decider gives it
 */
export async function makeLetter(
  parts: Parts,
  asked: {
    readonly requested: LetterSource
    readonly issue: number
    readonly terms: LetterTerms
    readonly admissionOn: string
    readonly commandId: string
  },
): Promise<ReadyLetter> {
  const { requested, issue, terms, admissionOn, commandId } = asked
  const issuedAt = parts.clock()
  const days = daysOfLetter(singaporeToday(issuedAt))
  const { bytes, hash } = await issueGuaranteeLetter(await factsOf(parts, asked, days), {
    signer: await parts.letterSigning.signer(),
    issuedAt,
  })
  const fileId = uuidv5(`letter ${issue} ${hash}`, commandId)
  const document = { fileId, mimeType: 'application/pdf', bytes: bytes.length, sha256: hash }
  await keep(parts, requested, document, bytes)
  return { ...terms, admissionOn, ...days, document }
}

async function factsOf(
  parts: Parts,
  { requested, issue, terms, admissionOn }: Parameters<typeof makeLetter>[1],
  { issuedOn, validUntil }: Pick<ReadyLetter, 'issuedOn' | 'validUntil'>,
): Promise<Parameters<typeof issueGuaranteeLetter>[0]> {
  const { systemReader, settings, letterCodes } = parts
  const [client, employee] = await Promise.all([
    parts.clients.getClient(systemReader, requested.companyId),
    parts.users.getUser(systemReader, requested.employeeId),
  ])
  const letter = { guaranteeId: requested.guaranteeId, issue }
  const nric = unlessRedacted(requested.patientNric) ?? ''
  return {
    number: numberOfLetter(requested.number, issue),
    ...(issue > 1 && { replaces: numberOfLetter(requested.number, issue - 1) }),
    hospital: requested.request.hospital,
    doctorName: unlessRedacted(requested.request.doctorName) ?? '',
    admissionDate: admissionOn,
    patientName: unlessRedacted(requested.patientName) ?? '',
    maskedNric: shownNricOf(client)(nric),
    employeeName: employee?.name ?? '',
    company: client?.name ?? '',
    policyNo: requested.policyNo,
    insurer: { name: guaranteeTexts.insurer, ...settings.support },
    guaranteedCents: terms.amountCents,
    conditions: unlessRedacted(terms.conditions) ?? '',
    issuedOn,
    validUntil,
    checkUrl: addressOfLetterCode(settings.publicUrl, letterCodes.write(letter)),
    acknowledgementCode: letterCodes.counterCodeOf(letter),
  }
}

/** In the register before its bytes are in the store, as every file is. */
async function keep(
  parts: Parts,
  { guaranteeId, employeeId, patientId }: LetterSource,
  { fileId, mimeType, bytes, sha256 }: ReadyLetter['document'],
  content: Buffer,
): Promise<void> {
  const belonging = { ownerId: employeeId, subjectId: patientId, claimId: guaranteeId }
  await registerFile(
    parts.database,
    { ...belonging, fileId, category: 'DOC', mimeType, bytes, sha256, state: 'received' },
    parts.clock(),
  )
  await putContent(parts.files, fileId, content, belonging, parts.uploadFolder)
}
