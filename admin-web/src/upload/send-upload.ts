/** Sends a file with news of how much of it has gone, which `fetch` cannot give. */
import { askedLanguage, withVerification } from '@member-care/api/client/client.ts'
import { noResponse, readErrorResponse } from '@member-care/domain/errors/response-error.ts'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import type { CommandOptions } from '../console/command-options.ts'
import { toHttpError } from '../console/http-error.ts'
import { jsonOfAnswer } from '../console/json-of-answer.ts'
import { endSession } from '../console/session-end.ts'
import { readSession } from '../console/session.ts'
import { verification } from '../console/step-up.ts'

export interface SendingOptions extends CommandOptions {
  /** The share that has gone, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** @param address of the call @returns the id of the upload; undefined when it was stopped. Rejects with an `HttpError`. */
export async function sendFile(
  address: string,
  file: File,
  options: SendingOptions,
): Promise<{ id: string } | undefined> {
  try {
    return await uploadOf(address, file, options)
  } catch (error) {
    if (options.signal.aborted) return undefined
    throw error
  }
}

async function uploadOf(address: string, file: File, options: SendingOptions): Promise<{ id: string }> {
  let token: string | undefined
  const { status, messageHeader, responseText } = await withVerification(
    'POST',
    () => {
      token = readSession()?.accessToken
      return send(address, file, token, options)
    },
    verification.ask,
    ({ responseText }) => responseText,
  )
  if (status >= 200 && status < 300) return jsonOfAnswer(responseText) as { id: string }
  const refused = readErrorResponse({ status, messageHeader, body: responseText })
  // As the other clients do it: the session hears of what the error means for it.
  if (refused.code === 401) void endSession(refused, token)
  throw toHttpError(refused)
}

interface Answer {
  readonly status: number
  readonly messageHeader: string | null
  readonly responseText: string
}

function send(
  address: string,
  file: File,
  token: string | undefined,
  { idempotencyKey, onProgress, signal }: SendingOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Accept-Language', askedLanguage())
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    if (token !== undefined) request.setRequestHeader('Accesstoken', token)
    request.timeout = LONG_PATIENCE_MS
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    for (const ending of ['error', 'timeout']) request.addEventListener(ending, () => reject(toHttpError(noResponse)))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        messageHeader: request.getResponseHeader('Message'),
        responseText: request.responseText,
      }),
    )
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file, file.name)
    request.send(form)
  })
}
