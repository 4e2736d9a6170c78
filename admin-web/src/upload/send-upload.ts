/** Sends a file with news of how much of it has gone, which `fetch` cannot give. */
import { noResponse, readErrorResponse } from '@member-care/domain/errors/response-error.ts'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import type { CommandOptions } from '../console/data-provider.ts'
import { toHttpError } from '../console/http-error.ts'
import { endSession } from '../console/session-end.ts'
import { readSession } from '../console/session.ts'
import { requireVerification } from '../step-up/verification.ts'

export interface SendingOptions extends CommandOptions {
  /** The share that has gone, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** @returns the id of the upload. Rejects with an `HttpError`, and when it is aborted. */
export function sendUpload(file: File, { idempotencyKey, onProgress, signal }: SendingOptions): Promise<{ id: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/console/uploads')
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    const token = readSession()?.accessToken
    if (token !== undefined) request.setRequestHeader('Accesstoken', token)
    request.timeout = LONG_PATIENCE_MS
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    for (const ending of ['error', 'timeout']) request.addEventListener(ending, () => reject(toHttpError(noResponse)))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText) as { id: string })
      const refused = readErrorResponse({ status, messageHeader: request.getResponseHeader('Message'), body: responseText })
      // As the other clients do it: the session hears of what the error means for it.
      if (status === 401) void endSession(refused.message)
      if (status === 428) requireVerification()
      reject(toHttpError(refused))
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file, file.name)
    request.send(form)
  })
}
