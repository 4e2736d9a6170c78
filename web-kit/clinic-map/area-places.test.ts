import { expect, test } from 'vitest'
import { areaPlaces } from './area-places.ts'

const clinic = (c: string) => ({ c, ar: 'Bedok', la: 1.3, lo: 103.8 })

test('an area is named in the middle of its clinics', () => {
  const [one, other] = [clinic('a'), { ...clinic('b'), la: 1.4, lo: 103.9 }]
  const [bedok, ...more] = areaPlaces([one, other])
  expect([bedok?.area, bedok?.place[0].toFixed(2), bedok?.place[1].toFixed(2), more]).toEqual([
    'Bedok',
    '103.85',
    '1.35',
    [],
  ])
})
