/** Letters of guarantee asked for and decided on over HTTP; each call is sent again with the same key and the same words until it is answered. */
import { randomUUID } from 'node:crypto'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { rightLetter } from '../bad-submissions/bad-letter.ts'
import { pdf } from './claim-forms.ts'
import type { FilingMember } from './filing-members.ts'

/** A call on its way. */
export interface LetterCall {
  /** What it was answered with; undefined until then. */
  answer(): Readonly<Record<string, unknown>> | undefined
  isAnswered(): boolean
  /** @throws Error for a call that was not answered with success */
  send(origin: string): Promise<void>
}

interface Sent {
  readonly path: string
  readonly body: FormData | object
}

/** The member asks for a letter, with one document that is like no other. */
export function letterRequest({ userId, companyId, token }: FilingMember): LetterCall {
  const content = pdf(`referral ${randomUUID()}`)
  return sameCall({ Accesstoken: token }, async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(rightLetter(userId, singaporeToday(new Date()))))
      body.append(name, value)
    body.append('documents', new Blob([Buffer.from(content)]), 'referral.pdf')
    return { path: `guarantees?companyId=${companyId}`, body }
  })
}

/**
 * A decision of the desk after an earlier call.
 * @param path of the decision, below the letter's own
 */
export function letterDecision(
  headers: Readonly<Record<string, string>>,
  { request, after, path, asked }: { request: LetterCall; after: LetterCall; path: string; asked: object },
): LetterCall {
  let seen: Promise<number> | undefined
  return sameCall(headers, async (origin) => {
    if (!after.isAnswered()) throw new Error('What goes before is not answered yet.')
    const id = String(request.answer()?.['id'])
    // Looked at once: what is sent again was decided on what was seen then.
    seen ??= versionOf(origin, headers, id).catch((error: unknown) => {
      seen = undefined
      throw error
    })
    return { path: `console/guarantees/${id}/${path}`, body: { expectedVersion: await seen, ...asked } }
  })
}

async function versionOf(origin: string, headers: Readonly<Record<string, string>>, id: string): Promise<number> {
  const { version } = await answerOf(await fetch(`${origin}/api/console/guarantees/${id}`, { headers }), 'the letter')
  return Number(version)
}

function sameCall(headers: Readonly<Record<string, string>>, write: (origin: string) => Promise<Sent>): LetterCall {
  const key = randomUUID()
  let answer: Readonly<Record<string, unknown>> | undefined
  return {
    answer: () => answer,
    isAnswered: () => answer !== undefined,
    async send(origin) {
      const { path, body } = await write(origin)
      const isForm = body instanceof FormData
      const response = await fetch(`${origin}/api/${path}`, {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': key, ...(!isForm && { 'Content-Type': 'application/json' }) },
        body: isForm ? body : JSON.stringify(body),
      })
      answer = await answerOf(response, path.replace(/\?.*/, ''))
    },
  }
}

async function answerOf(response: Response, what: string): Promise<Readonly<Record<string, unknown>>> {
  if (!response.ok) throw new Error(`${what} was answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Readonly<Record<string, unknown>>
}
