// Requirements: AUTH-103, AUTH-104, PRO-026, STA-005, API-001, API-002, API-003, API-004, API-088
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { createPublicKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMetricsServer } from '../operations/metrics-server.ts'
import { oneTimePasswordMail } from '../integrations/mail/templates/one-time-password-mail.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await startApiUnderTest()
})
afterAll(() => api.close())

const get = async (url: string) => (await api.app.inject(url)).json()

describe('anybody may ask', () => {
  it('for the key that passwords are encrypted for', async () => {
    const key = createPublicKey((await get('/api/publickey')).publicKey)
    expect(key.asymmetricKeyType).toBe('rsa')
    expect(key.asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(2048)
  })

  it('for country codes, Singapore first', async () => {
    const codes = await get('/api/countryCodes')
    expect(codes[0]).toEqual({ code: '65', label: 'Singapore (+65)' })
    expect(codes.length).toBeGreaterThan(200)
    expect(
      codes.every(
        ({ code, label }: { code: string; label: string }) => /^\d{1,4}$/.test(code) && label.endsWith(`(+${code})`),
      ),
    ).toBe(true)
  })

  it('for banks with their branches, the launch configuration and the versions', async () => {
    const { bl } = await get('/api/config/banklists')
    expect(bl.find((bank: { c: string }) => bank.c === '7375').branches.length).toBeGreaterThan(0)
    const { appLaunch, appLaunchExtra } = await get('/api/externalapi/getAppLaunchConfigFromMHC')
    expect(Object.keys(appLaunch)).toEqual(['publish', 'startDate', 'endDate', 'title', 'message'])
    const ofTheCatalogue = [
      'production_url_pdpa',
      'moh_company_code',
      'smu_company_local_code',
      'smu_company_international_code',
      'smu_program_code',
      'card_publishable_key',
    ]
    expect(Object.keys(appLaunchExtra)).toEqual(expect.arrayContaining(ofTheCatalogue))
    expect(await get('/api/versions')).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      support: { email: 'support@member-care.example', phone: '+65 6000 0000' },
      mailbox: '/dev/mail',
      singleSignOn: '/api/users/sso/start',
    })
  })
})

describe('the local mailbox', () => {
  it('shows e-mails newest first, by address, and nothing in them as markup', async () => {
    const { mailer } = api.parts
    await mailer.send({
      to: 'first@example.com',
      subjectId: 'u-1',
      write: () => oneTimePasswordMail({ name: '<b>Tan</b> & "Co"', code: '012345' }),
    })
    await mailer.send({
      to: 'second@example.com',
      subjectId: 'u-2',
      write: () => oneTimePasswordMail({ name: null, code: '543210' }),
    })
    const all = await get('/dev/mail.json')
    expect(all.map((message: { to: string }) => message.to)).toEqual(['second@example.com', 'first@example.com'])
    const [mine] = await get('/dev/mail.json?to=FIRST@example.com')
    expect(mine).toMatchObject({ subject: 'Your one-time password', to: 'first@example.com' })
    expect(mine.text).toContain('012345')
    expect(mine.html).toContain('&lt;b&gt;Tan&lt;/b&gt; &amp; &quot;Co&quot;')
    const page = await api.app.inject('/dev/mail?to=%22%3E%3Cscript%3E')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('No messages to this address yet.')
    expect(page.body).not.toContain('<script>')
    expect((await api.app.inject('/dev/mail')).body).toContain('&lt;b&gt;Tan&lt;/b&gt;')
  })

  it('is not there when a mail server is set', async () => {
    const withServer = await startApiUnderTest({ environment: { MAIL_URL: 'smtp://localhost:2525' } })
    expect((await withServer.app.inject('/dev/mail.json')).statusCode).toBe(404)
    expect((await withServer.app.inject('/api/versions')).json()).not.toHaveProperty('mailbox')
    await withServer.close()
  })
})

it('says that it is ready, and how its read models are', async () => {
  expect((await api.app.inject('/readyz')).json()).toMatchObject({ ready: true, problems: {} })
  const { body } = await buildMetricsServer(api.operations).inject('/metrics')
  expect(body).toMatch(/read_model_lag_events\{name="claims",version="\d+"\} 0/)
  expect(body).toMatch(/read_model_stopped\{name="users",version="\d+"\} 0/)
})
