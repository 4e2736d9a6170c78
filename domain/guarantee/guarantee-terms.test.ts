// Requirements: ELG-028, LIM-024
import { describe, expect, test } from 'vitest'
import { usualElogConfig, type ElogConfig } from '../client/elog-config.ts'
import { guaranteeTerms, mostForLetter, validUntil, type CountedLetter } from './guarantee-terms.ts'

const termsOf = (changes: Partial<ElogConfig>, letters: readonly CountedLetter[] = []) =>
  guaranteeTerms({ ...usualElogConfig, ...changes }, letters)
const presigned: CountedLetter = { kind: 'presigned', amountCents: 10_000_00 }
const fixed = (amountCents?: number): CountedLetter => ({ kind: 'Fixed', amountCents })

test('a letter is valid to the 30th day after its issue, over the end of a year and a leap day', () => {
  expect(validUntil('2026-12-15')).toBe('2027-01-14')
  expect(validUntil('2028-02-01')).toBe('2028-03-02')
})

test('a client that nobody has configured: every letter goes to the desk, without a limit', () => {
  expect(termsOf({})).toEqual({ outcome: 'to-desk', kind: 'NonFixed', mostCents: undefined })
})

describe('letters signed beforehand', () => {
  test('go out at once while there are some, then the usual way', () => {
    const config = { Presigned_ELOG_Count: 2 }
    expect(termsOf(config, [presigned])).toEqual({
      outcome: 'issued-at-once',
      kind: 'presigned',
      amountCents: 10_000_00,
    })
    expect(termsOf(config, [presigned, presigned])).toMatchObject({ outcome: 'to-desk' })
  })

  test('end with what they may come to, or how many somebody may have', () => {
    const config = { Presigned_ELOG_Count: 9 }
    expect(termsOf({ ...config, Presigned_ELOG_Limit: 20_000 }, [presigned])).toMatchObject({
      outcome: 'issued-at-once',
    })
    expect(termsOf({ ...config, Presigned_ELOG_Limit: 19_999 }, [presigned])).toMatchObject({ outcome: 'to-desk' })
    expect(termsOf({ ...config, Presigned_ELOG_Limit_Count: 1 }, [presigned])).toMatchObject({ outcome: 'to-desk' })
  })
})

describe('letters that are decided', () => {
  test.each([
    ['Fixed', { LogF_RequireHR: 1 }, 'to-hr'],
    ['Fixed', { LogNF_RequireHR: 1 }, 'to-desk'],
    ['NonFixed', { LogNF_RequireHR: 1 }, 'to-hr'],
  ] as const)('%s with %o goes %s', (kind, config, outcome) => {
    expect(termsOf({ Default_ELOG: kind, ...config })).toMatchObject({ outcome, kind })
  })

  test('have what earlier ones of their kind left of the limit, and none when nothing is left', () => {
    const config = { Default_ELOG: 'Fixed', Fixed_ELOG_Limit: 5_000 } as const
    expect(termsOf(config, [fixed(3_000_00), presigned])).toMatchObject({ outcome: 'to-desk', mostCents: 2_000_00 })
    expect(termsOf(config, [fixed(5_000_00)])).toEqual({ outcome: 'used-up', kind: 'Fixed', by: 'amount' })
  })

  test('count from the request on, also while nobody has said an amount', () => {
    const config = { Default_ELOG: 'Fixed', Fixed_ELOG_Limit_Count: 1 } as const
    expect(termsOf(config, [])).toMatchObject({ outcome: 'to-desk' })
    expect(termsOf(config, [fixed()])).toEqual({ outcome: 'used-up', kind: 'Fixed', by: 'count' })
  })

  test('have at the desk what their own kind leaves, also while one signed beforehand is free or another kind is the usual one', () => {
    const config: ElogConfig = {
      ...usualElogConfig,
      ...{ Default_ELOG: 'NonFixed', Presigned_ELOG_Count: 1, Fixed_ELOG_Limit: 5_000, Fixed_ELOG_Limit_Count: 2 },
    }
    expect(mostForLetter(config, 'Fixed', [fixed(3_000_00)])).toBe(2_000_00)
    expect(mostForLetter(config, 'Fixed', [fixed(6_000_00)])).toBe(0)
    expect(mostForLetter(config, 'Fixed', [fixed(1_00), fixed(1_00)])).toBe(0)
    expect(mostForLetter(config, 'NonFixed', [fixed(3_000_00)])).toBeUndefined()
    expect(mostForLetter(config, 'presigned', [presigned])).toBe(10_000_00)
  })
})
