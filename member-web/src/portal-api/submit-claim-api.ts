/** Files a claim with its documents. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { SubmitResult } from './claims-contract.ts'
import { sendClaimForm, type SendOptions } from './send-claim-form.ts'

export interface ClaimSubmission {
  readonly kind: ClaimKind
  readonly companyId: string
  readonly captchaResponse: string
  /** The multipart fields, `attachmentDetails` among them. */
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly File[]
  readonly idempotencyKey: string
}

const calls = {
  outpatient: { path: '/api/outpatientclaim/v2', answer: 'outpatientclaim' },
  inpatient: { path: '/api/inpatientclaim', answer: 'inpatientclaim' },
} as const

/** Rejects as {@link sendClaimForm} does. */
export function submitClaim(
  { kind, companyId, captchaResponse, ...form }: ClaimSubmission,
  options: SendOptions,
): Promise<SubmitResult> {
  const { path, answer } = calls[kind]
  return sendClaimForm(
    {
      ...form,
      method: 'POST',
      answer,
      url: `${path}?${new URLSearchParams({ companyId, captchaResponse }).toString()}`,
    },
    options,
  )
}
