/** A witness at an address: an anchor is posted to it as a line of JSON, and all lines are read from it again. receive-anchors.ts is such a place. */
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { lineOfText, textOfLine } from '@member-care/event-store/anchors/anchor-line.ts'
import { callWitness } from './call-witness.ts'
import type { Witness } from './witness.ts'

/** For one anchor, from the call to the answer. */
const SENDING_MS = 10_000

/** @param options.token asked for by the address, so that nobody else fills it; sent as a bearer token */
export function createHttpWitness({
  address,
  token,
}: {
  readonly address: string
  readonly token: string | undefined
}): Witness {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return {
    kind: 'witness',
    id: 'http',
    name: `The witness at ${new URL(address).host}`,
    async keep(line, signal) {
      const timeout = AbortSignal.timeout(SENDING_MS)
      const answer = await callWitness(address, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: textOfLine(line),
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The witness answered ${answer.status}.`)
    },
    async *lines() {
      const answer = await callWitness(address, { headers })
      if (!answer.ok) throw new Error(`it answered ${answer.status}`)
      if (!answer.body) return
      for await (const text of createInterface({
        input: Readable.fromWeb(answer.body as ReadableStream),
        crlfDelay: Infinity,
      }))
        if (text.trim() !== '') yield lineOfText(text)
    },
  }
}
