// Requirements: ADM-MNU-010, ADM-UPL-012, ADM-UPL-019, ADM-UPL-020, ADM-UPL-021, ADM-JOB-001, ADM-JOB-002, ADM-JOB-006, ADM-JOB-007, ADM-JOB-008,
// ADM-JOB-009, ROL-016, LIM-030, API-127, API-139
import { randomUUID } from 'node:crypto'
import type { AccessEvent } from '@member-care/domain/access/access-events.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { uploadColumns, type UploadCells } from '@member-care/domain/upload/upload-columns.ts'
import {
  uploadCommandTexts,
  uploadErrorTexts,
  uploadFileTexts,
  uploadWarningTexts,
} from '@member-care/domain/texts/upload-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { employeeRow, numberOf, uploadFile } from '@member-care/tests/support/upload-files.ts'
import Papa from 'papaparse'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { holderOf } from '../accounts/reservations.ts'
import { changeUser } from '../users/change-user.ts'
import { sweepUserUploads } from './sweep-uploads.ts'
import type { uploadRowSchema, uploadSchema } from './upload-answers.ts'

type Upload = z.infer<typeof uploadSchema>
type Row = z.infer<typeof uploadRowSchema>

let api: AccountsUnderTest
let operator: TestPerson
let companyId: string
let code: string
/** Of another client group than the operator of {@link inGroup} reaches. */
let inGroup: TestPerson

beforeAll(async () => {
  api = await startAccountsUnderTest({ UPLOAD_MAXIMUM_ROWS: '400' })
  operator = await createAdministrator(api, ['ADMIN_OPERATION'])
  companyId = await createCompany(api)
  code = await api.parts.database.oneFirst(
    sql.type(
      z.object({ company_code: z.string() }),
    )`select company_code from read.clients where company_id = ${companyId}`,
  )
  inGroup = await createAdministrator(api, ['ADMIN_OPERATION'], ['ELSEWHERE'])
  await api.startJobs()
})
afterAll(() => api.close())

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, by = operator, payload?: object) {
  return api.app.inject({
    method,
    url: `/api${url}`,
    headers: await api.headersFor(by.userId),
    ...(payload && { payload }),
  })
}

