/** Sends a claim form with its files. It goes by XMLHttpRequest and not by the typed client, because only that tells how much has been sent. */
import { noResponse, readErrorResponse } from '@member-care/domain/errors/response-error.ts'
import { currentSession, requireOtp } from '../session/session.ts'
import { ApiCallError, onUnauthorized } from './api-client.ts'
import type { SubmitResult } from './claims-contract.ts'

export interface ClaimFormRequest {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  /** Where the answer holds the result. */
  readonly answer: 'outpatientclaim' | 'inpatientclaim'
  /** The multipart fields, `attachmentDetails` among them. */
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly File[]
  readonly idempotencyKey: string
}

export interface SendOptions {
  /** Gets the part that has been sent, 0 to 1. */
  readonly onProgress: (sent: number) => void
  readonly signal: AbortSignal
}

/** Rejects with an {@link ApiCallError}; with one that is unanswered when the connection broke or `signal` fired. */
export async function sendClaimForm(request: ClaimFormRequest, options: SendOptions): Promise<SubmitResult> {
  const response = await send(request, options)
  if (response.status < 200 || response.status >= 300) throw refused(response)
  const body = JSON.parse(response.responseText) as Readonly<Record<string, SubmitResult | undefined>>
  const result = body[request.answer]
  if (result === undefined) throw new ApiCallError(noResponse)
  return result
}

function send({ method, url, fields, files, idempotencyKey }: ClaimFormRequest, { onProgress, signal }: SendOptions): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, url)
    call.setRequestHeader('Accesstoken', currentSession().user?.accessToken ?? '')
    call.setRequestHeader('Idempotency-Key', idempotencyKey)
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    call.addEventListener('load', () => resolve(call))
    for (const event of ['error', 'abort', 'timeout']) call.addEventListener(event, () => reject(new ApiCallError(noResponse)))
    signal.addEventListener('abort', () => call.abort())
    call.send(multipart(fields, files))
  })
}

/** As the typed client does it: the session is told what the error means for it. */
function refused(call: XMLHttpRequest): ApiCallError {
  const error = readErrorResponse({ status: call.status, messageHeader: call.getResponseHeader('Message'), body: call.responseText })
  if (error.code === 401) onUnauthorized(error)
  if (error.code === 428) requireOtp()
  return new ApiCallError(error)
}

/** The fields before the files: the server reads them in this order. */
function multipart(fields: Readonly<Record<string, string>>, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('attachment', file, file.name)
  return form
}
