// Requirements: ECD-005, ECD-007, API-073, ADM-CFG-052
import { randomUUID } from 'node:crypto'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { addressOfCode, codeInAddress } from '@member-care/domain/e-card/card-code.ts'
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

interface Cards {
  readonly companyId: string
  readonly mayBeKept: boolean
  readonly people: readonly { readonly uuid: string; readonly name: string; readonly code: string }[]
}

let api: AccountsUnderTest
let companyId: string
let ann: TestPerson
beforeAll(async () => {
  api = await startAccountsUnderTest()
})
beforeEach(async () => {
  companyId = await createCompany(api, { allowEcard: true, cacheECard: true })
  ann = await createMember(api, companyId)
})
afterAll(() => api.close())

async function cardsOf(person: TestPerson): Promise<readonly Cards[]> {
  const headers = await api.headersFor(person.userId)
  const response = await api.app.inject({ method: 'GET', url: '/api/ecard/check', headers })
  expect(response.statusCode).toBe(200)
  return response.json()
}

/** The code of the first card that somebody is shown. */
async function codeOf(person: TestPerson): Promise<string> {
  return codeInAddress((await cardsOf(person))[0]?.people[0]?.code ?? '')
}

async function check(code: string): Promise<{ standing: string; card: Record<string, unknown> | null }> {
  return (await api.post('/ecard/verify', { code })).json()
}

const endCover = (userId: string, effectiveEndDate: string) =>
  api.record(`user-${userId}`, { type: 'MembershipEnded', data: { userId, companyId, effectiveEndDate } })

describe('the cards of a member', () => {
  test('are those of the family, with what stands on them, and no number of anybody', async () => {
    const child = await createMember(api, companyId, { employeeId: ann.userId })
    const [cards] = await cardsOf(ann)
    expect(cards).toMatchObject({
      companyId,
      companyName: 'Pelican Foods',
      policyNo: 'POL-1',
      mayBeKept: true,
      people: [
        { uuid: ann.userId, name: ann.name, effectiveStartDate: '2020-01-01' },
        { uuid: child.userId, memberType: 'D' },
      ],
    })
    expect(JSON.stringify(cards)).not.toMatch(new RegExp(`${ann.nric}|${child.nric}`))
    // A dependant is shown their own.
    expect((await cardsOf(child))[0]?.people.map(({ uuid }) => uuid)).toEqual([child.userId])
  })

  test('are those of companies that offer them', async () => {
    expect(await cardsOf(await createMember(api, await createCompany(api)))).toEqual([])
    const [cards] = await cardsOf(await createMember(api, await createCompany(api, { allowEcard: true })))
    expect(cards?.mayBeKept).toBe(false)
  })

  test('leave out whoever is not covered any more, at once', async () => {
    const child = await createMember(api, companyId, { employeeId: ann.userId })
    await endCover(child.userId, '2024-12-31')
    expect((await cardsOf(ann))[0]?.people).toHaveLength(1)
    await endCover(ann.userId, '2024-12-31')
    expect(await cardsOf(ann)).toEqual([])
  })
})

describe('a code', () => {
  test('can be checked by anybody with the published key, and names nobody', async () => {
    const { keys } = (await api.app.inject({ url: '/api/ecard/keys' })).json<{ keys: [JsonWebKey & { kid: string }] }>()
    const code = await codeOf(ann)
    const [head = '', payload = '', signature = ''] = code.split('.')
    const said = Buffer.from(payload, 'base64url').toString()
    // As a browser checks it.
    const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('jwk', keys[0], ecdsa, false, ['verify'])
    const signed = Buffer.from(`${head}.${payload}`)
    expect(await crypto.subtle.verify(ecdsa, key, Buffer.from(signature, 'base64url'), signed)).toBe(true)
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'ES256', kid: keys[0].kid })
    expect(JSON.parse(said)).toMatchObject({ co: 'Pelican Foods', pol: 'POL-1', from: '2020-01-01' })
    for (const personal of [ann.name, ann.nric, ann.email]) expect(said).not.toContain(personal)
    // What a phone's camera reads from a phone's screen: 81 squares to a side at the most.
    expect(addressOfCode('https://portal.of-somebody.example', code).length).toBeLessThan(600)
  })

  test('tells a clinic initials, company, policy number and dates, and nothing else', async () => {
    expect(await check(await codeOf(ann))).toEqual({
      standing: 'valid',
      checkedAt: expect.any(String) as string,
      card: {
        initials: expect.stringMatching(/^(\w\. ?)+$/) as string,
        companyName: 'Pelican Foods',
        policyNo: 'POL-1',
        effectiveStartDate: '2020-01-01',
        effectiveEndDate: null,
      },
    })
  })

  test('is refused once the cover has ended, was withdrawn, or the password was changed', async () => {
    const today = singaporeToday(new Date())
    const code = await codeOf(ann)
    expect((await check(code)).standing).toBe('valid')
    await api.record(`account-${ann.userId}`, { type: 'PasswordChanged', data: { userId: ann.userId, how: 'profile' } })
    expect((await check(code)).standing).toBe('outdated')
    await endCover(ann.userId, today)
    const anew = await codeOf(ann)
    expect(await check(anew)).toMatchObject({ standing: 'valid', card: { effectiveEndDate: today } })
    await endCover(ann.userId, '2024-12-31')
    expect(await check(anew)).toMatchObject({ standing: 'ended', card: { effectiveEndDate: '2024-12-31' } })
    await api.record(`user-${ann.userId}`, { type: 'MembershipRemoved', data: { userId: ann.userId, companyId } })
    expect((await check(anew)).standing).toBe('withdrawn')
  })

  test('ends by itself, and a look makes another', async () => {
    const code = await codeOf(ann)
    const days = 24 * 3_600_000
    api.passTime(31 * days)
    expect((await check(code)).standing).toBe('outdated')
    expect((await check(await codeOf(ann))).standing).toBe('valid')
    api.passTime(-31 * days)
  })

  test('that somebody has changed, or made, is none of ours', async () => {
    const code = await codeOf(ann)
    const [head = '', , signature = ''] = code.split('.')
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = {
      sub: ann.userId,
      by: ann.userId,
      com: companyId,
      co: 'X',
      pol: 'POL-1',
      ini: 'A.',
      from: '2020-01-01',
    }
    const forged = encoded({ ...claims, iat: 1, exp: 4_000_000_000 })
    const unsigned = `${encoded({ alg: 'none' })}.${forged}.`
    for (const other of ['', 'x', `${head}.${forged}.${signature}`, unsigned, code.slice(0, -3), randomUUID()])
      expect(await check(other), other).toMatchObject({ standing: 'not-genuine', card: null })
    expect((await api.post('/ecard/verify', { code: 'x'.repeat(5_000) })).statusCode).toBe(422)
    expect(api.logged()).not.toContain(code)
  })
})
