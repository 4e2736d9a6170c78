// Requirements: RWD-003, RWD-004, RWD-005, RWD-012, RWD-013, RWD-014, RWD-015
import { expect, test } from 'vitest'
import { fullPictureOf } from './reward-picture.ts'
import { firstAddressOf, placeOf, redeemedOn, validTill, voucherValidTill } from './reward-fields.ts'

test('a thumbnail’s size at the end of its address is left out, and nowhere else', () => {
  expect(fullPictureOf('/pictures/loaf.png.100x100')).toBe('/pictures/loaf.png')
  expect(fullPictureOf('/a.100x100/loaf.png')).toBe('/a.100x100/loaf.png')
  expect(fullPictureOf('')).toBe('')
})

test('moments stand in Singapore’s time, each page in its own way', () => {
  const at = '2026-03-05T01:07:00.000Z'
  expect(validTill({ valid_until: at })).toBe('05 Mar 2026 9:07 AM')
  expect(redeemedOn({ created: at })).toBe('05 Mar 2026 9:07 AM')
  expect(voucherValidTill({ valid_until: at })).toBe('05/03/2026 09:07 AM')
  expect(redeemedOn({ created: '2026-12-31T16:30:00.000Z' })).toBe('01 Jan 2027 12:30 AM')
})

test('what is missing is a dash, and an address is N/A', () => {
  expect([validTill({ valid_until: null }), voucherValidTill({ valid_until: null })]).toEqual(['-', '-'])
  expect(firstAddressOf([])).toBe('N/A')
  expect(firstAddressOf([{ address: '1 Example Road' }, { address: '2 Example Road' }])).toBe('1 Example Road')
})

test('the map shows the first location alone, longitude first, and only where it has coordinates', () => {
  expect(placeOf([{ coordinates: [103.85, 1.29] }, { coordinates: [103.9, 1.3] }])).toEqual({
    longitude: 103.85,
    latitude: 1.29,
  })
  expect(placeOf([{ coordinates: null }, { coordinates: [103.9, 1.3] }])).toBeUndefined()
  expect(placeOf([])).toBeUndefined()
  expect(placeOf([{ coordinates: [103.85] }])).toEqual({ longitude: 103.85, latitude: 0 })
})
