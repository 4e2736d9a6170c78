/** Sends a multipart form. It goes by XMLHttpRequest and not by the typed client, because only that tells how much has been sent. */
import { askedLanguage, withVerification } from '@member-care/api/client/client.ts'
import { noResponse, readErrorResponse } from '@member-care/domain/errors/response-error.ts'
import { currentSession, requireOtp } from '../session/session.ts'
import { ApiCallError, onUnauthorized } from './api-client.ts'

export interface FormRequest {
  readonly method: 'POST' | 'PUT'
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly File[]
  /** What the parts of the files are called; `attachment` where nothing is said. */
  readonly fileField?: string
  readonly idempotencyKey: string
  /** True when nobody waits for it: a one-time password that is needed is not asked for. */
  readonly quiet?: boolean
}

export interface SendOptions {
  /** Gets the part that has been sent, 0 to 1. */
  readonly onProgress: (sent: number) => void
  readonly signal: AbortSignal
}

/**
 * Resolves with the answer's JSON. Rejects with an {@link ApiCallError}; with one that is unanswered when the connection broke, `signal` fired, or
 * something in between answered in the server's place.
 */
export async function sendForm(request: FormRequest, options: SendOptions): Promise<unknown> {
  let token: string | undefined
  const sendOnce = () => {
    token = currentSession().user?.accessToken
    return send(request, token, options)
  }
  const response = await (request.quiet === true
    ? sendOnce()
    : withVerification(request.method, sendOnce, requireOtp, ({ responseText }) => responseText))
  if (response.status < 200 || response.status >= 300) throw refused(response, token)
  return jsonOf(response)
}

function jsonOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText)
  } catch {
    throw new ApiCallError(noResponse)
  }
}

function send(
  { method, url, fields, files, fileField, idempotencyKey }: FormRequest,
  token: string | undefined,
  { onProgress, signal }: SendOptions,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(method, url)
    call.setRequestHeader('Accesstoken', token ?? '')
    call.setRequestHeader('Accept-Language', askedLanguage())
    call.setRequestHeader('Idempotency-Key', idempotencyKey)
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    call.addEventListener('load', () => resolve(call))
    for (const event of ['error', 'abort', 'timeout'])
      call.addEventListener(event, () => reject(new ApiCallError(noResponse)))
    // Cancelled while a one-time password was asked for, before it was sent once more.
    if (signal.aborted) return reject(new ApiCallError(noResponse))
    signal.addEventListener('abort', () => call.abort())
    call.send(multipart(fields, files, fileField))
  })
}

/** As the typed client does it: the session is told what the error means for it. */
function refused(call: XMLHttpRequest, token: string | undefined): ApiCallError {
  const headers = {
    messageHeader: call.getResponseHeader('Message'),
    retryAfterHeader: call.getResponseHeader('Retry-After'),
  }
  const error = readErrorResponse({ status: call.status, ...headers, body: call.responseText })
  if (error.code === 401) onUnauthorized(error, token)
  return new ApiCallError(error)
}

/** The fields before the files: the server reads them in this order. */
function multipart(
  fields: Readonly<Record<string, string>>,
  files: readonly File[],
  fileField = 'attachment',
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append(fileField, file, file.name)
  return form
}
