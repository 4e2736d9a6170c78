/** Updates a claim: by its claim id while it has no transaction number, else by that (1§7). */
import type { ClaimReference } from './claims-api.ts'
import type { SubmitResult } from './claims-contract.ts'
import { sendClaimForm, type SendOptions } from './send-claim-form.ts'

export interface ClaimUpdate {
  readonly reference: ClaimReference
  readonly companyId: string
  /** The multipart fields: what is open of the form, `attachmentDetails`, `oldAttachment` and `expectedVersion`. */
  readonly fields: Readonly<Record<string, string>>
  /** The new documents. */
  readonly files: readonly File[]
  readonly idempotencyKey: string
}

/** Rejects as {@link sendClaimForm} does; with 409 when the claim stands against it, or is another than the form was filled from. */
export function updateClaim(
  { reference, companyId, ...form }: ClaimUpdate,
  options: SendOptions,
): Promise<SubmitResult> {
  const answer = reference.kind === 'out' ? 'outpatientclaim' : 'inpatientclaim'
  return sendClaimForm(
    {
      ...form,
      method: 'PUT',
      answer,
      url: `/api${pathOf(reference)}?${new URLSearchParams({ companyId }).toString()}`,
    },
    options,
  )
}

function pathOf({ kind, no, isClaimId, nric }: ClaimReference): string {
  const id = encodeURIComponent(no)
  if (kind === 'out')
    return isClaimId ? `/outpatientclaim/v3/${id}/web` : `/outpatientclaim/v2/web/${encodeURIComponent(nric)}/${id}`
  return isClaimId ? `/inpatientclaim/update/${id}/web` : `/inpatientclaim/${id}`
}
