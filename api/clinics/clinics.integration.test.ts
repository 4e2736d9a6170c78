// Requirements: CLI-009, CLI-010, API-060, API-061
import { randomUUID } from 'node:crypto'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { PSEUDO_LANGUAGE } from '@member-care/domain/language/language.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { publishContent } from '@member-care/tests/support/published-content.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
beforeAll(async () => {
  api = await startAccountsUnderTest()
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('C2', 'Orchid Dental', '2 Example Street', 'Bishan', 'Central', 3, array['9am–5pm'], 1.35, 103.85),
      ('C1', 'Coral Clinic', '1 Example Street', 'Bedok', 'East', 1, array['8am–9pm', '8am–1pm', 'closed', 'closed'], 1.32, 103.93)`)
})
afterAll(() => api.close())

async function ask(path: string, userId: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', payload?: object) {
  const headers = { ...(await api.headersFor(userId)), 'idempotency-key': randomUUID() }
  const reply = await api.app.inject({ url: `/api${path}`, method, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.json<unknown>() }
}

test.each(['/clinics', '/cliniclocator/clinics'])(
  '%s lists the panel by name, in the short field names',
  async (path) => {
    const companyId = await createCompany(api, { allowClinicLocator: true })
    const member = await createMember(api, companyId)
    expect(await ask(`${path}?companyId=${companyId}`, member.userId)).toEqual({
      status: 200,
      body: [
        {
          c: 'C1',
          n: 'Coral Clinic',
          a: '1 Example Street',
          ar: 'Bedok',
          z: 'East',
          t: 1,
          ts: 'General Practitioners',
          h1: '8am–9pm',
          h2: '8am–1pm',
          h3: 'closed',
          h4: 'closed',
          la: 1.32,
          lo: 103.93,
          hasImage: false,
          confirmedOn: null,
        },
        expect.objectContaining({ c: 'C2', ts: 'Dental', h1: '9am–5pm', h2: '' }),
      ],
    })
  },
)

test('what another process changes of the panel is told at once, in each reader’s language', async () => {
  const companyId = await createCompany(api, { allowClinicLocator: true })
  const headers = await api.headersFor((await createMember(api, companyId)).userId)
  const clinics = async (language = 'en') =>
    (
      await api.app.inject({
        url: `/api/clinics?companyId=${companyId}`,
        headers: { ...headers, 'accept-language': language },
      })
    ).json<{ c: string; n: string; ts: string }[]>()
  const [before] = await clinics()
  const [inAnotherLanguage] = await clinics(PSEUDO_LANGUAGE)
  expect(inAnotherLanguage).toEqual({ ...before, ts: expect.not.stringContaining('General') as string })
  await api.parts.database.query(sql.unsafe`update app.clinics set name = 'Amber Clinic' where code = 'C2'`)
  expect((await clinics()).map(({ n }) => n)).toEqual(['Amber Clinic', 'Coral Clinic'])
  await api.parts.database.query(sql.unsafe`update app.clinics set name = 'Orchid Dental' where code = 'C2'`)
  expect((await clinics())[0]).toEqual(before)
})

test('is refused for a company that has it switched off, and unknown for somebody else’s', async () => {
  const off = await createCompany(api)
  const member = await createMember(api, off)
  expect(await ask(`/clinics?companyId=${off}`, member.userId)).toMatchObject({ status: 403 })
  const others = await createCompany(api, { allowClinicLocator: true })
  expect(await ask(`/clinics?companyId=${others}`, member.userId)).toMatchObject({ status: 404 })
})

test('what members report waits in the console, counted once for each of them, until the clinic is corrected or confirmed', async () => {
  const companyId = await createCompany(api, { allowClinicLocator: true })
  const [one, other] = [await createMember(api, companyId), await createMember(api, companyId)]
  const { userId: olive } = await createAdministrator(api, ['ADMIN_OPERATION'])
  const report = (code: string, member: { userId: string }, faults: string[]) =>
    ask(`/clinics/${code}/reports?companyId=${companyId}`, member.userId, 'POST', { faults })
  expect(await report('c1', one, ['hours', 'gone'])).toEqual({ status: 201, body: { reported: true } })
  await report('C1', one, ['hours'])
  await report('C1', other, ['hours'])
  await report('C2', one, ['name'])
  expect(await report('C9', one, ['name'])).toMatchObject({ status: 404 })
  expect(await report('C1', one, [])).toMatchObject({ status: 422 })

  const queue = async () =>
    ((await ask('/console/clinic-reports?sort=["name","ASC"]', olive)).body as { id: string; faults: object }[]).map(
      ({ id, faults }) => ({ id, faults }),
    )
  expect(await queue()).toEqual([
    {
      id: 'C1',
      faults: [
        { fault: 'hours', people: 2 },
        { fault: 'gone', people: 1 },
      ],
    },
    { id: 'C2', faults: [{ fault: 'name', people: 1 }] },
  ])
  expect(await ask('/console/clinic-reports', one.userId)).toMatchObject({ status: 403 })

  expect(await ask('/console/panel-clinics/c1', olive, 'PUT', { weekdays: '9am–6pm' })).toMatchObject({
    status: 200,
    body: { id: 'C1', weekdays: '9am–6pm', saturday: '8am–1pm', confirmedAt: expect.any(String) as string },
  })
  expect(await ask('/console/panel-clinics/c1', olive, 'PUT', { latitude: 3.1 })).toMatchObject({ status: 422 })
  expect((await queue()).map(({ id }) => id)).toEqual(['C2'])
  await ask('/console/panel-clinics/C2/confirmation', olive, 'POST')
  expect(await queue()).toEqual([])
  const today = singaporeToday(api.parts.clock())
  expect((await ask(`/clinics?companyId=${companyId}`, one.userId)).body).toMatchObject([
    { c: 'C1', h1: '9am–6pm', confirmedOn: today },
    { c: 'C2', confirmedOn: today },
  ])
})

test('members are told the public holidays that are published, and whether there is a map', async () => {
  const companyId = await createCompany(api, { allowClinicLocator: true })
  const { userId } = await createMember(api, companyId)
  const year = Number(singaporeToday(api.parts.clock()).slice(0, 4)) + 1
  const polling = { day: `${year}-07-10`, name: 'Polling Day' }
  await publishContent(api, { contentId: 'holidays', content: { kind: 'public-holidays', year, days: [polling] } })
  await api.untilUpToDate()
  expect((await ask('/public-holidays', userId)).body).toEqual([polling])
  expect(await ask('/map-tiles', userId)).toEqual({ status: 200, body: { tiles: null } })
})

test('the console lists the panel by name, and finds by name or code', async () => {
  const { userId: olive } = await createAdministrator(api, ['ADMIN_OPERATION'])
  const listed = async (filter: object) => {
    const { body } = await ask(
      `/console/panel-clinics?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["name","ASC"]`,
      olive,
    )
    return (body as { id: string }[]).map(({ id }) => id)
  }
  expect(await listed({})).toEqual(['C1', 'C2'])
  expect(await listed({ q: 'orchid' })).toEqual(['C2'])
  expect(await listed({ q: 'c1' })).toEqual(['C1'])
  expect(await listed({ q: 'nowhere' })).toEqual([])
})
