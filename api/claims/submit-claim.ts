/** Filing a claim: the form's rules once more, its files kept, then the command (1§7, C06). */
import type { FileClaim } from '@member-care/domain/claim/claim-commands.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, isFiled, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { toPayment } from '@member-care/domain/claim/form/claim-details-of-form.ts'
import { filled } from '@member-care/domain/claim/form/claim-form.ts'
import { isKindOffered } from '@member-care/domain/claim/form/offered-kinds.ts'
import { fromWireFields } from '@member-care/domain/claim/form/wire-fields.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { confirmCaptchaTexts } from '@member-care/domain/texts/account-texts.ts'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import type { StreamHistory } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import type { FastifyRequest } from 'fastify'
import { v5 as uuidv5 } from 'uuid'
import { carryOutClaim } from '../aggregates/claim.ts'
import { requireSameRequest } from '../aggregates/bind-aggregate.ts'
import { markAttached } from '../documents/file-register.ts'
import { examineUploads, keepUploads, type Belonging } from '../documents/keep-uploads.ts'
import { receiveUpload, saidByForm, type ReceivedForm } from '../documents/receive-upload.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import { requireCaptcha } from '../integrations/captcha/captcha.ts'
import { detailsOf, inCategories, requireRightForm, toClaimFile } from './check-claim-form.ts'
import { uploadError } from './claim-errors.ts'
import { formError } from '../http/api-error.ts'
import { claimantMeant, gatherFormKnowledge, MOST_FILES_PER_CATEGORY } from './claim-form-context.ts'
import {
  chosenDraftFiles,
  commandIdOfDraft,
  DraftMissing,
  readSentDraft,
  settleDraft,
  takeDraftFiles,
  type SentDraft,
} from '../drafts/sent-draft.ts'
import { claimIdOfDraft, claimOfDraft, claimWriting } from './drafts/claim-drafts.ts'
import type { Parts } from '../http/parts.ts'

export interface Submission {
  readonly kind: ClaimKind
  /** From the query; the claim is filed under this company. */
  readonly companyId: string
  readonly captchaResponse: string | undefined
}

export interface SubmittedClaim {
  readonly claimId: string
  /** Undefined while the insurer has not given one. */
  readonly transactionNo: string | undefined
}

/**
 * Reads the multipart request and files the claim that it holds, with files that come along, files of a draft (fields `draftId` and
 * `draftFiles`), or both. The same command, or the same draft, again gives the claim that it gave.
 * @throws ApiError 400 captcha or unreadable form, 403 a client that takes no such claims, 404 a draft that is not there, 422 with texts at the fields or for another form under the same key, 303 suspicious file, 503 no antivirus verdict
 */
export async function submitClaim(
  parts: Parts,
  request: FastifyRequest,
  submission: Submission,
): Promise<SubmittedClaim> {
  const { commandId } = request.caller.context()
  const claimId = uuidv5('claim', commandId)
  const earlier = await parts.eventLog.load<ClaimEvent>(streamOf(claimId))
  // What was filed needs no captcha any more, which may have run out since.
  if (earlier.revision < 0)
    await requireCaptcha(parts.captcha, submission.captchaResponse, commandId, confirmCaptchaTexts.message)
  const client = await parts.clients.getClient(request.caller.own, submission.companyId)
  const maximumFiles = client?.featuresConfig.maximumFileUpload ?? MOST_FILES_PER_CATEGORY
  let received: ReceivedForm | undefined
  try {
    received = await receiveUpload(request, {
      folder: parts.uploadFolder,
      maximumFiles: 2 * maximumFiles,
      fieldname: 'attachment',
    })
    const context = request.caller.context(saidByForm(received))
    if (earlier.events[0]) {
      requireSameRequest(earlier.events[0], context)
      return submitted(claimId, earlier.events.reduce(evolve, initialState))
    }
    const filing = { claimId, context, own: request.caller.own, submission, client, loaded: earlier }
    const draft = readSentDraft(received.fields, { ownerId: filing.own.userId, kinds: claimWriting.kinds })
    return draft ? await fileDraft(parts, filing, draft, received) : await fileReceived(parts, filing, received)
  } catch (error) {
    throw error instanceof UploadRefused ? uploadError(error, { kind: submission.kind, maximumFiles }) : error
  } finally {
    await received?.discard()
  }
}

interface Filing {
  readonly claimId: string
  readonly context: CommandContext
  /** The member who files it. */
  readonly own: OwnScope
  readonly submission: Submission
  /** The company, as far as the member reaches it. */
  readonly client: ClientRecord | undefined
  /** The claim's stream, empty yet; absent where another one is filed to. */
  readonly loaded?: StreamHistory<ClaimEvent> | undefined
  /** Whose files become documents of the claim. */
  readonly draft?: SentDraft
}

