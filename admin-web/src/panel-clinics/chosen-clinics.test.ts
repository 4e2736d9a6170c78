import { expect, test } from 'vitest'
import { areasOf, chosenClinics, typesOf } from './chosen-clinics.ts'
import type { PanelClinic } from './panel-clinics-calls.ts'

const clinic = (c: string, t: number, ts: string, ar: string): PanelClinic => ({ c, n: c, a: '', ar, z: '', t, ts, h1: '', h2: '', h3: '', h4: '', la: 1.3, lo: 103.8 })
const clinics = [clinic('a', 3, 'Dental', 'Yishun'), clinic('b', 1, 'General Practitioners', 'Bedok'), clinic('c', 3, 'Dental', 'Bedok')]

test.each([
  [{ type: '', area: '' }, ['a', 'b', 'c']],
  [{ type: '3', area: '' }, ['a', 'c']],
  [{ type: '', area: 'Bedok' }, ['b', 'c']],
  [{ type: '3', area: 'Bedok' }, ['c']],
  [{ type: '9', area: '' }, []],
])('%j leaves %j', (choice, codes) => expect(chosenClinics(clinics, choice).map(({ c }) => c)).toEqual(codes))

test('only what there is can be chosen', () => {
  expect(typesOf(clinics)).toEqual([
    { value: '3', label: 'Dental' },
    { value: '1', label: 'General Practitioners' },
  ])
  expect(areasOf(clinics)).toEqual(['Bedok', 'Yishun'])
})
