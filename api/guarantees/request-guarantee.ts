/** Asking for a letter of guarantee: the form's rules once more, its files kept, then the command (2§3, 2§5, S67). */
import type { RequestGuarantee } from '@member-care/domain/guarantee/guarantee-commands.ts'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import { isRequested } from '@member-care/domain/guarantee/guarantee-state.ts'
import type { GuaranteeTerms } from '@member-care/domain/guarantee/guarantee-terms.ts'
import { decideGuarantee } from '@member-care/domain/guarantee/decide-guarantee.ts'
import { letterDraftTexts } from '@member-care/domain/texts/letter-draft-texts.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { guaranteeRequestTexts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { answersOtherQuestions, filledQuestions, readAnswers } from '@member-care/domain/guarantee/questionnaire.ts'
import {
  flatRequestErrors,
  guaranteeRequestErrors,
  guaranteeRequestFields,
  MAXIMUM_ATTACHMENTS,
  type GuaranteeRequestForm,
} from '@member-care/domain/guarantee/request-form.ts'
import { filled } from '@member-care/domain/claim/form/claim-form.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { carryOutGuarantee, loadGuarantee } from '../aggregates/guarantee.ts'
import { requireSameRequest } from '../aggregates/bind-aggregate.ts'
import {
  commandIdOfDraft,
  chosenDraftFiles,
  DraftMissing,
  readSentDraft,
  settleDraft,
  takeDraftFiles,
  type SentDraft,
} from '../drafts/sent-draft.ts'
import { removeDraft } from '../drafts/draft-store.ts'
import { toClaimFile } from '../claims/check-claim-form.ts'
import { uploadError } from '../claims/claim-errors.ts'
import { markAttached } from '../documents/file-register.ts'
import { examineUploads, keepUploads } from '../documents/keep-uploads.ts'
import { receiveUpload, saidByForm, type ReceivedForm } from '../documents/receive-upload.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { ApiError, apiError, fieldError, formError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { guaranteeIdOf, letterWriting } from './drafts/letter-drafts.ts'
import { gatherGuaranteeKnowledge, termsOf, type GuaranteeKnowledge, type Patient } from './guarantee-context.ts'
import { bringLetterCoverUpToDate, holdForLetter } from './letter-cover.ts'
import { inTurnOfLetters } from './letters-in-turn.ts'
import { makeLetter } from './make-letter.ts'

export interface RequestedNow {
  readonly guaranteeId: string
  readonly number: string
}

/** Of the form's files; the catalogue's call says so too (3§7.4). */
const FIELDNAME = 'documents'

/** The names that only the catalogue's call uses, for those of the form. */
export type ReadFields = (fields: ReceivedForm['fields'], knowledge: GuaranteeKnowledge) => GuaranteeRequestForm

/**
 * Reads the multipart request and asks for the letter, with files that come along, files of a draft (fields `draftId` and `draftFiles`), or
 * both. The same command, or the same draft, again gives the request that it gave.
 * @param readForm the fields of the form, where they are named otherwise
 * @throws ApiError 400 unreadable form, 403 and 404 as {@link gatherGuaranteeKnowledge}, 404 a draft that is not there, 409 used up, 422 with texts at the fields, 303 suspicious file, 503 no antivirus verdict
 */
export async function requestGuarantee(
  parts: Parts,
  request: FastifyRequest,
  companyId: string,
  readForm: ReadFields = readFields,
): Promise<RequestedNow> {
  const { caller } = request
  let received: ReceivedForm | undefined
  try {
    received = await receiveUpload(request, {
      folder: parts.uploadFolder,
      maximumFiles: MAXIMUM_ATTACHMENTS,
      fieldname: FIELDNAME,
    })
    const draft = readSentDraft(received.fields, { ownerId: caller.user.userId, kinds: letterWriting.kinds })
    const said = caller.context(saidByForm(received))
    // The ids follow from the draft and not from the call: sent from several devices with different content, it is one request.
    const context = draft
      ? { ...said, commandId: commandIdOfDraft(letterWriting, draft), requestHash: undefined }
      : said
    const guaranteeId = guaranteeIdOf(context)
    const before = await requestedBefore(parts, context, draft)
    if (before) return before
    const filing = { caller, context, companyId, received, readForm, guaranteeId, draft }
    return draft
      ? await answeredByQuicker(parts, { context, draft }, () => gatherAndFile(parts, filing))
      : await gatherAndFile(parts, filing)
  } catch (error) {
    throw error instanceof UploadRefused
      ? uploadError(error, { kind: 'inpatient', maximumFiles: MAXIMUM_ATTACHMENTS })
      : error
  } finally {
    await received?.discard()
  }
}

