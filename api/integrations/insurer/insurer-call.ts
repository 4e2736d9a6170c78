/** One signed call to the insurer's system. Follows no redirect, waits no longer than it is told, and reads no more of an answer than it must. */
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HandOverFailed } from './insurer.ts'
import { MOST_MESSAGE_BYTES, ourHeaders } from './insurer-contract.ts'
import { sign, timestampOf } from './signatures.ts'

export interface InsurerConnection {
  /** Without a slash at the end. */
  readonly address: string
  readonly clientId: string
  /** Signs what we send. It never goes over the wire itself. */
  readonly clientSecret: string
  /** For one call, from its beginning to the end of the answer. */
  readonly timeoutMs: number
}

export interface InsurerCall {
  readonly method: 'POST' | 'PUT'
  /** Below the address. */
  readonly path: string
  readonly idempotencyKey: string
  readonly correlationId: string
  readonly contentType: string
  /** What the signature is made over: the body itself, or of a document its SHA-256 in hexadecimal digits. */
  readonly signedContent: string
  readonly bytes: number
  readonly body: Readable
}

export interface InsurerAnswer {
  readonly status: number
  /** Parsed, where it is JSON. */
  readonly body: unknown
}

/** @throws HandOverFailed when there is no whole answer in time */
export async function callInsurer(
  { address, clientId, clientSecret, timeoutMs }: InsurerConnection,
  call: InsurerCall,
  options: { readonly now: Date; readonly signal?: AbortSignal | undefined },
): Promise<InsurerAnswer> {
  const timestamp = timestampOf(options.now)
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout
  const request = (address.startsWith('https:') ? requestSecure : requestPlain)(`${address}${call.path}`, {
    method: call.method,
    signal,
    // A connection that was kept may be closed by the other side just now, and that would count as a failed hand-over.
    agent: false,
    headers: {
      Accept: 'application/json',
      'Content-Type': call.contentType,
      'Content-Length': call.bytes,
      'Idempotency-Key': call.idempotencyKey,
      'X-Correlation-Id': call.correlationId,
      [ourHeaders.client]: clientId,
      [ourHeaders.timestamp]: timestamp,
      [ourHeaders.signature]: sign(clientSecret, { timestamp, id: call.idempotencyKey, content: call.signedContent }),
    },
  })
  const answered = new Promise<InsurerAnswer>((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (response) => {
      readAll(response).then((text) => resolve({ status: response.statusCode ?? 0, body: parsed(text) }), reject)
    })
  })
  try {
    // An answer may come before the last byte is sent. An insurer that answers early has seen enough.
    return await Promise.race([answered, pipeline(call.body, request, { signal }).then(() => answered)])
  } catch (error) {
    call.body.destroy()
    throw failureOf(error, timeout)
  } finally {
    answered.catch(() => undefined)
    if (!request.writableFinished) request.destroy()
  }
}

async function readAll(response: Readable): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MOST_MESSAGE_BYTES) throw new HandOverFailed('The insurer answered with more than it should.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Only what is technical: an address or a part of an answer may not get into the claim's record. */
function failureOf(error: unknown, timeout: AbortSignal): unknown {
  if (error instanceof HandOverFailed) return error
  if (timeout.aborted) return new HandOverFailed('The insurer did not answer in time.')
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code === 'ABORT_ERR') return error
  return code === undefined ? error : new HandOverFailed(`The insurer cannot be reached (${code}).`)
}
