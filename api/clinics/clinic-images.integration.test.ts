// Requirements: CLI-012, API-063
import { randomUUID } from 'node:crypto'
import { clinicImageTexts as texts } from '@member-care/domain/texts/clinic-image-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { pdf } from '@member-care/tests/support/claim-forms.ts'
import sharp from 'sharp'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
let origin: string
let olive: string
let member: string
let companyId: string
beforeAll(async () => {
  api = await startAccountsUnderTest()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('c1', 'Coral Clinic', '1 Example Street', 'Bedok', 'East', 1, array['9-5'], 1.32, 103.93), ('C2', 'Orchid Dental', '2 Example Street', 'Bishan', 'Central', 3, array['9-5'], 1.35, 103.85)`)
  olive = (await createAdministrator(api, ['ADMIN_OPERATION'])).userId
  companyId = await createCompany(api, { allowClinicLocator: true })
  member = (await createMember(api, companyId)).userId
})
afterAll(() => api.close())

async function call(as: string, path: string, init: RequestInit = {}) {
  const reply = await fetch(`${origin}/api${path}`, {
    ...init,
    headers: { ...(await api.headersFor(as)), 'idempotency-key': randomUUID() },
  })
  const content = Buffer.from(await reply.arrayBuffer())
  const isJson = reply.headers.get('content-type')?.includes('json') === true
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    content,
    body: (isJson ? JSON.parse(content.toString()) : undefined) as Record<string, unknown> & { errors?: object },
  }
}

function upload(as: string, code: string, ...files: readonly Uint8Array[]) {
  const form = new FormData()
  for (const file of files) form.append('image', new Blob([new Uint8Array(file)]), 'clinic.png')
  return call(as, `/console/panel-clinics/${code}/image`, { method: 'POST', body: form })
}

const pictureOf = (colour: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
    .png()
    .withExif({ IFD0: { Make: 'Spyglass' } })
    .toBuffer()
const clinicsOf = async () =>
  (await call(member, `/clinics?companyId=${companyId}`)).body as unknown as { c: string; hasImage: boolean }[]

test('a picture is kept small and clean, and shown to members with its clinic', async () => {
  expect((await call(member, '/v2/api/clinics/C1/image')).status).toBe(404)
  expect((await upload(olive, 'C1', await pictureOf('red'))).body).toMatchObject({
    id: 'c1',
    imageChangedAt: expect.any(String) as string,
  })
  const { status, type, content } = await call(member, '/v2/api/clinics/c1/image')
  expect([status, type]).toEqual([200, 'image/jpeg'])
  expect(await sharp(content).metadata()).toMatchObject({ width: 800, height: 450 })
  expect(content.includes('Spyglass')).toBe(false)
  expect((await clinicsOf()).map(({ c, hasImage }) => [c, hasImage])).toEqual([
    ['c1', true],
    ['C2', false],
  ])
})

test('another one takes its place, and without one there is none', async () => {
  await upload(olive, 'C1', await pictureOf('blue'))
  const { dominant } = await sharp((await call(member, '/v2/api/clinics/C1/image')).content).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
  expect((await call(olive, '/console/panel-clinics/C1/image', { method: 'DELETE' })).body).toMatchObject({
    imageChangedAt: null,
  })
  expect((await call(member, '/v2/api/clinics/C1/image')).status).toBe(404)
  expect((await clinicsOf()).some(({ hasImage }) => hasImage)).toBe(false)
})

test.each([
  ['nothing', () => [], texts.noFile],
  ['a document that calls itself a picture', () => [pdf()], texts.wrongType],
  ['two pictures', () => [pdf(), pdf()], texts.tooMany],
])('%s is refused', async (_what, files, text) => {
  expect(await upload(olive, 'C2', ...files())).toMatchObject({
    status: 422,
    body: { message: text, errors: { image: text } },
  })
})

test('only who keeps content may, and only for a clinic of the panel', async () => {
  const helpline = (await createAdministrator(api, ['ADMIN_CALL_CENTRE'])).userId
  expect((await upload(helpline, 'C2', pdf())).status).toBe(403)
  expect((await upload(olive, 'C9', await pictureOf('red'))).status).toBe(404)
})

test('an excluded clinic shows members no picture', async () => {
  await upload(olive, 'C2', await pictureOf('red'))
  const it = (await createAdministrator(api, ['ADMIN_IT'])).userId
  const headers = await api.headersFor(it)
  expect(
    (await api.app.inject({ method: 'POST', url: '/api/console/excluded-clinics', headers, payload: { code: 'C2' } }))
      .statusCode,
  ).toBe(201)
  await api.untilUpToDate()
  expect((await call(member, '/v2/api/clinics/C2/image')).status).toBe(404)
})

test('the console lists the panel by name, and finds by name or code', async () => {
  const listed = async (filter: object) =>
    (
      (
        await call(
          olive,
          `/console/panel-clinics?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["name","ASC"]`,
        )
      ).body as unknown as { id: string }[]
    ).map(({ id }) => id)
  expect(await listed({})).toEqual(['c1', 'C2'])
  expect(await listed({ q: 'orchid' })).toEqual(['C2'])
  expect(await listed({ q: 'C1' })).toEqual(['c1'])
  expect(await listed({ q: 'nowhere' })).toEqual([])
})
