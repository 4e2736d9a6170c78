import { expect, test } from 'vitest'
import { planNoKey } from './plan-number.ts'

test('a number is the same in small letters, and with spaces around it', () => {
  expect(new Set(['plan-a', ' PLAN-A ', 'Plan-a'].map(planNoKey))).toEqual(new Set(['PLAN-A']))
  expect(planNoKey('PLAN A')).not.toBe(planNoKey('PLAN-A'))
})
