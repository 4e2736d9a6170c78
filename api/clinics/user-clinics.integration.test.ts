// Requirements: ADM-PNL-001, ADM-PNL-003, API-062, API-132
import { annsNric, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { readSheet } from 'read-excel-file/node'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: ApiUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  for (const [code, name, area, type] of [
    ['C1', 'Kite Family Clinic', 'Bedok', 1],
    ['C2', '=Coral Dental', 'Bishan', 3],
  ] as const) {
    await api.parts.database.query(sql.unsafe`
      insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
      values (${code}, ${name}, 'Blk 1', ${area}, ${type === 1 ? 'East' : 'Central'}, ${type}, ${sql.array(['9-5', '9-1', '', ''], 'text')}, 1.3, 103.8)`)
  }
})
afterAll(() => api.close())

const get = async (url: string, by = cast.operation) =>
  api.app.inject({ url: `/api${url}`, headers: await api.headersFor(by) })
const names = (reply: { json: <T>() => T }) => reply.json<{ n: string }[]>().map(({ n }) => n)

test("a user's clinics, by type and area, of a company that covers them", async () => {
  const clinics = (query = '') => get(`/console/users/${cast.ann}/clinics?companyId=${cast.orchid}${query}`)
  expect(names(await clinics())).toEqual(['=Coral Dental', 'Kite Family Clinic'])
  expect(names(await clinics('&type=1'))).toEqual(['Kite Family Clinic'])
  expect(names(await clinics('&type=0'))).toEqual([])
  for (const all of ['&type=', '&type=&zone=&area=']) expect(names(await clinics(all))).toHaveLength(2)
  for (const type of ['10', '-1', '1.5', 'dental']) expect((await clinics(`&type=${type}`)).statusCode).toBe(422)
  expect(names(await clinics('&area=Bishan'))).toEqual(['=Coral Dental'])
  expect(names(await clinics('&zone=East'))).toEqual(['Kite Family Clinic'])
  expect(names(await clinics('&zone=East&area=Bishan'))).toEqual([])
  expect((await get(`/console/users/${cast.ann}/clinics?companyId=${cast.lantern}`)).statusCode).toBe(404)
  expect(
    (await get(`/console/users/${cast.ann}/clinics?companyId=${cast.orchid}`, cast.operationOfLantern)).statusCode,
  ).toBe(404)
})

test('the catalogue asks by NRIC, and finds nobody out of reach', async () => {
  expect(names(await get(`/sysadmin/clinics?companyId=${cast.orchid}&nric=${annsNric.toLowerCase()}`))).toHaveLength(2)
  expect(names(await get(`/sysadmin/clinics?companyId=${cast.orchid}&nric=${annsNric}&type=`))).toHaveLength(2)
  expect(
    (await get(`/sysadmin/clinics?companyId=${cast.orchid}&nric=${annsNric}`, cast.operationOfLantern)).statusCode,
  ).toBe(404)
})

test('the list is an Excel file called Clinic_List.xlsx, whose cells are text', async () => {
  const reply = await get(`/sysadmin/clinics/list?companyId=${cast.orchid}&nric=${annsNric}&type=3`)
  expect(reply.headers['content-disposition']).toBe('attachment; filename="Clinic_List.xlsx"')
  const [headings, row, ...more] = await readSheet(reply.rawPayload)
  expect(headings?.slice(0, 3)).toEqual(['Code', 'Name', 'Address'])
  expect(row?.slice(0, 6)).toEqual(['C2', '=Coral Dental', 'Blk 1', 'Bishan', 'Central', 'Dental'])
  expect(more).toEqual([])
})
