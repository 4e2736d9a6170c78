/** Updating a claim: what the form changes, the documents that stay and the ones that come (1§4, 1§5 Update forms, C11). */
import type { UpdateClaim } from '@member-care/domain/claim/claim-commands.ts'
import type { Attachment, Payment } from '@member-care/domain/claim/claim-details.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { isFiled, type FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { decideUpdate, evolveWithForm, initialClaimWithForm } from '@member-care/domain/claim/concurrent-update.ts'
import type { DraftFile } from '@member-care/domain/draft/draft.ts'
import { toPayment } from '@member-care/domain/claim/form/claim-details-of-form.ts'
import { isSameAccount } from '@member-care/domain/claim/form/errors-of-both-kinds.ts'
import { fromClaimDetails } from '@member-care/domain/claim/form/form-of-claim-details.ts'
import { lockedFields } from '@member-care/domain/claim/form/locked-fields.ts'
import { withBenefitOf } from '@member-care/domain/claim/form/option-matching.ts'
import { fromWireFields } from '@member-care/domain/claim/form/wire-fields.ts'
import { isActionPossible } from '@member-care/domain/claim/claim-status.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { updateClaimTexts } from '@member-care/domain/texts/update-claim-texts.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import type { FastifyRequest } from 'fastify'
import { carryOutClaimUpdate } from '../aggregates/claim.ts'
import { requireSameRequest } from '../aggregates/bind-aggregate.ts'
import { markAttached } from '../documents/file-register.ts'
import { examineUploads, keepUploads, type Belonging } from '../documents/keep-uploads.ts'
import { receiveUpload, saidByForm, type ReceivedForm } from '../documents/receive-upload.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { apiError, ApiError, fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { detailsOf, inCategories, requireRightForm, toClaimFile, type SentForm } from './check-claim-form.ts'
import { uploadError } from './claim-errors.ts'
import { formError } from '../http/api-error.ts'
import { gatherFormKnowledge, MOST_FILES_PER_CATEGORY, type FormKnowledge } from './claim-form-context.ts'
import { removeDraft } from '../drafts/draft-store.ts'
import { chosenDraftFiles, DraftMissing, readSentDraft, takeDraftFiles, type SentDraft } from '../drafts/sent-draft.ts'
import { claimWriting } from './drafts/claim-drafts.ts'

export interface UpdatedClaim {
  readonly claim: FiledClaim
  /** Whether the insurer had asked for something. */
  readonly answersRequest: boolean
}

/**
 * Reads the multipart request and updates the claim, with new documents that come along, that were sent before (fields `draftId` and
 * `draftFiles`), or both. The same command again changes nothing more.
 * @param found the claim as the caller may see it
 * @throws ApiError 403 for the patient, 404 documents sent before that are gone, 409 where the claim stands against it, 422 with texts at the fields, 303 suspicious file
 */
export async function updateClaim(parts: Parts, request: FastifyRequest, found: ClaimRecord): Promise<UpdatedClaim> {
  const { caller } = request
  if (found.employeeId !== caller.user.userId) throw apiError('FORBIDDEN')
  const { events } = await parts.eventLog.load<ClaimEvent>(`claim-${found.claimId}`)
  const { claim, formChanges } = events.reduce(evolveWithForm, initialClaimWithForm)
  if (!isFiled(claim)) throw apiError('NOT_FOUND')
  const client = await parts.clients.getClient(caller.scope, claim.companyId)
  const maximumFiles = client?.featuresConfig.maximumFileUpload ?? MOST_FILES_PER_CATEGORY
  let received: ReceivedForm | undefined
  let context: CommandContext | undefined
  try {
    received = await receiveUpload(request, {
      folder: parts.uploadFolder,
      maximumFiles: 2 * maximumFiles,
      fieldname: 'attachment',
    })
    context = caller.context(saidByForm(received))
    const earlier = updatedBy(events, context)
    if (earlier) return earlier
    const draft = readSentDraft(received.fields, { ownerId: caller.user.userId, kinds: claimWriting.kinds })
    return await updateWith(parts, context, {
      own: caller.own,
      claim,
      formChanges,
      received,
      draft,
      seenFormChanges: formChangesUpTo(events, received.fields['expectedVersion']),
    })
  } catch (error) {
    // Refused perhaps because the same command was quicker next to this one: then its update is the answer.
    const meanwhile =
      context && (error instanceof DraftMissing || error instanceof ApiError)
        ? await updatedMeanwhile(parts, context, found)
        : undefined
    if (meanwhile) return meanwhile
    if (error instanceof DraftMissing)
      throw new ApiError('DRAFT_NOT_FOUND', { status: 404, text: updateClaimTexts.documentsGone })
    throw error instanceof UploadRefused ? uploadError(error, { kind: claim.details.kind, maximumFiles }) : error
  } finally {
    await received?.discard()
  }
}

