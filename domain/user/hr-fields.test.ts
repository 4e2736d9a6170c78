// Requirements: HR-011
import { expect, test } from 'vitest'
import { hrChangeTexts } from '../texts/hr-change-texts.ts'
import { hrFieldRefusals, hrFields, hrFieldsBy, type HrField } from './hr-fields.ts'

test('HR changes the employment, and nothing of who the person is or how they are reached', () => {
  expect(hrFieldsBy('changes')).toEqual([
    'staffId',
    'designation',
    'costCenter',
    'costCenterName',
    'effectiveStartDate',
    'effectiveEndDate',
  ])
  expect(hrFieldsBy('proposes')).toEqual(['name', 'nric', 'birthdate', 'gender'])
})

test.each(Object.keys(hrFields) as HrField[])('%s is refused with what to do, unless HR may say it', (field) => {
  for (const say of ['changes', 'proposes'] as const)
    expect(hrFieldRefusals({ [field]: 'x' }, say)).toEqual(
      hrFields[field] === say ? {} : { [field]: hrChangeTexts.instead[hrFields[field]] },
    )
})

test('what is not said is not refused', () => {
  expect(hrFieldRefusals({ name: undefined }, 'changes')).toEqual({})
})
