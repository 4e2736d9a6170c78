// Requirements: SHELL-039, ADM-CLM-008, ADM-CLM-011, ADM-CLM-012, ADM-CLM-013, ROL-021, LIM-027, LIM-032
import { randomUUID } from 'node:crypto'
import { errorBody } from '@member-care/domain/errors/error-body.ts'
import type { AccessEvent } from '@member-care/domain/access/access-events.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { inpatientDetails, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { forgetPerson } from '@member-care/event-store/codec/forget-person.ts'
import { claimsProjection } from '@member-care/projections/claims/claims-projection.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { png } from '@member-care/tests/support/claim-forms.ts'
import { annsNric, dansNric, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projections } from '@member-care/projections/projections.ts'
import { reactorsFor } from '../../event-log/read-models.ts'

let now = new Date('2026-03-10T10:30:00Z')
let api: ApiUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
})
afterAll(() => api.close())

type Body = Record<string, unknown>
async function call(userId: string, url: string, payload?: object) {
  const headers = await api.headersFor(userId)
  const response = await api.app.inject(
    payload ? { method: 'POST', url: `/api/console${url}`, headers, payload } : { url: `/api/console${url}`, headers },
  )
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: response.rawPayload,
    json: () => response.json<Body>(),
    list: () => response.json<Body[]>(),
  }
}

const query = (parts: Record<string, unknown>) =>
  `?${new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)])).toString()}`
const ofAnn = () => ({ companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann, claimantNric: annsNric })
const ofCat = () => ({
  companyId: cast.lantern,
  employeeId: cast.cat,
  claimantId: cast.cat,
  claimantName: 'Cat Ong',
  claimantNric: 'S7000002A',
})
const viewsOf = async (subjectId: string) =>
  (await api.parts.eventLog.load<AccessEvent>(`access-${subjectId}`)).events.map(({ data, metadata }) => ({
    what: data.what,
    recordId: data.recordId,
    by: metadata.actor.id,
    role: metadata.actor.role,
  }))

