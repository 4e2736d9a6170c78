/** Scans a stream with a clamd over TCP, by its INSTREAM command (clamd(8)). */
import { connect } from 'node:net'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { AntivirusUnavailable, type ScanResult, type StreamScanner } from './antivirus.ts'

const TIMEOUT_MS = 30_000
const DEFAULT_PORT = 3310

/**
 * @param address `tcp://host:port`
 * @returns a scanner that throws AntivirusUnavailable when clamd is away, silent for 30 seconds, or answers an error
 */
export function clamdAntivirus(address: string): StreamScanner {
  const { hostname, port } = new URL(address)
  return async (content) => {
    const socket = connect({ host: hostname, port: port ? Number(port) : DEFAULT_PORT })
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('clamd did not answer in time')))
    try {
      await once(socket, 'connect')
      const answer = text(socket)
      // clamd hangs up early on a file beyond its own size limit, having said so: then its words count, not the broken pipe.
      const [sent, said] = await Promise.allSettled([pipeline(framed(content), socket, { end: false }), answer])
      if (said.status === 'fulfilled' && said.value !== '') return verdict(said.value)
      throw said.status === 'rejected'
        ? said.reason
        : sent.status === 'rejected'
          ? sent.reason
          : new Error('clamd hung up without an answer')
    } catch (error) {
      throw error instanceof AntivirusUnavailable
        ? error
        : new AntivirusUnavailable('clamd gave no verdict.', { cause: error })
    } finally {
      socket.destroy()
    }
  }
}

/** The content as INSTREAM wants it: each chunk behind its length in 4 bytes, at the end a length of 0. */
async function* framed(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of content) {
    const bytes = chunk as Buffer
    yield lengthOf(bytes)
    yield bytes
  }
  yield Buffer.alloc(4)
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return length
}

function verdict(answer: string): ScanResult {
  const line = answer.replaceAll('\0', '').trim()
  if (line === 'stream: OK') return { clean: true }
  const found = /^stream: (.+) FOUND$/.exec(line)
  if (found?.[1]) return { clean: false, finding: found[1] }
  throw new AntivirusUnavailable(`clamd answered: ${line}`)
}