/** What this command, or this draft, has asked for already. */
async function requestedBefore(
  parts: Parts,
  context: CommandContext,
  draft: SentDraft | undefined,
): Promise<RequestedNow | undefined> {
  const guaranteeId = guaranteeIdOf(context)
  const { state, loaded } = await loadGuarantee(parts, guaranteeId)
  if (!loaded.events[0] || !isRequested(state)) return undefined
  requireSameRequest(loaded.events[0], context)
  if (draft) await settleDraft(parts, draft, state)
  return { guaranteeId, number: state.number }
}

/** A draft that is refused perhaps because another device was quicker: then its request is the answer. */
async function answeredByQuicker(
  parts: Parts,
  { context, draft }: { readonly context: CommandContext; readonly draft: SentDraft },
  ask: () => Promise<RequestedNow>,
): Promise<RequestedNow> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof DraftMissing || error instanceof ApiError)) throw error
    const meanwhile = await requestedBefore(parts, context, draft)
    if (meanwhile) return meanwhile
    throw error instanceof ApiError
      ? error
      : new ApiError('DRAFT_NOT_FOUND', { status: 404, text: letterDraftTexts.gone })
  }
}

async function gatherAndFile(parts: Parts, filing: Omit<Filing, 'knowledge'>): Promise<RequestedNow> {
  const knowledge = await gatherGuaranteeKnowledge(parts, filing.caller.own, filing.companyId)
  return file(parts, { ...filing, knowledge })
}

interface Filing {
  readonly caller: Caller
  readonly context: CommandContext
  readonly guaranteeId: string
  readonly companyId: string
  readonly knowledge: GuaranteeKnowledge
  readonly received: ReceivedForm
  readonly readForm: ReadFields
  /** Whose files become documents of the request. */
  readonly draft: SentDraft | undefined
}

async function file(parts: Parts, filing: Filing): Promise<RequestedNow> {
  const { caller, context, guaranteeId, companyId, knowledge, received, draft } = filing
  const form = { ...filing.readForm(received.fields, knowledge), companyId }
  const patient = knowledge.patients.find(({ uuid }) => uuid === filled(form.patientId))
  const belonging = {
    ownerId: caller.user.userId,
    subjectId: patient?.uuid ?? caller.user.userId,
    claimId: guaranteeId,
    commandId: context.commandId,
  }
  const examined = await examineUploads(
    parts,
    received.files.map((one) => ({ file: one, category: 'DOC' as const })),
    belonging,
  )
  const fromDraft = draft ? await chosenDraftFiles(parts, draft, received.fields) : []
  const errors = guaranteeRequestErrors(form, [...fromDraft, ...examined.map(toClaimFile)], knowledge.context)
  if (Object.keys(errors).length > 0) throw formError(flatRequestErrors(errors))
  if (!patient) throw new Error('The form rules let a patient pass who is not offered.')
  const { terms } = knowledge
  if (terms.outcome === 'used-up')
    throw new ApiError('GUARANTEE_USED_UP', { status: 409, text: guaranteeRefusalTexts.GUARANTEE_USED_UP })
  const taken = draft ? await takeDraftFiles(parts, draft, { files: fromDraft, subjectId: patient.uuid }) : []
  const attachments = [...taken, ...(await keepUploads(parts, examined, belonging))]
  const requested = await toRequested(parts, filing, { form, patient, attachments })
  const number = requested.number
  await inTurnOfLetters(parts, caller.user.userId, async () => {
    const now = await holdTerms(parts, filing, requested)
    if (now.outcome === 'used-up')
      throw new ApiError('GUARANTEE_USED_UP', { status: 409, text: guaranteeRefusalTexts.GUARANTEE_USED_UP })
    await givingBackInVain(parts, filing, async () => {
      const letter =
        now.outcome === 'issued-at-once'
          ? await makeLetter(parts, {
              requested,
              issue: 1,
              terms: { amountCents: now.amountCents, conditions: '' },
              admissionOn: requested.request.admissionOn,
              commandId: context.commandId,
            })
          : undefined
      await carryOutGuarantee(parts, guaranteeId, {
        context,
        decide: (state) =>
          decideGuarantee(
            {
              type: 'RequestGuarantee',
              data: { requested: { ...requested, kind: now.kind, needsHr: now.outcome === 'to-hr' }, letter },
            },
            state,
          ),
        visibleIn: ['guarantees'],
      })
      await markAttached(parts.database, [
        ...attachments.map(({ attachmentId }) => attachmentId),
        ...(letter ? [letter.document.fileId] : []),
      ])
    })
    if (draft) await removeDraft(parts.database, draft)
  })
  return { guaranteeId, number }
}