/**
 * The claim's ids follow from the draft and not from the request. So it is one claim, even if it is sent from several
 * devices with different content.
 */
async function fileDraft(
  parts: Parts,
  filing: Filing,
  draft: SentDraft,
  received: ReceivedForm,
): Promise<SubmittedClaim> {
  const claimId = claimIdOfDraft(draft)
  const before = await claimOfDraft(parts, draft)
  if (before) {
    await settleDraft(parts, draft, before)
    return submitted(claimId, before)
  }
  try {
    return await fileReceived(
      parts,
      {
        ...filing,
        draft,
        claimId,
        loaded: undefined,
        context: { ...filing.context, commandId: commandIdOfDraft(claimWriting, draft), requestHash: undefined },
      },
      received,
    )
  } catch (error) {
    if (!(error instanceof DraftMissing || error instanceof ApiError)) throw error
    // Refused perhaps because another device was quicker: then its claim is the answer.
    const meanwhile = await claimOfDraft(parts, draft)
    if (meanwhile) return submitted(claimId, meanwhile)
    if (error instanceof ApiError) throw error
    throw new ApiError('DRAFT_NOT_FOUND', { status: 404, text: draftTexts.gone })
  }
}

async function fileReceived(parts: Parts, filing: Filing, received: ReceivedForm): Promise<SubmittedClaim> {
  const { claimId, context, own, submission, client, draft, loaded } = filing
  const { userId } = own
  if (client && !isKindOffered(submission.kind, client.featuresConfig)) throw apiError('FORBIDDEN')
  const read = fromWireFields(submission.kind, received.fields)
  if ('errors' in read) throw formError(read.errors)
  const { categories } = read
  if (categories.length !== received.files.length) throw formError({ attachmentDetails: errorTexts.malformed })
  if (![undefined, '', submission.companyId].includes(read.form.companyId))
    throw formError({ companyId: claimFormTexts.otherCompany })
  const claimantId = await claimantMeant(parts, { own, companyId: submission.companyId }, filled(read.form.claimantId))
  const form = { ...read.form, companyId: submission.companyId, claimantId }
  const visitDate = submission.kind === 'outpatient' ? form.visitDate : undefined
  const knowledge = await gatherFormKnowledge(parts, {
    own,
    companyId: submission.companyId,
    claimantId,
    visitDate,
    client,
  })

  const claimant = knowledge.context.companies
    .find((entry) => entry.companyId === form.companyId)
    ?.records.find(({ uuid }) => uuid === claimantId)
  const belonging: Belonging = {
    ownerId: userId,
    subjectId: claimant?.uuid ?? userId,
    claimId,
    commandId: context.commandId,
  }
  const files = await examineUploads(parts, inCategories(received.files, categories), belonging)
  const fromDraft = draft ? await chosenDraftFiles(parts, draft, received.fields) : []
  requireRightForm(submission.kind, form, [...fromDraft, ...files.map(toClaimFile)], knowledge)

  const taken = draft ? await takeDraftFiles(parts, draft, { files: fromDraft, subjectId: belonging.subjectId }) : []
  const attachments = [...taken, ...(await keepUploads(parts, files, belonging))]
  if (!claimant) throw new Error('The form rules let a claimant pass who is not offered.')
  const command: FileClaim = {
    type: 'FileClaim',
    data: {
      claimId,
      companyId: submission.companyId,
      employeeId: userId,
      claimantId,
      claimantName: claimant.name,
      claimantNric: claimant.nric,
      filedBy: 'member',
      details: detailsOf(submission.kind, form, knowledge.options),
      payment: toPayment(form, knowledge.context.bankDetail),
      attachments,
    },
  }
  const { state } = await carryOutClaim(parts, claimId, {
    context,
    loaded,
    decide: (claim) => decideClaim(command, claim),
    visibleIn: ['claims'],
  })
  if (isFiled(state) && draft) await settleDraft(parts, draft, state)
  else if (isFiled(state))
    await markAttached(
      parts.database,
      state.attachments.map(({ attachmentId }) => attachmentId),
    )
  return submitted(claimId, state)
}

function streamOf(claimId: string): StreamId {
  return `claim-${claimId}`
}

function submitted(claimId: string, state: ClaimState): SubmittedClaim {
  return { claimId, transactionNo: isFiled(state) ? state.transactionNo : undefined }
}
