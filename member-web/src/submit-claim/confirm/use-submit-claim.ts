/** Submits the draft, with progress and a way to cancel. */
import { toWireFields } from '@member-care/domain/claim/form/wire-fields.ts'
import type { SubmitResult } from '../../portal-api/claims-contract.ts'
import { submitClaim } from '../../portal-api/submit-claim-api.ts'
import type { FormContext } from '../../claim-form/claim-form-values.ts'
import type { Sending } from '../../claim-form/sending/sending.ts'
import { useDraftSending } from '../../drafts/use-draft-sending.ts'
import { claimDraftWords } from '../claim-draft-words.ts'
import { useUnfinishedClaim } from '../use-unfinished-claim.ts'

export interface SubmitClaim {
  readonly sending: Sending
  /** Resolves with the result; `refused` when the server said no, `unanswered` when nobody knows or it was cancelled. */
  readonly submit: (context: FormContext, captchaResponse: string) => Promise<SubmitResult | 'refused' | 'unanswered'>
  readonly cancel: () => void
}

export function useSubmitClaim(): SubmitClaim {
  const { sending, send, cancel } = useDraftSending(useUnfinishedClaim(), claimDraftWords())
  const submit: SubmitClaim['submit'] = (context, captchaResponse) =>
    send(({ values, draftFields, added, idempotencyKey }, options) => {
      const ofForm =
        context.kind === 'outpatient'
          ? toWireFields(values, context, { added })
          : toWireFields(values, context, { added })
      return submitClaim(
        {
          kind: context.kind,
          companyId: values.companyId ?? '',
          captchaResponse,
          idempotencyKey,
          fields: { ...ofForm, ...draftFields },
          files: added.map(({ content }) => content),
        },
        options,
      )
    })
  return { sending, submit, cancel }
}