/**
 * The claim as the command left it; undefined while it has not been done.
 * @throws ApiError 422 when the command said something else
 */
function updatedBy(events: readonly Recorded<ClaimEvent>[], context: CommandContext): UpdatedClaim | undefined {
  const { claim } = events.reduce(evolveWithForm, initialClaimWithForm)
  const done = events.find(({ metadata }) => metadata.commandId === context.commandId)
  if (done) requireSameRequest(done, context)
  return done && isFiled(claim)
    ? { claim, answersRequest: done.type === 'ClaimUpdated' && done.data.answersRequest }
    : undefined
}

/** The claim as the command left it since the request came; undefined while it has not been done. */
async function updatedMeanwhile(
  parts: Parts,
  context: CommandContext,
  { claimId }: ClaimRecord,
): Promise<UpdatedClaim | undefined> {
  return updatedBy((await parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events, context)
}

interface SentUpdate {
  /** The employee whose claim it is, who calls. */
  readonly own: OwnScope
  /** The claim as it was when the request came, and how often its form had changed by then. */
  readonly claim: FiledClaim
  readonly formChanges: number
  readonly received: ReceivedForm
  /** Where documents of it were sent to before. */
  readonly draft: SentDraft | undefined
  /** How often it had changed when the member opened it. */
  readonly seenFormChanges: number
}

async function updateWith(parts: Parts, context: CommandContext, sent: SentUpdate): Promise<UpdatedClaim> {
  const { claim, draft, seenFormChanges } = sent
  const command: UpdateClaim = { type: 'UpdateClaim', data: await proposedData(parts, context, sent) }
  const { state } = await carryOutClaimUpdate(parts, claim.claimId, {
    context,
    decide: (current) => decideUpdate(command, current, seenFormChanges),
    visibleIn: ['claims'],
  })
  const updated = state.claim
  if (!isFiled(updated)) throw apiError('NOT_FOUND')
  await markAttached(
    parts.database,
    updated.attachments.map(({ attachmentId }) => attachmentId),
  )
  if (draft) await removeDraft(parts.database, draft)
  return { claim: updated, answersRequest: claim.status === 'PENDING' }
}

/**
 * How often the form had changed at the version that the member's page shows; without one, up to now.
 * @throws ApiError 422 for a version that is none
 */
function formChangesUpTo(events: readonly ClaimEvent[], version: string | undefined): number {
  const changesIn = (seen: readonly ClaimEvent[]) => seen.reduce(evolveWithForm, initialClaimWithForm).formChanges
  if (version === undefined) return changesIn(events)
  if (!/^\d{1,9}$/.test(version)) throw fieldError('expectedVersion', errorTexts.malformed)
  // Revisions count from 0.
  return changesIn(events.slice(0, Number(version) + 1))
}

/** The claim as the form wants it. */
async function proposedData(
  parts: Parts,
  context: CommandContext,
  { own, claim, formChanges, received, draft, seenFormChanges }: SentUpdate,
): Promise<UpdateClaim['data']> {
  const { details, payment, attachments } = claim
  // A claim that stands against the update says so before anything is asked of the form.
  const isRefused = !isActionPossible('update', claim.status) || formChanges !== seenFormChanges
  if (isRefused) return { details, payment, attachments: [...attachments], paymentMayChange: false }

  const { kind } = details
  const read = fromWireFields(kind, received.fields)
  if ('errors' in read) throw formError(read.errors)
  const { categories, keptIds } = read
  if (categories.length !== received.files.length) throw formError({ attachmentDetails: errorTexts.malformed })
  const form = withLockedFields(claim, read.form)
  const knowledge = await gatherUpdateKnowledge(parts, own, claim, form)

  const belonging: Belonging = {
    ownerId: claim.employeeId,
    subjectId: claim.claimantId,
    claimId: claim.claimId,
    commandId: context.commandId,
  }
  const added = await examineUploads(parts, inCategories(received.files, categories), belonging)
  const kept = attachments.filter(({ attachmentId }) => keptIds === undefined || keptIds.includes(attachmentId))
  const isNew = ({ fileId }: DraftFile) => !attachments.some(({ attachmentId }) => attachmentId === fileId)
  const sentBefore = draft ? (await chosenDraftFiles(parts, draft, received.fields, claim.claimId)).filter(isNew) : []
  requireRightForm(
    kind,
    form,
    [...kept.map(toKeptFile), ...sentBefore, ...added.map(toClaimFile)],
    knowledge,
    attachments,
  )
  const taken = draft ? await takeDraftFiles(parts, draft, { files: sentBefore, subjectId: claim.claimantId }) : []
  const paymentMayChange = knowledge.context.paymentConfig.updateBankInfo
  return {
    details: detailsOf(kind, form, knowledge.options),
    payment: paymentMayChange ? toPayment(form, knowledge.context.bankDetail) : payment,
    attachments: [...kept, ...taken, ...(await keepUploads(parts, added, belonging))],
    paymentMayChange,
  }
}

/** The form as sent, with what the update form does not let change as the claim has it. */
function withLockedFields(claim: FiledClaim, sent: SentForm): SentForm {
  const stored = fromClaimDetails(claim.details, claim.payment, claim)
  const locked = [...lockedFields(claim.status)].map((field) => [field, stored[field]] as const)
  return { ...sent, ...Object.fromEntries(locked) }
}

async function gatherUpdateKnowledge(
  parts: Parts,
  own: OwnScope,
  claim: FiledClaim,
  form: SentForm,
): Promise<FormKnowledge> {
  const { companyId, claimantId, details, payment, status } = claim
  const visitDate = details.kind === 'outpatient' ? form.visitDate : undefined
  const knowledge = await gatherFormKnowledge(parts, {
    own,
    companyId,
    claimantId,
    visitDate,
    update: { status, payment },
  })
  const bankDetail = accountMeant(form, payment) ?? knowledge.context.bankDetail
  return {
    ...knowledge,
    options:
      details.kind === 'outpatient'
        ? { ...knowledge.options, outpatient: withBenefitOf(details, knowledge.options.outpatient) }
        : knowledge.options,
    context: { ...knowledge.context, ...(bankDetail && { bankDetail }) },
  }
}

/** The claim's own account, when the masked number in the form is that one. */
function accountMeant(
  form: SentForm,
  { bankName, bankNo, branchNo, accountNo }: Payment,
): FormKnowledge['context']['bankDetail'] {
  if (bankName === undefined || bankNo === undefined || branchNo === undefined || typeof accountNo !== 'string')
    return undefined
  const account = { bankName, bankNo, branchNo, accountNo }
  return isSameAccount({ bankNo: form.bankNo ?? '', accountNo: form.accountNo ?? '' }, account) ? account : undefined
}

function toKeptFile({ category, bytes, mimeType }: Attachment) {
  return { name: '', category, bytes, mimeType, isKept: true }
}
