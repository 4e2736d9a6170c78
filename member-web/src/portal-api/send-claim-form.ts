/** Sends a claim form with its files, to file a claim or to update one. */
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import { ApiCallError } from './api-client.ts'
import type { SubmitResult } from './claims-contract.ts'
import { sendForm, type FormRequest, type SendOptions } from './send-form.ts'

export type { SendOptions } from './send-form.ts'

export interface ClaimFormRequest extends FormRequest {
  /** Where the answer holds the result. */
  readonly answer: 'outpatientclaim' | 'inpatientclaim'
}

/** Rejects with an {@link ApiCallError}; with one that is unanswered when the connection broke or the signal fired. */
export async function sendClaimForm(request: ClaimFormRequest, options: SendOptions): Promise<SubmitResult> {
  const body = (await sendForm(request, options)) as Readonly<Record<string, SubmitResult | undefined>>
  const result = body[request.answer]
  if (result === undefined) throw new ApiCallError(noResponse)
  return result
}
