/** Submits the draft, with progress and a way to cancel. Without a network it is put aside on this device, to be filed later (S120). */
import { useRef, useState } from 'react'
import { toWireFields } from '@member-care/domain/claim/form/wire-fields.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import type { SubmitResult } from '../../portal-api/claims-contract.ts'
import { submitClaim } from '../../portal-api/submit-claim-api.ts'
import type { ClaimFormValues, FormContext } from '../../claim-form/claim-form-values.ts'
import type { Sending } from '../../claim-form/sending/sending.ts'
import { parcelOf, readyToSend, useDraftSending, type DraftParcel } from '../../drafts/use-draft-sending.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { claimDraftWords } from '../claim-draft-words.ts'
import { useUnfinishedClaim } from '../use-unfinished-claim.ts'

export interface SubmitClaim {
  readonly sending: Sending
  /** There is no network, and this browser keeps nothing. */
  readonly isNotKept: boolean
  /**
   * Resolves with the result; `refused` when the server said no, `waits` when it was put aside, `unanswered` when nobody knows or it was cancelled.
   * @param proof of the captcha; null where there is no network to have one from
   */
  readonly submit: (
    context: FormContext,
    proof: string | null,
  ) => Promise<SubmitResult | 'refused' | 'waits' | 'unanswered'>
  readonly cancel: () => void
}

export function useSubmitClaim(): SubmitClaim {
  const work = useUnfinishedClaim()
  const outbox = useOutbox()
  const { sending, send, cancel } = useDraftSending(work, claimDraftWords())
  const [isNotKept, setNotKept] = useState(false)
  const isCancelled = useRef(false)

  const putAside = async (context: FormContext, mayBeFiled: boolean) => {
    const draft = await readyToSend(work)
    const parcel = parcelOf(draft)
    try {
      await outbox.put({
        id: draft.id,
        about: aboutOf(parcel.values, context),
        parcel: {
          kind: context.kind,
          companyId: parcel.values.companyId ?? '',
          fields: fieldsOf(parcel, context),
          fileKeys: parcel.added.map(({ key }) => key),
          consent: claimTexts.wizard.consent,
        },
        draft,
        notice: { title: outboxTexts.notificationTitle, body: outboxTexts.notificationBody },
        mayBeFiled,
      })
      return 'waits'
    } catch {
      setNotKept(!mayBeFiled)
      return 'unanswered'
    }
  }

  const submit: SubmitClaim['submit'] = async (context, proof) => {
    isCancelled.current = false
    setNotKept(false)
    if (proof === null || !navigator.onLine) return putAside(context, false)
    const outcome = await send((parcel, options) =>
      submitClaim(
        {
          kind: context.kind,
          companyId: parcel.values.companyId ?? '',
          captchaResponse: proof,
          idempotencyKey: parcel.idempotencyKey,
          fields: fieldsOf(parcel, context),
          files: parcel.added.map(({ content }) => content),
        },
        options,
      ),
    )
    if (outcome === 'unanswered' && !isCancelled.current) return putAside(context, true)
    const draft = work.current()
    // It may have been taken back from there.
    if (typeof outcome === 'object' && draft !== null) await outbox.forget(draft.id).catch(() => undefined)
    return outcome
  }
  return {
    sending,
    isNotKept,
    submit,
    cancel() {
      isCancelled.current = true
      cancel()
    },
  }
}

function fieldsOf({ values, added, draftFields }: DraftParcel<ClaimFormValues>, context: FormContext) {
  const ofForm =
    context.kind === 'outpatient' ? toWireFields(values, context, { added }) : toWireFields(values, context, { added })
  return { ...ofForm, ...draftFields }
}

function aboutOf({ claimantId, providerName = '' }: ClaimFormValues, { companies }: FormContext) {
  const claimant = companies.flatMap(({ records }) => records).find(({ uuid }) => uuid === claimantId)
  return { claimant: claimant?.name ?? '', provider: providerName }
}
