/** A double of the transit engine of Vault and OpenBao over the real wire: keys that encrypt and decrypt, tokens, and the ways in which it refuses. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { z } from 'zod'

const bodySchema = z.object({
  plaintext: z.base64().optional(),
  ciphertext: z.string().optional(),
  associated_data: z.base64().optional(),
})

export interface TransitDouble {
  /** Address of the key `member-care`, for the settings. */
  readonly address: string
  readonly token: string
  /** How often it was asked to do something with the key. */
  calls(): number
  /** As an operator of the service does. */
  seal(): void
  unseal(): void
  /** The token may not use the key any more. */
  revoke(): void
  close(): Promise<void>
}

export async function startTransitDouble(port = 0): Promise<TransitDouble> {
  const key = randomBytes(32)
  const token = `hvs.${randomBytes(12).toString('base64url')}`
  let calls = 0
  let isSealed = false
  let isRevoked = false

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    const body = bodySchema.safeParse(JSON.parse((await textOf(request)) || '{}'))
    calls += 1
    if (isSealed) return answer(503, { errors: ['Vault is sealed'] })
    if (isRevoked || request.headers['x-vault-token'] !== token) return answer(403, { errors: ['permission denied'] })
    const what = /^\/v1\/transit\/(encrypt|decrypt)\/member-care$/.exec(request.url ?? '')?.[1]
    if (request.method !== 'POST' || !what) return answer(404, { errors: [] })
    if (!body.success) return answer(400, { errors: ['failed to base64-decode'] })
    const { plaintext, ciphertext, associated_data: bound = '' } = body.data
    if (what === 'encrypt')
      return answer(200, {
        data: { ciphertext: encrypt(Buffer.from(plaintext ?? '', 'base64'), bound), key_version: 1 },
      })
    const opened = decrypt(ciphertext ?? '', bound)
    return opened
      ? answer(200, { data: { plaintext: opened.toString('base64') } })
      : answer(400, { errors: ['cipher: message authentication failed'] })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()

  function encrypt(plain: Buffer, bound: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound, 'base64'))
    return `vault:v1:${Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64')}`
  }

  function decrypt(text: string, bound: string): Buffer | undefined {
    const bytes = Buffer.from(/^vault:v1:(.+)$/.exec(text)?.[1] ?? '', 'base64')
    if (bytes.length < 28) return undefined
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(bound, 'base64'))
        .setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()])
    } catch {
      return undefined
    }
  }

  return {
    address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1/transit/keys/member-care`,
    token,
    calls: () => calls,
    seal: () => void (isSealed = true),
    unseal: () => void (isSealed = false),
    revoke: () => void (isRevoked = true),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}
