// Requirements: AUTH-103, SHELL-025
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { sql } from 'slonik'
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

test('gives a published message with its dates in Singapore', async () => {
  await api.parts.database.query(sql.unsafe`
    insert into app.launch_message (publish, starts_at, ends_at, title, message)
    values (true, '2026-03-10T16:00:00Z', null, 'New clinics', 'From April.')`)
  expect((await launchConfig()).appLaunch).toEqual({ publish: true, startDate: '2026-03-11 00:00:00', endDate: '', title: 'New clinics', message: 'From April.' })
})

test('keeps the text of a message that is not published to itself', async () => {
  await api.parts.database.query(sql.unsafe`update app.launch_message set publish = false`)
  expect((await launchConfig()).appLaunch).toMatchObject({ publish: false, title: '', message: '' })
})
