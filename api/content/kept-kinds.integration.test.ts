// Requirements: AUTH-103, CLI-012, API-063
/** Launch message, pictures of clinics and public holidays as content: who publishes them, when they hold, restored versions, and what is taken over (S114). */
import { randomUUID } from 'node:crypto'
import { contentFaultTexts, contentRefusalTexts } from '@member-care/domain/texts/content-texts.ts'
import { contentPageTexts } from '@member-care/domain/texts/content-page-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import sharp from 'sharp'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepContentPicture } from './content-pictures.ts'
import { takeOverRows } from './take-over-rows.ts'

let api: AccountsUnderTest
let company: string
let olga: string
let vera: string
let member: string

const HOUR_MS = 3_600_000

beforeAll(async () => {
  api = await startAccountsUnderTest({ CONTENT_FOUR_EYES: 'on' })
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('c1', 'Coral Clinic', '1 Example Street', 'Bedok', 'East', 1, array['9-5'], 1.32, 103.93), ('C2', 'Orchid Dental', '2 Example Street', 'Bishan', 'Central', 3, array['9-5'], 1.35, 103.85)`)
  company = await createCompany(api, { allowClinicLocator: true })
  olga = (await createAdministrator(api, ['ADMIN_OPERATION'])).userId
  vera = (await createAdministrator(api, ['ADMIN_OPERATION'])).userId
  member = (await createMember(api, company)).userId
})
afterAll(() => api.close())

interface Item {
  readonly contentId: string
  readonly revision: number
  readonly status: string
  readonly title: string
  readonly endsAt: string | null
  readonly versions: readonly { readonly version: number; readonly content: object; readonly savedBy: object }[]
  readonly windows: readonly {
    readonly version: number
    readonly shownFrom: string
    readonly shownUntil: string | null
  }[]
}

async function call<Body = Item>(method: 'GET' | 'POST' | 'PUT', url: string, as: string, body?: object) {
  const reply = await api.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...(await api.headersFor(as)), ...(method !== 'GET' && { 'idempotency-key': randomUUID() }) },
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, body: reply.json<Body>() }
}

const draft = async (content: object, audience: readonly string[] | null = null) =>
  call('POST', '/console/content', olga, { content, audience })
const command = async (item: Item, name: string, as: string, body: object = {}) =>
  (await call('POST', `/console/content/${item.contentId}/${name}`, as, { revision: item.revision, ...body })).body

/** Submitted by its author for a time, and published by somebody else. */
async function publish(item: Item, shownFrom: string | null = null, shownUntil: string | null = null): Promise<Item> {
  const submitted = await command(item, 'submit', olga, { shownFrom, shownUntil })
  expect(await command(submitted, 'publish', olga)).toMatchObject({ errorCode: 'CONTENT_OWN' })
  return command(submitted, 'publish', vera)
}
const save = async (item: Item, content: object) =>
  (await call('PUT', `/console/content/${item.contentId}`, olga, { content, revision: item.revision })).body
const inHours = (hours: number) => new Date(api.parts.clock().getTime() + hours * HOUR_MS).toISOString()

async function launchMessage(): Promise<Record<string, unknown>> {
  const reply = await api.app.inject({ url: '/api/externalapi/getAppLaunchConfigFromMHC' })
  return reply.json<{ appLaunch: Record<string, unknown> }>().appLaunch
}
const nothing = { publish: false, startDate: '', endDate: '', title: '', message: '' }

test('a launch message is read by everybody from its time until its last second, and by nobody before or after', async () => {
  const message = { kind: 'launch-message', title: ' New clinics ', text: 'From April.' }
  const { body: item } = await draft(message)
  expect(await launchMessage()).toEqual(nothing)
  const from = new Date(Math.ceil(api.parts.clock().getTime() / HOUR_MS) * HOUR_MS + HOUR_MS)
  const until = new Date(from.getTime() + HOUR_MS)
  expect(await publish(item, from.toISOString(), until.toISOString())).toMatchObject({ status: 'scheduled' })
  expect(await launchMessage()).toEqual(nothing)
  api.passTime(from.getTime() - api.parts.clock().getTime())
  const inSingapore = (instant: number) => new Date(instant + 8 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')
  expect(await launchMessage()).toEqual({
    publish: true,
    startDate: inSingapore(from.getTime()),
    endDate: inSingapore(until.getTime() - 1_000),
    title: 'New clinics',
    message: 'From April.',
    language: 'en-SG',
  })
  api.passTime(HOUR_MS)
  expect(await launchMessage()).toEqual(nothing)
})

test('an earlier launch message is restored, and of two that are shown the later one holds', async () => {
  const { body: item } = await draft({ kind: 'launch-message', title: 'First', text: 'One.' })
  const first = await publish(item)
  const second = await publish(await save(first, { kind: 'launch-message', title: 'Second', text: 'Two.' }))
  expect(await launchMessage()).toMatchObject({ title: 'Second' })
  await publish(await command(second, 'restore', olga, { version: 1 }))
  expect(await launchMessage()).toMatchObject({ title: 'First', message: 'One.' })
  api.passTime(1_000)
  await publish((await draft({ kind: 'launch-message', title: 'Another', text: 'Three.' })).body)
  expect(await launchMessage()).toMatchObject({ title: 'Another' })
})

test('what is the same for all is saved for all', async () => {
  expect(await draft({ kind: 'launch-message', title: 'Ours', text: 'Only.' }, [company])).toMatchObject({
    status: 422,
    body: { errorCode: 'CONTENT_FOR_EVERYBODY', errorMessage: contentRefusalTexts.CONTENT_FOR_EVERYBODY },
  })
})

test('a launch message is not written where the deployment reads it from an address of its own', async () => {
  const elsewhere = await startAccountsUnderTest({ LAUNCH_MESSAGE_URL: 'https://messages.example/launch' })
  try {
    const { userId } = await createAdministrator(elsewhere, ['ADMIN_OPERATION'])
    const reply = await elsewhere.app.inject({
      method: 'POST',
      url: '/api/console/content',
      headers: { ...(await elsewhere.headersFor(userId)), 'idempotency-key': randomUUID() },
      payload: { content: { kind: 'launch-message', title: 'Mine', text: 'Here.' }, audience: null },
    })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { errorCode: 'LAUNCH_MESSAGE_KEPT_ELSEWHERE', errorMessage: contentPageTexts.messageKeptElsewhere },
    ])
  } finally {
    await elsewhere.close()
  }
})

const pictureOf = (colour: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
    .png()
    .withExif({ IFD0: { Make: 'Spyglass' } })
    .toBuffer()

async function upload(colour: string): Promise<string> {
  const form = new FormData()
  form.append('picture', new Blob([new Uint8Array(await pictureOf(colour))]), 'clinic.png')
  const sent = new Response(form)
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/console/content-pictures?place=card',
    headers: { ...(await api.headersFor(olga)), 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  expect(reply.statusCode).toBe(201)
  return reply.json<{ address: string }>().address
}

async function image(code: string) {
  const reply = await api.app.inject({
    url: `/api/v2/api/clinics/${code}/image`,
    headers: await api.headersFor(member),
  })
  return { status: reply.statusCode, type: reply.headers['content-type'], content: reply.rawPayload }
}
const clinics = async () =>
  (await call<{ c: string; hasImage: boolean }[]>('GET', `/clinics?companyId=${company}`, member)).body
const withPicture = async () => (await clinics()).filter(({ hasImage }) => hasImage).map(({ c }) => c)

test('a clinic’s picture is kept small and clean, comes and goes at its time, and an earlier one is restored', async () => {
  const picture = async (colour: string) => ({
    kind: 'clinic-picture',
    clinicCode: 'C1',
    clinicName: '',
    imageUrl: await upload(colour),
  })
  const { body: item } = await draft(await picture('red'))
  expect(item).toMatchObject({ title: 'Coral Clinic (C1)' })
  expect([(await image('C1')).status, await withPicture()]).toEqual([404, []])
  const red = await publish(item, inHours(1), null)
  expect([(await image('C1')).status, await withPicture()]).toEqual([404, []])
  api.passTime(HOUR_MS)
  const { status, type, content } = await image('c1')
  expect([status, type, await withPicture()]).toEqual([200, 'image/jpeg', ['c1']])
  expect(await sharp(content).metadata()).toMatchObject({ width: 800, height: 450 })
  expect(content.includes('Spyglass')).toBe(false)

  const blue = await publish(await save(red, await picture('blue')))
  const dominant = async () => (await sharp((await image('C1')).content).stats()).dominant
  expect((await dominant()).b).toBeGreaterThan(200)
  const restored = await publish(await command(blue, 'restore', olga, { version: 1 }))
  expect((await dominant()).r).toBeGreaterThan(200)
  expect((await call<{ picture: object }>('GET', '/console/panel-clinics/c1', olga)).body).toMatchObject({
    picture: { contentId: item.contentId },
  })
  await command(restored, 'take-down', olga, { shownUntil: inHours(1) })
  expect(await withPicture()).toEqual(['c1'])
  api.passTime(HOUR_MS)
  expect([(await image('C1')).status, await withPicture()]).toEqual([404, []])
})

test('a picture is of a clinic of the panel, and outlives that it leaves it', async () => {
  const imageUrl = await upload('green')
  const of = (clinicCode: string) => ({ kind: 'clinic-picture', clinicCode, clinicName: '', imageUrl })
  expect(await draft(of('C9'))).toMatchObject({
    status: 422,
    body: { errors: { 'content.clinicCode': contentFaultTexts.clinicAbsent } },
  })
  const shown = await publish((await draft(of('C2'))).body)
  expect(await withPicture()).toEqual(['C2'])
  const { database } = api.parts
  await database.query(sql.unsafe`delete from app.clinics where code = 'C2'`)
  expect((await clinics()).map(({ c }) => c)).toEqual(['c1'])
  const changed = await save(shown, { ...of('C2'), imageUrl: await upload('yellow') })
  expect(changed).toMatchObject({ title: 'Orchid Dental (C2)', status: 'shown' })
  await database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('C2', 'Orchid Dental', '2 Example Street', 'Bishan', 'Central', 3, array['9-5'], 1.35, 103.85)`)
  expect(await withPicture()).toEqual(['C2'])
})