describe('the claim lists', () => {
  const claimIds: string[] = []
  beforeAll(async () => {
    for (let day = 1; day <= 5; day++) {
      const details = { ...outpatientDetails, visitDate: `2026-02-0${day}`, amountCents: 1_000 * day }
      claimIds.push((await recordClaim(api, { ...ofAnn(), details })).claimId)
    }
    await recordClaim(api, {
      ...ofCat(),
      then: (claimId) => [{ type: 'ClaimRegistered', data: { claimId, transactionNo: 'OP26800001' } }],
    })
    await recordClaim(api, { ...ofAnn(), details: inpatientDetails })
  })

  test('speak the dialect: place and exact total in both headers, ranges inclusive, 200 past the end', async () => {
    const page = await call(
      cast.operation,
      `/outpatient-claims${query({ range: [1, 2], sort: ['visitDate', 'DESC'], filter: {} })}`,
    )
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'content-range': 'outpatient-claims 1-2/5', 'x-total-count': '5' })
    expect(page.list().map(({ id }) => id)).toEqual([claimIds[3], claimIds[2]])
    const past = await call(cast.operation, `/outpatient-claims${query({ range: [100, 124] })}`)
    expect({ status: past.status, place: past.headers['content-range'], rows: past.list() }).toEqual({
      status: 200,
      place: 'outpatient-claims */5',
      rows: [],
    })
    const usual = await call(cast.operation, '/outpatient-claims')
    expect(usual.headers['content-range']).toBe('outpatient-claims 0-4/5')
  })

  test('row by row, as the console reads them', async () => {
    const [row] = (
      await call(cast.operation, `/outpatient-claims${query({ range: [0, 0], sort: ['amountCents', 'ASC'] })}`)
    ).list()
    expect(row).toEqual({
      id: claimIds[0],
      claimNo: claimIds[0]?.slice(0, 8).toUpperCase(),
      transactionNo: null,
      companyId: cast.orchid,
      companyName: 'Orchid Biscuits',
      claimantId: cast.ann,
      claimantName: 'Willow Tan',
      nric: annsNric,
      status: 'PROCESSING',
      retryCount: 0,
      gaveUp: false,
      handoverFailure: null,
      providerName: 'Raffles Clinic',
      visitDate: '2026-02-01',
      admissionDate: null,
      dischargeDate: null,
      currency: 'SGD',
      amount: '10.00',
      payable: null,
      filedAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
      version: 0,
    })
  })

  test('open on PROCESSING; ALL shows every status; each filter narrows', async () => {
    const count = async (filter: object, resource = 'outpatient-claims') =>
      Number((await call(cast.operation, `/${resource}${query({ filter, range: [0, 0] })}`)).headers['x-total-count'])
    expect(await count({})).toBe(5)
    expect(await count({ claimStatus: 'ALL' })).toBe(6)
    expect(await count({ claimStatus: 'SUBMITTED' })).toBe(1)
    expect(await count({ claimStatus: 'ALL', companyId: cast.lantern })).toBe(1)
    expect(await count({ claimStatus: 'ALL', name: 'willow' })).toBe(5)
    expect(await count({ claimStatus: 'ALL', nric: '7000002' })).toBe(1)
    expect(await count({ claimStatus: 'ALL', q: 'op268' })).toBe(1)
    expect(await count({}, 'inpatient-claims')).toBe(1)
  })

  test('give many by id whole, whatever their status, and leave out what is out of reach', async () => {
    const many = await call(
      cast.operation,
      `/outpatient-claims${query({ filter: { id: [...claimIds, randomUUID()] } })}`,
    )
    expect(
      many
        .list()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(claimIds.toSorted())
    const elsewhere = await call(cast.operationOfLantern, `/outpatient-claims${query({ filter: { id: claimIds } })}`)
    expect(elsewhere.list()).toEqual([])
  })

  test('take no other filter, sort field or range', async () => {
    for (const parts of [
      { filter: { status: 'X' } },
      { sort: ['claimantNric', 'ASC'] },
      { range: [0, 1000] },
      { range: [5, 4] },
    ]) {
      expect((await call(cast.operation, `/outpatient-claims${query(parts)}`)).status).toBe(422)
    }
    expect((await call(cast.operation, '/outpatient-claims?filter=%7Bbroken')).status).toBe(422)
  })

  test('mask NRICs for those without the power, and note every person that others saw in full, once an hour', async () => {
    const noted = async () => (await viewsOf(cast.ann)).filter(({ what }) => what === 'nric')
    now = new Date(now.getTime() + 3_600_000)
    const before = (await noted()).length
    // The claims desk compares a receipt with the four characters that it is shown: it may change no NRIC (S46).
    for (const reader of [cast.callCentre, cast.claimDesk]) {
      const masked = (await call(reader, '/outpatient-claims')).list()
      expect(new Set(masked.map(({ nric }) => nric))).toEqual(new Set([`*****${annsNric.slice(-4)}`]))
    }
    expect(await noted()).toHaveLength(before)
    await call(cast.operation, '/outpatient-claims')
    await call(cast.operation, '/outpatient-claims')
    expect((await noted()).slice(before)).toEqual([
      { what: 'nric', recordId: expect.any(String) as string, by: cast.operation, role: 'ADMIN_OPERATION' },
    ])
    now = new Date(now.getTime() + 3_600_000)
    await call(cast.operation, '/outpatient-claims')
    expect(await noted()).toHaveLength(before + 2)
    expect((await viewsOf(cast.ann)).some(({ by }) => by === cast.callCentre)).toBe(false)
  })

  test('stay within the groups of the administrator, and are closed to everybody else', async () => {
    const lantern = await call(
      cast.operationOfLantern,
      `/outpatient-claims${query({ filter: { claimStatus: 'ALL' } })}`,
    )
    expect(lantern.list().map(({ companyName }) => companyName)).toEqual(['Lantern Shipyard'])
    expect((await call(cast.ann, '/outpatient-claims')).status).toBe(403)
    expect((await call(cast.auditor, '/outpatient-claims')).status).toBe(403)
  })
})

