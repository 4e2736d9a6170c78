import { expect, test } from 'vitest'
import { deskFactsOf, noAnswers, parseRate } from './desk-answers.ts'

test('a rate is read to its millionth, and nothing that is none', () => {
  expect(['0.2895', '1', ' 1.350001 ', '0.0000515'].map(parseRate)).toEqual([
    289_500_000, 1_000_000_000, 1_350_001_000, 51_500,
  ])
  expect(['', '0', '-1', '1.2345678901', '1e3', 'abc'].map(parseRate)).toEqual([1, 2, 3, 4, 5, 6].map(() => undefined))
})

test('what is not answered, or cannot be read, is not told', () => {
  expect(deskFactsOf(noAnswers)).toEqual({})
  expect(
    deskFactsOf({ benefitId: 'GP', network: 'panel', referral: 'no', otherInsurerPays: 'ten', rate: '0' }),
  ).toEqual({
    benefitId: 'GP',
    network: 'panel',
    referral: 'no',
  })
  expect(deskFactsOf({ ...noAnswers, otherInsurerPays: '0' })).toEqual({ otherInsurerPaysCents: 0 })
})
