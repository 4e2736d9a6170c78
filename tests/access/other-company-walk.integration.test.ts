/** Every route whose address names a record, asked for one that is not the asker's. Routes come from the server, so that none can be forgotten. */
import { administratorRoles, hrAdministratorRole, roleGranting } from '@member-care/domain/access/powers.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { findCardCustomer } from '@member-care/api/cards/card-customers.ts'
import { listDrafts } from '@member-care/api/drafts/draft-store.ts'
import type { DeclaredRoute } from '@member-care/api/http/access.ts'
import { EveryClientScope } from '@member-care/projections/scope-making.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { annsName, annsNric, recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import {
  draft,
  letterDraft,
  recordAdministratorOf,
  recordOwnedRecords,
  type OwnedRecords,
} from '../support/owned-records.ts'
import { askRoute, closedRoutes } from '../support/route-walk.ts'

let api: ApiUnderTest
let cast: ClaimsCast
let idsOf: OwnedRecords['idsOf']
let named: readonly DeclaredRoute[]
let claimStream: OwnedRecords['claimStream']
/** Every role at once: a refusal is always because of the record. */
let administratorOfOrchid: string
let administratorOfLantern: string

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date('2026-03-10T10:30:00Z') })
  cast = await recordClaimsCast(api)
  administratorOfOrchid = await recordAdministratorOf(api, ['P2'])
  administratorOfLantern = await recordAdministratorOf(api, ['MG'])
  for (const userId of [cast.cat, cast.ben]) {
    await api.record(`user-${userId}`, {
      type: 'RolesChanged',
      data: { userId, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
    })
  }
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowMyPlan: true, allowChat: true, showTreatmentToHr: true } },
  })
  ;({ idsOf, claimStream } = await recordOwnedRecords(api, cast, administratorOfOrchid))
  named = closedRoutes(api).filter(({ method, url }) => method !== 'HEAD' && url.includes('/:'))
})
afterAll(() => api.close())

const version = { expectedVersion: 1 } as const
const newNames = { name: 'Nova Teo', nric: makeNric('S', '7654321'), birthdate: '1980-01-01' } as const
const account = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102396' } as const

const message = { messageId: '6f2c1f0e-4b1d-4a5e-9c57-0d8e2b7a4c11', message: 'Hello' } as const

const administrator = {
  name: 'Nova',
  email: 'nova@example.com',
  roles: ['ADMIN_CLAIM'],
  groupCodes: ['MG'],
  reason: 'test',
} as const

