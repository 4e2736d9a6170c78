// Requirements: STA-016, ADM-PNL-001
import { expect, test } from 'vitest'
import { areasOf, chosenClinics, typesOf, withZone, zonesOf } from './clinic-choice.ts'

const clinic = (c: string, t: number, ts: string, z: string, ar: string) => ({ c, t, ts, z, ar })
const clinics = [
  clinic('a', 3, 'Dental', 'North', 'Yishun'),
  clinic('b', 1, 'General Practitioners', 'East', 'Bedok'),
  clinic('c', 3, 'Dental', 'East', 'Bedok'),
  clinic('d', 1, 'General Practitioners', 'East', 'Tampines'),
]

test.each([
  [{ type: '', zone: '', area: '' }, ['a', 'b', 'c', 'd']],
  [{ type: '3', zone: '', area: '' }, ['a', 'c']],
  [{ type: '', zone: 'East', area: '' }, ['b', 'c', 'd']],
  [{ type: '3', zone: 'East', area: 'Bedok' }, ['c']],
  [{ type: '', zone: 'North', area: 'Bedok' }, []],
  [{ type: '9', zone: '', area: '' }, []],
])('%j leaves %j', (choice, codes) => expect(chosenClinics(clinics, choice).map(({ c }) => c)).toEqual(codes))

test('only what there is can be chosen, the areas of a zone within it', () => {
  expect(typesOf(clinics)).toEqual([
    { value: '3', label: 'Dental' },
    { value: '1', label: 'General Practitioners' },
  ])
  expect(zonesOf(clinics)).toEqual(['East', 'North'])
  expect(areasOf(clinics)).toEqual(['Bedok', 'Tampines', 'Yishun'])
  expect(areasOf(clinics, 'East')).toEqual(['Bedok', 'Tampines'])
})

test('another zone keeps the area that lies in it, and drops any other', () => {
  const choice = { type: '3', zone: '', area: 'Bedok' }
  expect(withZone(choice, 'East', clinics)).toEqual({ type: '3', zone: 'East', area: 'Bedok' })
  expect(withZone(choice, 'North', clinics)).toEqual({ type: '3', zone: 'North', area: '' })
})
