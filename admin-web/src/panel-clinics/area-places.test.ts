import { expect, test } from 'vitest'
import { areaPlaces } from './area-places.ts'
import type { PanelClinic } from './panel-clinics-calls.ts'

const clinic = (c: string): PanelClinic => ({
  c,
  n: c,
  a: '',
  ar: 'Bedok',
  z: '',
  t: 1,
  ts: 'GP',
  h1: '',
  h2: '',
  h3: '',
  h4: '',
  la: 1.3,
  lo: 103.8,
  hasImage: false,
})

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
