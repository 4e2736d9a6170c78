import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fileWaitingClaims } from './file-waiting-claims.ts'
import { putWaiting, readWaiting } from './outbox-store.ts'
import { device, deviceDatabases } from './testing/device-in-memory.ts'
import { isInOwnHands, type FinishedClaim } from './waiting-claim.ts'

const finished = (id: string) =>
  ({
    id,
    ownerId: 'willow',
    mayBeFiled: false,
    parcel: { kind: 'inpatient', companyId: 'orchid', language: 'en', fields: {}, fileKeys: [] } as object,
    draft: { documents: [] } as object,
  }) as FinishedClaim

/** The first try solves it. */
const lightTask = {
  parameters: { algorithm: 'PBKDF2/SHA-256', cost: 1, keyLength: 32, keyPrefix: '', nonce: '00', salt: '00' },
}

/** Of the claims that were sent. */
const sent: unknown[] = []
const filing = () =>
  fileWaitingClaims({
    tokenOf: () => Promise.resolve('token'),
    onSessionEnded: () => undefined,
    onChanged: () => undefined,
  })

/** @param isRefused by its id */
function beginServer(isRefused: (id: unknown) => boolean = () => false): void {
  sent.length = 0
  vi.stubGlobal('fetch', (address: string, { headers }: { readonly headers: Record<string, string> }) => {
    if (address === '/api/captcha/challenge') return Promise.resolve(Response.json(lightTask))
    const id = headers['Idempotency-Key']
    sent.push(id)
    return Promise.resolve(
      isRefused(id)
        ? Response.json({ errors: {} }, { status: 422, headers: { 'X-Request-Id': 'r-1' } })
        : Response.json({ inpatientclaim: { _id: 'filed', transactionNo: '', message: 'Filed' } }),
    )
  })
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, file: () => unknown) => file() } })

  afterEach(() => void vi.unstubAllGlobals())
  vi.stubGlobal('indexedDB', deviceDatabases)
  device.empty()
})

test('on a device that is full each claim is filed once, in its order, and goes', async () => {
  beginServer()
  await putWaiting(finished('one'))
  await putWaiting(finished('two'))
  device.hasRoom = false
  expect(await filing()).toEqual({ isToBeTriedAgain: false, gotThrough: true })
  expect(sent).toEqual(['one', 'two'])
  expect(await readWaiting()).toEqual([])
})

test('a refusal for which a device has no room holds back no other claim, and is told once there is some', async () => {
  beginServer((id) => id === 'refused')
  await putWaiting(finished('refused'))
  await putWaiting(finished('behind'))
  device.hasRoom = false
  expect(await filing()).toEqual({ isToBeTriedAgain: true, gotThrough: true })
  expect(sent).toEqual(['refused', 'behind'])
  device.hasRoom = true
  await filing()
  expect(await readWaiting()).toMatchObject([{ id: 'refused', stand: { phase: 'refused' } }])
})

test('a claim whose document the browser has lost holds back no other one, and can be changed', async () => {
  beginServer()
  const lost = { slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotReadableError')) }) }
  await putWaiting({
    ...finished('lost'),
    draft: { documents: [{ key: 'a', content: lost }] } as object,
  } as FinishedClaim)
  await putWaiting(finished('behind'))
  expect(await filing()).toEqual({ isToBeTriedAgain: true, gotThrough: true })
  expect(sent).toEqual(['behind'])
  const [claim] = await readWaiting()
  expect(claim).toMatchObject({ id: 'lost', stand: { phase: 'failing' } })
  expect(claim && isInOwnHands(claim)).toBe(true)
})

test('a refusal of the session before, once somebody has signed in anew, sends the claim again', async () => {
  beginServer()
  const tokens = ['older', 'newer']
  const tokensSent: unknown[] = []
  const answer = fetch
  vi.stubGlobal('fetch', (address: string, options: { readonly headers: Record<string, string> }) => {
    const { Accesstoken: token } = options.headers
    if (token === undefined) return answer(address, options)
    tokensSent.push(token)
    if (token === 'newer') return answer(address, options)
    tokens.shift()
    return Promise.resolve(Response.json({}, { status: 401, headers: { 'X-Request-Id': 'r-1' } }))
  })
  await putWaiting(finished('one'))
  const ended: unknown[] = []
  const filed = await fileWaitingClaims({
    tokenOf: () => Promise.resolve(tokens[0]),
    onSessionEnded: (session) => void ended.push(session),
    onChanged: () => undefined,
  })
  expect([filed, tokensSent, ended]).toEqual([{ isToBeTriedAgain: false, gotThrough: true }, ['older', 'newer'], []])
  expect(await readWaiting()).toEqual([])
})

test('a claim that a proxy finds too large can be changed; one that may be filed already stays as it is', async () => {
  beginServer()
  const answer = fetch
  vi.stubGlobal('fetch', (address: string, options: { readonly headers: Record<string, string> }) =>
    ['large', 'filed'].includes(options.headers['Idempotency-Key'] ?? '')
      ? Promise.resolve(new Response('', { status: 413 }))
      : answer(address, options),
  )
  await putWaiting(finished('large'))
  await putWaiting(finished('behind'))
  await putWaiting({ ...finished('filed'), mayBeFiled: true })
  await filing()
  expect(sent).toEqual(['behind'])
  const [large, filed] = await readWaiting()
  expect(large).toMatchObject({ id: 'large', stand: { phase: 'refused', message: '' } })
  expect(large && isInOwnHands(large)).toBe(true)
  expect(filed).toMatchObject({ id: 'filed', stand: { phase: 'waiting' }, mayBeFiled: true })
})
