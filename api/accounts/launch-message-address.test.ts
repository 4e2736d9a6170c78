// Requirements: AUTH-105, API-089
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { noLaunchMessage } from '@member-care/domain/client/launch-message.ts'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createLaunchMessageReader } from './launch-message-address.ts'

const message = {
  publish: true,
  startDate: '2026-03-11 00:00:00',
  endDate: '',
  title: 'New clinics',
  message: 'From April.',
}
let server: Server | undefined
afterEach(() => server?.close())

/** A real server that answers as it is told. @returns a reader of its address, and how often it was asked */
async function reading(answers: { status: number; body: unknown }[]) {
  let asked = 0
  let now = Date.parse('2026-03-12T00:00:00Z')
  server = createServer((_request, response) => {
    const { status, body } = answers[Math.min(asked++, answers.length - 1)] ?? { status: 500, body: null }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const read = createLaunchMessageReader(`http://127.0.0.1:${port}/launch`, {
    clock: () => new Date(now),
    logger: pino({ level: 'silent' }),
  })
  return { read, asked: () => asked, passMinute: () => void (now += 60_000) }
}

const answer = (launchMessage: object) => ({ status: 200, body: { appLaunch: { launchMessage } } })

test('reads the message, once a minute for everybody', async () => {
  const { read, asked, passMinute } = await reading([answer(message), answer({ ...message, title: 'Newer' })])
  expect(await Promise.all([read(), read(), read()])).toEqual([message, message, message])
  expect(asked()).toBe(1)
  passMinute()
  expect(await read()).toMatchObject({ title: 'Newer' })
  expect(asked()).toBe(2)
})

test('keeps the text of a message that is not published to itself', async () => {
  const { read } = await reading([answer({ ...message, publish: false })])
  expect(await read()).toEqual(noLaunchMessage)
})

test.each([
  { status: 503, body: {} },
  { status: 200, body: { appLaunch: 'soon' } },
])('shows what was last said when it answers $status $body', async (bad) => {
  const { read, passMinute } = await reading([answer(message), bad])
  await read()
  passMinute()
  expect(await read()).toEqual(message)
})