async function send(
  content: string | Uint8Array<ArrayBuffer>,
  options: { by?: TestPerson; key?: string; name?: string } = {},
) {
  const { by = operator, key = randomUUID(), name = 'people.csv' } = options
  const form = new FormData()
  form.append('file', new File([content], name))
  const encoded = new Response(form)
  const headers = {
    ...(await api.headersFor(by.userId)),
    'content-type': encoded.headers.get('content-type') ?? '',
    'idempotency-key': key,
  }
  return api.app.inject({
    method: 'POST',
    url: '/api/console/uploads',
    headers,
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

async function until(id: string, state: Upload['state'], by = operator): Promise<Upload> {
  await expect
    .poll(async () => (await call('GET', `/console/uploads/${id}`, by)).json<Upload>().state, {
      timeout: 20_000,
      interval: 50,
    })
    .toBe(state)
  return (await call('GET', `/console/uploads/${id}`, by)).json<Upload>()
}

async function checked(rows: readonly UploadCells[], by = operator): Promise<Upload> {
  const answer = await send(uploadFile(rows), { by })
  expect(answer.statusCode).toBe(202)
  return until(answer.json<Upload>().id, 'checked', by)
}

async function submitted(rows: readonly UploadCells[]): Promise<Upload> {
  const { id } = await checked(rows)
  expect((await call('POST', `/console/uploads/${id}/submission`)).statusCode).toBe(200)
  return until(id, 'complete')
}

async function rowsOf(id: string, outcome?: string, by = operator): Promise<readonly Row[]> {
  const filter = encodeURIComponent(JSON.stringify(outcome ? { outcome } : {}))
  return (await call('GET', `/console/uploads/${id}/rows?filter=${filter}&range=[0,199]`, by)).json<Row[]>()
}

/** @returns its company code */
async function recordClient(groupCode: string, companyCode: string): Promise<string> {
  const id = randomUUID()
  const [policyNo, inpatientPolicyNo, outpatientPolicyNo] = ['POL-9', 'POL-9-I', 'POL-9-O']
  const policies = { policyNo, inpatientPolicyNo, outpatientPolicyNo }
  await api.record(`client-${id}`, {
    type: 'ClientCreated',
    data: { companyId: id, name: 'Elsewhere Pte Ltd', companyCode, groupCode, ...policies },
  })
  return companyCode
}

async function eventsOf(nric: string) {
  const userId = await holderOf(api.parts, 'nric', nric)
  return userId === undefined ? [] : await eventsOfUser(userId)
}

async function eventsOfUser(userId: string) {
  return (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events
}

describe('a file of users', () => {
  it('is checked before anything is done, carried out when it is submitted, and unchanged the second time', async () => {
    const rows = [
      employeeRow(code, 0),
      employeeRow(code, 1),
      employeeRow('NOBODY', 2),
      employeeRow(code, 4, { nric: 'S1234567A' }),
    ]
    const upload = await checked(rows)
    expect(upload).toMatchObject({
      fileName: 'people.csv',
      uploadedBy: operator.name,
      isOwn: true,
      progress: { done: 4, total: 4 },
    })
    expect(upload.summary).toEqual({
      rows: 4,
      byRow: { created: 2, updated: 0, terminated: 0, unchanged: 0, rejected: 2, leftOut: 0 },
      users: { created: 2, updated: 0, terminated: 0, unchanged: 0, rejected: 2 },
      dependants: { created: 1, updated: 0, terminated: 0, unchanged: 0, rejected: 0 },
    })
    expect((await rowsOf(upload.id, 'rejected')).map(({ rowNo, errors }) => [rowNo, errors])).toEqual([
      [4, [{ field: 'companyCode', text: uploadErrorTexts.clientUnknown }]],
      [5, [{ field: 'nric', text: uploadErrorTexts.nric }]],
    ])
    expect(await eventsOf(numberOf(0))).toEqual([])

    await call('POST', `/console/uploads/${upload.id}/submission`)
    const done = await until(upload.id, 'complete')
    expect(done.summary).toEqual(upload.summary)
    const events = await eventsOf(numberOf(0))
    expect(events.map(({ type }) => type)).toEqual(['UserEnrolled', 'MembershipStarted', 'UserBankAccountProposed'])
    expect(events.map(({ metadata }) => [metadata.actor, metadata.causationId])).toEqual(
      events.map(() => [{ kind: 'system-administrator', id: operator.userId, role: 'ADMIN_OPERATION' }, upload.id]),
    )
    expect(events.at(-1)?.data).toMatchObject({ source: 'upload', proposedBy: operator.userId })
    const [enrolled, started] = await eventsOf(numberOf(0, 'dependant'))
    expect(enrolled?.data).toMatchObject({
      name: 'Dependant 0',
      nric: numberOf(0, 'dependant'),
      email: `${numberOf(0, 'dependant').toLowerCase()}@no-email.member-care.example`,
    })
    expect(started?.data).toMatchObject({ memberType: 'D', employeeId: events[0]?.data.userId, companyId })

    expect((await checked(rows)).summary).toMatchObject({
      users: { unchanged: 2, rejected: 2 },
      dependants: { unchanged: 1 },
    })
  })

  it('leaves the accounts in it to be verified by somebody else than who uploaded it, whatever roles they have', async () => {
    const both = await createAdministrator(api, ['ADMIN_OPERATION', 'ADMIN_ACCOUNT'])
    const verifier = await createAdministrator(api, ['ADMIN_ACCOUNT'])
    const { id } = await checked([employeeRow(code, 60)], both)
    await call('POST', `/console/uploads/${id}/submission`, both)
    await until(id, 'complete', both)
    const userId = (await holderOf(api.parts, 'nric', numberOf(60))) ?? ''
    await api.untilUpToDate()
    const account = (await eventsOf(numberOf(60))).find((event) => event.type === 'UserBankAccountProposed')
    const approve = async (by: TestPerson) =>
      (
        await call('POST', `/console/user-bank-proposals/${userId}/decision`, by, {
          proposalId: account?.data.proposalId,
          decision: 'APPROVED',
        })
      ).json<{ errorCode?: string }>()
    expect(await approve(both)).toMatchObject({ errorCode: 'BANK_PROPOSAL_OWN' })
    expect((await eventsOf(numberOf(60))).map(({ type }) => type)).not.toContain('BankAccountRecorded')
    expect(await approve(verifier)).not.toHaveProperty('errorCode')
    expect((await eventsOf(numberOf(60))).at(-1)?.type).toBe('BankAccountRecorded')
  })

  it('changes what differs, and terminates', async () => {
    await submitted([employeeRow(code, 10, { email: '' }), employeeRow(code, 11)])
    const upload = await submitted([
      employeeRow(code, 10, { designation: 'Chief', newNric: 'F1234567N', email: '' }),
      employeeRow(code, 11, { actionStatus: 'TERMINATE', changeEffectiveDate: '01-Feb-2026' }),
    ])
    expect(upload.summary.users).toMatchObject({ updated: 1, terminated: 1 })
    const [changed, ended] = await rowsOf(upload.id)
    expect(changed).toMatchObject({
      outcome: 'updated',
      changes: [
        { field: 'nric', from: numberOf(10), to: 'F1234567N' },
        { field: 'email' },
        { field: 'designation', from: 'Baker', to: 'Chief' },
      ],
    })
    expect(ended).toMatchObject({
      outcome: 'terminated',
      changes: [{ field: 'effectiveEndDate', from: '', to: '2026-02-01' }],
    })
    expect(await holderOf(api.parts, 'nric', numberOf(10))).toBeUndefined()
    expect(await eventsOf('F1234567N')).toHaveLength(6)
    // The same file once more finds them under the new number.
    expect(
      (await checked([employeeRow(code, 10, { designation: 'Chief', newNric: 'F1234567N', email: '' })])).summary.users,
    ).toMatchObject({ unchanged: 1 })
  })

  it('decides anew what has changed since it was checked, and says so', async () => {
    await submitted([employeeRow(code, 20)])
    const [enrolled] = await eventsOf(numberOf(20))
    const userId = enrolled?.data.userId ?? ''
    const { id } = await checked([employeeRow(code, 20, { designation: 'Chief' }), employeeRow(code, 22)])
    const context = () => ({
      actor: { kind: 'system', id: 'test' } as const,
      commandId: randomUUID(),
      correlationId: randomUUID(),
    })
    await changeUser(api.parts, userId, {
      commands: [{ type: 'ChangeMembership', data: { ...membership, companyId, designation: 'Chief' } }],
      context: context(),
      visibleIn: ['users'],
    })
    await changeUser(api.parts, userId, {
      commands: [{ type: 'ChangeEmailAddress', data: { email: 'employee.22@upload.example' } }],
      context: context(),
      visibleIn: ['users'],
    })
    await call('POST', `/console/uploads/${id}/submission`)
    const { summary } = await until(id, 'complete')
    expect(summary.users).toMatchObject({ updated: 1, created: 0, rejected: 1 })
    const [known, taken] = await rowsOf(id)
    // The file says the former address, so it is that again; the address was free when the next row came, or was not: it is never two people's.
    expect(known).toMatchObject({ outcome: 'updated', changes: [{ field: 'email' }] })
    expect(known?.warnings).toContain(uploadWarningTexts.decidedAnew)
    expect(taken).toMatchObject({
      outcome: 'rejected',
      errors: [{ field: 'email', text: uploadErrorTexts.emailTaken }],
    })
    expect(await holderOf(api.parts, 'nric', numberOf(22))).toBeUndefined()
  })

  it('of another group’s company is rejected, and looked at by nobody who does not reach it', async () => {
    const upload = await checked([employeeRow(code, 30)], inGroup)
    expect(upload.summary.users.rejected).toBe(1)
    expect((await rowsOf(upload.id, 'rejected', inGroup))[0]?.errors).toEqual([
      { field: 'companyCode', text: uploadErrorTexts.clientUnknown },
    ])
    const mine = await checked([employeeRow(code, 31)])
    expect((await call('GET', `/console/uploads/${mine.id}`, inGroup)).statusCode).toBe(404)
    expect((await call('POST', `/console/uploads/${upload.id}/submission`)).json()).toMatchObject({
      message: uploadCommandTexts.anothers,
    })
  })

  it('says nothing of another group’s people, and changes nothing of theirs, though the company is the sender’s own', async () => {
    const own = await recordClient('ELSEWHERE', 'ELSE')
    const stranger = await createMember(api, companyId, { nric: numberOf(37) })
    const before = await eventsOfUser(stranger.userId)
    const account = { bankNo: '7339', accountNo: '5011234567' }
    const row = { companyCode: own, gender: 'f', effectiveStartDate: '01-Jan-2026', ...account } as const
    const theirs = { ...row, nric: stranger.nric, email: 'x@evil.example', loginRequired: 'N' }
    const nobody = { ...row, name: 'Nova Teo', nric: numberOf(36), email: 'nova@upload.example', loginRequired: 'N' }
    const previews = async (rows: readonly UploadCells[]) =>
      rowsOf((await checked(rows, inGroup)).id, undefined, inGroup)

    const [guessed] = await previews([{ ...theirs, name: 'Somebody Else' }])
    expect(guessed).toMatchObject({ outcome: 'rejected', changes: [] })
    expect(guessed?.errors).toEqual([{ field: 'nric', text: uploadErrorTexts.otherParticularsElsewhere }])
    // As a dependant of somebody of their own, and as the holder of a new number, they are strangers too.
    const asDependant = { dep_name: 'Somebody Else', dep_nric: stranger.nric, dep_relationship: 'Child' }
    expect((await previews([{ ...nobody, ...asDependant }]))[1]?.errors).toEqual([
      { field: 'dep_nric', text: uploadErrorTexts.otherParticularsElsewhere },
    ])
    expect((await previews([{ ...nobody, newNric: stranger.nric }]))[0]?.errors).toEqual([
      { field: 'nric', text: uploadErrorTexts.newNumberOfNobody },
    ])
    for (const actionStatus of ['UPDATE', 'EXISTING', 'TERMINATE'])
      for (const person of [{ ...theirs, name: stranger.name }, nobody])
        expect((await previews([{ ...person, actionStatus }]))[0]?.errors).toEqual([
          { field: 'nric', text: uploadErrorTexts.mustExist },
        ])

    // Who is named rightly gets the cover, with the words of somebody new, and stays who they are.
    const [known] = await previews([{ ...theirs, name: stranger.name }])
    const [unknown] = await previews([nobody])
    expect({ ...known, name: '', nric: '' }).toEqual({ ...unknown, name: '', nric: '' })
    const { id } = await checked([{ ...theirs, name: stranger.name }], inGroup)
    await call('POST', `/console/uploads/${id}/submission`, inGroup)
    expect((await until(id, 'complete', inGroup)).summary.users).toMatchObject({ created: 1, rejected: 0 })
    const added = (await eventsOfUser(stranger.userId)).slice(before.length)
    expect(added.map(({ type }) => type)).toEqual(['MembershipStarted'])

    // The same file again finds somebody whom its sender reaches now. As long as others cover them too, they still stay who they are.
    const again = { ...theirs, name: 'Another Name', designation: 'Chief' }
    const [reached] = await previews([again])
    expect(reached).toMatchObject({ outcome: 'updated', changes: [{ field: 'designation' }] })
    expect(reached?.warnings).toEqual([
      uploadWarningTexts.notChangedOfShared(['name', 'gender', 'email', 'loginRequired', 'accountNo']),
    ])
    const second = await checked([again], inGroup)
    await call('POST', `/console/uploads/${second.id}/submission`, inGroup)
    await until(second.id, 'complete', inGroup)
    expect((await eventsOfUser(stranger.userId)).slice(before.length + 1).map(({ type }) => type)).toEqual([
      'MembershipChanged',
    ])
  })

  it('says nothing of another group’s people in the call of the catalogue either', async () => {
    const own = await recordClient('ELSEWHERE', 'ELSE2')
    const stranger = await createMember(api, companyId, { nric: numberOf(38) })
    const before = await eventsOfUser(stranger.userId)
    const company = { companyCode: own, effectiveStartDate: '01-Jan-2026' }
    const answer = await call('POST', '/sysadmin/upload/users', inGroup, {
      filename: 'theirs.csv',
      newUsers: [
        {
          ...{ nric: stranger.nric, isUserMustExist: false, name: 'Somebody Else', gender: 'm', loginRequired: 'Y' },
          ...{ email: 'y@evil.example', birthdate: '1990-01-05', companies: [company] },
        },
      ],
    })
    expect(answer.json()).toMatchObject({
      results: {
        usersRejected: [{ name: 'Somebody Else', error: `nric: ${uploadErrorTexts.otherParticularsElsewhere}` }],
      },
    })
    expect(await eventsOfUser(stranger.userId)).toEqual(before)
  })

  it('is a job that every administrator of its groups sees once it was submitted, without a number in full and without its file', async () => {
    const helpline = await createAdministrator(api, ['ADMIN_CALL_CENTRE'])
    await submitted([employeeRow(code, 33, { email: '' })])
    const waiting = await checked([employeeRow(code, 34)])
    expect((await call('GET', `/console/uploads/${waiting.id}`, helpline)).statusCode).toBe(404)
    const job = await submitted([
      employeeRow(code, 33, { email: '', newNric: 'G1234567X' }),
      employeeRow(code, 35, { gender: 'x' }),
    ])
    const listed = (await call('GET', '/console/uploads', helpline)).json<Upload[]>()
    expect(listed.map(({ id }) => id)).toContain(job.id)
    expect(listed.map(({ id }) => id)).not.toContain(waiting.id)
    const rows = JSON.stringify(await rowsOf(job.id, undefined, helpline))
    for (const number of [numberOf(33), 'G1234567X', numberOf(35)]) {
      expect(rows.toUpperCase()).not.toContain(number.toUpperCase())
      expect(rows).toContain(number.slice(-4))
    }
    expect((await call('GET', `/console/uploads/${job.id}/rejected-rows`, helpline)).statusCode).toBe(403)
    const { data } = (await call('GET', '/sysadmin/jobs', helpline)).json<{ data: { jobs: { _id: string }[] } }>()
    expect(data.jobs[0]?._id).toBe(job.id)
    const outsider = await createAdministrator(api, ['ADMIN_CALL_CENTRE'], ['ELSEWHERE'])
    expect((await call('GET', `/console/uploads/${job.id}`, outsider)).statusCode).toBe(404)
  })

  it('gives its rejected rows back, safe for spreadsheets, to be corrected and sent again', async () => {
    const { id } = await checked([
      employeeRow(code, 40, { gender: 'x', designation: '=1+1\n=2' }),
      employeeRow(code, 41),
    ])
    const answer = await call('GET', `/console/uploads/${id}/rejected-rows`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [header, ...lines] = Papa.parse<string[]>(answer.body.slice(1), { skipEmptyLines: true }).data
    expect(header).toEqual([...uploadColumns, 'error'])
    expect(lines).toHaveLength(1)
    expect(lines[0]?.[uploadColumns.indexOf('designation')]).toBe("'=1+1\n=2")
    expect(lines[0]?.at(-1)).toBe(`gender: ${uploadErrorTexts.gender}`)
    // Whoever is known of its people has the look on record, also in a colleague's file; nobody else is anybody yet.
    const colleague = await createAdministrator(api, ['ADMIN_OPERATION'])
    await submitted([employeeRow(code, 42)])
    const ofKnown = await submitted([employeeRow(code, 42, { gender: 'x' }), employeeRow(code, 43, { gender: 'x' })])
    const theirFile = await call('GET', `/console/uploads/${ofKnown.id}/rejected-rows`, colleague)
    expect(theirFile.body).toContain(numberOf(42))
    const { events } = await api.parts.eventLog.load<AccessEvent>(
      `access-${await holderOf(api.parts, 'nric', numberOf(42))}`,
    )
    expect(events).toMatchObject([
      { data: { what: 'nric', recordId: ofKnown.id }, metadata: { actor: { id: colleague.userId } } },
    ])
    const corrected = answer.body.replace(',x,', ',f,')
    const again = await until((await send(corrected)).json<Upload>().id, 'checked')
    expect(again.summary.users.created).toBe(1)
    await call('POST', `/console/uploads/${again.id}/submission`)
    await until(again.id, 'complete')
    expect((await eventsOf(numberOf(40)))[1]?.data).toMatchObject({ designation: '=1+1\n=2' })
  })

  it('may be discarded before it is submitted, and not afterwards', async () => {
    const { id } = await checked([employeeRow(code, 50)])
    expect((await call('DELETE', `/console/uploads/${id}`)).json()).toMatchObject({ state: 'discarded' })
    expect(await rowsOf(id)).toEqual([])
    expect((await call('POST', `/console/uploads/${id}/submission`)).json()).toMatchObject({
      message: uploadCommandTexts.notChecked,
    })
    const done = await submitted([employeeRow(code, 51)])
    expect((await call('DELETE', `/console/uploads/${done.id}`)).json()).toMatchObject({
      message: uploadCommandTexts.submitted,
    })
  })

  it('is the same upload when it is sent twice with one key', async () => {
    const key = randomUUID()
    const ids = [
      await send(uploadFile([employeeRow(code, 60)]), { key }),
      await send(uploadFile([employeeRow(code, 60)]), { key }),
    ].map((answer) => answer.json<Upload>().id)
    expect(new Set(ids).size).toBe(1)
    const other = (await send(uploadFile([employeeRow(code, 61)]), { key })).json<Upload>().id
    expect(other).not.toBe(ids[0])
    for (const id of [ids[0], other]) await until(id ?? '', 'checked')
  })

  it('keeps of its rows those to be corrected, once it is over', async () => {
    const kept = async () =>
      api.parts.database.anyFirst(
        sql.type(
          z.object({ nric: z.string() }),
        )`select cells ->> 'nric' as nric from app.upload_rows where upload_id = ${id}`,
      )
    const { id } = await checked([employeeRow(code, 72), employeeRow(code, 73, { gender: 'x' })])
    await sweepUserUploads(api.parts)
    expect(await kept()).toHaveLength(2)
    await call('POST', `/console/uploads/${id}/submission`)
    await until(id, 'complete')
    await sweepUserUploads(api.parts)
    expect(await kept()).toEqual([numberOf(73)])
    expect((await call('GET', `/console/uploads/${id}/rejected-rows`)).body).toContain(numberOf(73))
  })

  it('loses every row with a number or an address of somebody who is forgotten, also of one that was never carried out', async () => {
    await submitted([employeeRow(code, 75)])
    const userId = await holderOf(api.parts, 'nric', numberOf(75))
    const { id } = await checked([
      employeeRow('NOWHERE', 75),
      employeeRow(code, 76, { newNric: numberOf(75).toLowerCase() }),
      employeeRow(code, 77, { email: 'EMPLOYEE.75@upload.example' }),
      employeeRow(code, 79, { gender: 'x' }),
    ])
    expect(
      (await call('POST', `/console/users/${userId}/forget`, operator, { reason: 'Asked for it' })).statusCode,
    ).toBe(200)
    const left = await api.parts.database.anyFirst(sql.type(z.object({ text: z.string() }))`
      select cells::text as text from app.upload_rows union all select upload_entries::text from app.upload_entries`)
    expect(
      left.filter((text) => text.toUpperCase().includes(numberOf(75)) || text.toUpperCase().includes('EMPLOYEE.75@')),
    ).toEqual([])
    expect((await rowsOf(id)).map(({ name }) => name)).toEqual(['', '', '', '', 'Employee 79'])
    expect((await call('GET', `/console/uploads/${id}`)).json<Upload>().summary.rows).toBe(4)
  })

  it('has its rows removed after their time, and its counts kept', async () => {
    const done = await submitted([employeeRow(code, 70)])
    const later = new Date(Date.now() + 40 * 24 * 60 * 60_000)
    await sweepUserUploads({ ...api.parts, clock: () => later })
    expect(await rowsOf(done.id)).toEqual([])
    expect((await call('GET', `/console/uploads/${done.id}`)).json<Upload>().summary.users.created).toBe(1)
  })
})

const membership = {
  memberType: 'E',
  staffId: 'ST-20',
  designation: 'Baker',
  planNo: 'A',
  costCenter: 'CC1',
  effectiveStartDate: '2026-01-01',
} as const

describe('what is no file of users', () => {
  const utf16 = new Uint8Array(
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('companyCode,name,nric\n', 'utf16le')]),
  )
  it.each([
    ['nothing', '', uploadFileTexts.empty],
    ['a workbook', new Uint8Array(Buffer.from('PK\u0003\u0004 and so on')), uploadFileTexts.workbook],
    ['another encoding', utf16, uploadFileTexts.notUtf8],
    ['bytes', new Uint8Array([99, 0, 1, 2]), uploadFileTexts.notText],
    ['other columns', 'who,where\nme,here\n', uploadFileTexts.columnsMissing(['companyCode', 'name', 'nric'])],
  ])('is refused at once: %s', async (_what, content, text) => {
    const answer = await send(content)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errors: { file: text } })
  })
  it.each([
    [
      'an old encoding further down',
      new Uint8Array(
        Buffer.concat([
          Buffer.from(`companyCode,name,nric\n${`X,${'Y'.repeat(200)},Z\n`.repeat(390)}`),
          Buffer.from([0x58, 0xe9, 0x0a]),
        ]),
      ),
      uploadFileTexts.notUtf8,
    ],
    [
      'a quotation mark that nothing closes',
      `companyCode,name,nric\nX,"Y,Z\n${'X,Y,Z\n'.repeat(20_000)}`,
      uploadFileTexts.unreadable,
    ],
    ['too many rows', `companyCode,name,nric\n${'X,Y,Z\n'.repeat(401)}`, uploadFileTexts.tooManyRows(400)],
    ['no rows', 'companyCode,name,nric\n\n', uploadFileTexts.noRows],
  ])('fails with its reason: %s', async (_what, content, text) => {
    const { id } = (await send(content)).json<Upload>()
    expect(await until(id, 'failed')).toMatchObject({ error: text })
  })
  it('rejects a row with a character that cannot be kept, far down in the file, and no other', async () => {
    const long = 'Baker '.repeat(30).trim()
    const rows = Array.from({ length: 150 }, (_, n) =>
      employeeRow(code, 2_000 + n, { designation: long, costCenterName: long, ...(n === 140 && { name: 'Wil\0low' }) }),
    )
    const file = uploadFile(rows)
    // What is further up is looked at before the file is taken.
    expect(file.indexOf('\0')).toBeGreaterThan(65_536)
    const { id } = (await send(file)).json<Upload>()
    expect((await until(id, 'checked')).progress).toEqual({ done: 150, total: 150 })
    const rejected = await rowsOf(id, 'rejected')
    expect(rejected.map(({ rowNo, name }) => [rowNo, name])).toEqual([[142, 'Wil\uFFFDlow']])
    expect(rejected[0]?.errors).toEqual([
      expect.objectContaining({ field: 'name', text: uploadErrorTexts.unreadableText }),
    ])
  })
  it.each([
    ['a byte order mark, semicolons and CRLF', { delimiter: ';', newline: '\r\n' }, '\uFEFF'],
    ['tabs', { delimiter: '\t' }, ''],
  ])('is none of these: %s', async (_what, options, before) => {
    const { id } = (
      await send(before + uploadFile([employeeRow(code, 80, { name: 'Tan, "Willow"' })], options))
    ).json<Upload>()
    await until(id, 'checked')
    expect((await rowsOf(id))[0]).toMatchObject({ name: 'Tan, "Willow"', outcome: 'created' })
  })
})

describe('the calls of the catalogue', () => {
  const user = {
    nric: numberOf(90),
    isUserMustExist: false,
    name: 'Reed Lim',
    gender: 'm',
    loginRequired: 'Y',
    email: 'reed@upload.example',
    birthdate: '1990-01-05',
  }
  it('carry users out at once, and tell of it as a job', async () => {
    const company = {
      companyCode: code,
      effectiveStartDate: '01-Jan-2026',
      family: [{ name: 'Fern Lim', nric: numberOf(90, 'dependant'), relationship: 'Child', loginRequired: 'N' }],
    }
    const newUsers = [
      { ...user, companies: [company] },
      { ...user, nric: numberOf(91), email: '', isUserMustExist: true, companies: [company] },
    ]
    const answer = await call('POST', '/sysadmin/upload/users', operator, { newUsers, filename: 'reed.csv' })
    expect(answer.json()).toEqual({
      results: {
        filename: 'reed.csv',
        numOfRowsProcessed: 2,
        numOfUsersProcessed: 2,
        numOfUsersCreated: 1,
        numOfUsersUpdated: 0,
        numOfUsersTerminated: 0,
        numOfUsersRejected: 1,
        numOfDependentsProcessed: 2,
        numOfDependentsCreated: 1,
        numOfDependentsUpdated: 0,
        numOfDependentsTerminated: 0,
        numOfDependentsRejected: 1,
        usersRejected: [
          { name: 'Reed Lim', error: `nric: ${uploadErrorTexts.mustExist}` },
          { name: 'Fern Lim', error: `dep_nric: ${uploadErrorTexts.dependantElsewhere(2)}` },
        ],
      },
    })
    expect((await eventsOf(numberOf(90, 'dependant')))[0]?.data).toMatchObject({
      name: 'Fern Lim',
      loginRequired: false,
    })
    const { data } = (await call('GET', '/sysadmin/jobs?type=UPLOAD_USER_RESULT')).json<{ data: { jobs: object[] } }>()
    expect(data.jobs[0]).toMatchObject({
      type: 'UPLOAD_USER_RESULT',
      status: 'COMPLETE',
      user: { name: operator.name },
      result: answer.json<{ results: object }>().results,
    })
    expect((await call('GET', '/sysadmin/jobs?type=OTHER')).json()).toMatchObject({ data: { jobs: [] } })

    // Who must exist may have what is new.
    const again = await call('POST', '/sysadmin/upload/users', operator, {
      newUsers: [
        {
          ...user,
          isUserMustExist: true,
          companies: [
            { ...company, family: [{ name: 'Moss Lim', nric: numberOf(93, 'dependant'), relationship: 'Child' }] },
          ],
        },
      ],
      filename: 'reed.csv',
    })
    expect(again.json()).toMatchObject({ results: { numOfDependentsCreated: 1, usersRejected: [] } })
  })
  it('give the template', async () => {
    const { body, headers } = await call('GET', '/console/upload-template')
    expect(headers['content-disposition']).toContain('users.csv')
    expect(body.slice(1).trim().split(',').slice(0, 4)).toEqual(['companyCode', 'companyName', 'name', 'nric'])
  })
})
