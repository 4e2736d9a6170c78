import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

let api: AccountsUnderTest
beforeAll(async () => {
  api = await startAccountsUnderTest()
  await api.startJobs()
})
afterAll(() => api.close())

it('tells somebody of a sign-in on a kind of device that they have never used, and of no other', async () => {
  const member = await createMember(api, await createCompany(api))
  const signIn = async (userAgent: string) => {
    const payload = { email: member.email, password: api.encrypt(TEST_PASSWORD) }
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/users/login/v3',
      headers: { 'user-agent': userAgent },
      payload,
    })
    expect(reply.statusCode).toBe(200)
  }
  const subjects = async () => (await listMailbox(api.parts.database, member.email)).map(({ subject }) => subject)
  for (const userAgent of [computer, computer, phone, phone, computer]) await signIn(userAgent)
  await expect.poll(subjects, { timeout: 20_000 }).toEqual(['Your account was used on a new device'])
  await api.record(`account-${member.userId}`, {
    type: 'AccountUnlocked',
    data: { userId: member.userId, reason: 'recovered' },
  })
  await expect
    .poll(subjects, { timeout: 20_000 })
    .toEqual(['Your account was unlocked', 'Your account was used on a new device'])
})
