/** Sends the draft, with progress and a way to cancel. */
import { useReducer, useRef } from 'react'
import { attachmentCategories } from '@member-care/domain/claim/claim-terms.ts'
import { toWireFields } from '@member-care/domain/claim/form/wire-fields.ts'
import type { SubmitResult } from '../../portal-api/claims-contract.ts'
import { ApiCallError, isUnanswered } from '../../portal-api/api-client.ts'
import { submitClaim } from '../../portal-api/submit-claim-api.ts'
import { changeDraft, type ClaimDraft } from '../claim-draft.ts'
import type { ClaimFormValues, FormContext } from '../../claim-form/claim-form-values.ts'
import { nextSending, notSending, type Sending } from '../../claim-form/sending/sending.ts'

export interface SubmitClaim {
  readonly sending: Sending
  /** Resolves with the result; `refused` when the server said no, `unanswered` when nobody knows or it was cancelled. */
  readonly submit: (draft: ClaimDraft, context: FormContext, captchaResponse: string) => Promise<SubmitResult | 'refused' | 'unanswered'>
  readonly cancel: () => void
}

export function useSubmitClaim(): SubmitClaim {
  const [sending, tell] = useReducer(nextSending, notSending)
  const abort = useRef<AbortController>(null)

  const submit: SubmitClaim['submit'] = async (draft, context, captchaResponse) => {
    const controller = new AbortController()
    abort.current = controller
    const values = draft.forms[context.kind] ?? {}
    // Receipts first, so that whoever reads the claim finds them first.
    const files = attachmentCategories.flatMap((category) => draft.files.filter((file) => file.category === category))
    tell({ type: 'started' })
    try {
      return await submitClaim(
        {
          kind: context.kind,
          companyId: values.companyId ?? '',
          captchaResponse,
          fields: wireFields(values, context, files),
          files: files.map(({ file }) => file),
          idempotencyKey: draft.idempotencyKey,
        },
        { onProgress: (sent) => tell({ type: 'progressed', sent }), signal: controller.signal },
      )
    } catch (error) {
      if (controller.signal.aborted) {
        tell({ type: 'cancelled' })
        return 'unanswered'
      }
      if (!(error instanceof ApiCallError)) throw error
      const { errors } = error.response
      if (errors !== undefined) changeDraft({ refused: { errors, values, files: draft.files } })
      tell({ type: 'failed', error })
      return isUnanswered(error) ? 'unanswered' : 'refused'
    }
  }
  return { sending, submit, cancel: () => abort.current?.abort() }
}

function wireFields(values: ClaimFormValues, context: FormContext, added: ClaimDraft['files']): Readonly<Record<string, string>> {
  return context.kind === 'outpatient' ? toWireFields(values, context, { added }) : toWireFields(values, context, { added })
}
