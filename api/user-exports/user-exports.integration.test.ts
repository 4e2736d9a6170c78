// Requirements: ADM-EXP-001, ADM-EXP-002, ADM-EXP-005, ADM-EXP-006, ERR-045, API-130
import { randomUUID } from 'node:crypto'
import type { UserExportEvent } from '@member-care/domain/export/user-export-events.ts'
import { userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import Papa from 'papaparse'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { USER_EXPORT } from './request-user-export.ts'
import { removeUserExports, sweepUserExports } from './sweep-user-exports.ts'
import { findUserExport, insertUserExport } from './user-export-store.ts'
import { writeUserExport } from './write-user-export.ts'

const HOUR_MS = 60 * 60_000

let api: AccountsUnderTest
let operator: TestPerson
let employee: TestPerson
let dependant: TestPerson

beforeAll(async () => {
  api = await startAccountsUnderTest()
  operator = await createAdministrator(api, ['ADMIN_OPERATION'])
  const companyId = await createCompany(api)
  employee = await createMember(api, companyId, { nric: 's0000001i' })
  dependant = await createMember(api, companyId, { nric: 'S0000002G', employeeId: employee.userId })
  await api.startJobs()
})
afterAll(() => api.close())

async function ask(payload: object, options: { by?: TestPerson; key?: string } = {}) {
  const { by = operator, key = randomUUID() } = options
  return api.app.inject({
    method: 'POST',
    url: '/api/console/exports',
    headers: { ...(await api.headersFor(by.userId)), 'idempotency-key': key },
    payload,
  })
}

async function get(url: string, by = operator) {
  return api.app.inject({ method: 'GET', url, headers: await api.headersFor(by.userId) })
}

/** Asks for an export and waits for its file. @returns its id */
async function exported(payload: object, by = operator): Promise<string> {
  const { id } = (await ask(payload, { by })).json<{ id: string }>()
  await expect
    .poll(async () => (await get(`/api/console/exports/${id}`, by)).json(), { timeout: 20_000 })
    .toMatchObject({ state: 'ready' })
  return id
}

async function rowsOf(id: string, by = operator) {
  const { body } = await get(`/api/console/exports/${id}/file`, by)
  return Papa.parse<Record<string, string>>(body.slice(1), { header: true, skipEmptyLines: true }).data
}

async function mailsTo(address: string): Promise<readonly string[]> {
  return api.parts.database.anyFirst(
    sql.type(
      z.object({ content: z.string() }),
    )`select text_body as content from app.mailbox_messages where recipient = ${address} and subject = ${userExportTexts.mail.subject} order by sent_at`,
  )
}

describe('a file of users', () => {
  it('has a row for each cover, opens in a spreadsheet, and is on record from the question to the fetching', async () => {
    const id = await exported({ memberType: 'all', filter: { field: 'name', query: 'pelican' } })
    const answer = await get(`/api/console/exports/${id}/file`)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body.startsWith('\uFEFFPolicy No,Company Name,')).toBe(true)
    const rows = await rowsOf(id)
    expect(rows.map((row) => [row['Name'], row['Member Type'], row['NRIC']])).toEqual([
      [employee.name, 'Employee', 'S0000001I'],
      [dependant.name, 'Dependent', 'S0000002G'],
    ])
    expect(rows[1]).toMatchObject({
      'Employee Name': employee.name,
      'Company Name': 'Pelican Foods',
      'Policy No': 'POL-1',
      'Start Date': '01-Jan-2020',
    })

    const { events } = await api.parts.eventLog.load<UserExportEvent>(`export-${id}`)
    expect(
      events.map(({ type, data, metadata }) => [type, metadata.actor.id, 'rows' in data ? data.rows : undefined]),
    ).toEqual([
      ['UserExportRequested', operator.userId, undefined],
      ['UserExportWritten', 'user-export', 2],
      ['UserExportFetched', operator.userId, 2],
      ['UserExportFetched', operator.userId, 2],
    ])
    expect(JSON.stringify(events)).not.toContain(employee.name)
  })

  it('holds only employees or only dependants where that was asked for', async () => {
    expect((await rowsOf(await exported({ memberType: 'e' }))).map((row) => row['Name'])).toEqual([employee.name])
    expect((await rowsOf(await exported({ memberType: 'D' }))).map((row) => row['Name'])).toEqual([dependant.name])
  })

  it('takes no formula into a spreadsheet', async () => {
    const companyId = await createCompany(api)
    const { userId } = await createMember(api, companyId)
    await api.record(`user-${userId}`, {
      type: 'ContactNumberChanged',
      data: { userId, contactNoCountryCode: '+65', contactNo: '=1+1' },
    })
    const row = (await rowsOf(await exported({ memberType: 'e' }))).find((one) => one['Contact Number'] !== '')
    expect(row).toMatchObject({ 'Country Code': "'+65", 'Contact Number': "'=1+1" })
  })

  it('is the same one when the same call comes twice', async () => {
    const key = randomUUID()
    const [first, second] = [await ask({ memberType: 'e' }, { key }), await ask({ memberType: 'e' }, { key })]
    expect(first.statusCode).toBe(202)
    expect(second.json()).toEqual(first.json())
  })

  it('is not begun for a filter that matches no company', async () => {
    const answer = await ask({ memberType: 'all', filter: { field: 'policyNo', query: 'nowhere' } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ errorMessage: 'Result not found.' })
  })

  it('reaches no further than the administrator', async () => {
    const ofOtherGroup = await createAdministrator(api, ['ADMIN_OPERATION'], ['MG'])
    expect(
      (await ask({ memberType: 'all', filter: { field: 'name', query: 'Pelican' } }, { by: ofOtherGroup })).statusCode,
    ).toBe(422)
  })

  it('comes with the call of the catalogue too', async () => {
    const answer = await get('/api/sysadmin/users/downloadlist?filtered=P1&typeQuery=groupCode&memberType=d')
    expect(answer.json()).toEqual({ data: { id: expect.any(String), message: userExportTexts.sentLater } })
  })
})

