/**
 * A small insurer, for trying the connection out and for its tests: a server of its own that takes claims and
 * requests for letters of guarantee over the wire, with a page on which anybody decides them. It keeps everything in memory. Refused in production (settings/refused-settings.ts).
 */
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { z } from 'zod'
import { claimMessageSchema, ourHeaders, type InsurerMessage } from '../insurer-contract.ts'
import { guaranteeMessageSchema } from '../guarantee-contract.ts'
import { isSignedBy, isTimely } from '../signatures.ts'
import { sendMessage, type MessageAnswer, type Sending } from './send-message.ts'
import { createTrialBook, type TrialBook } from './trial-book.ts'
import { trialPage } from './trial-page.ts'
import { messageOfForm } from './trial-form.ts'

export interface TrialInsurer extends TrialBook {
  /** Where claims are handed over to, and where its page is. */
  readonly address: string
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookSecret: string
  /** Sends a message to the product; a test may send it other than the contract wants. */
  send(message: InsurerMessage | object, sending?: Sending): Promise<MessageAnswer>
  close(): Promise<void>
}

export interface TrialOptions {
  /** 0 takes a free one. */
  readonly port: number
  /** Where its messages go; a test that does not know yet says so later. */
  webhookAddress: string
}

const CLIENT_ID = 'member-care-trial'
const documentPath = /^\/(?:claims|guarantees)\/([0-9a-f-]{36})\/documents\/([0-9a-f-]{36})$/
const withdrawalPath = /^\/(claims|guarantees)\/([0-9a-f-]{36})\/withdrawal$/

interface Answer {
  readonly status: number
  readonly body?: object | string
  readonly location?: string
}

export async function startTrialInsurer(options: TrialOptions): Promise<TrialInsurer> {
  const book = createTrialBook()
  const [clientSecret, webhookSecret] = [newSecret(), newSecret()]
  const send = (message: InsurerMessage | object, sending?: Sending) =>
    sendMessage({ address: options.webhookAddress, secret: webhookSecret }, message, sending)

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method = '', url = '/' } = request
    if (method === 'GET' && url === '/') return { status: 200, body: trialPage(book) }
    if (method === 'POST' && url === '/say') return say(new URLSearchParams(await text(request)))
    const { behaviour } = book
    if (behaviour.delayMs > 0) await delay(behaviour.delayMs)
    if (behaviour.failWith !== undefined) return { status: behaviour.failWith }
    const [, , documentId] = documentPath.exec(url) ?? []
    if (method === 'PUT' && documentId) return takeDocument(request, documentId)
    const content = await text(request)
    if (!isOurs(request, content)) return { status: 401 }
    const [, kind, withdrawn] = withdrawalPath.exec(url) ?? []
    if (method === 'POST' && withdrawn) {
      if (kind === 'claims') book.withdraw(withdrawn)
      else book.withdrawGuarantee(withdrawn)
      return { status: 200, body: {} }
    }
    if (method !== 'POST') return { status: 404 }
    const taken = take(url, JSON.parse(content))
    if (taken.status < 300 && behaviour.delayAfterTakingMs > 0) await delay(behaviour.delayAfterTakingMs)
    return taken
  }

  function take(path: string, content: unknown): Answer {
    if (path === '/claims') return taken(claimMessageSchema.safeParse(content), book.take)
    return path === '/guarantees'
      ? taken(guaranteeMessageSchema.safeParse(content), book.takeGuarantee)
      : { status: 404 }
  }

  /** Counts and hashes the bytes as they come, and keeps none of them. */
  async function takeDocument(request: IncomingMessage, documentId: string): Promise<Answer> {
    const hash = createHash('sha256')
    for await (const part of request as AsyncIterable<Buffer>) hash.update(part)
    const sha256 = hash.digest('hex')
    if (!isOurs(request, sha256)) return { status: 401 }
    book.documents.set(documentId, sha256)
    book.uploads.push(documentId)
    return { status: 201 }
  }

  function isOurs({ headers }: IncomingMessage, content: string): boolean {
    const [client, timestamp, signature, id] = [
      ourHeaders.client,
      ourHeaders.timestamp,
      ourHeaders.signature,
      'idempotency-key',
    ].map((name) => String(headers[name] ?? ''))
    if (client !== CLIENT_ID || timestamp === undefined || signature === undefined || id === undefined) return false
    return isTimely(timestamp, new Date()) && isSignedBy([clientSecret], { timestamp, id, content }, signature)
  }

  async function say(form: URLSearchParams): Promise<Answer> {
    const message = messageOfForm(book, form)
    if (!message) return { status: 400, body: 'There is no such claim or request.' }
    const { status, body } = await send(message)
    const record = 'claimId' in message ? book.claims.get(message.claimId) : book.guarantees.get(message.guaranteeId)
    if (record)
      record.said = status === 200 ? message.type : `${message.type} – answered ${status} ${JSON.stringify(body)}`
    return { status: 303, location: '/' }
  }

  const server = createServer((request, response) => {
    answer(request)
      .catch((): Answer => ({ status: 500 }))
      .then((given) =>
        book.behaviour.hangsUp && request.url !== '/' ? void response.destroy() : reply(response, given),
      )
      .catch(() => response.destroy())
  })
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  return {
    ...book,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: CLIENT_ID,
    clientSecret,
    webhookSecret,
    send,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function reply(response: ServerResponse, { status, body, location }: Answer): void {
  const isPage = typeof body === 'string'
  response.writeHead(status, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; img-src data:",
    'Cache-Control': 'no-store',
    ...(location && { Location: location }),
  })
  response.end(isPage ? body : body && JSON.stringify(body))
}

/** What is not as agreed is told by its fields. */
function taken<Message>(read: z.ZodSafeParseResult<Message>, take: (message: Message) => Answer): Answer {
  if (read.success) return take(read.data)
  return {
    status: 400,
    body: { problems: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) },
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
