/** Sends a waiting claim. It goes by `fetch`, which the service worker has too; nobody waits for how much has been sent. */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import { UNATTENDED_HEADER } from '@member-care/domain/account/session-lifetime.ts'
import { readErrorResponse, type ResponseError } from '@member-care/domain/errors/response-error.ts'
import { withTimeLimit } from '@member-care/web-kit/live/with-time-limit.ts'
import { proveByWork } from './captcha-proof.ts'
import { UPLOAD_MILLISECONDS } from '@member-care/domain/claim/form/upload-time.ts'
import type { WaitingClaim } from './waiting-claim.ts'

/** The captcha's task is small. A browser gives up a connection that says nothing after minutes, or never, and meanwhile no tab files. */
const TASK_WITHIN_MS = 30_000
/** A connection that has not taken a claim within this, and what its documents take on a slow line, is as good as none. */
const WITHIN_MS = 2 * 60_000
const SLOW_BYTES_A_MS = 20
/** Before this the server has given up: what it fails on again and again holds back no other claim. */
const LONGEST_MS = UPLOAD_MILLISECONDS + 60_000

type Filed = AnswerOf<'/api/inpatientclaim', 'post'>['inpatientclaim']

export type OutcomeOfSending =
  | { readonly outcome: 'filed'; readonly claimId: string; readonly transactionNo: string; readonly message: string }
  | { readonly outcome: 'answered'; readonly error: ResponseError }
  /** Something in between has answered, such as a proxy or a hotel's page for signing in: that says nothing of the claim. */
  | { readonly outcome: 'answered-between' }
  /** Something in between lets nothing so large through: the claim did not arrive, and never will as it is. */
  | { readonly outcome: 'too-large-between' }
  /** Nobody knows whether it arrived. */
  | { readonly outcome: 'unanswered' }

/** The server puts it on each of its answers. */
const HEADER_OF_SERVER = 'X-Request-Id'

const calls = {
  outpatient: { path: '/api/outpatientclaim/v2', answer: 'outpatientclaim' },
  inpatient: { path: '/api/inpatientclaim', answer: 'inpatientclaim' },
} as const

/** Everything that can be done before it is sent. @throws when the network is not there, or lets the question hang */
export function prepareSending(): Promise<string> {
  return withTimeLimit(TASK_WITHIN_MS, (signal) =>
    proveByWork((address) => fetch(address, { headers: { [UNATTENDED_HEADER]: '1' }, signal })),
  )
}

/** A browser may have lost what a document consists of (Safari, after a restart). Sending it would look as if there were no network. */
export async function areDocumentsReadable({ draft }: WaitingClaim): Promise<boolean> {
  const looks = draft.documents.map(({ content }) => content?.slice(0, 1).arrayBuffer())
  return (await Promise.allSettled(looks)).every(({ status }) => status === 'fulfilled')
}

/** @param proof that {@link prepareSending} gave */
export async function sendWaitingClaim(
  { id, parcel, draft }: WaitingClaim,
  { accessToken, proof }: { readonly accessToken: string; readonly proof: string },
): Promise<OutcomeOfSending> {
  const { path, answer } = calls[parcel.kind]
  const query = new URLSearchParams({ companyId: parcel.companyId, captchaResponse: proof })
  // The fields before the files: the server reads them in this order.
  const body = new FormData()
  for (const [name, value] of Object.entries(parcel.fields)) body.append(name, value)
  let bytes = 0
  for (const key of parcel.fileKeys) {
    const content = draft.documents.find((document) => document.key === key)?.content
    if (content === undefined) continue
    body.append('attachment', content, content.name)
    bytes += content.size
  }
  try {
    const { response, text } = await withTimeLimit(
      Math.min(LONGEST_MS, WITHIN_MS + bytes / SLOW_BYTES_A_MS),
      async (signal) => {
        const response = await fetch(`${path}?${query.toString()}`, {
          method: 'POST',
          body,
          headers: {
            Accesstoken: accessToken,
            'Accept-Language': parcel.language,
            'Idempotency-Key': id,
            // It is filed by itself, and so is no use of the session.
            [UNATTENDED_HEADER]: '1',
          },
          signal,
        })
        return { response, text: await response.text() }
      },
    )
    if (!response.ok && response.headers.has(HEADER_OF_SERVER))
      return { outcome: 'answered', error: errorOf(response, text) }
    if (!response.ok) return { outcome: response.status === 413 ? 'too-large-between' : 'answered-between' }
    const filed = (JSON.parse(text) as Readonly<Partial<Record<string, Filed>>>)[answer]
    if (filed === undefined) return { outcome: 'unanswered' }
    return { outcome: 'filed', claimId: filed._id, transactionNo: filed.transactionNo, message: filed.message }
  } catch {
    return { outcome: 'unanswered' }
  }
}

function errorOf({ status, headers }: Response, body: string): ResponseError {
  return readErrorResponse({
    status,
    messageHeader: headers.get('Message'),
    retryAfterHeader: headers.get('Retry-After'),
    body,
  })
}
