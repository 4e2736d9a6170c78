import { languages } from '@member-care/domain/language/language.ts'
import { pseudoText } from '@member-care/domain/language/pseudo-language.ts'
import { otpTexts } from '@member-care/domain/texts/account-texts.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { accountLinkMailTexts, oneTimePasswordMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import { notificationWords } from '@member-care/domain/texts/notification-kind-texts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { sendOneTimePassword } from '../accounts/send-one-time-password.ts'
import { inLanguage, offeredLanguages } from '../http/in-language.ts'
import { listMailbox } from '../integrations/mail/local-mailbox.ts'

let api: AccountsUnderTest
let companyId: string
beforeAll(async () => {
  api = await startAccountsUnderTest()
  await api.startJobs()
  companyId = await createCompany(api)
})
afterAll(() => api.close())

const asking = (language?: string) => (language === undefined ? {} : { 'accept-language': language })

describe('an answer', () => {
  test.each([
    [undefined, 'en-SG'],
    ['de-DE', 'en-SG'],
    ['en-XA', 'en-XA'],
  ])('asked for in "%s" is written in %s, and says so', async (language, tag) => {
    const { headers, json } = await api.app.inject({ url: '/api/users/me/language', headers: asking(language) })
    expect(headers['content-language']).toBe(tag)
    const wanted = tag === 'en-XA' ? pseudoText(errorTexts.unauthorized) : errorTexts.unauthorized
    expect(json().errorMessage).toBe(wanted)
  })

  test('is written in that language once its body was read, in what a schema says too', async () => {
    const { body, statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/users/verifyOTPEmailCode',
      headers: asking('en-XA'),
      payload: { identifier: 'x', otp: '' },
    })
    expect(statusCode).toBe(422)
    expect(body).toContain(pseudoText(otpTexts.required))
    expect(body).not.toContain(otpTexts.required)
  })

  test('of a body that cannot be read is written in that language', async () => {
    const { body } = await api.app.inject({
      method: 'POST',
      url: '/api/users/verifyOTPEmailCode',
      headers: { ...asking('en-XA'), 'content-type': 'application/json' },
      payload: '{',
    })
    expect(body).toContain(pseudoText(errorTexts.malformed))
  })
})

describe('a person', () => {
  test('chooses a language, and is written to in it, no matter who asks for the mail', async () => {
    const member = await createMember(api, companyId)
    const headers = await api.headersFor(member.userId)
    const own = async () => (await api.app.inject({ url: '/api/users/me/language', headers })).json()
    expect(await own()).toEqual({ language: null })
    expect(await mailedSubject(member)).toBe(oneTimePasswordMailTexts.subject)

    const chosen = await api.app.inject({
      method: 'PUT',
      url: '/api/users/me/language',
      headers,
      payload: { language: 'en-XA' },
    })
    expect(chosen.json()).toEqual({ language: 'en-XA' })
    expect(await own()).toEqual({ language: 'en-XA' })
    api.passTime(31_000)
    expect(await mailedSubject(member)).toBe(pseudoText(oneTimePasswordMailTexts.subject))
  })

  test('is told at each sign-in which language they have chosen', async () => {
    const member = await createMember(api, companyId)
    expect((await api.signIn(member.email)).json().language).toBeNull()
    await api.parts.languages.keep(member.userId, 'en-XA')
    expect((await api.signIn(member.email)).json().language).toBe('en-XA')
  })

  test('without a language of their own is written to in that of the request', async () => {
    const member = await createMember(api, companyId)
    expect(await inLanguage('en-XA', () => mailedSubject(member))).toBe(pseudoText(oneTimePasswordMailTexts.subject))
  })

  test.each([
    ['en', accountLinkMailTexts['reset-password'].subject],
    ['en-XA', pseudoText(accountLinkMailTexts['reset-password'].subject)],
  ] as const)(
    'who has forgotten their password on a page in "%s" is written to in its language',
    async (language, subject) => {
      const { email } = await createMember(api, companyId)
      await inLanguage(language, () =>
        api.parts.linkRequests.putAside(
          { purpose: 'reset-password', email },
          { correlationId: 'of-a-test', now: api.parts.clock() },
        ),
      )
      await expect
        .poll(async () => (await listMailbox(api.parts.database, email)).map((mail) => mail.subject))
        .toEqual([subject])
    },
  )

  test('cannot choose what there is not', async () => {
    const headers = await api.headersFor((await createMember(api, companyId)).userId)
    const { statusCode } = await api.app.inject({
      method: 'PUT',
      url: '/api/users/me/language',
      headers,
      payload: { language: 'xx' },
    })
    expect(statusCode).toBe(422)
  })
})

/** @returns the subject of the newest e-mail to somebody, once they were sent a one-time password */
async function mailedSubject({ userId, email, name }: TestPerson): Promise<string | undefined> {
  await sendOneTimePassword(api.parts, { userId, purpose: 'sign-in' }, { email, name })
  return (await listMailbox(api.parts.database, email))[0]?.subject
}

test('the pseudo-language is there while developing only', async () => {
  const { json } = await api.app.inject({ url: '/api/languages' })
  expect(json().languages.map(({ code }: { code: string }) => code)).toEqual([...languages, 'en-XA'])
  expect(offeredLanguages({ production: true })).toEqual(languages)
})

test('a notification and its e-mail are written in the language of who gets them', async () => {
  const member = await createMember(api, companyId)
  await api.parts.languages.keep(member.userId, 'en-XA')
  await api.record(`account-${member.userId}`, {
    type: 'PasswordChanged',
    data: { userId: member.userId, how: 'profile' },
  })
  const { title, message, subject } = notificationWords['password-changed']
  const told = () => api.parts.notifications.list(member.userId, { limit: 5 })
  await expect.poll(told).toEqual([expect.objectContaining({ title: pseudoText(title), message: pseudoText(message) })])
  await expect
    .poll(async () => (await listMailbox(api.parts.database, member.email)).map((mail) => mail.subject))
    .toEqual([pseudoText(subject)])
})