describe('a claim', () => {
  test('opens with its details, masked account and documents, and the opening is on record', async () => {
    const { claimId, attachments } = await recordClaim(api, {
      ...ofAnn(),
      files: [{ content: png, mimeType: 'image/png', name: 'a.png' }],
    })
    const { json } = await call(cast.operation, `/outpatient-claims/${claimId}`)
    expect(json()).toMatchObject({
      id: claimId,
      nric: annsNric,
      details: { kind: 'outpatient', diagnosisName: 'Influenza' },
      payment: { method: 'Bank', accountNo: '*****2395' },
      attachments: [
        {
          id: attachments[0]?.attachmentId,
          category: 'INV/RCP',
          name: 'a.png',
          mimeType: 'image/png',
          bytes: png.length,
        },
      ],
      remarks: null,
      batchNo: null,
      actions: ['reprocess', 'propose-bank-account'],
    })
    const url = `/claims/${claimId}/attachments/${attachments[0]?.attachmentId}?view=1`
    const document = await call(cast.claimDesk, url)
    expect(Buffer.compare(document.bytes, png)).toBe(0)
    expect(document.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    const views = await viewsOf(cast.ann)
    expect(views).toContainEqual({ what: 'claim', recordId: claimId, by: cast.operation, role: 'ADMIN_OPERATION' })
    expect(views).toContainEqual({
      what: 'claim-attachment',
      recordId: attachments[0]?.attachmentId,
      by: cast.claimDesk,
      role: 'ADMIN_CLAIM',
    })

    const refused = (await viewsOf(cast.ann)).length
    for (const path of [
      `/outpatient-claims/${claimId}`,
      url,
      `/claims/${claimId}/history`,
      `/claims/${claimId}/history/0`,
    ]) {
      expect((await call(cast.operationOfLantern, path)).status).toBe(404)
      expect((await call(cast.ann, path)).status).toBe(403)
    }
    expect((await call(cast.operation, `/inpatient-claims/${claimId}`)).status).toBe(404)
    expect((await call(cast.operation, `/outpatient-claims/${randomUUID()}`)).json()).toMatchObject({
      errorCode: 'NOT_FOUND',
      message: 'Data Not Found',
    })
    expect(await viewsOf(cast.ann)).toHaveLength(refused)
  })

  test('has a history, event by event, with who did it, and the chain of hashes', async () => {
    const { claimId } = await recordClaim(api, {
      ...ofAnn(),
      details: { ...outpatientDetails, receiptNo: 'R-HISTORY', visitDate: '2026-01-21' },
    })
    const registered = { type: 'ClaimRegistered', data: { claimId, transactionNo: 'OP26800010' } } as const
    await api.record(`claim-${claimId}`, registered)
    const { version } = (await call(cast.claimDesk, `/outpatient-claims/${claimId}`)).json()
    const approved = await call(cast.claimDesk, `/claims/${claimId}/approve`, {
      expectedVersion: version,
      payableCents: 10_000,
      remarks: 'Paid in part.',
      batchNo: 'B26-01',
    })
    expect(approved.json()).toMatchObject({
      status: 'APPROVED',
      payable: '100.00',
      remarks: 'Paid in part.',
      batchNo: 'B26-01',
      version: 2,
      actions: ['correct-to-approved', 'correct-to-rejected'],
    })

    const history = (await call(cast.auditor, `/claims/${claimId}/history`)).list()
    expect(history.map(({ title, revision }) => [revision, title])).toEqual([
      [0, 'Claim filed'],
      [1, 'Registered by the insurer'],
      [2, 'Claim approved'],
    ])
    expect(history[2]).toMatchObject({
      type: 'ClaimApproved',
      actor: { kind: 'system-administrator', id: cast.claimDesk, name: 'ADMIN_CLAIM', role: 'ADMIN_CLAIM' },
      clientAddress: '127.0.0.1',
      changes: [
        { field: 'status', label: 'Status', from: 'SUBMITTED', to: 'APPROVED' },
        { field: 'payableCents', label: 'Payable Amount', from: null, to: 10_000 },
        { field: 'remarks', label: 'Remarks', from: null, to: 'Paid in part.' },
        { field: 'batchNo', label: 'Batch No', from: null, to: 'B26-01' },
      ],
    })
    // An auditor reads NRICs masked.
    expect(history[0]?.['changes']).toContainEqual({
      field: 'claimantNric',
      label: 'Claimant NRIC',
      from: null,
      to: `*****${annsNric.slice(-4)}`,
    })
    const { events } = await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
    expect(events.slice(1).map(({ metadata }) => metadata.previousHash)).toEqual(
      history.slice(0, -1).map(({ hash }) => hash),
    )
    expect(await viewsOf(cast.ann)).toContainEqual({
      what: 'claim-history',
      recordId: claimId,
      by: cast.auditor,
      role: 'ADMIN_AUDITOR',
    })

    // Auditors have no claim lists: the number on a letter leads them to the same history, and to the same moments.
    expect((await call(cast.auditor, '/claims/OP26800010/history')).list()).toEqual(history)
    expect((await call(cast.auditor, '/claims/OP26800010/history/0')).json()).toMatchObject({
      revision: 0,
      claim: { id: claimId },
    })

    const moment = (await call(cast.auditor, `/claims/${claimId}/history/1`)).json()
    expect(moment).toMatchObject({
      revision: 1,
      claim: { status: 'SUBMITTED', transactionNo: 'OP26800010', payable: null, version: 1, actions: [] },
    })
    const asOf = async (at: string) =>
      (await call(cast.operation, `/claims/${claimId}/as-of?at=${encodeURIComponent(at)}`)).json()
    expect(await asOf(String(history[0]?.['recordedAt']))).toMatchObject({
      revision: 0,
      claim: { status: 'PROCESSING', transactionNo: null },
    })
    // What the claim is now, read from its events, is what the read model says.
    const { claim } = (await asOf(new Date(Date.now() + 60_000).toISOString())) as { claim: Body }
    const current = (await call(cast.operation, `/outpatient-claims/${claimId}`)).json()
    expect({ ...claim, actions: null }).toEqual({ ...current, actions: null })
    expect((await call(cast.operation, `/claims/${claimId}/history/3`)).status).toBe(404)
    expect((await call(cast.operation, `/claims/${claimId}/as-of?at=2020-01-01T00:00:00Z`)).status).toBe(404)
    expect((await call(cast.callCentre, `/claims/${claimId}/history`)).status).toBe(403)
  })

  test('of somebody forgotten is still there, and says so', async () => {
    const { claimId } = await recordClaim(api, {
      ...ofAnn(),
      claimantId: cast.dan,
      claimantName: 'Dan Tan',
      claimantNric: dansNric,
      files: [{ content: png, mimeType: 'image/png', name: 'dan.png' }],
    })
    const context = {
      actor: { kind: 'system', id: 'test' } as const,
      commandId: randomUUID(),
      correlationId: randomUUID(),
    }
    await forgetPerson({ keys: api.parts.subjectKeys, log: api.parts.eventLog }, cast.dan, 'asked for', context)
    await api.untilUpToDate()
    const redacted = { redacted: true }
    const detail = await call(cast.operation, `/outpatient-claims/${claimId}`)
    expect(detail.json()).toMatchObject({
      claimantName: redacted,
      nric: redacted,
      providerName: 'Raffles Clinic',
      details: { diagnosisName: redacted, receiptNo: 'R-1001' },
      attachments: [{ name: redacted }],
    })
    const [row] = (await call(cast.operation, `/outpatient-claims${query({ filter: { id: [claimId] } })}`)).list()
    expect(row).toMatchObject({ claimantName: redacted, nric: redacted })
    const [filed] = (await call(cast.operation, `/claims/${claimId}/history`)).list()
    expect(filed?.['changes']).toContainEqual({
      field: 'claimantName',
      label: 'Claimant Name',
      from: null,
      to: redacted,
    })
    const past = (await call(cast.operation, `/claims/${claimId}/history/0`)).json()
    expect(JSON.stringify([detail.json(), row, filed, past])).not.toContain('Dan Tan')
  })
})

describe('the claims desk', () => {
  let visits = 0
  /** Of a visit that is like no other one. */
  const registeredClaim = async () => {
    visits += 1
    const details = { ...outpatientDetails, receiptNo: `R-DESK-${visits}`, visitDate: `2025-12-0${visits}` }
    const { claimId } = await recordClaim(api, {
      ...ofAnn(),
      details,
      then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo: `OP268${id.slice(0, 8)}` } }],
    })
    return claimId
  }

  test('asks, reviews and rejects, each from the version that was looked at', async () => {
    const claimId = await registeredClaim()
    const asked = await call(cast.claimDesk, `/claims/${claimId}/request-information`, {
      expectedVersion: 1,
      request: 'A clearer receipt, please.',
    })
    expect(asked.json()).toMatchObject({
      status: 'PENDING',
      informationRequest: 'A clearer receipt, please.',
      version: 2,
    })
    expect(
      (await call(cast.claimDesk, `/claims/${claimId}/start-review`, { expectedVersion: 1 })).json(),
    ).toMatchObject({ errorCode: 'CONFLICT' })
    expect(
      (await call(cast.claimDesk, `/claims/${claimId}/start-review`, { expectedVersion: 2 })).json(),
    ).toMatchObject({ status: 'PENDING_REVIEW' })
    const rejected = await call(cast.claimDesk, `/claims/${claimId}/reject`, {
      expectedVersion: 3,
      reasonCode: 'NOT_COVERED',
      remarks: 'Not covered.',
    })
    expect(rejected.json()).toMatchObject({
      status: 'REJECTED',
      rejectionReasonCode: 'NOT_COVERED',
      actions: ['correct-to-approved'],
    })
    const late = await call(cast.claimDesk, `/claims/${claimId}/approve`, {
      expectedVersion: 4,
      payableCents: 1,
      batchNo: 'B',
    })
    expect({ status: late.status, code: late.json()['errorCode'] }).toEqual({ status: 409, code: 'CLAIM_DECIDED' })
  })

  test('says what is missing at its field', async () => {
    const claimId = await registeredClaim()
    const refused = async (action: string, body: object) =>
      (await call(cast.claimDesk, `/claims/${claimId}/${action}`, { expectedVersion: 1, ...body })).json()
    expect(await refused('request-information', { request: ' ' })).toMatchObject({
      errors: { request: 'Please say what the member should send.' },
    })
    expect(await refused('approve', { payableCents: -1, batchNo: 'B' })).toMatchObject({
      errors: { payableCents: 'Please give the payable amount as zero or more, in dollars and cents.' },
    })
    expect(await refused('approve', { payableCents: 1, batchNo: '' })).toMatchObject({
      errors: { batchNo: 'Please give the batch number of the settlement.' },
    })
    expect(await refused('reject', { reasonCode: '' })).toMatchObject({
      errors: { reasonCode: 'Please choose the reason for the rejection.' },
    })
  })

  test('is worked by ADMIN_CLAIM alone, and Reprocess pressed by ADMIN_OPERATION alone', async () => {
    const claimId = await registeredClaim()
    for (const action of ['request-information', 'start-review', 'approve', 'reject']) {
      const body = { expectedVersion: 1, request: 'x', payableCents: 1, batchNo: 'B', reasonCode: 'X' }
      expect((await call(cast.operation, `/claims/${claimId}/${action}`, body)).status).toBe(403)
    }
    expect((await call(cast.claimDesk, `/claims/${claimId}/reprocess`, {})).status).toBe(403)
    expect((await call(cast.operationOfLantern, `/claims/${claimId}/reprocess`, {})).status).toBe(404)
    expect((await call(cast.operation, `/claims/${claimId}/reprocess`, {})).json()).toMatchObject({
      errorCode: 'CLAIM_ALREADY_REGISTERED',
    })
  })

  test('the same decision sent again is one decision', async () => {
    const claimId = await registeredClaim()
    const headers = { ...(await api.headersFor(cast.claimDesk)), 'idempotency-key': randomUUID() }
    const send = (payableCents = 5) =>
      api.app.inject({
        method: 'POST',
        url: `/api/console/claims/${claimId}/approve`,
        headers,
        payload: { expectedVersion: 1, payableCents, batchNo: 'B' },
      })
    const [first, again, otherAmount] = [await send(), await send(), await send(500)]
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(first.json())
    // Told that it was done, somebody would believe in the other amount.
    expect([otherAmount.statusCode, otherAmount.json()]).toEqual([422, errorBody('IDEMPOTENCY_KEY_REUSED')])
  })
})

