// Requirements: ADM-ADM-001, ADM-ADM-002, ADM-ADM-006, ADM-ADM-007, ADM-ADM-008, ADM-ADM-009, ADM-ADM-013, ADM-ADM-014, ADM-ADM-015, ADM-ADM-016,
// ADM-ADM-017, ADM-ADM-021, ROL-024, ROL-025, ROL-026, ROL-027, ROL-028, ROL-029, ROL-031, ROL-032, ROL-033, ROL-034, ROL-035, ERR-051, LIM-031,
// LIM-037, API-117, API-118, API-119, API-120, API-121, API-149
/** Administrators: listing, adding, changing, deleting, and adding from a file. */
import { sheetTexts } from '@member-care/domain/texts/sheet-texts.ts'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { administratorRefusalTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { accessTexts } from '@member-care/domain/texts/access-texts.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import {
  createAdministrator,
  createCompany,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { injectAs } from '@member-care/tests/support/inject-as.ts'
import writeXlsxFile from 'write-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let product: AccountsUnderTest
let it1: string
let creator: string
let ofP2: string
beforeAll(async () => {
  product = await startAccountsUnderTest()
  it1 = (await createAdministrator(product, ['ADMIN_IT'])).userId
  creator = (await createAdministrator(product, ['ADMIN_CREATION'])).userId
  ofP2 = (await createAdministrator(product, ['ADMIN_IT'], ['P2'])).userId
})
afterAll(() => product.close())

type Body = Record<string, unknown>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function call(userId: string, method: Method, url: string, payload?: object, key?: string) {
  const response = await injectAs(product, userId, { method, url, payload, key })
  return {
    status: response.statusCode,
    body: response.json<Body>(),
    rows: () => response.json<Body[]>(),
    total: response.headers['x-total-count'],
  }
}

const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`
const newForm = (changes: object = {}) => ({
  name: 'Nova Lim',
  email: newEmail(),
  roles: ['ADMIN_CLAIM'],
  groupCodes: ['P2'],
  ...changes,
})
const add = (form: object = newForm(), by = creator, key?: string) =>
  call(by, 'POST', '/console/administrators', form, key)
const one = async (id: string, by = it1) => call(by, 'GET', `/console/administrators/${id}`)
const change = async (by: string, id: string, changes: object) => {
  const { roles, name, email, groupCodes } = (await one(id, by)).body
  return call(by, 'PUT', `/console/administrators/${id}`, {
    name,
    email,
    roles,
    groupCodes,
    reason: 'test',
    ...changes,
  })
}
const remove = (by: string, id: string) => call(by, 'DELETE', `/console/administrators/${id}`, { reason: 'has left' })
const userEvents = async (id: string) =>
  (await product.parts.eventLog.load<UserEvent>(`user-${id}`)).events.map(({ type }) => type)
const accountEvents = async (id: string) =>
  (await product.parts.eventLog.load<AccountEvent>(`account-${id}`)).events.map(({ type }) => type)

describe('adding an administrator', () => {
  test('enrols and invites them once, however often the same call comes', async () => {
    const [form, key] = [newForm(), randomUUID()]
    const [first, again] = [await add(form, creator, key), await add(form, creator, key)]
    expect(first.body).toMatchObject({ ...form, status: 101, activatedAt: null, lastSignInAt: null, version: 1 })
    expect(again.body).toEqual(first.body)
    const id = String(first.body['id'])
    expect(await userEvents(id)).toEqual(['UserEnrolled', 'RolesChanged'])
    expect(await accountEvents(id)).toEqual(['AdministratorInvited'])
  })

  test('gives one address to one of many at once', async () => {
    const form = newForm()
    const answers = await Promise.all([add(form), add(form), add(form, it1), add(form)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body['errors'])).toEqual(
      Array(3).fill({ email: expect.any(String) }),
    )
  })

  test.each([
    [{ name: ' ' }, { name: 'Name is required.' }],
    [{ email: 'nowhere' }, { email: 'Email address is not valid.' }],
    [{ roles: [] }, { roles: 'Choose at least one role.' }],
    [{ groupCodes: [] }, { groupCodes: 'Choose at least one client group.' }],
  ])('is refused with the text at the field: %j', async (changes, errors) => {
    expect(await add(newForm(changes))).toMatchObject({ status: 422, body: { errors } })
  })

  test('stays within the groups of who adds', async () => {
    expect(await add(newForm({ groupCodes: ['MG'] }), ofP2)).toMatchObject({
      status: 422,
      body: { errors: { groupCodes: accessTexts.groupOutOfReach } },
    })
    expect(await add(newForm({ groupCodes: ['ALL'] }), ofP2)).toMatchObject({ status: 422 })
    expect((await add(newForm(), ofP2)).status).toBe(200)
  })
})

describe('the list', () => {
  const list = async (filter: object, by = it1) =>
    (
      await call(by, 'GET', `/console/administrators?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,49]`)
    ).rows()

  test.each(['name', 'nric', 'loginId', 'email'])('is searched by %s', async (field) => {
    const email = newEmail()
    const { body } = await add(newForm({ name: `Wanda ${email}`, email }))
    expect((await list({ [field]: email.toUpperCase() })).map(({ id }) => id)).toEqual([body['id']])
  })

  test('shows whom one administers, and of a company those who reach it', async () => {
    const mine = String((await add(newForm({ groupCodes: ['P2'] }))).body['id'])
    const others = String((await add(newForm({ groupCodes: ['MG'] }))).body['id'])
    const ids = (await list({}, ofP2)).map(({ id }) => id)
    expect([ids.includes(mine), ids.includes(others), ids.includes(it1)]).toEqual([true, false, false])
    expect((await one(others, ofP2)).status).toBe(404)
    const companyId = await createCompany(product)
    const reaching = (await list({ companyId })).map(({ id }) => id)
    expect([reaching.includes(it1), reaching.includes(mine)]).toEqual([true, false])
    expect(await list({ companyId, memberType: 'E' })).toEqual([])
  })
})

describe('changing an administrator', () => {
  test('keeps who, why and from which version; another version is a conflict', async () => {
    const { body } = await add()
    const id = String(body['id'])
    const changed = await change(it1, id, {
      name: 'Nova Teo',
      roles: ['ADMIN_CLAIM', 'ADMIN_ACCOUNT'],
      expectedVersion: body['version'],
    })
    expect(changed.body).toMatchObject({ name: 'Nova Teo', roles: ['ADMIN_CLAIM', 'ADMIN_ACCOUNT'], version: 3 })
    expect((await change(creator, id, { name: 'Nova Goh', expectedVersion: body['version'] })).body).toMatchObject({
      errorCode: 'CONFLICT',
    })
    expect(await userEvents(id)).toEqual(['UserEnrolled', 'RolesChanged', 'UserDetailsChanged', 'RolesChanged'])
  })

  test('moves the address: the old one is free, and somebody who was invited is invited there', async () => {
    const { body } = await add()
    const [id, email] = [String(body['id']), newEmail()]
    expect((await change(it1, id, { email })).body).toMatchObject({ email })
    expect(await accountEvents(id)).toEqual(['AdministratorInvited', 'AdministratorInvited'])
    expect((await add(newForm({ email: body['email'] }))).status).toBe(200)
    expect((await add(newForm({ email }))).status).toBe(409)
  })

  test('leaves to the holder of an account how they sign in', async () => {
    const { userId, email } = await createAdministrator(product, ['ADMIN_CLAIM'])
    const invited = String((await add()).body['id'])
    for (const by of [creator, it1]) {
      const password = product.encrypt('Another-2026')
      expect(await change(by, userId, { password })).toMatchObject({
        status: 422,
        body: { errors: { password: administratorRefusalTexts.passwordOfHolder } },
      })
      expect((await change(by, invited, { password })).body).toMatchObject({
        errors: { password: administratorRefusalTexts.notActivated },
      })
      const text = by === it1 ? administratorRefusalTexts.addressByInvitation : administratorRefusalTexts.addressByIt
      expect(await change(by, userId, { email: newEmail() })).toMatchObject({
        status: 422,
        body: { errors: { email: text } },
      })
      const ofCatalogue = {
        name: 'Nova',
        email: newEmail(),
        roles: [{ type: 'ADMIN_CLAIM' }],
        password: product.encrypt('Another-2026'),
      }
      expect((await call(by, 'PUT', `/sysadmin/admin/setup/${userId}`, ofCatalogue)).status).toBe(422)
    }
    expect((await product.signIn(email, TEST_PASSWORD)).statusCode).toBe(200)
    expect((await one(userId)).body['email']).toBe(email)
    expect(await accountEvents(userId)).not.toContain('PasswordChanged')
  })

  test('gives nobody roles that check each other, and names those who have them', async () => {
    const both = ['ADMIN_OPERATION', 'ADMIN_ACCOUNT']
    expect((await add(newForm({ roles: both }))).body).toMatchObject({
      errorCode: 'ROLES_CHECK_EACH_OTHER',
      errors: { roles: expect.stringContaining('check each other') },
    })
    const id = String((await add(newForm({ roles: ['ADMIN_OPERATION'] }))).body['id'])
    expect((await change(it1, id, { roles: both })).body).toMatchObject({ errorCode: 'ROLES_CHECK_EACH_OTHER' })
    expect(
      (
        await call(it1, 'PUT', `/console/administrators/${id}/roles`, {
          roles: [...both],
          groupCodes: ['ALL'],
          reason: 'test',
        })
      ).body,
    ).toMatchObject({ errorCode: 'ROLES_CHECK_EACH_OTHER' })
    expect((await change(it1, id, { roles: ['ADMIN_OPERATION', 'ADMIN_AUDITOR'] })).body).toMatchObject({
      errorCode: 'ROLES_CHECK_EACH_OTHER',
    })

    const { userId, name } = await createAdministrator(product, both)
    const combining = await product.app.inject({
      url: '/api/console/combined-roles',
      headers: await product.headersFor(it1),
    })
    expect(combining.json()).toEqual([{ id: userId, name, pairs: [both] }])
    expect((await change(it1, userId, { name: 'Nova Teo', roles: both })).body).toMatchObject({
      name: 'Nova Teo',
      roles: both,
    })
    expect((await change(it1, userId, { roles: ['ADMIN_ACCOUNT'] })).body).toMatchObject({ roles: ['ADMIN_ACCOUNT'] })
  })

  test('never raises oneself', async () => {
    expect((await change(creator, creator, { roles: ['ADMIN_CREATION', 'ADMIN_IT'] })).body).toMatchObject({
      errorCode: 'OWN_ACCESS',
    })
    expect((await change(creator, creator, { password: product.encrypt('Another-2026') })).body).toMatchObject({
      errorCode: 'OWN_ACCESS',
    })
    expect((await change(creator, creator, { email: newEmail() })).body).toMatchObject({ errorCode: 'OWN_ACCESS' })
    expect((await change(creator, creator, { name: 'Cora Ng' })).body).toMatchObject({ name: 'Cora Ng' })
  })
})

describe('status and deletion', () => {
  const status = (by: string, id: string, to: number) => call(by, 'PUT', `/sysadmin/admin/status/${id}`, { status: to })

  test('locks, unlocks, terminates and activates; who never activated waits for the link again', async () => {
    const { userId } = await createAdministrator(product, ['ADMIN_CLAIM'])
    for (const to of [300, 100, 401, 100]) {
      expect((await status(it1, userId, to)).status).toBe(200)
      expect((await one(userId)).body['status']).toBe(to)
    }
    const invited = String((await add()).body['id'])
    await status(it1, invited, 401)
    await status(it1, invited, 100)
    expect((await one(invited)).body['status']).toBe(101)
  })

  test('takes the power: who only adds administrators neither locks nor deletes them', async () => {
    const id = String((await add()).body['id'])
    expect([(await status(creator, id, 300)).status, (await remove(creator, id)).status]).toEqual([403, 403])
  })

  test('deletes for good: signed out, out of the list, the address free, the history there', async () => {
    const { userId, email } = await createAdministrator(product, ['ADMIN_CLAIM'])
    const token = await product.headersFor(userId)
    expect((await remove(it1, userId)).body).toEqual({ id: userId })
    expect((await product.app.inject({ url: '/api/console/me', headers: token })).statusCode).toBe(401)
    expect((await one(userId)).status).toBe(404)
    expect((await product.signIn(email, TEST_PASSWORD)).statusCode).toBe(400)
    expect((await add(newForm({ email }))).status).toBe(200)
    expect((await userEvents(userId)).at(-1)).toBe('AdministratorDeleted')
    expect((await status(it1, userId, 100)).status).toBe(404)
  })

  test('is refused for oneself', async () => {
    expect((await remove(it1, it1)).body).toMatchObject({ errorCode: 'OWN_ACCESS' })
  })
})

describe('a file with administrators', () => {
  const headings = ['name', 'email', 'ROLES', 'GROUP_CODE']
  async function upload(
    content: Buffer,
    { by = it1, url = '/console/administrators/batches', key = randomUUID() } = {},
  ) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)]), 'administrators.csv')
    const sent = new Response(form)
    const headers = {
      ...(await product.headersFor(by)),
      'content-type': sent.headers.get('content-type') ?? '',
      'idempotency-key': key,
    }
    const response = await product.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers,
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    return { status: response.statusCode, body: response.json<Body>() }
  }
  const csv = (...rows: string[][]) =>
    Buffer.from([headings, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'))

  test('adds the rows that can be, and says what is wrong with the others; the same call again adds nobody', async () => {
    const [good, taken, key] = [newEmail(), newEmail(), randomUUID()]
    await add(newForm({ email: taken }))
    const content = csv(
      ['Ann', good, 'ADMIN_IT, ADMIN_CLAIM', ''],
      ['Ben', taken, 'ADMIN_IT', ''],
      ['Cat', 'nowhere', 'ADMIN_IT', ''],
      ['Dan', newEmail(), 'ADMIN_BOSS', 'P2'],
    )
    const { status, body } = await upload(content, { key })
    expect({ status, rows: body['rows'] }).toEqual({
      status: 200,
      rows: [
        { row: 2, email: good, id: expect.any(String), error: null },
        { row: 3, email: taken, id: null, error: expect.stringContaining('another account') },
        { row: 4, email: 'nowhere', id: null, error: 'Email address is not valid.' },
        { row: 5, email: expect.any(String), id: null, error: 'ROLES does not know ADMIN_BOSS.' },
      ],
    })
    expect((await upload(content, { key })).body).toEqual(body)
    // Another person in the same row, under the same key, is not answered with the first one.
    const other = await upload(csv(['Eve', newEmail(), 'ADMIN_IT', '']), { key })
    expect(other.body['rows']).toMatchObject([{ row: 2, id: null, error: expect.stringContaining('same key') }])
  })

  test('is taken as Excel too, and by the catalogue, which lists the addresses that failed', async () => {
    const good = newEmail()
    const sheet = [headings, ['Ann', good, 'ADMIN_IT', 'ALL'], ['Ben', 'nowhere', 'ADMIN_IT', '']].map((row) =>
      row.map((value) => ({ value })),
    )
    const { body } = await upload(await writeXlsxFile(sheet).toBuffer(), { url: '/sysadmin/admin/setup/uploadbatch' })
    expect(body).toEqual({
      message: '1 administrator was created, 1 failed.',
      userList: [{ uuid: expect.any(String), email: good }],
      errorUser: ['nowhere'],
    })
  })

  test('is read one at a time for each sender', async () => {
    const sheet = (email: string) =>
      writeXlsxFile(
        [headings, ['Ann', email, 'ADMIN_IT', 'ALL']].map((row) => row.map((value) => ({ value }))),
      ).toBuffer()
    const [one, other] = [await sheet(newEmail()), await sheet(newEmail())]
    const [first, second] = (await Promise.all([upload(one), upload(other)])).toSorted(
      (left, right) => left.status - right.status,
    )
    expect(first).toMatchObject({ status: 200, body: { rows: [{ error: null }] } })
    expect(second).toMatchObject({ status: 422, body: { errors: { file: sheetTexts.oneAtATime } } })
    expect(await upload(await sheet(newEmail()))).toMatchObject({ status: 200 })
  })

  test.each([
    [
      'another first row',
      Buffer.from('name,mail\nAnn,ann@example.com'),
      'The first row lacks email, ROLES, GROUP_CODE. Download the template and leave its first row as it is.',
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), sheetTexts.wrongType],
    [
      'a broken Excel file',
      Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.alloc(200, 7)]),
      sheetTexts.unreadable,
    ],
    [
      'a sheet of 17 thousand million cells, packed into 1 kB',
      readFileSync(new URL('../../tests/fixtures/far-cell.xlsx', import.meta.url)),
      sheetTexts.unreadable,
    ],
    ['a large file', Buffer.alloc(300_000, 'a'), sheetTexts.tooLarge],
  ])('is refused as a whole: %s', async (_what, content, text) => {
    expect(await upload(content)).toMatchObject({ status: 422, body: { errors: { file: text } } })
  })

  test('cannot reach beyond who uploads it', async () => {
    const { body } = await upload(csv(['Ann', newEmail(), 'ADMIN_IT', 'MG']), { by: ofP2 })
    expect(body['rows']).toMatchObject([{ id: null, error: accessTexts.groupOutOfReach }])
    const { body: ofCreator } = await upload(csv(['Ann', newEmail(), 'ADMIN_IT', '']), { by: creator })
    expect(ofCreator['rows']).toMatchObject([{ id: null, error: accessTexts.itRoleOutOfReach }])
  })
})

describe('the role ADMIN_IT', () => {
  test('is given by nobody who has it not, and its holders sign in as they did', async () => {
    const { body: added } = await add()
    for (const answer of [
      await add(newForm({ roles: ['ADMIN_IT'] })),
      await change(creator, String(added['id']), { roles: ['ADMIN_CLAIM', 'ADMIN_IT'] }),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { errors: { roles: accessTexts.itRoleOutOfReach } } })
    }
    expect((await change(creator, ofP2, { email: newEmail() })).body).toMatchObject({
      errors: { email: accessTexts.itSignInOutOfReach },
    })
    expect((await change(creator, ofP2, { password: product.encrypt('Another-2026') })).body).toMatchObject({
      errors: { password: accessTexts.itSignInOutOfReach },
    })
    expect((await add(newForm({ roles: ['ADMIN_IT'] }), it1)).status).toBe(200)
  })
})

describe('the catalogue', () => {
  test('registers, updates and deletes', async () => {
    const { body } = await call(it1, 'POST', '/sysadmin/admin/setup/register', {
      userType: 'sys-admin',
      name: 'Olga',
      nric: 'Olga',
      email: newEmail(),
      roles: [{ type: 'ADMIN_OPERATION' }],
    })
    expect(body).toEqual({ message: 'Admin Created Successfully!', user: { uuid: expect.any(String) } })
    const { uuid } = body['user'] as { uuid: string }
    const email = newEmail()
    expect(
      (
        await call(it1, 'PUT', `/sysadmin/admin/setup/${uuid}`, {
          name: 'Olga Ng',
          email,
          roles: [{ type: 'ADMIN_CLAIM' }],
          password: '',
        })
      ).status,
    ).toBe(200)
    expect((await one(uuid)).body).toMatchObject({
      name: 'Olga Ng',
      email,
      roles: ['ADMIN_CLAIM'],
      groupCodes: ['ALL'],
    })
    expect((await call(it1, 'DELETE', `/sysadmin/admin/setup/${uuid}`)).status).toBe(200)
    expect((await one(uuid)).status).toBe(404)
  })
})

// Last: it takes the role away from the others.
test('the last ADMIN_IT can be neither deleted nor demoted, by however many at once', async () => {
  const second = (await createAdministrator(product, ['ADMIN_IT'])).userId
  await remove(it1, ofP2)
  const removals = await Promise.all([remove(it1, second), remove(second, it1)])
  expect(removals.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = removals[0]?.status === 200 ? it1 : second
  const third = (await createAdministrator(product, ['ADMIN_IT'])).userId
  const demotions = await Promise.all([
    change(left, third, { roles: ['ADMIN_CLAIM'] }),
    change(third, left, { roles: ['ADMIN_CLAIM'] }),
  ])
  expect(demotions.filter(({ status }) => status === 200)).toHaveLength(1)
})
