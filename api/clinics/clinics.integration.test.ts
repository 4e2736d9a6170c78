// Requirements: CLI-009, CLI-010, API-060, API-061
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
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

async function ask(path: string, userId: string) {
  const reply = await api.app.inject({ url: `/api${path}`, headers: await api.headersFor(userId) })
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
        },
        expect.objectContaining({ c: 'C2', ts: 'Dental', h1: '9am–5pm', h2: '' }),
      ],
    })
  },
)

test('is refused for a company that has it switched off, and unknown for somebody else’s', async () => {
  const off = await createCompany(api)
  const member = await createMember(api, off)
  expect(await ask(`/clinics?companyId=${off}`, member.userId)).toMatchObject({ status: 403 })
  const others = await createCompany(api, { allowClinicLocator: true })
  expect(await ask(`/clinics?companyId=${others}`, member.userId)).toMatchObject({ status: 404 })
})
