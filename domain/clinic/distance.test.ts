import { expect, test } from 'vitest'
import { distanceBetween } from './distance.ts'

const place = (latitude: number, longitude: number) => ({ latitude, longitude })

test('a degree along the equator is some 111 km, and less of it further north', () => {
  expect(distanceBetween(place(0, 103), place(0, 104))).toBeCloseTo(111_195, -1)
  expect(distanceBetween(place(60, 103), place(60, 104))).toBeCloseTo(55_597, -2)
  expect(distanceBetween(place(1.3, 103.8), place(1.3, 103.8))).toBe(0)
})
