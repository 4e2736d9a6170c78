// Requirements: ADM-CFG-083, ADM-CFG-084, ADM-CFG-085
/** The template ids of a client reach the mail service with the e-mails to its people, over real SMTP (S54). */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { usualTemplates } from '@member-care/domain/client/microservice-templates.ts'
import { exampleRequest } from '@member-care/domain/guarantee/testing/example-guarantee.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
/** Of each mail to an address: its template, or its subject where it has none. */
const received = new Map<string, string[]>()
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const header = (name: string) =>
        new RegExp(`^${name}: (.*)$`, 'im').exec(Buffer.concat(parts).toString('utf8'))?.[1]?.trim()
      for (const { address } of session.envelope.rcptTo)
        received.set(address, [
          ...(received.get(address) ?? []),
          header('X-Template-Alias') ?? `usual: ${header('Subject') ?? ''}`,
        ])
      done()
    })
  },
})

beforeAll(async () => {
  const listening = mailServer.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  api = await startAccountsUnderTest({ MAIL_URL: `smtp://127.0.0.1:${address.port}` })
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await new Promise<void>((resolve) => mailServer.close(resolve))
})

/** A client whose templates are named after it. */
async function companyWithTemplates(name: string): Promise<string> {
  const companyId = await createCompany(api, { restrictOTP: true })
  await api.record(
    `client-${companyId}`,
    {
      type: 'MicroserviceTemplatesChanged',
      data: {
        companyId,
        microserviceTemplates: Object.fromEntries(
          Object.keys(usualTemplates).map((template) => [template, `${name}-${template}`]),
        ),
      },
    },
    {
      type: 'ClientElogConfigChanged',
      data: { companyId, eLogConfig: { companyEmails: [`hr@${name}.example.com`] } },
    },
  )
  return companyId
}

const untilReceived = (address: string, count: number) =>
  expect.poll(() => (received.get(address) ?? []).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)

test('of a claim and a letter, those of the client that it is under; of the account, those of the employer', async () => {
  const employer = await companyWithTemplates('employer')
  const other = await companyWithTemplates('other')
  const spouse = await createMember(api, other)
  const member = await createMember(api, employer)
  await api.record(`user-${member.userId}`, {
    type: 'MembershipStarted',
    data: {
      userId: member.userId,
      companyId: other,
      memberType: 'D',
      employeeId: spouse.userId,
      effectiveStartDate: '2019-01-01',
    },
  })

  const { claimId } = await recordClaim(api, {
    companyId: other,
    employeeId: spouse.userId,
    claimantId: member.userId,
    claimantName: member.name,
    claimantNric: member.nric,
  })
  await untilReceived(spouse.email, 1)
  await api.record(`claim-${claimId}`, {
    type: 'ClaimApproved',
    data: { claimId, claimantId: member.userId, payableCents: 12_345, remarks: '', batchNo: 'B' },
  })
  await untilReceived(spouse.email, 2)
  expect(received.get(spouse.email)).toEqual(['other-submittedOutpatientClaim', 'other-approved'])

  const guaranteeId = randomUUID()
  await api.record(`guarantee-${guaranteeId}`, {
    type: 'GuaranteeRequested',
    data: {
      ...exampleRequest,
      guaranteeId,
      number: api.parts.letterCodes.numberOf(guaranteeId),
      companyId: other,
      employeeId: spouse.userId,
      patientId: member.userId,
      needsHr: true,
    },
  })
  await untilReceived('hr@other.example.com', 1)
  expect(received.get('hr@other.example.com')).toEqual(['other-eLogNotification'])

  await api.awaitCode(member)
  await untilReceived(member.email, 1)
  await api.post('/users/requestResetPasswordSuccess', { email: member.email, captchaResponse: 'x' })
  await untilReceived(member.email, 2)
  await api.record(`account-${member.userId}`, {
    type: 'PasswordChanged',
    data: { userId: member.userId, how: 'reset' },
  })
  await untilReceived(member.email, 3)
  await api.record(`user-${member.userId}`, {
    type: 'ContactNumberChanged',
    data: { userId: member.userId, contactNoCountryCode: '65', contactNo: '91234567' },
  })
  await untilReceived(member.email, 4)
  expect(received.get(member.email)).toEqual([
    'employer-emailOTP',
    'employer-resetPassword',
    'employer-succeededResetPassword',
    'employer-simpleEmail',
  ])
})

test('whoever no client covers, and whose client has none, gets the usual e-mails', async () => {
  const administrator = await createAdministrator(api, ['ADMIN_OPERATION'])
  const member = await createMember(api, await createCompany(api))
  for (const { email } of [administrator, member]) {
    await api.post('/users/requestResetPasswordSuccess', { email, captchaResponse: 'x' })
    await expect
      .poll(() => received.get(email), { timeout: 20_000 })
      .toContainEqual(expect.stringMatching(/^usual: .*password/))
  }
})
