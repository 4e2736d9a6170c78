/** A double of a browser maker's push service (RFC 8030), with the browsers that it reaches: it opens what they are sent (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

export interface ReceivedPush {
  /** Of the browser, as it was named when it was made. */
  readonly browser: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** What the browser reads. */
  readonly text: string
}

export interface PushServiceDouble {
  /** What a browser says of itself when it is subscribed. */
  newBrowser(name: string): {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  readonly received: readonly ReceivedPush[]
  /** With which status messages to a browser are answered from now on, or the next ones, one by one; 201 until then and after these. */
  answerWith(name: string, status: number | readonly number[]): void
  close(): Promise<void>
}

const KEY_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16

export async function startPushServiceDouble(): Promise<PushServiceDouble> {
  const browsers = new Map<string, Browser>()
  const statuses = new Map<string, number | number[]>()
  const statusFor = (name: string) => {
    const said = statuses.get(name)
    return (typeof said === 'object' ? said.shift() : said) ?? 201
  }
  const received: ReceivedPush[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const name = decodeURIComponent((request.url ?? '').slice(1))
      const browser = browsers.get(name)
      const status = browser ? statusFor(name) : 404
      if (browser && status === 201)
        received.push({ browser: name, headers: request.headers, text: opened(Buffer.concat(chunks), browser) })
      response.writeHead(status).end()
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  return {
    newBrowser(name) {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(KEY_BYTES)
      browsers.set(name, { pair, auth })
      return {
        endpoint: `http://localhost:${port}/${encodeURIComponent(name)}`,
        keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
    },
    received,
    answerWith: (name, status) => void statuses.set(name, typeof status === 'number' ? status : [...status]),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

interface Browser {
  readonly pair: ReturnType<typeof createECDH>
  readonly auth: Buffer
}

/** One record of `aes128gcm` (RFC 8188), whose header has the salt and the sender's key. */
function opened(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32))
  const derived = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', KEY_BYTES), derived('nonce', NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  // The last byte that is not zero says that nothing follows.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