/** What some routes want besides the address: without it they would refuse the question before they looked at whose record it is. */
const bodies: Readonly<Record<string, object>> = {
  'POST /console/users/:userId/forget': { reason: 'asked for it' },
  'POST /console/claims/:id/reprocess': {},
  'POST /console/claims/:id/request-information': { expectedVersion: 1, request: 'Please send the letter.' },
  'POST /console/claims/:id/start-review': { expectedVersion: 1 },
  'POST /console/claims/:id/approve': { expectedVersion: 1, payableCents: 100, batchNo: 'B' },
  'POST /console/claims/:id/amount-agreement': { expectedVersion: 1, proposalId: 'p1', shownPayableCents: 100 },
  'POST /console/claims/:id/amount-decline': { expectedVersion: 1, proposalId: 'p1', reason: 'test' },
  'POST /console/claims/:id/correct-to-approved': {
    expectedVersion: 1,
    payableCents: 100,
    batchNo: 'B',
    reason: 'test',
  },
  'POST /console/claims/:id/correct-to-rejected': { expectedVersion: 1, reasonCode: 'R1', reason: 'test' },
  'POST /console/claims/:id/cover-difference-closing': {
    shownCents: 100,
    shownPaidCents: 50,
    outcome: 'left',
    reason: 'test',
  },
  'POST /console/claims/:id/reject': { expectedVersion: 1, reasonCode: 'R1' },
  'PUT /console/claims/:id/assignee': { assigneeId: null, from: null },
  'POST /console/claims/:id/dismissed-duplicates': { otherClaimId: 'c1' },
  'POST /console/claims/:id/bank-proposals': { bankNo: '7171', branchNo: '081', accountNo: '084102395' },
  'POST /console/claims/:id/bank-decision': { proposalId: 'p1', decision: 'APPROVED' },
  'PUT /sysadmin/inpatient/:id': { proposedBankStatus: 'APPROVED' },
  'PUT /sysadmin/outpatient/:id': { claimRetry: 0 },
  'PUT /console/users/:userId/status': { status: 301, reason: 'test' },
  'PUT /console/administrators/:userId/status': { status: 300, reason: 'test' },
  'PUT /console/administrators/:userId/roles': { roles: ['ADMIN_CLAIM'], groupCodes: ['MG'], reason: 'test' },
  'PUT /console/administrators/:userId': administrator,
  'DELETE /console/administrators/:userId': { reason: 'test' },
  'POST /console/administrators/:userId/address-change': { email: 'nova@example.com', reason: 'test' },
  'PUT /sysadmin/admin/setup/:userId': { ...administrator, roles: [{ type: 'ADMIN_CLAIM' }] },
  'PUT /sysadmin/admin/status/:userId': { status: 300 },
  'POST /console/user-bank-proposals/:id/decision': { proposalId: 'p1', decision: 'APPROVED' },
  'PATCH /sysadmin/users/proposedBank/:userId': { status: 'APPROVED', note: null },
  'PATCH /sysadmin/users/verifyProposedBank/:userId': { status: 'REJECTED', note: null },
  'POST /console/identity-changes/:id/decision': { requestId: 'r1', decision: 'APPROVED' },
  'POST /hradmin/employee/:userId/access': { hradmin: true },
  'PUT /hradmin/employee/:userId': { ...version, designation: 'Baker' },
  'POST /hradmin/employee/:userId/identity-change': { name: 'Nova Goh', reason: 'test' },
  'POST /hradmin/employee/:userId/identity-change/withdrawal': { requestId: 'r1' },
  'POST /console/administrators/:userId/second-factors-removal': { reason: 'lost' },
  'POST /console/users/:userId/second-factors-removal': { reason: 'lost' },
  'POST /users/me/second-factors/app/:factorId': { code: '123456', name: 'Mine' },
  'PUT /users/me/second-factors/:factorId': { name: 'Mine' },
  'PUT /claims/drafts/:draftId': { ...draft, form: {} },
  'POST /claims/drafts/:draftId/moved': {
    moves: [{ fileId: '018f3a52-7c1e-4b6a-9d3e-5f2a1b0c9d8e', draftId: '018f3a52-7c1e-4b6a-9d3e-5f2a1b0c9d8e' }],
  },
  'POST /claims/drafts/:draftId/joined': {
    drafts: [{ fileId: '018f3a52-7c1e-4b6a-9d3e-5f2a1b0c9d8e', draftId: '018f3a52-7c1e-4b6a-9d3e-5f2a1b0c9d8e' }],
  },
  'POST /console/clients/:id/provisioning-tokens': { name: 'Entra ID' },
  'PUT /guarantees/drafts/:draftId': { ...letterDraft, form: {} },
  'PUT /console/clients/:id/notification-templates': { templates: {} },
  'PUT /console/reward-codes/:id': { lowWater: 3 },
  'PUT /console/content/:contentId': { revision: 3 },
  'POST /console/content/:contentId/submit': { shownFrom: null, shownUntil: null, revision: 3 },
  'POST /console/content/:contentId/publish': { revision: 3 },
  'POST /console/content/:contentId/decline': { reason: 'test', revision: 3 },
  'POST /console/content/:contentId/take-down': { shownUntil: null, revision: 3 },
  'POST /console/content/:contentId/restore': { version: 1, revision: 3 },
  'PUT /console/plans/:planId/draft': { draft: examplePlan(), revision: 1 },
  'POST /externalapi/products/purchased/:id/:uuid/redeem': { redeemCode: 'x' },
  'POST /guarantees/:id/withdrawal': {},
  'POST /chats/:conversationId/messages': message,
  'POST /chats/:conversationId/topics': { ...message, menuId: 'claims' },
  'POST /chats/:conversationId/read': { number: 1 },
  'POST /console/conversations/:id/take': {},
  'POST /console/conversations/:id/close': {},
  'POST /console/conversations/:id/answers': message,
  'POST /console/conversations/:id/notes': message,
  'POST /console/conversations/:id/hand-over': { desk: 'general', to: null },
  'POST /console/conversations/:id/read': { number: 1 },
  'POST /guarantees/:id/changes': { amountCents: 100, reason: 'test' },
  'POST /hradmin/guarantees/:id/pass-on': { expectedVersion: 1 },
  'POST /hradmin/guarantees/:id/decline': { expectedVersion: 1, reason: 'test' },
  'POST /console/guarantees/:id/information': { expectedVersion: 1, request: 'test' },
  'POST /console/guarantees/:id/rejection': { expectedVersion: 1, reason: 'test' },
  'POST /console/guarantees/:id/reprocess': { expectedVersion: 1 },
  'POST /console/guarantees/:id/revocation': { expectedVersion: 1, reason: 'test' },
  'POST /console/guarantees/:id/change-decline': { expectedVersion: 1, changeId: 'c1', reason: 'test' },
  'POST /console/guarantees/:id/letter': { expectedVersion: 1, amountCents: 100 },
  'POST /console/guarantees/:id/amount-proposal': { expectedVersion: 1, amountCents: 100 },
  'POST /console/guarantees/:id/amount-agreement': { expectedVersion: 1, proposalId: 'p1' },
  'POST /console/guarantees/:id/amount-decline': { expectedVersion: 1, proposalId: 'p1', reason: 'test' },
  'POST /console/orders/:id/payment': { outcome: 'unpaid', paymentId: '', reason: 'test', revision: 1 },
  'POST /console/plans/:planId/submit': { revision: 1 },
  'POST /console/plans/:planId/return': { reason: 'test', revision: 1 },
  'POST /console/plans/:planId/discard': { revision: 1 },
  'POST /console/plans/:planId/publish': { revision: 1 },
  'POST /console/plans/:planId/what-ifs': { from: '2026-01-01', to: '2026-12-31' },
  'PUT /console/clients/:id': { expectedVersion: 1, featuresConfig: { allowChat: true } },
  'PUT /sysadmin/client/:clientId': { featuresConfig: { allowChat: true } },
  'POST /console/clients/:id/clone': { companyMasterId: 'nobody' },
  'PUT /console/users/:id/basic': { ...version, ...newNames },
  'PUT /console/users/:id/login': { ...version, status: 301, reason: 'test' },
  'PUT /console/users/:id/student': { ...version, studentInformation: { school: 'Merlion' } },
  'POST /console/users/:id/bank-proposals': account,
  'PUT /console/users/:id/companies': { ...version, companies: [] },
  'POST /console/users/:id/memberships/:companyId/restart': { ...version, effectiveStartDate: '2099-01-01' },
  'PUT /console/users/:id/default-company': { ...version, companyId: 'c1' },
  'PUT /sysadmin/users/setup/:userId': { ...newNames, status: 301, proposedBankDetail: account },
  'PUT /sysadmin/users/setupcompany/:userId': { changeDefaultcompany: 'c1' },
}

