// Requirements: ADM-EXC-006, STA-017, API-114, API-115, API-116
import { excludedClinicTexts } from '@member-care/domain/texts/excluded-clinic-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
let it: Readonly<Record<string, string>>
beforeAll(async () => {
  api = await startAccountsUnderTest()
  it = await api.headersFor((await createAdministrator(api, ['ADMIN_IT'])).userId)
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('gp-1', 'Lantern Clinic', 'A', 'Bedok', 'East', 1, '{}', 1.3, 103.9), ('GP-2', 'Coral Clinic', 'B', 'Bishan', 'Central', 1, '{}', 1.35, 103.8)`)
})
afterAll(() => api.close())

const get = (url: string, headers = it) => api.app.inject({ method: 'GET', url: `/api${url}`, headers })
const exclude = (code: string) =>
  api.app.inject({ method: 'POST', url: '/api/console/excluded-clinics', headers: it, payload: { code } })
const remove = (url: string) => api.app.inject({ method: 'DELETE', url: `/api${url}`, headers: it })
const codesListed = async () =>
  (await get('/console/excluded-clinics')).json<{ code: string }[]>().map(({ code }) => code)

test('a clinic is excluded, shown with its name on the panel, kept from members, and shown to them again after the exclusion is deleted', async () => {
  const companyId = await createCompany(api, { allowClinicLocator: true })
  const member = await api.headersFor((await createMember(api, companyId)).userId)
  const clinicsOfMember = async () =>
    (await get(`/cliniclocator/clinics?companyId=${companyId}`, member)).json<{ n: string }[]>().map(({ n }) => n)
  expect(await clinicsOfMember()).toEqual(['Coral Clinic', 'Lantern Clinic'])

  const created = await exclude(' gp-1 ')
  expect([created.statusCode, created.json()]).toEqual([
    201,
    expect.objectContaining({ code: 'GP-1', clinicName: 'Lantern Clinic' }),
  ])
  expect(await clinicsOfMember()).toEqual(['Coral Clinic'])
  expect((await get('/console/excluded-clinics')).headers['x-total-count']).toBe('1')

  const { id } = created.json<{ id: string }>()
  expect((await remove(`/console/excluded-clinics/${id}`)).json()).toEqual({ id })
  expect(await clinicsOfMember()).toEqual(['Coral Clinic', 'Lantern Clinic'])
  expect(await codesListed()).toEqual([])
  const { events } = await api.parts.eventLog.load(`excludedclinic-${id}`)
  expect(events.map(({ type, metadata }) => [type, metadata.actor.role])).toEqual([
    ['ClinicExcluded', 'ADMIN_IT'],
    ['ClinicExclusionDeleted', 'ADMIN_IT'],
  ])
})

test('a code is excluded once, also by two at the same moment and however it is typed', async () => {
  const answers = await Promise.all(['X-1', 'x-1', ' X-1'].map(exclude))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
  expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toMatchObject({
    errorCode: 'CLINIC_EXCLUDED_ALREADY',
    errors: { code: excludedClinicTexts.duplicate },
  })
  expect((await codesListed()).filter((code) => code === 'X-1')).toEqual(['X-1'])
})

test('what is no code is refused, and so is deleting what is not excluded', async () => {
  expect((await exclude('no code')).json()).toMatchObject({
    errorCode: 'VALIDATION_ERROR',
    errors: { code: excludedClinicTexts.codeInvalid },
  })
  const { id } = (await exclude('X-2')).json<{ id: string }>()
  expect((await remove(`/console/excluded-clinics/${id}`)).statusCode).toBe(200)
  expect((await remove(`/console/excluded-clinics/${id}`)).statusCode).toBe(404)
})

test('the catalogue’s calls do the same under its names', async () => {
  const created = await api.app.inject({
    method: 'POST',
    url: '/api/sysadmin/excludedclinic',
    headers: it,
    payload: { code: 'X-3' },
  })
  const { _id } = created.json<{ data: { excludedClinic: { _id: string } } }>().data.excludedClinic
  expect((await get('/sysadmin/excludedclinics')).json().data.excludedClinics).toContainEqual({
    _id,
    code: 'X-3',
    created: expect.any(String) as string,
  })
  expect((await remove(`/sysadmin/excludedclinic/${_id}`)).json()).toMatchObject({
    data: { excludedClinic: { _id, code: 'X-3' } },
  })
  expect(await codesListed()).not.toContain('X-3')
})
