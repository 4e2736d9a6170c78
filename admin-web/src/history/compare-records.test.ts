import { expect, test } from 'vitest'
import { compareRecords } from './compare-records.ts'

const field = (name: string, value: unknown, group = 'Basic information') => ({
  field: name,
  group,
  label: name,
  value,
})

test('fields of both moments stand in their groups, those of one of them beside nothing', () => {
  expect(
    compareRecords(
      [field('name', 'Ann'), field('memberships.c.planNo', 'P1', 'Companies')],
      [field('name', 'Anne'), field('loginRequired', true)],
    ),
  ).toEqual([
    {
      title: 'Basic information',
      fields: [
        { label: 'name', then: 'Ann', now: 'Anne', isDifferent: true },
        { label: 'loginRequired', then: null, now: 'Yes', isDifferent: true },
      ],
    },
    { title: 'Companies', fields: [{ label: 'memberships.c.planNo', then: 'P1', now: null, isDifferent: true }] },
  ])
})

test('two forgotten values are taken for the same', () => {
  const forgotten = { redacted: true }
  expect(compareRecords([field('name', forgotten)], [field('name', { ...forgotten })])[0]?.fields[0]?.isDifferent).toBe(
    false,
  )
})