const callOf = ({ method, url }: DeclaredRoute) => `${method} ${url.replace('/api', '')}`

async function ask(route: DeclaredRoute, userId: string) {
  const record = route.record
  if (record === undefined || record === 'unowned') throw new Error(`${callOf(route)} names nobody's record.`)
  const query = new URLSearchParams({
    companyId: cast.orchid,
    category: 'DOC',
    at: new Date().toISOString(),
    expectedVersion: '1',
    effectiveEndDate: '2099-12-31',
    messageId: message.messageId,
  }).toString()
  const body = bodies[callOf(route)]
  return askRoute(api, route, {
    token: (await api.headersFor(userId)).accesstoken,
    ids: idsOf[record],
    query,
    ...(body && { body }),
  })
}

/** Those who may call the route, and to whom none of these records belongs. */
function strangersTo({ access }: DeclaredRoute): readonly string[] {
  const members = [cast.cat, cast.dan, cast.ben]
  if (typeof access !== 'object') return [...members, administratorOfLantern]
  if ('signedBy' in access || 'tokenOf' in access) return []
  if ('userType' in access) return access.userType === 'client' ? members : [administratorOfLantern]
  return [
    ...(roleGranting([hrAdministratorRole], access.power) ? [cast.cat] : []),
    ...(roleGranting(administratorRoles, access.power) ? [administratorOfLantern] : []),
  ]
}

