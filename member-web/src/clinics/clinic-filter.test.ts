// Requirements: CLI-002, CLI-005, CLI-006, LIM-023, STA-016
import { expect, test } from 'vitest'
import type { PanelClinic } from '../portal-api/home-api.ts'
import { addressOfChoice, choiceOfAddress, clinicsFound } from './clinic-filter.ts'

const unsearched = { hasImage: false, ts: '', h1: '', h2: '', h3: '', h4: '', la: 1.3, lo: 103.8 }
const clinic = (n: string, t: number, ar: string, a = 'Blk 1 Example Street'): PanelClinic => ({
  ...unsearched,
  c: n,
  n,
  a,
  ar,
  t,
  z: ar === 'Bedok' ? 'East' : 'Central',
})
const clinics = [
  clinic('Coral Clinic', 1, 'Bedok'),
  clinic('Orchid Dental', 3, 'Bishan'),
  clinic('Kite Clinic', 1, 'Bishan', 'Blk 7 Coral Road'),
]
const all = { search: '', type: '', zone: '', area: '' }
const names = (filter: Partial<typeof all>) => clinicsFound(clinics, { ...all, ...filter }).map(({ n }) => n)

test('searches name and address from three characters on, in any case', () => {
  expect(names({ search: ' coRAL ' })).toEqual(['Coral Clinic', 'Kite Clinic'])
  expect(names({ search: 'xy' })).toHaveLength(3)
  expect(names({ search: 'xyz' })).toEqual([])
})

test('takes type, area and search together', () => {
  expect(names({ type: '1', area: 'Bishan' })).toEqual(['Kite Clinic'])
  expect(names({ type: '3', search: 'coral' })).toEqual([])
})

test('takes the zone with the rest', () => {
  expect(names({ zone: 'Central' })).toEqual(['Orchid Dental', 'Kite Clinic'])
  expect(names({ zone: 'East', search: 'orchid' })).toEqual([])
})

test('an address says what is chosen, and nothing that there is not', () => {
  const choice = { type: '1', zone: 'East', area: 'Bedok' }
  expect(choiceOfAddress(addressOfChoice(choice), clinics)).toEqual(choice)
  expect(choiceOfAddress(new URLSearchParams('type=77&zone=Moon&area=Bishan'), clinics)).toEqual({
    type: '',
    zone: '',
    area: 'Bishan',
  })
  expect(choiceOfAddress(new URLSearchParams('zone=East&area=Bishan'), clinics)).toEqual({
    type: '',
    zone: 'East',
    area: '',
  })
  expect(addressOfChoice({ type: '', zone: '', area: '' }).size).toBe(0)
})