describe('the job that writes it', () => {
  /** An export that no worker knows of, and the job that would be its. */
  async function asked() {
    const exportId = randomUUID()
    await insertUserExport(
      api.parts.database,
      { exportId, requestedBy: operator.userId, groupCodes: ['ALL'], memberType: 'e', filter: null },
      api.parts.clock(),
    )
    const job = {
      id: exportId,
      kind: USER_EXPORT,
      subjectId: exportId,
      payload: { exportId },
      causationId: exportId,
      correlationId: exportId,
      attempt: 1,
    }
    const state = async () => (await findUserExport(api.parts.database, exportId, api.parts.clock()))?.state
    return { exportId, job, state }
  }
  const notStopped = new AbortController().signal

  it('begins again when it was stopped on the way, and says once that the file was written', async () => {
    const { exportId, job, state } = await asked()
    await expect(writeUserExport(api.parts)(job, AbortSignal.abort())).rejects.toThrow()
    expect(await api.parts.files.has(exportId)).toBe(false)
    expect(await state()).toBe('writing')
    expect(await writeUserExport(api.parts)({ ...job, attempt: 2 }, notStopped)).toBe('done')
    expect(await writeUserExport(api.parts)({ ...job, attempt: 3 }, notStopped)).toBe('done')
    expect(await state()).toBe('ready')
    const { events } = await api.parts.eventLog.load<UserExportEvent>(`export-${exportId}`)
    expect(events.map(({ type }) => type)).toEqual(['UserExportWritten'])
  })

  it('leaves no file when somebody is forgotten while it is written', async () => {
    const { exportId, job, state } = await asked()
    const forgettingMeanwhile = {
      ...api.parts.files,
      put: async (fileId: string, path: string) => {
        await removeUserExports(api.parts)
        await api.parts.files.put(fileId, path, 'itself')
      },
    }
    expect(await writeUserExport({ ...api.parts, files: forgettingMeanwhile })(job, notStopped)).toBe('done')
    expect(await state()).toBe('expired')
    expect(await api.parts.files.has(exportId)).toBe(false)
  })

  it('gives up in sight of the administrator when the file cannot be kept', async () => {
    const { job, state } = await asked()
    const full = { ...api.parts.files, put: () => Promise.reject(new Error('no space left')) }
    const write = writeUserExport({ ...api.parts, files: full })
    await expect(write(job, notStopped)).rejects.toThrow('no space left')
    expect(await state()).toBe('writing')
    expect(await write({ ...job, attempt: 5 }, notStopped)).toEqual({ giveUp: 'Error' })
    expect(await state()).toBe('failed')
  })
})

describe('the link', () => {
  it('comes by e-mail, and leads nobody else to the file', async () => {
    const asker = await createAdministrator(api, ['ADMIN_OPERATION'])
    const colleague = await createAdministrator(api, ['ADMIN_OPERATION'])
    const id = await exported({ memberType: 'e' }, asker)
    await expect
      .poll(() => mailsTo(asker.email), { timeout: 20_000 })
      .toEqual([expect.stringContaining(`/systemadmin/exports/${id}`)])
    const [mail = ''] = await mailsTo(asker.email)
    expect(mail).not.toContain(employee.name)
    expect((await get(`/api/console/exports/${id}`, colleague)).statusCode).toBe(404)
    expect((await get(`/api/console/exports/${id}/file`, colleague)).statusCode).toBe(404)
    expect((await get('/api/console/exports', colleague)).json()).toEqual([])
    expect((await get(`/api/console/exports/${id}/file`, asker)).statusCode).toBe(200)
  })

  it('ends with the power, and with the clients that were exported', async () => {
    const asker = await createAdministrator(api, ['ADMIN_OPERATION'])
    const id = await exported({ memberType: 'e' }, asker)
    const become = (roles: string[], groupCodes: string[]) =>
      api.record(`user-${asker.userId}`, {
        type: 'RolesChanged',
        data: { userId: asker.userId, roles, groupCodes, reason: 'test' },
      })
    await become(['ADMIN_OPERATION'], ['MG'])
    expect((await get(`/api/console/exports/${id}/file`, asker)).statusCode).toBe(404)
    await become(['ADMIN_CLAIM'], ['ALL'])
    expect((await get(`/api/console/exports/${id}/file`, asker)).statusCode).toBe(403)
  })

  it('expires after 24 hours, and the file goes', async () => {
    const id = await exported({ memberType: 'e' })
    api.passTime(24 * HOUR_MS)
    expect((await get(`/api/console/exports/${id}`)).json()).toMatchObject({ state: 'expired' })
    const answer = await get(`/api/console/exports/${id}/file`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ errorMessage: userExportTexts.page.expired })
    expect(await api.parts.files.has(id)).toBe(true)
    await sweepUserExports(api.parts)
    expect(await api.parts.files.has(id)).toBe(false)
    expect((await get(`/api/console/exports/${id}`)).json()).toMatchObject({ state: 'expired' })
  })
})
