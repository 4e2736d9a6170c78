// Requirements: ECD-005, ECD-007
import { describe, expect, test } from 'vitest'
import { addressOfCode, codeInAddress, isGoodUnasked, lastDayOfCode, type CardCode } from './card-code.ts'
import { lastDayOfCover, standingOfCard, type CardFacts } from './card-standing.ts'
import { nameInitials } from './name-initials.ts'

describe('a code', () => {
  test('is good for 30 days after the last look, and no longer than the cover', () => {
    expect(lastDayOfCode('2026-11-24', null)).toBe('2026-12-24')
    expect(lastDayOfCode('2026-11-24', '2027-06-30')).toBe('2026-12-24')
    expect(lastDayOfCode('2026-11-24', '2026-11-30')).toBe('2026-11-30')
  })

  test.each([
    ['on the day of the look', '2026-11-24T01:00:00Z', true],
    ['on its last day in Singapore', '2026-12-24T15:59:59Z', true],
    ['the second after it', '2026-12-24T16:00:00Z', false],
    ['by a clock that was put back', '2026-11-22T12:00:00Z', false],
  ])('is shown unasked or not: %s', (_, now, good) => {
    const lookedAt = new Date('2026-11-24T00:30:00Z')
    expect(isGoodUnasked({ lookedAt, lastDay: '2026-12-24', now: new Date(now) })).toBe(good)
  })

  test('stands behind the # of an address, which no server is sent', () => {
    const address = addressOfCode('https://portal.example', 'a.b.c')
    expect(new URL(address).pathname + new URL(address).search).toBe('/card')
    expect(codeInAddress(address)).toBe('a.b.c')
    expect(codeInAddress('https://portal.example/card')).toBe('')
  })
})

test.each([
  ['Willow Tan', 'W. T.'],
  ['  Tan   wei-ling, Fern ', 'T. W. F.'],
  ['Ravi s/o (Kumar)', 'R. S. K.'],
  ['陈 小明', '陈. 小.'],
  ['தமிழ் செல்வன்', 'த. செ.'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(nameInitials(name)).toBe(initials)
})

describe('a genuine card', () => {
  const code: CardCode = {
    userId: 'child',
    shownBy: 'parent',
    companyId: 'c1',
    companyName: 'Pelican Foods',
    policyNo: 'POL-1',
    initials: 'W. T.',
    effectiveStartDate: '2020-01-01',
    issuedAt: new Date('2026-11-24T02:00:00Z'),
    lastDay: '2026-12-24',
  }
  const covered = (more: Partial<NonNullable<CardFacts['holder']>> = {}, end: string | null = null) => ({
    status: 100 as const,
    forgotten: false,
    lastPasswordChangeAt: null,
    memberships: [{ companyId: 'c1', effectiveStartDate: '2020-01-01', effectiveEndDate: end }],
    ...more,
  })
  const client = { status: 'ACTIVE', policyNo: 'POL-1', featuresConfig: { allowEcard: true } } as const
  const facts: CardFacts = {
    code,
    holder: covered(),
    shownBy: covered(),
    client,
    now: new Date('2026-11-25T02:00:00Z'),
  }
  const standing = (change: Partial<CardFacts> = {}) => standingOfCard({ ...facts, ...change })

  test('is valid on the last day of its cover, and ended the day after', () => {
    expect(standing()).toBe('valid')
    const holder = covered({}, '2026-11-25')
    expect(standing({ holder })).toBe('valid')
    expect(lastDayOfCover({ code, holder })).toBe('2026-11-25')
    expect(standing({ holder, now: new Date('2026-11-25T16:00:00Z') })).toBe('ended')
  })

  test('of a dependant ends with the cover of the employee whose account has shown it', () => {
    expect(standing({ shownBy: covered({}, '2026-11-24') })).toBe('ended')
  })

  test.each<[string, Partial<CardFacts>]>([
    ['the company offers none', { client: { ...client, featuresConfig: { allowEcard: false } } }],
    ['the company is no client any more', { client: { ...client, status: 'INACTIVE' } }],
    ['the policy has another number', { client: { ...client, policyNo: 'POL-2' } }],
    ['there is no such client', { client: undefined }],
    ['the person is not covered there', { holder: covered({ memberships: [] }) }],
    ['the cover begins later', { now: new Date('2019-12-30T02:00:00Z') }],
    ['the person was suspended', { holder: covered({ status: 301 }) }],
    ['the person was terminated', { shownBy: covered({ status: 401 }) }],
    ['the person was forgotten', { holder: covered({ forgotten: true }) }],
    ['nobody knows the person', { holder: undefined }],
  ])('is withdrawn where %s', (_, change) => {
    expect(standing(change)).toBe('withdrawn')
  })

  test('stays valid for somebody who has no login, or has locked themselves out', () => {
    expect(standing({ holder: covered({ status: 101 }), shownBy: covered({ status: 300 }) })).toBe('valid')
  })

  test('is out of date after its last day, and once the password was changed', () => {
    expect(standing({ now: new Date('2026-12-25T02:00:00Z') })).toBe('outdated')
    const changed = (at: string) => ({ shownBy: covered({ lastPasswordChangeAt: new Date(at) }) })
    expect(standing(changed('2026-11-24T01:59:59Z'))).toBe('valid')
    expect(standing(changed('2026-11-24T03:00:00Z'))).toBe('outdated')
  })
})
