/** Two processes of the API side by side on one database. */
import { liveMessageSchema, type LiveMessage } from '@member-care/domain/notification/live-messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { fileOutpatientClaim, listOwnClaims, signIn } from '../support/member-session.ts'
import { removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'

const settings = { CAPTCHA: 'off' }
let dataDirectory: string
let first: RunningProduct
let second: RunningProduct

beforeAll(async () => {
  dataDirectory = await copyDemonstrationInstallation()
  // The first brings the database up; the second finds it running in the same data directory.
  first = await startProduct({ dataDirectory, settings })
  second = await startProduct({ dataDirectory, settings })
}, 180_000)

afterAll(async () => {
  await second.stop()
  await first.stop()
  await removeDataDirectory(dataDirectory)
})

test('a member who files in one reads it in the other at once', async () => {
  const session = await signIn(first.origin, 'willow.tan@example.com')
  const elsewhere = {
    ...session,
    fetch: (path: string, init: RequestInit = {}) =>
      fetch(`${second.origin}${path}`, { ...init, headers: { ...init.headers, Accesstoken: session.token } }),
  }
  for (const [here, there] of [
    [session, elsewhere],
    [elsewhere, session],
  ] as const) {
    const { claimId } = await fileOutpatientClaim(here, { receiptNo: 'TWO-1' })
    expect((await listOwnClaims(there)).map((claim) => claim.id)).toContain(claimId)
  }
})

test('claims filed in both at once are each there once and handed over once', async () => {
  const session = await signIn(first.origin, 'willow.tan@example.com')
  const other = await signIn(second.origin, 'willow.tan@example.com')
  const filed = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      fileOutpatientClaim(index % 2 === 0 ? session : other, { receiptNo: `TWO-${index}` }),
    ),
  )
  expect(new Set(filed.map((claim) => claim.claimId)).size).toBe(20)
  const mine = async () =>
    (await listOwnClaims(session)).filter((claim) => filed.some(({ claimId }) => claimId === claim.id))
  await expect
    .poll(async () => (await mine()).filter((claim) => claim.s === 'Submitted').length, {
      timeout: 60_000,
      interval: 250,
    })
    .toBe(20)
  const numbers = (await mine()).map((claim) => claim.tx)
  expect(new Set(numbers).size).toBe(20)
})

test('news of what happens in one is told at once to people connected to the other', async () => {
  const session = await signIn(first.origin, 'willow.tan@example.com')
  const socket = new WebSocket(`${second.origin.replace('http', 'ws')}/api/notifications/live`, {
    headers: { origin: second.origin },
  } as unknown as string[])
  const told: LiveMessage[] = []
  socket.addEventListener('message', ({ data }) => told.push(liveMessageSchema.parse(JSON.parse(String(data)))))
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'sign-in', token: session.token })))
  await expect.poll(() => told.map(({ type }) => type), { timeout: 20_000 }).toContain('ready')
  const { claimId } = await fileOutpatientClaim(session, { receiptNo: 'TWO-NEWS' })
  const newsOf = () =>
    told.flatMap((message) =>
      message.type === 'new' && message.notification.link?.includes(claimId) ? [message.notification] : [],
    )
  await expect.poll(newsOf, { timeout: 20_000 }).toMatchObject([{ kind: 'claim-received', readAt: null }])
  // So is what an open page shows of it.
  await expect
    .poll(() => told.some((message) => message.type === 'claims' && message.claimIds.includes(claimId)), {
      timeout: 20_000,
    })
    .toBe(true)
  socket.close()
})

test('when one is killed the other goes on showing what is filed', async () => {
  const session = await signIn(second.origin, 'willow.tan@example.com')
  await first.kill()
  const { claimId } = await fileOutpatientClaim(session, { receiptNo: 'TWO-LAST' })
  expect((await listOwnClaims(session)).map((claim) => claim.id)).toContain(claimId)
  first = await startProduct({ dataDirectory, settings })
})
