/** Submits the draft, with progress and a way to cancel. */
import { useReducer, useRef } from 'react'
import { toWireFields } from '@member-care/domain/claim/form/wire-fields.ts'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import type { SubmitResult } from '../../portal-api/claims-contract.ts'
import { ApiCallError, isUnanswered } from '../../portal-api/api-client.ts'
import { submitClaim } from '../../portal-api/submit-claim-api.ts'
import type { ClaimFormValues, FormContext } from '../../claim-form/claim-form-values.ts'
import { documentsToSend } from '../../claim-form/documents/draft-documents.ts'
import { nextSending, notSending, type Sending } from '../../claim-form/sending/sending.ts'
import { useUnfinishedClaim, type ClaimDraft, type UnfinishedClaim } from '../use-unfinished-claim.ts'

export interface SubmitClaim {
  readonly sending: Sending
  /** Resolves with the result; `refused` when the server said no, `unanswered` when nobody knows or it was cancelled. */
  readonly submit: (context: FormContext, captchaResponse: string) => Promise<SubmitResult | 'refused' | 'unanswered'>
  readonly cancel: () => void
}

export function useSubmitClaim(): SubmitClaim {
  const claim = useUnfinishedClaim()
  const [sending, tell] = useReducer(nextSending, notSending)
  const abort = useRef<AbortController>(null)

  const submit: SubmitClaim['submit'] = async (context, captchaResponse) => {
    const controller = new AbortController()
    abort.current = controller
    tell({ type: 'started' })
    const draft = await readyToSubmit(claim)
    const values = draft.values ?? {}
    try {
      requireOneVersion(draft)
      const options = { onProgress: (sent: number) => tell({ type: 'progressed', sent }), signal: controller.signal }
      const result = await submitClaim(
        {
          kind: context.kind,
          companyId: values.companyId ?? '',
          captchaResponse,
          idempotencyKey: draft.id,
          ...parcelOf(draft, values, context),
        },
        options,
      )
      // Sent without the server's copy, the claim leaves that one behind.
      if (draft.sentWhole || draft.version === 0) claim.discard(draft.id).catch(() => undefined)
      return result
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error
      if (isUnanswered(error) && draft.version === 0) claim.change({ sentWhole: true }, draft.id)
      if (controller.signal.aborted) {
        tell({ type: 'cancelled' })
        return 'unanswered'
      }
      const { errors } = error.response
      if (errors !== undefined) claim.change({ refused: { errors, values, files: draft.documents } }, draft.id)
      tell({ type: 'failed', error })
      return isUnanswered(error) ? 'unanswered' : 'refused'
    }
  }
  return { sending, submit, cancel: () => abort.current?.abort() }
}

/** The draft as it is submitted: saved as far as that goes, with nothing on its way beside it. */
async function readyToSubmit(claim: UnfinishedClaim): Promise<ClaimDraft> {
  claim.stopSending()
  await claim.saveNow()
  const draft = claim.current()
  if (draft === null) throw new Error('There is no claim to submit.')
  return draft
}

/** Which of two versions is meant must be said first; and one that is gone cannot be submitted. */
function requireOneVersion({ saving }: ClaimDraft): void {
  if (saving.phase === 'clash') throw new ApiCallError({ code: 409, message: draftTexts.changedElsewhere })
  if (saving.phase === 'gone') throw new ApiCallError({ code: 404, message: draftTexts.gone })
}

/** Documents that the server has are named; the others come along. Without a copy on the server all of them do. */
function parcelOf(draft: ClaimDraft, values: ClaimFormValues, context: FormContext) {
  const { id, version, sentWhole } = draft
  const isInDraft = version > 0 && !sentWhole
  const { named, added } = documentsToSend(draft, isInDraft)
  const ofForm =
    context.kind === 'outpatient' ? toWireFields(values, context, { added }) : toWireFields(values, context, { added })
  return {
    fields: isInDraft ? { ...ofForm, draftId: id, draftFiles: JSON.stringify(named) } : ofForm,
    files: added.map(({ content }) => content),
  }
}
