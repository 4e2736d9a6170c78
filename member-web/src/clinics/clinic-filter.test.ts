// Requirements: CLI-002, CLI-005, CLI-006, LIM-023, STA-016
import { clinicMoment } from '@member-care/domain/clinic/open-now.ts'
import { singaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { expect, test } from 'vitest'
import type { PanelClinic } from '../portal-api/home-api.ts'
import { addressOfChoice, choiceOfAddress, clinicsFound, nearestFirst } from './clinic-filter.ts'

const unsearched = { hasImage: false, confirmedOn: null, ts: '', h1: '', h2: '', h3: '', h4: '', la: 1.3, lo: 103.8 }
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

test('leaves only those that are known to be open', () => {
  const [coral, orchid, kite] = clinics as [PanelClinic, PanelClinic, PanelClinic]
  const hours = { ...coral, h1: '9am–5pm' }
  const openAt = clinicMoment(singaporeInstant('2026-11-24', '10:00'), [{ day: '2026-12-25', name: 'Christmas Day' }])
  const found = clinicsFound([hours, { ...orchid, h1: 'closed' }, { ...kite, h1: 'by appointment' }], {
    ...all,
    openAt,
  })
  expect(found).toEqual([hours])
})

test('puts the nearest first, with how far it is, and keeps the order where nobody knows from where', () => {
  const places = [
    { ...clinic('Far', 1, 'Bedok'), la: 1.4 },
    { ...clinic('Near', 1, 'Bedok'), la: 1.301 },
  ]
  const nearest = nearestFirst(places, { latitude: 1.3, longitude: 103.8 })
  expect(nearest.map(({ clinic: { n }, metres }) => [n, Math.round(metres ?? 0)])).toEqual([
    ['Near', 111],
    ['Far', 11_119],
  ])
  expect(nearestFirst(places, undefined).map(({ clinic: { n }, metres }) => [n, metres])).toEqual([
    ['Far', undefined],
    ['Near', undefined],
  ])
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
