/**
 * Files of a company's own people, as its HR sends them (S94): this company alone, nothing about strangers, and nothing of a person that is not
 * the company's to say.
 * Requirements: ROL-046.
 */
import { randomUUID } from 'node:crypto'
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { uploadErrorTexts, uploadWarningTexts } from '@member-care/domain/texts/upload-texts.ts'
import type { UploadCells } from '@member-care/domain/upload/upload-columns.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { createCompany } from '@member-care/tests/support/accounts-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import {
  annsName,
  annsNric,
  dansNric,
  recordClaimsCast,
  type ClaimsCast,
} from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { uploadFile } from '@member-care/tests/support/upload-files.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { holderOf } from '../accounts/reservations.ts'
import type { uploadRowSchema, uploadSchema } from './upload-answers.ts'

type Upload = z.infer<typeof uploadSchema>
type Row = z.infer<typeof uploadRowSchema>

let api: ApiUnderTest
let cast: ClaimsCast
/** HR of Orchid besides Ben, of Orchid and Lantern, and of a company that wants a one-time password. */
let colleague: string
let both: string
let careful: string

const newcomer = { name: 'Nova Teo', nric: makeNric('S', '7654321'), birthdate: '05-Jan-1990' }
const leaver = { name: 'Kai Low', nric: makeNric('S', '7000033') }
const catsNric = makeNric('S', '7000002')

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date('2026-03-10T02:00:00Z') })
  cast = await recordClaimsCast(api)
  colleague = await recordEmployee('Hana Koh', [cast.orchid])
  both = await recordEmployee('Iris Ng', [cast.orchid, cast.lantern])
  await recordEmployee(leaver.name, [cast.orchid], leaver.nric)
  careful = await recordEmployee('Jun Sim', [await createCompany(api, { requireOTPProfile: true })])
  for (const userId of [cast.ben, cast.cat, colleague, both, careful])
    await api.record(`user-${userId}`, {
      type: 'RolesChanged',
      data: { userId, roles: [hrAdministratorRole], groupCodes: [], reason: 'test' },
    })
  await api.startJobs()
})
afterAll(() => api.close())

async function recordEmployee(name: string, companyIds: readonly string[], nric?: string): Promise<string> {
  const userId = randomUUID()
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        userId,
        userType: 'client',
        name,
        nric: nric ?? userId,
        email: `${userId}@example.com`,
        loginRequired: true,
      },
    },
    ...companyIds.map((companyId) => ({
      type: 'MembershipStarted' as const,
      data: { userId, companyId, memberType: 'E' as const, effectiveStartDate: '2026-01-01' },
    })),
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'test' } },
  )
  return userId
}

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, by = cast.ben) {
  return api.app.inject({ method, url: `/api${path}`, headers: await api.headersFor(by) })
}

