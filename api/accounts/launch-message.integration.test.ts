// Requirements: AUTH-103, SHELL-025
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
