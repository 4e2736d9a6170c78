/** Sends a claim with its files. It goes by XMLHttpRequest, which tells how much has been sent. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import type { SubmitResult } from './claims-contract.ts'
import { ApiError, apiUrl, callHeaders, refuse } from './request.ts'

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
  outpatient: { path: '/outpatientclaim/v2', answer: 'outpatientclaim' },
  inpatient: { path: '/inpatientclaim', answer: 'inpatientclaim' },
} as const

interface SubmitOptions {
  /** Gets the part that has been sent, 0 to 1. */
  readonly onProgress: (sent: number) => void
  readonly signal: AbortSignal
}

/** Rejects with an {@link ApiError}; with one that `isUnanswered` when the connection broke or `signal` fired. */
export async function submitClaim(submission: ClaimSubmission, options: SubmitOptions): Promise<SubmitResult> {
  const { path, answer } = calls[submission.kind]
  const { companyId, captchaResponse } = submission
  const response = await post(apiUrl(path, { companyId, captchaResponse }), submission, options)
  if (response.status < 200 || response.status >= 300) {
    throw refuse({ status: response.status, messageHeader: response.getResponseHeader('Message'), body: response.responseText })
  }
  const body = JSON.parse(response.responseText) as Readonly<Record<string, SubmitResult | undefined>>
  const result = body[answer]
  if (result === undefined) throw new ApiError(noResponse)
  return result
}

function post(url: string, { fields, files, idempotencyKey }: ClaimSubmission, { onProgress, signal }: SubmitOptions): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', url)
    for (const [name, value] of Object.entries(callHeaders(idempotencyKey))) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    call.addEventListener('load', () => resolve(call))
    for (const event of ['error', 'abort', 'timeout']) call.addEventListener(event, () => reject(new ApiError(noResponse)))
    signal.addEventListener('abort', () => call.abort())
    call.send(multipart(fields, files))
  })
}

/** The fields before the files: the server reads them in this order. */
function multipart(fields: Readonly<Record<string, string>>, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('attachment', file, file.name)
  return form
}
