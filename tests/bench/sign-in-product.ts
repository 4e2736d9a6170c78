/** A running product of its own process with many members, and calls to it over kept connections, for the benches of signing in. */
import { constants, publicEncrypt, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { hashPassword, keepPasswordHash } from '@member-care/api/accounts/passwords.ts'
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { signInOpening } from '@member-care/projections/reactors/sign-in-opening.ts'
import { sql } from 'slonik'
import { createDataDirectory, removeDataDirectory, startProduct } from '../support/running-product.ts'
import { benchContext, startBenchProduct, type BenchProduct } from './bench-product.ts'

export const RIGHT_PASSWORD = 'Right-2026'
export const WRONG_PASSWORD = 'Wrong-2026'

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

export interface SignInProduct {
  /** Of the members; each has {@link RIGHT_PASSWORD}. */
  readonly emails: readonly string[]
  /** The hash of that password, as the product keeps it. */
  readonly passwordHash: string
  /** One member's session. */
  readonly headers: Readonly<Record<string, string>>
  /** @param from the client's address, this machine's own unless told */
  signIn(email: string, password: string, from?: string): Promise<Reply>
  post(path: string, body: object): Promise<Reply>
  get(path: string, headers: Readonly<Record<string, string>>): Promise<Reply>
  close(): Promise<void>
}

export async function startSignInProduct(
  databaseUrl: string,
  options: { readonly members: number; readonly suspended?: number },
): Promise<SignInProduct> {
  const dataDirectory = await createDataDirectory()
  const filling = await startBenchProduct(databaseUrl, { dataDirectory })
  const filled = await fill(filling, options)
  await filling.close()
  const settings = {
    DATABASE_URL: databaseUrl,
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    RATE_LIMIT_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    TRUST_PROXY: '1',
  }
  const product = await startProduct({ dataDirectory, settings })
  const agent = new Agent({ keepAlive: true })
  const call = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: string) =>
    send({ agent, url: `${product.origin}/api${path}`, method, headers, body })
  const { publicKey } = JSON.parse((await call('GET', '/publickey', {})).body) as { publicKey: string }
  // Once for all calls: what the browser does is no part of what is measured.
  const encrypted = new Map(
    [RIGHT_PASSWORD, WRONG_PASSWORD].map((password) => [password, encrypt(publicKey, password)]),
  )

  return {
    ...filled,
    signIn: (email, password, from = '127.0.0.1') => {
      const body = { email, password: encrypted.get(password), captchaResponse: 'off' }
      return call(
        'POST',
        '/users/login/v3',
        { 'content-type': 'application/json', 'x-forwarded-for': from },
        JSON.stringify(body),
      )
    },
    post: (path, body) => call('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body)),
    get: (path, headers) => call('GET', path, headers),
    async close() {
      agent.destroy()
      await product.stop()
      await removeDataDirectory(dataDirectory)
    },
  }
}

async function fill(
  product: BenchProduct,
  { members, suspended = 0 }: { members: number; suspended?: number },
): Promise<Pick<SignInProduct, 'emails' | 'passwordHash' | 'headers'>> {
  const { parts } = product
  const companyId = randomUUID()
  await product.record(
    `client-${companyId}`,
    {
      type: 'ClientCreated',
      data: {
        companyId,
        name: 'Bench',
        companyCode: 'B',
        groupCode: 'P1',
        policyNo: 'P',
        inpatientPolicyNo: 'PI',
        outpatientPolicyNo: 'PO',
      },
    },
    {
      type: 'ClientConfigured',
      data: {
        companyId,
        featuresConfig: featuresConfigSchema.parse({}),
        paymentConfig: { defaults: { paymentMethod: '' }, autoFillBankDetails: false, updateBankInfo: false },
      },
    },
  )
  const passwordHash = await hashPassword(RIGHT_PASSWORD)
  const people = Array.from({ length: members }, (_, index) => ({
    userId: randomUUID(),
    email: `member-${index}@example.com`,
    isSuspended: index < suspended,
  }))
  const append = (stream: StreamId, events: readonly DomainEvent[]) =>
    parts.eventLog.append(stream, events, { expected: { kind: 'any' }, context: benchContext() })
  await Promise.all(
    people.map(async ({ userId, email, isSuspended }) => {
      await keepPasswordHash(parts.database, { userId, passwordHash, at: new Date() })
      await append(`user-${userId}`, [
        {
          type: 'UserEnrolled',
          data: { userId, userType: 'client', name: 'Willow Tan', nric: userId, email, loginRequired: true },
        },
        { type: 'MembershipStarted', data: { userId, companyId, memberType: 'E', effectiveStartDate: '2020-01-01' } },
      ])
      await append(`account-${userId}`, [{ type: 'AccountActivated', data: { userId } }])
      if (isSuspended)
        await append(`user-${userId}`, [{ type: 'UserStatusChanged', data: { userId, status: 301, reason: 'bench' } }])
    }),
  )
  // Waits until the read models show all of them.
  const last = randomUUID()
  await product.record(`user-${last}`, {
    type: 'UserEnrolled',
    data: {
      userId: last,
      userType: 'client',
      name: 'Last',
      nric: 'last',
      email: 'last@example.com',
      loginRequired: false,
    },
  })
  // What enrolling leaves to be done would lift locks that a bench has just made.
  const head = await parts.eventLog.head()
  if (head !== undefined && !(await product.runner.waitFor([signInOpening.name], head, 30_000)))
    throw new Error('The reactor did not get there.')
  await parts.database.query(sql.unsafe`delete from outbox.jobs`)
  const { token } = await parts.sessions.begin(people.at(-1)?.userId ?? '', { otpVerified: true, now: new Date() })
  return { emails: people.map(({ email }) => email), passwordHash, headers: { accesstoken: token } }
}

function encrypt(publicKey: string, text: string): string {
  return publicEncrypt(
    { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(text),
  ).toString('base64')
}

function send({
  agent,
  url,
  method,
  headers,
  body,
}: {
  agent: Agent
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