async function send(rows: readonly UploadCells[], { by = cast.ben, companyId = '' } = {}) {
  const form = new FormData()
  form.append('file', new File([uploadFile(rows)], 'people.csv'))
  const encoded = new Response(form)
  return api.app.inject({
    method: 'POST',
    url: `/api/hradmin/uploads${companyId === '' ? '' : `?companyId=${companyId}`}`,
    headers: {
      ...(await api.headersFor(by)),
      'content-type': encoded.headers.get('content-type') ?? '',
      'idempotency-key': randomUUID(),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

async function until(id: string, state: Upload['state'], by: string): Promise<Upload> {
  const upload = async () => (await call('GET', `/hradmin/uploads/${id}`, by)).json<Upload>()
  await expect.poll(async () => (await upload()).state, { timeout: 20_000, interval: 50 }).toBe(state)
  return upload()
}

async function checked(rows: readonly UploadCells[], options: { by?: string; companyId?: string } = {}) {
  const answer = await send(
    rows.map((row) => ({ companyCode: 'P2', effectiveStartDate: '01-Mar-2026', ...row })),
    options,
  )
  expect(answer.statusCode, answer.body).toBe(202)
  return until(answer.json<Upload>().id, 'checked', options.by ?? cast.ben)
}

async function carriedOut(rows: readonly UploadCells[]): Promise<Upload> {
  const { id } = await checked(rows)
  expect((await call('POST', `/hradmin/uploads/${id}/submission`)).statusCode).toBe(200)
  return until(id, 'complete', cast.ben)
}

async function rowsOf(id: string, by = cast.ben): Promise<readonly Row[]> {
  return (await call('GET', `/hradmin/uploads/${id}/rows?range=[0,199]`, by)).json<Row[]>()
}

async function previewOf(row: UploadCells): Promise<Row | undefined> {
  return (await rowsOf((await checked([row])).id))[0]
}

async function eventsOf(userId: string) {
  return (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events
}

describe('whose file it is', () => {
  test('the caller’s one company’s; who has several says which, and nobody names one of others', async () => {
    expect((await checked([newcomer])).companyName).toBe('Orchid Biscuits')
    expect((await send([newcomer], { by: both })).statusCode).toBe(404)
    expect((await checked([newcomer], { by: both, companyId: cast.orchid })).companyName).toBe('Orchid Biscuits')
    expect((await send([newcomer], { companyId: cast.lantern })).statusCode).toBe(404)
    expect((await send([newcomer], { by: cast.ann })).statusCode).toBe(403)
  })
  test('the rules that the browser reads it by are this company’s', async () => {
    const rules = await call('GET', '/hradmin/upload-rules')
    expect(rules.json()).toMatchObject({ company: { name: 'Orchid Biscuits', companyCode: 'P2' } })
    expect((await call('GET', `/hradmin/upload-rules?companyId=${cast.lantern}`)).statusCode).toBe(404)
    expect((await call('GET', '/hradmin/upload-rules', both)).statusCode).toBe(404)
    expect((await call('GET', '/hradmin/upload-template')).body).toContain('companyCode,companyName,name,nric')
  })
  test('a one-time password is asked for where the company’s configuration wants one for people’s data', async () => {
    const listedBy = async (userId: string, otpVerified: boolean) => {
      const headers = await api.headersFor(userId, { otpVerified })
      return (await api.app.inject({ url: '/api/hradmin/uploads', headers })).statusCode
    }
    expect([await listedBy(careful, false), await listedBy(careful, true)]).toEqual([428, 200])
    expect(await listedBy(cast.ben, false)).toBe(200)
  })
  test('colleagues see it, others do not, and administrators only once it was submitted', async () => {
    const { id } = await checked([newcomer])
    const listed = async (path: string, by: string) =>
      (await call('GET', `${path}/uploads?range=[0,99]`, by)).json<Upload[]>().find((upload) => upload.id === id)
    expect(await listed('/hradmin', colleague)).toMatchObject({ isOwn: false, uploadedBy: 'Ben Lim', state: 'checked' })
    expect(await listed('/hradmin', both)).toBeDefined()
    expect(await listed('/hradmin', cast.cat)).toBeUndefined()
    expect(await listed('/console', cast.operation)).toBeUndefined()
    for (const path of ['', '/rows', '/rejected-rows']) {
      expect((await call('GET', `/hradmin/uploads/${id}${path}`, cast.cat)).statusCode).toBe(404)
      expect((await call('GET', `/console/uploads/${id}${path}`, cast.operation)).statusCode).toBe(404)
    }
    expect((await call('POST', `/hradmin/uploads/${id}/submission`, cast.cat)).statusCode).toBe(404)
    expect((await call('DELETE', `/hradmin/uploads/${id}`, cast.cat)).statusCode).toBe(404)
    // A colleague looks, and leaves it to the one who sent it.
    expect((await call('POST', `/hradmin/uploads/${id}/submission`, colleague)).statusCode).toBe(403)
    const ofOperation = (await call('GET', '/console/uploads?range=[0,99]', cast.operation)).json<Upload[]>()
    expect(ofOperation.filter(({ companyName }) => companyName !== null)).toEqual([])
    expect((await call('DELETE', `/hradmin/uploads/${id}`)).json<Upload>().state).toBe('discarded')
  })
})

describe('what a row may say', () => {
  test('nothing of another company, whether there is such a one or not', async () => {
    for (const companyCode of ['MG', 'NOBODY'])
      expect(await previewOf({ ...newcomer, companyCode })).toMatchObject({
        outcome: 'rejected',
        errors: [{ field: 'companyCode', text: uploadErrorTexts.otherCompany('Orchid Biscuits', 'P2') }],
      })
  })
  test('no word of whether a stranger has the number', async () => {
    const account = { bankNo: '7339', accountNo: '5011234567' }
    const known = await previewOf({ name: 'Cat Ong', nric: catsNric, gender: 'm', email: 'c@example.com', ...account })
    const unknown = await previewOf({ ...newcomer, gender: 'm', email: 'n@example.com', ...account })
    expect({ ...known, name: '', nric: '' }).toEqual({ ...unknown, name: '', nric: '' })
    expect(known).toMatchObject({ outcome: 'created', changes: [] })
    for (const nric of [catsNric, newcomer.nric])
      for (const actionStatus of ['UPDATE', 'EXISTING', 'TERMINATE'])
        expect((await previewOf({ name: 'Cat Ong', nric, actionStatus }))?.errors).toEqual([
          { field: 'nric', text: uploadErrorTexts.notOfCompany },
        ])
    const wrong = await previewOf({ name: 'Somebody Else', nric: catsNric })
    expect(wrong?.errors).toEqual([{ field: 'nric', text: uploadErrorTexts.otherParticulars }])
    expect(JSON.stringify([known, wrong])).not.toContain('Lantern')
  })
  test('nothing of its sender, nor of their family, but what is so already', async () => {
    const own = { name: 'Ben Lim', nric: makeNric('S', '7000001'), effectiveStartDate: '' }
    const child = { dep_name: 'Lily Lim', dep_nric: makeNric('T', '1223498'), dep_relationship: 'Child' }
    const errors = (field: string) => ({ outcome: 'rejected', errors: [{ field, text: uploadErrorTexts.ofSender }] })
    expect(await previewOf({ ...own, effectiveEndDate: '31-Dec-2030' })).toMatchObject(errors('nric'))
    expect(await previewOf({ ...own, actionStatus: 'TERMINATE' })).toMatchObject(errors('nric'))
    expect(await rowsOf((await checked([{ ...own, ...child }])).id)).toMatchObject([
      { outcome: 'unchanged' },
      errors('dep_nric'),
    ])
  })
  test('how many claims, letters and dependants the end of a cover touches, before it is submitted', async () => {
    await recordClaim(api, { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.dan })
    await api.untilUpToDate()
    const row = { name: annsName, nric: annsNric, effectiveStartDate: '', effectiveEndDate: '30-Jun-2026' }
    expect(await previewOf(row)).toMatchObject({
      outcome: 'updated',
      ends: '2026-06-30',
      touched: { claims: 1, letters: 0, dependants: 1 },
    })
  })
  test('numbers are masked in what is shown, and stand in the rejected rows as HR wrote them', async () => {
    const { id } = await checked([{ ...newcomer, birthdate: 'soon' }])
    const [row] = await rowsOf(id)
    expect(row?.nric).not.toContain('7654')
    expect((await call('GET', `/hradmin/uploads/${id}/rejected-rows`)).body).toContain(newcomer.nric)
  })
})

describe('what comes of it', () => {
  test('joiners and leavers, in the name of HR, and of a stranger the cover alone', async () => {
    const before = await eventsOf(cast.cat)
    const account = { bankNo: '7339', accountNo: '5011234567' }
    const complete = await carriedOut([
      { ...newcomer, email: 'nova@example.com', designation: 'Baker', ...account },
      { name: 'Cat Ong', nric: catsNric, email: 'taken-over@example.com', gender: 'm', loginRequired: 'N', ...account },
      {
        ...leaver,
        actionStatus: 'TERMINATE',
        changeEffectiveDate: '31-Mar-2026',
      },
    ])
    expect(complete.summary.users).toMatchObject({ created: 2, terminated: 1, rejected: 0 })
    const nova = (await holderOf(api.parts, 'nric', newcomer.nric)) ?? ''
    for (const { metadata } of await eventsOf(nova))
      expect(metadata.actor).toEqual({ kind: 'hr-administrator', id: cast.ben, role: hrAdministratorRole })
    expect((await eventsOf(cast.cat)).slice(before.length)).toMatchObject([
      {
        type: 'MembershipStarted',
        data: { companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-03-01' },
      },
    ])
    expect((await rowsOf(complete.id)).map(({ outcome, ends }) => [outcome, ends])).toEqual([
      ['created', null],
      ['created', null],
      ['terminated', '2026-03-31'],
    ])
    const proposals = await call('GET', '/console/user-bank-proposals?range=[0,9]', cast.verifier)
    expect(proposals.json()).toMatchObject([{ id: nova, proposedBy: 'Ben Lim', obstacle: null }])
    // It has been submitted, and so is one of the jobs that administrators look after.
    const seen = (await call('GET', '/console/uploads?range=[0,99]', cast.operation)).json<Upload[]>()
    expect(seen).toMatchObject([{ id: complete.id, companyName: 'Orchid Biscuits', isOwn: false }])
    expect((await call('GET', `/console/uploads/${complete.id}`, cast.operationOfLantern)).statusCode).toBe(404)
  })

  test('of people of two companies, and of dependants covered elsewhere, only what is this company’s', async () => {
    for (const [userId, data] of [
      [cast.ann, { memberType: 'E', staffId: 'LS-77' }],
      [cast.dan, { memberType: 'D', employeeId: cast.ann, relationship: 'Child' }],
    ] as const)
      await api.record(`user-${userId}`, {
        type: 'MembershipStarted',
        data: { userId, companyId: cast.lantern, effectiveStartDate: '2026-02-01', ...data },
      })
    await api.untilUpToDate()
    const rows = [
      {
        ...{ name: 'Another Name', nric: annsNric, birthdate: '01-Feb-1991', email: 'a@example.com' },
        ...{ staffId: 'OB-9', newNric: makeNric('S', '7654322'), effectiveEndDate: '31-Dec-2026' },
        ...{ dep_name: 'Another Child', dep_nric: dansNric, dep_relationship: 'Spouse', dep_email: 'd@example.com' },
      },
    ]
    const [ann, dan] = [await eventsOf(cast.ann), await eventsOf(cast.dan)]
    const { id } = await carriedOut(rows)
    expect(await rowsOf(id)).toMatchObject([
      {
        outcome: 'updated',
        ends: '2026-12-31',
        warnings: [uploadWarningTexts.newNricStays, uploadWarningTexts.notChangedByHr(['name', 'birthdate', 'email'])],
      },
      { outcome: 'updated', warnings: [uploadWarningTexts.notChangedByHr(['dep_name', 'dep_relationship'])] },
    ])
    const since = [...(await eventsOf(cast.ann)).slice(ann.length), ...(await eventsOf(cast.dan)).slice(dan.length)]
    expect(since.map(({ type, data }) => [type, 'companyId' in data && data.companyId])).toEqual([
      ['MembershipChanged', cast.orchid],
      // The child's start is their own; the row ends both.
      ['MembershipEnded', cast.orchid],
    ])
    expect(JSON.stringify(since)).not.toContain(annsName)
  })
})
