// Requirements: AUTH-103, SHELL-025
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import { launchMessageTexts } from '@member-care/domain/texts/launch-message-texts.ts'
import { createAdministrator } from '@member-care/tests/support/accounts-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: ApiUnderTest
beforeAll(async () => {
  api = await startApiUnderTest({ environment: { FAQ_URL: 'https://help.example/faq' } })
})
afterAll(() => api.close())

async function launchConfig() {
  const reply = await api.app.inject({ url: '/api/externalapi/getAppLaunchConfigFromMHC' })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ appLaunch: Record<string, unknown>; appLaunchExtra: Record<string, unknown> }>()
}

test('says nothing while nobody has written a message, and where the FAQ is', async () => {
  const { appLaunch, appLaunchExtra } = await launchConfig()
  expect(appLaunch).toEqual({ publish: false, startDate: '', endDate: '', title: '', message: '' })
  expect(appLaunchExtra).toMatchObject({ faq_url: 'https://help.example/faq' })
})

async function write(roles: readonly string[], body: object) {
  const { userId } = await createAdministrator(api, roles)
  const reply = await api.app.inject({
    method: 'PUT',
    url: '/api/console/launch-message',
    headers: await api.headersFor(userId),
    payload: body,
  })
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>(), userId }
}

test('is written in the console, published with its dates in Singapore, and everybody gets it', async () => {
  const message = {
    publish: true,
    startDate: '2026-03-11 00:00:00',
    endDate: '',
    title: ' New clinics ',
    message: 'From April.',
  }
  expect(await write(['ADMIN_CALL_CENTRE'], { expectedVersion: 0, ...message })).toMatchObject({ status: 403 })
  const { body } = await write(['ADMIN_OPERATION'], { expectedVersion: 0, ...message })
  expect(body).toMatchObject({
    ...message,
    title: 'New clinics',
    version: 1,
    changedBy: expect.stringMatching(/^Person /) as string,
    isKeptElsewhere: false,
  })
  expect((await launchConfig()).appLaunch).toEqual({ ...message, title: 'New clinics' })
})

test('is not overwritten by somebody who has not seen it', async () => {
  expect(await write(['ADMIN_OPERATION'], { expectedVersion: 0, title: 'Mine' })).toMatchObject({
    status: 409,
    body: { errorCode: 'CONFLICT' },
  })
  expect((await launchConfig()).appLaunch).toMatchObject({ title: 'New clinics' })
})

test('says at its fields what is wrong, and stays as it was', async () => {
  const wrong = await write(['ADMIN_OPERATION'], { expectedVersion: 1, title: '', startDate: '2026-02-31 00:00:00' })
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { title: launchMessageTexts.titleRequired, startDate: dateFieldTexts.notAMoment } },
  })
  expect((await launchConfig()).appLaunch).toMatchObject({ title: 'New clinics' })
})

test('keeps the text of a message that is not published to itself', async () => {
  expect(await write(['ADMIN_OPERATION'], { expectedVersion: 1, publish: false })).toMatchObject({
    status: 200,
    body: { title: 'New clinics', version: 2 },
  })
  expect((await launchConfig()).appLaunch).toMatchObject({ publish: false, title: '', message: '' })
})

test('is not written where the deployment keeps it at an address of its own', async () => {
  const elsewhere = await startApiUnderTest({ environment: { LAUNCH_MESSAGE_URL: 'https://messages.example/launch' } })
  try {
    const headers = await elsewhere.headersFor((await createAdministrator(elsewhere, ['ADMIN_OPERATION'])).userId)
    const ask = (method: 'GET' | 'PUT', payload?: object) =>
      elsewhere.app.inject({ method, url: '/api/console/launch-message', headers, ...(payload && { payload }) })
    expect((await ask('GET')).json()).toMatchObject({ isKeptElsewhere: true })
    expect((await ask('PUT', { expectedVersion: 0, title: 'Mine' })).json()).toMatchObject({
      errorMessage: launchMessageTexts.keptElsewhere,
    })
  } finally {
    await elsewhere.close()
  }
})
