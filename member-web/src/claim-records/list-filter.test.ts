// Requirements: CLM-078, CLM-080, VIS-003, VIS-019, STA-002, STA-004
import { describe, expect, test } from 'vitest'
import type { CompanyEntry } from '../session/session-contract.ts'
import { claimantsOf, readListFilter, usualFilter, writeListFilter } from './list-filter.ts'

const today = '2025-11-21'

function company(companyId: string, ...uuids: string[]): CompanyEntry {
  return {
    companyId,
    companyName: companyId,
    memberType: 'E',
    records: uuids.map((uuid) => ({ uuid, name: uuid, nric: '', memberType: 'E' })),
  }
}
const companies = [company('orchid', 'willow', 'child'), company('kite', 'willow')]

const read = (query: string) => readListFilter(new URLSearchParams(query), today, companies)

test('opens with one month ago to today, of everybody, newest first', () => {
  expect(read('')).toEqual({
    from: '2025-10-21',
    to: '2025-11-21',
    companyId: '',
    claimantUuid: '',
    order: 'newest',
    page: 1,
  })
})

test('what an address says is read back from what is written into it', () => {
  const filter = {
    from: '2025-01-01',
    to: '2025-06-30',
    companyId: 'orchid',
    claimantUuid: 'child',
    order: 'oldest',
    page: 3,
  } as const
  expect(read(writeListFilter(filter, today).toString())).toEqual(filter)
})

test('the usual filter leaves the address bare', () => {
  expect(writeListFilter(usualFilter(today), today).toString()).toBe('')
})

describe('falls back to the usual', () => {
  test.each(['from=2025-02-30&to=2025-03-01', 'from=2025-03-02&to=2025-03-01', 'from=yesterday', 'from=2026-01-01'])(
    'for the period %s',
    (query) => {
      expect(read(query)).toMatchObject({ from: '2025-10-21', to: '2025-11-21' })
    },
  )

  test("for companies and claimants that are not the member's", () => {
    expect(read('company=other&claimant=stranger')).toMatchObject({ companyId: '', claimantUuid: '' })
  })

  test('for a claimant of another company than the chosen one', () => {
    expect(read('company=kite&claimant=child')).toMatchObject({ companyId: 'kite', claimantUuid: '' })
  })

  test.each(['0', '-1', '1.5', 'x', '1e999'])('for page %s', (page) => {
    expect(read(`page=${page}`).page).toBe(1)
  })
})

test('somebody who is covered by two companies is one claimant', () => {
  expect(claimantsOf(companies, '').map(({ uuid }) => uuid)).toEqual(['willow', 'child'])
})