describe('the rest of the console', () => {
  test('clients, within the groups of the administrator', async () => {
    const all = await call(cast.operation, `/clients${query({ sort: ['name', 'ASC'], range: [0, 99] })}`)
    expect(all.headers['content-range']).toBe('clients 0-1/2')
    expect(all.list()).toMatchObject([
      { id: cast.lantern, name: 'Lantern Shipyard', groupCode: 'MG', policyNo: 'POL-MG' },
      { id: cast.orchid, name: 'Orchid Biscuits', groupCode: 'P2', policyNo: 'POL-P2' },
    ])
    expect((await call(cast.operationOfLantern, '/clients')).list().map(({ id }) => id)).toEqual([cast.lantern])
    expect(
      (await call(cast.operationOfLantern, `/clients${query({ filter: { id: [cast.orchid, cast.lantern] } })}`))
        .list()
        .map(({ id }) => id),
    ).toEqual([cast.lantern])
    expect((await call(cast.operation, `/clients/${cast.orchid}`)).json()).toMatchObject({
      name: 'Orchid Biscuits',
      users: 3,
      featuresConfig: { maximumFileUpload: 2 },
    })
    expect((await call(cast.operationOfLantern, `/clients/${cast.orchid}`)).status).toBe(404)
    expect((await call(cast.auditor, '/clients')).status).toBe(403)
  })

  test('read models and the system, for those who run it', async () => {
    const { list, headers } = await call(cast.auditor, '/projections')
    const kept = [...projections, ...reactorsFor(api.parts.settings)].map(({ name }) => name).toSorted()
    expect(
      list()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(kept)
    expect(list().find(({ id }) => id === 'claims')).toMatchObject({
      state: 'live',
      error: null,
      version: claimsProjection.version,
    })
    expect(headers['x-total-count']).toBe(String(kept.length))
    expect((await call(cast.operation, '/system')).json()).toMatchObject({
      eventStore: { kind: 'postgres' },
      process: { node: process.version },
    })
    expect((await call(cast.operation, '/projections/claims/retry', {})).json()).toMatchObject({
      id: 'claims',
      state: 'live',
    })
    expect((await call(cast.auditor, '/projections/claims/retry', {})).status).toBe(403)
    expect((await call(cast.operation, '/projections/nothing/retry', {})).status).toBe(404)
    expect((await call(cast.callCentre, '/projections')).status).toBe(403)
  })

  test('who am I', async () => {
    const me = (await call(cast.callCentre, '/me')).json()
    expect(me).toMatchObject({
      user: { uuid: cast.callCentre, roles: [{ type: 'ADMIN_CALL_CENTRE' }] },
      groupCodes: ['ALL'],
    })
    expect(me['powers']).toEqual(expect.arrayContaining(['claims.view', 'clients.view']))
    expect((await call(cast.ann, '/me')).status).toBe(403)
  })
})
