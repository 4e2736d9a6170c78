// Requirements: ADM-PNL-001
import { expect, test } from 'vitest'
import { areaPlaces, areasOf, chosenClinics, typesOf } from './chosen-clinics.ts'
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

test('an area is named in the middle of its clinics', () => {
  const [one, other] = [clinic('a', 1, 'GP', 'Bedok'), { ...clinic('b', 1, 'GP', 'Bedok'), la: 1.4, lo: 103.9 }]
  const [bedok, ...more] = areaPlaces([one, other])
  expect([bedok?.area, bedok?.place[0].toFixed(2), bedok?.place[1].toFixed(2), more]).toEqual(['Bedok', '103.85', '1.35', []])
})

test('only what there is can be chosen', () => {
  expect(typesOf(clinics)).toEqual([
    { value: '3', label: 'Dental' },
    { value: '1', label: 'General Practitioners' },
  ])
  expect(areasOf(clinics)).toEqual(['Bedok', 'Yishun'])
})
