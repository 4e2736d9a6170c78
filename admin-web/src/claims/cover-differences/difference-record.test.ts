import { expect, test } from 'vitest'
import { differencesOf, differenceText, nowText } from './difference-record.ts'

const of = (nowCents: number | null) => ({ paidCents: 50_00, nowCents, currency: 'SGD' })

test('says in figures and in words by how much was paid too much or too little', () => {
  expect([90_00, 0, 50_00, null].map((now) => differenceText(of(now)))).toEqual([
    { amount: '+SGD 40.00', means: 'paid too little' },
    { amount: '−SGD 50.00', means: 'paid too much' },
    { amount: 'SGD 0.00', means: 'As it was paid' },
    { amount: '', means: '' },
  ])
  expect([90_00, null].map((now) => nowText(of(now)))).toEqual(['SGD 90.00', 'Not known any more'])
})

test('the way to the open differences of a company', () => {
  expect(differencesOf('orchid')).toBe('/cover-differences?company=orchid')
})