test('every address with an id says what the id names, and the test has such a record', () => {
  expect(named.filter(({ record }) => record === undefined).map(callOf)).toEqual([])
  for (const { url, record, method } of named) {
    if (record === undefined || record === 'unowned') continue
    const places = [...url.matchAll(/:([A-Za-z]+)/g)].map(([, place = '']) => place)
    expect(
      places.filter((place) => (idsOf[record][place] ?? '') === ''),
      `${method} ${url}`,
    ).toEqual([])
  }
})

test('what belongs to others is not there, for anybody who may call the route', async () => {
  const head = await api.parts.eventLog.head()
  const answers: string[] = []
  const expected: string[] = []
  for (const route of named.filter(({ record }) => record !== 'unowned')) {
    const strangers = strangersTo(route)
    expect(strangers, callOf(route)).not.toEqual([])
    for (const stranger of strangers) {
      const { statusCode, body } = await ask(route, stranger)
      answers.push(`${callOf(route)} ${statusCode}`)
      expected.push(`${callOf(route)} 404`)
      for (const secret of [annsName, annsNric, 'Migraine']) expect(body, callOf(route)).not.toContain(secret)
    }
  }
  expect(answers).toEqual(expected)
  expect(answers.length).toBeGreaterThan(60)
  // A caller who is told that there is nothing has left no mark on it, and no event says that they saw it.
  expect(await api.parts.eventLog.head()).toEqual(head)
})

test('and after all that nothing of it has changed', async () => {
  expect((await api.parts.eventLog.load(claimStream)).revision).toBe(1)
  expect((await api.parts.users.getUser(new EveryClientScope(), cast.ann))?.status).toBe(100)
  expect(await listDrafts(api.parts, { ownerId: cast.ann, kinds: [draft.kind] })).toMatchObject([
    { id: idsOf.draft['draftId'], version: 1, form: draft.form },
  ])
  expect(await listDrafts(api.parts, { ownerId: cast.ann, kinds: [letterDraft.kind] })).toMatchObject([
    { id: idsOf['letter-draft']['draftId'], version: 1, form: letterDraft.form },
  ])
  expect(await api.parts.sessions.list(cast.ann, api.parts.clock())).toHaveLength(1)
  const customer = (await findCardCustomer(api.parts, cast.ann)) ?? ''
  expect(await api.parts.cardProvider?.listCards(customer)).toMatchObject([{ id: idsOf.card['cardId'] }])
  const administrator = idsOf.administrator['userId'] ?? ''
  expect(await api.parts.users.getUser(new EveryClientScope(), administrator)).toMatchObject({
    status: 100,
    roles: [...administratorRoles],
  })
})

test('though its own people read it', async () => {
  // A claim has a settlement letter to read once it is decided.
  await api.record(claimStream, {
    type: 'ClaimApproved',
    data: { claimId: idsOf.claim['claimId'] ?? '', claimantId: cast.ann, payableCents: 100, remarks: '', batchNo: 'B' },
  })
  // The routes of inpatient claims do not have this one, which is an outpatient claim.
  const ofOtherKind = /inpatient|\/inp\//
  for (const route of named.filter(
    ({ method, record, url }) => method === 'GET' && record !== 'unowned' && !ofOtherKind.test(url),
  )) {
    const isForMembers =
      route.access === 'signed-in' ||
      (typeof route.access === 'object' && 'userType' in route.access && route.access.userType === 'client')
    const { statusCode } = await ask(route, isForMembers ? cast.ann : keeperOf(route))
    expect([200, 204], `${callOf(route)} ${statusCode}`).toContain(statusCode)
  }
})

/** Who looks after Ann and may call the route: an administrator, or where only HR may, that of her company. */
function keeperOf({ access }: DeclaredRoute): string {
  const isForAdministrators =
    typeof access !== 'object' || !('power' in access) || roleGranting(administratorRoles, access.power) !== undefined
  return isForAdministrators ? administratorOfOrchid : cast.ben
}