test('an excluded clinic shows members no picture', async () => {
  const it = (await createAdministrator(api, ['ADMIN_IT'])).userId
  expect((await call('POST', '/console/excluded-clinics', it, { code: 'C2' })).status).toBe(201)
  await api.untilUpToDate()
  expect((await image('C2')).status).toBe(404)
})

const holidays = async () => (await call<{ day: string; name: string }[]>('GET', '/public-holidays', member)).body
const list = (year: number, ...names: readonly string[]) => ({
  kind: 'public-holidays',
  year,
  days: names.map((name, index) => ({ day: `${year}-05-0${9 - index}`, name })),
})

test('a year’s public holidays hold from their time on; an earlier list is restored, and of two the later one holds', async () => {
  const year = api.parts.clock().getFullYear() + 1
  const { body: item } = await draft(list(year, 'Vesak Day', 'Polling Day'))
  expect(item.title).toBe(String(year))
  expect(await holidays()).toEqual([])
  const first = await publish(item, inHours(1), null)
  expect(await holidays()).toEqual([])
  api.passTime(HOUR_MS)
  expect(await holidays()).toEqual([
    { day: `${year}-05-08`, name: 'Polling Day' },
    { day: `${year}-05-09`, name: 'Vesak Day' },
  ])
  const second = await publish(await save(first, list(year, 'Vesak Day')))
  expect(await holidays()).toEqual([{ day: `${year}-05-09`, name: 'Vesak Day' }])
  await publish(await command(second, 'restore', olga, { version: 1 }))
  expect(await holidays()).toHaveLength(2)
  api.passTime(1_000)
  await publish((await draft(list(year, 'Another Vesak Day'))).body)
  await publish((await draft(list(year + 1, 'Of the next year'))).body)
  expect(await holidays()).toEqual([
    { day: `${year}-05-09`, name: 'Another Vesak Day' },
    { day: `${year + 1}-05-09`, name: 'Of the next year' },
  ])
})