/** What holds for this letter at this moment. One that is issued at once holds its part of the patient's cover from here on. */
async function holdTerms(
  parts: Parts,
  { caller, context, knowledge: { client } }: Filing,
  requested: RequestGuarantee['data']['requested'],
): Promise<GuaranteeTerms> {
  const employeeId = caller.user.userId
  const terms = await termsOf(parts, caller.own, { client, employeeId })
  if (terms.outcome !== 'issued-at-once') return terms
  try {
    const letter = { ...requested, admissionOn: requested.request.admissionOn }
    await holdForLetter(parts, letter, terms.amountCents, context)
    return terms
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'LETTER_ABOVE_COVER') throw error
    // Where the plan leaves less, somebody decides (S79).
    return await termsOf(parts, caller.own, { client, employeeId, isCovered: () => false })
  }
}

/** What was held for a letter that did not come to be is given back. */
async function givingBackInVain(
  parts: Parts,
  { caller, context, companyId, guaranteeId }: Filing,
  issue: () => Promise<void>,
): Promise<void> {
  try {
    await issue()
  } catch (error) {
    const again = { ...context, commandId: randomUUID() }
    await bringLetterCoverUpToDate(parts, guaranteeId, again, { companyId, employeeId: caller.user.userId })
    throw error
  }
}

async function toRequested(
  parts: Parts,
  { caller, guaranteeId, companyId, knowledge }: Filing,
  said: {
    readonly form: GuaranteeRequestForm
    readonly patient: Patient
    readonly attachments: Extract<GuaranteeEvent, { type: 'GuaranteeRequested' }>['data']['attachments']
  },
): Promise<RequestGuarantee['data']['requested']> {
  const { form, patient, attachments } = said
  const { terms, client, context } = knowledge
  const employee = await parts.users.getUser(caller.own, caller.user.userId)
  if (!employee?.email) throw apiError('NOT_FOUND')
  return {
    guaranteeId,
    number: parts.letterCodes.numberOf(guaranteeId),
    companyId,
    employeeId: caller.user.userId,
    patientId: patient.uuid,
    patientName: patient.name ?? '',
    patientNric: patient.nric ?? '',
    email: employee.email,
    policyNo: client.inpatientPolicyNo,
    kind: terms.kind,
    needsHr: terms.outcome === 'to-hr',
    // Who decides is settled with the request: another setting later does not reach it (S84).
    ...(parts.insurer.guarantees && { decider: 'insurer' as const }),
    request: {
      hospital: filled(form.hospital),
      diagnosis: filled(form.diagnosis),
      symptoms: filled(form.descriptionOfSymptoms),
      symptomsStartedOn: filled(form.dateTheSymptomsStarted),
      admissionOn: filled(form.dateFrom),
      ...(filled(form.doctorName) !== '' && { doctorName: filled(form.doctorName) }),
      questionnaire: JSON.stringify(filledQuestions(context.questionnaire, form.answers ?? {})),
    },
    attachments,
  }
}

/** @throws ApiError 422 for answers that are no answers to the questions */
export function readFields(fields: ReceivedForm['fields'], { context }: GuaranteeKnowledge): GuaranteeRequestForm {
  const sent = fields['questionnaire'] ?? '[]'
  if (answersOtherQuestions(sent, context.questionnaire))
    throw fieldError('questionnaire', guaranteeRequestTexts.questionsChanged)
  const answers = readAnswers(sent, context.questionnaire)
  if (!answers) throw fieldError('questionnaire', errorTexts.malformed)
  const texts = Object.fromEntries(guaranteeRequestFields.map((field) => [field, fields[field] ?? '']))
  return { ...texts, answers }
}
