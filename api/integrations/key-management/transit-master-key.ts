/**
 * A master key that never leaves a key management service: a key of the transit engine of HashiCorp Vault or OpenBao. It wraps the installation's own
 * keys alone, a few at the start of a process, so that the service is neither asked for each person nor needed all the time.
 * https://openbao.org/api-docs/secret/transit/
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { WrappedKeyUnopened } from '@member-care/event-store/codec/codec-errors.ts'
import { MasterKeyRefused, type MasterKey } from '@member-care/event-store/codec/master-key.ts'
import { z } from 'zod'

const ANSWER_MS = 5_000
const ASK_AGAIN_MS = 1_000

export interface TransitKeySetting {
  /** `https://host:8200/v1/transit/keys/name`. */
  readonly address: string
  /** Read at each call: who renews the token writes it anew. */
  readonly tokenFile: string
  /** How long a service that does not answer is waited for. */
  readonly patienceMs: number
}

const answerSchema = z.object({
  data: z.object({ ciphertext: z.string().optional(), plaintext: z.string().optional() }),
})
const errorsSchema = z.object({ errors: z.array(z.string()) })

/** @throws Error on an address that is not that of a transit key */
export function createTransitMasterKey({ address, tokenFile, patienceMs }: TransitKeySetting): MasterKey {
  const [, server, mount, name] = /^(.*)\/v1\/(.+)\/keys\/([^/]+)$/.exec(address) ?? []
  if (server === undefined || mount === undefined || name === undefined)
    throw new MasterKeyRefused(
      `${address} is no key of a transit engine: its address ends like /v1/transit/keys/member-care.`,
    )

  async function ask(what: 'encrypt' | 'decrypt', body: Readonly<Record<string, string>>): Promise<Response> {
    return fetch(`${server}/v1/${mount}/${what}/${name}`, {
      method: 'POST',
      headers: {
        'X-Vault-Token': (await readFile(tokenFile, 'utf8')).trim(),
        'X-Vault-Request': 'true',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
  }

  /** Waits for a service that is not there, sealed, or asked too much. @throws MasterKeyRefused, WrappedKeyUnopened */
  async function call(what: 'encrypt' | 'decrypt', body: Readonly<Record<string, string>>, boundTo: string) {
    const deadline = performance.now() + patienceMs
    for (;;) {
      const { problem, answer } = await ask(what, {
        ...body,
        associated_data: Buffer.from(boundTo).toString('base64'),
      }).then(
        async (response) => ({ problem: await problemOf(response), answer: response }),
        (error: unknown) => ({ problem: { isPassing: isOutage(error), said: wordsOf(error) }, answer: undefined }),
      )
      if (!problem && answer) return answerSchema.parse(await answer.json()).data
      if (what === 'decrypt' && answer?.status === 400) throw new WrappedKeyUnopened(boundTo, problem?.said)
      if (!problem?.isPassing || performance.now() > deadline)
        throw new MasterKeyRefused(
          `The key management service does not ${what} with the master key (${address}): ${problem?.said ?? ''}. See that it is there and unsealed, and that the token of ${tokenFile} may use that key.`,
        )
      await wait(ASK_AGAIN_MS)
    }
  }

  return {
    // The same key on another host, after a move, is the same.
    id: createHash('sha256').update(`${mount}/${name}`).digest('hex').slice(0, 16),
    place: address,
    async wrap(key, boundTo) {
      const { ciphertext } = await call('encrypt', { plaintext: key.toString('base64') }, boundTo)
      return Buffer.from(z.string().parse(ciphertext))
    },
    async unwrap(wrapped, boundTo) {
      const { plaintext } = await call('decrypt', { ciphertext: wrapped.toString() }, boundTo)
      return Buffer.from(z.string().parse(plaintext), 'base64')
    },
  }
}

async function problemOf(
  response: Response,
): Promise<{ readonly isPassing: boolean; readonly said: string } | undefined> {
  if (response.ok) return undefined
  const said = errorsSchema.safeParse(await response.json().catch(() => undefined)).data?.errors.join(', ') ?? ''
  // 503 is said while it is sealed or in maintenance, 429 and 473 by a standby, 412 by a replica that is behind.
  return {
    isPassing: response.status >= 500 || [412, 429, 472, 473].includes(response.status),
    said: `${response.status} ${said}`.trim(),
  }
}

/** Everything but a token file that cannot be read. */
function isOutage(error: unknown): boolean {
  return !(error instanceof Error && 'syscall' in error && error.syscall === 'open')
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
