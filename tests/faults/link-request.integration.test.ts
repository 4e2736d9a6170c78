// Requirements: API-017
/** A link that somebody asked for is sent, also when the process dies right after its answer. */
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'

const member = 'willow.tan@example.com'
let dataDirectory: string
let settings: Readonly<Record<string, string>>
let product: RunningProduct

/** Refuses the member's mails until it accepts them, as a server does whose mailbox is full for a while. */
let accepts = false
const tried: string[] = []
/** The texts of the mails to the member. */
const received: string[] = []
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, _session, done) {
    tried.push(address)
    done(accepts || address !== member ? undefined : new Error('come back later'))
  },
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      if (session.envelope.rcptTo.some(({ address }) => address === member))
        received.push(Buffer.concat(parts).toString('utf8'))
      done()
    })
  },
})

// The product is killed while it is connected.
mailServer.on('error', () => {})

beforeAll(async () => {
  const listening = mailServer.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  settings = { CAPTCHA: 'off', MAIL_URL: `smtp://127.0.0.1:${address.port}` }
  dataDirectory = await copyDemonstrationInstallation()
  product = await startProduct({ dataDirectory, settings })
}, 180_000)

afterAll(async () => {
  await product.stop()
  await new Promise<void>((resolve) => mailServer.close(resolve))
  await removeDataDirectory(dataDirectory)
})

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${product.origin}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

test('the next process sends it, once, and the link is good', async () => {
  expect(await post('/users/requestResetPasswordSuccess', { email: member, captchaResponse: 'off' })).toEqual({
    requested: true,
  })
  await expect.poll(() => tried, { timeout: 20_000 }).toContain(member)
  await product.kill()
  expect(received).toEqual([])

  accepts = true
  product = await startProduct({ dataDirectory, settings })
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(1)
  // Lines of a mail end in `=` where they were broken.
  const token = /\/resetpassword\/([\w-]{43})/.exec(received[0]?.replaceAll('=\r\n', '') ?? '')?.[1]
  expect(await post('/users/resetPassword/check', { token })).toEqual({ valid: true })
  expect(received).toHaveLength(1)
}, 180_000)
