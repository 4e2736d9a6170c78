/** Every route that takes an id, asked for another company's records. The list of routes comes from the server, so none can be forgotten. */
import type { DeclaredRoute } from '@member-care/api/http/access.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { png } from '../support/claim-forms.ts'
import { annsName, annsNric, recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { recordClaim } from '../support/recorded-claims.ts'

/** What the id in each place of an address stands for; another name does not name a company's record. */
type RecordIds = Readonly<Record<string, string>>

let api: ApiUnderTest
let cast: ClaimsCast
let ids: RecordIds
let walked: readonly DeclaredRoute[]

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date('2026-03-10T10:30:00Z') })
  cast = await recordClaimsCast(api)
  const transactionNo = 'OP26700001'
  const { claimId, attachments } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ann,
    claimantId: cast.ann,
    claimantNric: annsNric,
    files: [{ content: png, mimeType: 'image/png', name: 'receipt.png' }],
    then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo } }],
  })
  ids = { claimId, transactionNo, attachmentId: attachments[0]?.attachmentId ?? '', uuid: cast.ann, userId: cast.ann, nric: annsNric, useRecordId: 'false', revision: '0' }
  walked = api.app.declaredRoutes().filter((route) => route.access !== 'public' && route.method !== 'HEAD' && placesOf(route).some((place) => idFor(route, place) !== undefined))
})
afterAll(() => api.close())

const placesOf = ({ url }: DeclaredRoute) => [...url.matchAll(/:([A-Za-z]+)/g)].map(([, place = '']) => place)

/** `:id` is a client where the address says so, else a claim. */
function idFor({ url }: DeclaredRoute, place: string): string | undefined {
  if (place === 'id') return url.includes('/clients/') ? cast.orchid : ids['claimId']
  return ids[place]
}

async function ask(route: DeclaredRoute, userId: string) {
  const address = route.url.replaceAll(/:([A-Za-z]+)/g, (_, place: string) => encodeURIComponent(idFor(route, place) ?? 'none'))
  // What some of the routes ask for besides: without it they would refuse the question before they looked at who asks.
  const query = new URLSearchParams({ companyId: cast.orchid, at: '2026-03-10T10:00:00Z' }).toString()
  const reply = await api.app.inject({ method: route.method as 'GET', url: `${address}?${query}`, headers: await api.headersFor(userId) })
  return { status: reply.statusCode, body: reply.body }
}

/** Who may read or change nothing of Orchid's: a member of another company, and an administrator of another group. */
test.each(['cat', 'operationOfLantern'] as const)('tells %s nothing of another company, on any route', async (who) => {
  expect(walked.length).toBeGreaterThan(15)
  for (const route of walked) {
    const { status, body } = await ask(route, cast[who])
    const answer = `${route.method} ${route.url} ${status}`
    expect(status, answer).toBeGreaterThanOrEqual(400)
    expect(status, answer).toBeLessThan(500)
    if (route.method === 'GET') expect([403, 404], answer).toContain(status)
    for (const secret of [annsName, annsNric]) expect(body, answer).not.toContain(secret)
  }
})

test('and after all that nothing of the claim has changed', async () => {
  const { revision } = await api.parts.eventLog.load(`claim-${ids['claimId'] ?? ''}`)
  expect(revision).toBe(1)
})

test('though its own people are answered', async () => {
  const route = walked.find(({ method, url }) => method === 'GET' && url.endsWith('/outpatientclaim/v3/:claimId'))
  if (!route) throw new Error('The route is gone.')
  const { status, body } = await ask(route, cast.ann)
  expect(status).toBe(200)
  expect(body).toContain(annsName)
})