test('what ends is among what expires next, whatever its kind, and is previewed at any time', async () => {
  const year = api.parts.clock().getFullYear() + 3
  const until = inHours(48)
  const item = await publish((await draft(list(year, 'Vesak Day'))).body, null, until)
  const filter = encodeURIComponent(JSON.stringify({ expires: true, kind: 'public-holidays' }))
  const listed = await call<Item[]>('GET', `/console/content?filter=${filter}&sort=["endsAt","ASC"]`, olga)
  expect(listed.body).toMatchObject([{ contentId: item.contentId, endsAt: until }])
  const preview = (at: string) =>
    call<object[]>(
      'GET',
      `/console/content-preview?companyId=${company}&kind=public-holidays&drafts=left-out&at=${at}`,
      olga,
    )
  expect((await preview(inHours(1))).body).toContainEqual(expect.objectContaining({ contentId: item.contentId }))
  expect((await preview(inHours(49))).body).not.toContainEqual(expect.objectContaining({ contentId: item.contentId }))
})

test('only who keeps content keeps them', async () => {
  const helpline = (await createAdministrator(api, ['ADMIN_CALL_CENTRE'])).userId
  const content = { kind: 'launch-message', title: 'Mine', text: 'Here.' }
  expect((await call('POST', '/console/content', helpline, { content, audience: null })).status).toBe(403)
})

