/**
 * A witness to run on a second machine, in others' hands: it takes anchors and adds them to a file, and gives all of them back. It has no
 * call that changes or removes a line. Only who knows the token may add or read.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAnchorFile } from '@member-care/event-store/anchors/anchor-file.ts'
import { lineOfText, textOfLine } from '@member-care/event-store/anchors/anchor-line.ts'

/** More than any anchor takes. */
const MOST_BYTES = 4_096

export interface AnchorReceiver {
  /** Where it listens. */
  readonly address: string
  close(): Promise<void>
}

/** @param options.file absolute path of the file to which anchors are added @param options.port 0 takes a free one */
export async function startAnchorReceiver({
  file: path,
  token,
  host,
  port,
}: {
  readonly file: string
  readonly token: string
  readonly host: string
  readonly port: number
}): Promise<AnchorReceiver> {
  const file = createAnchorFile(path)
  /** One line at a time. */
  let adding: Promise<unknown> = Promise.resolve()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isAllowed(request, token)) return end(response, 401)
    if (request.method === 'POST') return end(response, await take(request))
    if (request.method !== 'GET') return end(response, 405)
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' })
    for await (const line of file.lines())
      if (line && !response.write(`${textOfLine(line)}\n`)) await once(response, 'drain')
    response.end()
  }

  async function take(request: IncomingMessage): Promise<number> {
    const line = lineOfText(await readText(request))
    if (!line) return 400
    const mine = adding.then(async () => {
      if ((await file.last())?.signature === line.signature) return 200
      await file.append(line)
      return 201
    })
    adding = mine.catch(() => undefined)
    return mine
  }

  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      end(response, 500)
    })
  }).listen(port, host)
  await once(server, 'listening')
  return {
    address: `http://${host}:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      await adding
    },
  }
}

function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

/** What is too long is cut off, and then no anchor. */
async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request as AsyncIterable<Buffer>) {
    text += chunk.toString()
    if (text.length > MOST_BYTES) return ''
  }
  return text
}

function end(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status)
  response.end()
}
