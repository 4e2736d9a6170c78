// Requirements: ADM-LGI-001, ADM-LGI-002
/** What administrators are told of how somebody signs in. */
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { injectAs } from '@member-care/tests/support/inject-as.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ConsoleUser } from './user-answers.ts'

let api: AccountsUnderTest
beforeAll(async () => {
  api = await startAccountsUnderTest()
})
afterAll(() => api.close())

it('is the status, the days, and the time of each wrong password; under the names of the catalogue too', async () => {
  const member = await createMember(api, await createCompany(api))
  const operation = await createAdministrator(api, ['ADMIN_OPERATION'])
  const read = async (url: string) => (await injectAs(api, operation.userId, { method: 'GET', url })).json<unknown>()
  for (const wrong of ['Wrong-2026', 'Wrong-2027']) await api.signIn(member.email, wrong)
  await api.untilUpToDate()

  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string
  const user = (await read(`/console/users/${member.userId}`)) as ConsoleUser
  const { email, status, onboardingEmailSent, registeredAt, lastSignInAt, failedSignIns, lastPasswordChangeAt } = user
  expect({
    email,
    status,
    onboardingEmailSent,
    registeredAt,
    lastSignInAt,
    failedSignIns,
    lastPasswordChangeAt,
  }).toEqual({
    email: member.email,
    status: 100,
    onboardingEmailSent: false,
    registeredAt: time,
    lastSignInAt: null,
    failedSignIns: [time, time],
    lastPasswordChangeAt: time,
  })
  expect(await read(`/sysadmin/users/detail?_id=${member.userId}`)).toMatchObject({
    data: {
      user: {
        status: 100,
        registrationDate: registeredAt,
        lastLogin: '',
        lastPasswordUpdate: lastPasswordChangeAt,
        passwordLoginAttempt: failedSignIns,
        onboardingEmailSent: false,
      },
    },
  })
})