test('rows of before become events, once, and hold as they did', async () => {
  const before = await startAccountsUnderTest()
  const { database, eventLog } = before.parts
  try {
    const keeper = (await createAdministrator(before, ['ADMIN_OPERATION'])).userId
    const clientId = await createCompany(before, { allowClinicLocator: true })
    const reader = (await createMember(before, clientId)).userId
    const read = async <Body>(url: string, as: string) =>
      (await before.app.inject({ url: `/api${url}`, headers: await before.headersFor(as) })).json<Body>()
    const pictureId = await keepContentPicture(
      { ...before.parts, uploadFolder: before.parts.settings.dataDirectory },
      await sharp(await pictureOf('red'))
        .jpeg()
        .toBuffer(),
      { by: keeper, at: before.parts.clock() },
    )
    // As it was before: the file of a clinic's picture is no picture of content.
    await database.query(sql.unsafe`delete from app.content_pictures`)
    await database.query(sql.unsafe`
      insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
      values ('C1', 'Coral Clinic', '1 Example Street', 'Bedok', 'East', 1, array['9-5'], 1.32, 103.93)`)
    await database.query(
      sql.unsafe`insert into app.clinic_images (code, file_id, changed_by, changed_at) values ('C1', ${pictureId}, ${keeper}, '2025-03-01T00:00:00Z')`,
    )
    await database.query(sql.unsafe`
      insert into app.launch_message (publish, starts_at, ends_at, title, message, version, changed_by, changed_at)
      values (true, '2025-01-01T00:00:00+08:00', '2099-12-31T23:59:59+08:00', 'New clinics', 'From April.', 3, ${keeper}, '2025-01-01T00:00:00Z')`)
    await database.query(sql.unsafe`delete from app.public_holidays`)
    await database.query(sql.unsafe`
      insert into app.public_holidays (day, name, added_at) values
        ('2098-12-25', 'Christmas Day', '2025-01-01T00:00:00Z'), ('2098-01-01', 'New Year’s Day', '2025-02-01T00:00:00Z'), ('2099-01-01', 'New Year’s Day', now())`)
    const rowsLeft = () =>
      database.oneFirst(
        sql.unsafe`select (select count(*) from app.public_holidays) + (select count(*) from app.launch_message) + (select count(*) from app.clinic_images)`,
      )

    await takeOverRows(before.parts)
    const head = await eventLog.head()
    expect(Number(await rowsLeft())).toBe(0)
    expect(await read('/public-holidays', reader)).toEqual([
      { day: '2098-01-01', name: 'New Year’s Day' },
      { day: '2098-12-25', name: 'Christmas Day' },
      { day: '2099-01-01', name: 'New Year’s Day' },
    ])
    expect(await read('/externalapi/getAppLaunchConfigFromMHC', reader)).toMatchObject({
      appLaunch: {
        publish: true,
        startDate: '2025-01-01 00:00:00',
        endDate: '2099-12-31 23:59:59',
        title: 'New clinics',
        message: 'From April.',
      },
    })
    expect(await read(`/clinics?companyId=${clientId}`, reader)).toMatchObject([{ c: 'C1', hasImage: true }])
    const shown = await before.app.inject({
      url: '/api/v2/api/clinics/C1/image',
      headers: await before.headersFor(reader),
    })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    const items = await read<Item[]>('/console/content?sort=["title","ASC"]', keeper)
    expect(items.map(({ title }) => title)).toEqual(['2098', '2099', 'Coral Clinic (C1)', 'New clinics'])
    const message = await read<Item>(`/console/content/${items[3]?.contentId}`, keeper)
    expect(message.versions).toMatchObject([{ savedBy: { id: keeper } }])

    // Interrupted after its events were stored, it goes on with what is left.
    await database.query(
      sql.unsafe`insert into app.clinic_images (code, file_id, changed_by, changed_at) values ('C1', ${pictureId}, ${keeper}, '2025-03-01T00:00:00Z')`,
    )
    await takeOverRows(before.parts)
    expect([await eventLog.head(), Number(await rowsLeft())]).toEqual([head, 0])
  } finally {
    await before.close()
  }
})

test('a launch message that was not published becomes a draft', async () => {
  const before = await startAccountsUnderTest()
  try {
    await before.parts.database.query(sql.unsafe`
      insert into app.launch_message (publish, title, message) values (false, 'Half', '')`)
    await takeOverRows(before.parts)
    const keeper = (await createAdministrator(before, ['ADMIN_OPERATION'])).userId
    const filter = encodeURIComponent(JSON.stringify({ kind: 'launch-message' }))
    const reply = await before.app.inject({
      url: `/api/console/content?filter=${filter}`,
      headers: await before.headersFor(keeper),
    })
    expect(reply.json()).toMatchObject([{ title: 'Half', status: 'draft' }])
  } finally {
    await before.close()
  }
})
