/** People and companies for tests of signing in, on an API whose clock the test moves. */
import { constants, publicEncrypt, randomUUID } from 'node:crypto'
import { hashPassword, keepPasswordHash } from '@member-care/api/accounts/passwords.ts'
import { reserveEmailAddress } from '@member-care/api/accounts/reservations.ts'
import { listMailbox } from '@member-care/api/integrations/mail/local-mailbox.ts'
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { featuresConfigSchema, type FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import type { LightMyRequestResponse } from 'fastify'
import { startApiUnderTest, type ApiUnderTest } from './api-under-test.ts'

export interface AccountsUnderTest extends ApiUnderTest {
  /** Everything that was logged so far, debugging lines too. */
  logged(): string
  /** Moves the product's clock on, or back. */
  passTime(milliseconds: number): void
  /** A text as a browser encrypts it for the server. */
  encrypt(text: string): string
  /** To a path after `/api`; signed in with a token. */
  post(path: string, payload: object, token?: string): Promise<LightMyRequestResponse>
  signIn(email: string, password?: string): Promise<LightMyRequestResponse>
  /** Begins to sign in, and has a one-time password sent. @returns it with the identifier that it is shown with */
  awaitCode(person: TestPerson): Promise<{ identifier: string; otp: string }>
  /** The one-time password that was mailed there last. */
  newestCode(email: string): Promise<string>
  /** The names of the events of somebody's account, with the reason where one is told. */
  accountEvents(userId: string): Promise<string[]>
}

export async function startAccountsUnderTest(
  environment: Readonly<Record<string, string>> = {},
): Promise<AccountsUnderTest> {
  const lines: string[] = []
  let passed = 0
  const api = await startApiUnderTest({
    clock: () => new Date(Date.now() + passed),
    environment: { LOG_LEVEL: 'debug', ...environment },
    onLog: (line) => lines.push(line),
  })
  const encrypt: AccountsUnderTest['encrypt'] = (text) => {
    const key = { key: api.parts.signInKey.publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    return publicEncrypt(key, Buffer.from(text, 'utf8')).toString('base64')
  }
  const post: AccountsUnderTest['post'] = async (path, payload, token) =>
    api.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: token === undefined ? {} : { accesstoken: token },
    })
  const signIn: AccountsUnderTest['signIn'] = (email, password = TEST_PASSWORD) =>
    post('/users/login/v3', { email, password: encrypt(password), captchaResponse: 'x' })
  const newestCode: AccountsUnderTest['newestCode'] = async (email) => {
    const [message] = await listMailbox(api.parts.database, email)
    return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? 'no code came'
  }
  return {
    ...api,
    encrypt,
    post,
    signIn,
    newestCode,
    logged: () => lines.join(''),
    passTime: (milliseconds) => void (passed += milliseconds),
    async awaitCode({ email }) {
      const { identifier } = (await signIn(email)).json<{ user: { identifier: string } }>().user
      await post('/users/generateLoginOTPEmailCode', { identifier })
      return { identifier, otp: await newestCode(email) }
    },
    async accountEvents(userId) {
      const { events } = await api.parts.eventLog.load<AccountEvent>(`account-${userId}`)
      return events.map((event) => ('reason' in event.data ? `${event.type} ${event.data.reason}` : event.type))
    },
  }
}

/** Another one-time password of as many digits. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The password of everybody that these functions register. */
export const TEST_PASSWORD = 'Right-2026'
const passwordHash = hashPassword(TEST_PASSWORD)

/** A client company with everything switched off but what is said. @returns its id */
export async function createCompany(product: ApiUnderTest, features: Partial<FeaturesConfig> = {}): Promise<string> {
  const companyId = randomUUID()
  await product.record(
    `client-${companyId}`,
    {
      type: 'ClientCreated',
      data: {
        companyId,
        name: 'Pelican Foods',
        companyCode: 'PEL',
        groupCode: 'P1',
        policyNo: 'POL-1',
        inpatientPolicyNo: 'POL-1-I',
        outpatientPolicyNo: 'POL-1-O',
      },
    },
    {
      type: 'ClientConfigured',
      data: {
        companyId,
        featuresConfig: featuresConfigSchema.parse(features),
        paymentConfig: { defaults: { paymentMethod: '' }, autoFillBankDetails: false, updateBankInfo: true },
      },
    },
  )
  return companyId
}

export interface TestPerson {
  readonly userId: string
  readonly email: string
  readonly nric: string
  readonly name: string
}

/** A registered member of a company: an employee, or the dependant of one. */
export async function createMember(
  product: ApiUnderTest,
  companyId: string,
  about: { nric?: string; employeeId?: string; effectiveEndDate?: string } = {},
): Promise<TestPerson> {
  const person = await enrol(product, 'client', about)
  const { employeeId, effectiveEndDate } = about
  await product.record(`user-${person.userId}`, {
    type: 'MembershipStarted',
    data: {
      userId: person.userId,
      companyId,
      memberType: employeeId ? 'D' : 'E',
      ...(employeeId && { employeeId }),
      effectiveStartDate: '2020-01-01',
      ...(effectiveEndDate && { effectiveEndDate }),
    },
  })
  return person
}

/** A registered system administrator for every client. */
export async function createAdministrator(
  product: ApiUnderTest,
  roles: readonly string[],
  groupCodes: readonly string[] = ['ALL'],
): Promise<TestPerson> {
  const person = await enrol(product, 'sys-admin', {})
  await product.record(`user-${person.userId}`, {
    type: 'RolesChanged',
    data: { userId: person.userId, roles: [...roles], groupCodes: [...groupCodes], reason: 'test' },
  })
  return person
}

async function enrol(
  product: ApiUnderTest,
  userType: 'client' | 'sys-admin',
  { nric = 'S1234567D' }: { nric?: string },
): Promise<TestPerson> {
  const userId = randomUUID()
  const person = { userId, email: `${userId.slice(0, 8)}@example.com`, nric, name: `Person ${userId.slice(0, 8)}` }
  await keepPasswordHash(product.parts.database, {
    userId,
    passwordHash: await passwordHash,
    at: product.parts.clock(),
  })
  await reserveEmailAddress(
    product.parts,
    { email: person.email, userId },
    { actor: { kind: 'system', id: 'test' }, commandId: userId, correlationId: userId },
  )
  await product.record(`user-${userId}`, { type: 'UserEnrolled', data: { ...person, userType, loginRequired: true } })
  await product.record(`account-${userId}`, { type: 'AccountActivated', data: { userId } })
  return person
}
