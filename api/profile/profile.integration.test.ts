// Requirements: PRO-027, PRO-028, PRO-029, PRO-030, ERR-020, ERR-027, LIM-006, API-064, API-065, API-066, API-067
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { heic, pdf } from '@member-care/tests/support/claim-forms.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetUser } from '../accounts/forget-user.ts'
import { EICAR_TEST_FILE } from '../integrations/antivirus/eicar-signature.ts'
import { findPhoto } from './profile-photo.ts'

let api: AccountsUnderTest
let origin: string
let companyId: string
let ann: TestPerson
beforeAll(async () => {
  api = await startAccountsUnderTest()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  companyId = await createCompany(api, { maskNRIC: true, unmaskedNRICLength: 4 })
})
beforeEach(async () => {
  ann = await createMember(api, companyId)
})
afterAll(() => api.close())

async function call(path: string, person: TestPerson, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}/api${path}`, { ...init, headers: await api.headersFor(person.userId) })
}

async function send(person: TestPerson, ...files: readonly { content: Uint8Array; name?: string }[]) {
  const body = new FormData()
  body.append('note', 'a form with no file is a form all the same')
  for (const { content, name = 'me.jpg' } of files) body.append('attachment', new Blob([new Uint8Array(content)]), name)
  const response = await call('/profile/users/profilePhoto/web', person, { method: 'POST', body })
  return {
    status: response.status,
    body: (await response.json()) as { message?: string; errors?: Record<string, string> },
  }
}

async function photoOf(person: TestPerson) {
  const response = await call(`/users/${person.userId}/profilePhoto`, person)
  const content = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), content }
}

async function recordChildOf({ userId: employeeId }: TestPerson): Promise<string> {
  const userId = randomUUID()
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: {
        userId,
        userType: 'client',
        name: 'Kid',
        nric: 'T1234567J',
        email: `${userId}@example.com`,
        loginRequired: true,
      },
    },
    {
      type: 'MembershipStarted',
      data: { userId, companyId, memberType: 'D', employeeId, relationship: 'Child', effectiveStartDate: '2021-06-01' },
    },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'activated' } },
  )
  return userId
}

/** A camera's picture: lying on its side, with the place where it was taken. The upper half is red once it is turned upright. */
async function cameraPicture(): Promise<Uint8Array> {
  const red = await sharp({ create: { width: 800, height: 1_200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Spyglass' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** Of the pixel in the middle of a row. */
async function colourAt(picture: Buffer, row: number) {
  const [red = 0, , blue = 0] = await sharp(picture)
    .extract({ left: 256, top: row, width: 1, height: 1 })
    .raw()
    .toBuffer()
  const amount = (value: number) => (value > 230 ? 'full' : value < 25 ? 'none' : value)
  return { red: amount(red), blue: amount(blue) }
}

const beginningOfJpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')

describe('a profile photo', () => {
  test('is nothing at first, and no error', async () => {
    expect(await photoOf(ann)).toMatchObject({ status: 204 })
  })

  test('comes back small, upright, and without what the camera wrote beside it', async () => {
    const picture = await cameraPicture()
    expect((await sharp(picture).metadata()).exif).toBeDefined()
    expect(await send(ann, { content: picture })).toMatchObject({ status: 200 })
    const { status, type, content } = await photoOf(ann)
    expect([status, type]).toEqual([200, 'image/jpeg'])
    const { width, height, exif, orientation } = await sharp(content).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 512,
      height: 512,
      exif: undefined,
      orientation: undefined,
    })
    expect(content.includes('Spyglass')).toBe(false)
    expect(await colourAt(content, 40)).toMatchObject({ red: 'full', blue: 'none' })
    expect(await colourAt(content, 470)).toMatchObject({ red: 'none', blue: 'full' })
  })

  test('may be a phone’s HEIC', async () => {
    expect(await send(ann, { content: await heic(), name: 'me.heic' })).toMatchObject({ status: 200 })
    expect((await photoOf(ann)).type).toBe('image/jpeg')
  })

  test('takes the place of the one before, whose bytes are gone', async () => {
    await send(ann, { content: await cameraPicture() })
    const first = await findPhoto(api.parts.database, ann.userId)
    await send(ann, { content: await cameraPicture() })
    expect(await api.parts.files.has(first ?? '')).toBe(false)
    expect(await photoOf(ann)).toMatchObject({ status: 200 })
  })

  test.each([
    ['no file', [], 'No Files Uploaded.'],
    ['two files', [{ content: pdf() }, { content: pdf() }], 'Only a maxmum of 1 file can be uploaded'],
    [
      'a PDF that calls itself a picture',
      [{ content: pdf(), name: 'me.jpg' }],
      'Only image file (jpeg, jpg, png) are allowed.',
    ],
    ['the beginning of a picture', [{ content: beginningOfJpeg }], 'Only image file (jpeg, jpg, png) are allowed.'],
    [
      'a vector picture with a script',
      [{ content: svg, name: 'me.png' }],
      'Only image file (jpeg, jpg, png) are allowed.',
    ],
    ['more than 5 MB', [{ content: Buffer.alloc(5_242_881, 1) }], claimFormTexts.fileTooLarge],
  ])('is refused for %s', async (_what, files, text) => {
    const { status, body } = await send(ann, ...files)
    expect(status).toBe(422)
    // Photo banners read `message`, all others `errorMessage` (C55).
    expect(body).toEqual({
      errorCode: 'VALIDATION_ERROR',
      errorMessage: text,
      error: text,
      message: text,
      errors: { attachment: text },
    })
    expect(await photoOf(ann)).toMatchObject({ status: 204 })
  })

  test('is refused when a scanner finds something in it', async () => {
    const { status, body } = await send(ann, { content: Buffer.concat([await cameraPicture(), EICAR_TEST_FILE]) })
    const { message } = body as { message: string }
    expect({ status, body }).toEqual({
      status: 303,
      body: { errorCode: 'SUSPICIOUS_FILE', errorMessage: message, error: message, message },
    })
    expect(await photoOf(ann)).toMatchObject({ status: 204 })
  })

  test('is its owner’s alone, to see and to change', async () => {
    await send(ann, { content: await cameraPicture() })
    const bob = await createMember(api, companyId)
    expect((await call(`/users/${ann.userId}/profilePhoto`, bob)).status).toBe(404)
    expect((await call(`/profile/users/${ann.userId}`, bob)).status).toBe(404)
    expect((await call(`/profile/users/${ann.userId}`, ann)).status).toBe(200)
    const { content: hers } = await photoOf(ann)
    expect(await send(bob, { content: await heic(), name: 'me.heic' })).toMatchObject({ status: 200 })
    const own = async (person: TestPerson) =>
      Buffer.from(await (await call('/profile/get/users/profilePhoto', person)).arrayBuffer())
    expect((await own(ann)).equals(hers)).toBe(true)
    expect((await own(bob)).equals((await photoOf(bob)).content)).toBe(true)
    expect((await own(bob)).equals(hers)).toBe(false)
    const administrator = await createAdministrator(api, ['ADMIN_OPERATION'])
    expect((await call(`/users/${ann.userId}/profilePhoto`, administrator)).status).toBe(403)
  })

  test('goes when the person is forgotten', async () => {
    await send(ann, { content: await cameraPicture() })
    const fileId = (await findPhoto(api.parts.database, ann.userId)) ?? ''
    const context = {
      actor: { kind: 'system', id: 'test' } as const,
      commandId: 'forget-ann',
      correlationId: 'forget-ann',
    }
    await forgetUser(api.parts, { userId: ann.userId, reason: 'asked for' }, context)
    expect(await findPhoto(api.parts.database, ann.userId)).toBeUndefined()
    expect(await api.parts.files.has(fileId)).toBe(false)
  })
})

describe('a picture that a browser cannot draw', () => {
  async function preview(content: Uint8Array, name = 'me.heic') {
    const body = new FormData()
    body.append('attachment', new Blob([new Uint8Array(content)]), name)
    const response = await call('/profile/users/profilePhoto/preview', ann, { method: 'POST', body })
    return { response, content: Buffer.from(await response.arrayBuffer()) }
  }

  test('comes back whole as JPEG, and nothing of it is kept', async () => {
    const { response, content } = await preview(await heic())
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const { width, height, format } = await sharp(content).metadata()
    expect({ width, height, format }).toEqual({ width: 96, height: 64, format: 'jpeg' })
    expect(await photoOf(ann)).toMatchObject({ status: 204 })
    expect(await readdir(api.parts.uploadFolder)).toEqual([])
  })

  test('is turned upright, no larger than it need be, and without what the camera wrote', async () => {
    const large = await sharp(await cameraPicture())
      .resize(4_000, 3_000)
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { content } = await preview(large, 'me.jpg')
    const { width, height, exif } = await sharp(content).metadata()
    expect({ width, height, exif }).toEqual({ width: 1_536, height: 2_048, exif: undefined })
  })

  test.each([
    ['a PDF that calls itself a picture', pdf(), 'Only image file (jpeg, jpg, png) are allowed.'],
    ['more than 5 MB', Buffer.alloc(5_242_881, 1), claimFormTexts.fileTooLarge],
  ])('is refused for %s', async (_what, content, text) => {
    const refused = await preview(content)
    expect(refused.response.status).toBe(422)
    expect(JSON.parse(refused.content.toString())).toMatchObject({ message: text, errors: { attachment: text } })
  })

  test('is refused when a scanner finds something in it', async () => {
    const { response } = await preview(Buffer.concat([await cameraPicture(), EICAR_TEST_FILE]), 'me.jpg')
    expect(response.status).toBe(303)
  })
})

describe('covers', () => {
  const covers = async (path: string, person: TestPerson) => (await (await call(path, person)).json()) as unknown[]

  test('show the member and, to the employee alone, their dependants, with masked NRICs', async () => {
    const child = await recordChildOf(ann)
    expect(await covers('/profile/covers', ann)).toMatchObject([
      {
        companyId,
        policyNo: 'POL-1',
        people: [
          { uuid: ann.userId, name: ann.name, nric: '*****567D', effectiveStartDate: '2020-01-01' },
          {
            uuid: child,
            name: 'Kid',
            nric: '*****567J',
            memberType: 'D',
            relationship: 'Child',
            effectiveStartDate: '2021-06-01',
          },
        ],
      },
    ])
    const [cover] = (await covers('/profile/covers', { ...ann, userId: child })) as [
      { people: readonly { uuid: string }[] },
    ]
    expect(cover.people.map(({ uuid }) => uuid)).toEqual([child])
  })
})
