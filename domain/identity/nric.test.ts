// Requirements: SHELL-037
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidNric, makeNric, maskNric, maskNricInEmail, type NricSeries } from './nric.ts'

test.each(['S1234567D', 'T1234567J', 'F1234567N', 'G1234567X', 'M1234567K', 's1234567d', ' S1234567D '])(
  '%s is valid',
  (nric) => {
    expect(isValidNric(nric)).toBe(true)
  },
)

test.each(['S1234567A', 'T1234567D', 'X1234567D', 'S123456D', 'S12345678D', 'S1234567', '', 'K0000000E', 'S1234S67D'])(
  '%s is not',
  (nric) => {
    expect(isValidNric(nric)).toBe(false)
  },
)

test('a made number is valid, and no other letter fits it', () => {
  const anySeries = fc.constantFrom<NricSeries>('S', 'T', 'F', 'G', 'M')
  fc.assert(
    fc.property(anySeries, fc.integer({ min: 0, max: 9_999_999 }), (series, number) => {
      const nric = makeNric(series, String(number).padStart(7, '0'))
      const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => isValidNric(nric.slice(0, -1) + letter))
      expect(letters).toEqual([nric.slice(-1)])
    }),
  )
})

test.each([
  [4, '*****567D'],
  [0, '*********'],
  [9, 'S1234567D'],
  [20, 'S1234567D'],
  [-1, '*********'],
])('masked but for %d characters', (visible, masked) => {
  expect(maskNric('S1234567D', visible)).toBe(masked)
})

test.each([
  ['an NRIC', 's1234567d@none.example', undefined, '*****567d@none.example'],
  ['a passport number that is known', 'e7654321@none.example', 'E7654321', '****4321@none.example'],
  ['neither', 's1234567a@none.example', 'S1234567D', 's1234567a@none.example'],
  ['a name', 'willow.tan@example.com', 'S1234567D', 'willow.tan@example.com'],
])('in an address that begins with %s', (_what, email, nric, shown) => {
  expect(maskNricInEmail(email, 4, nric)).toBe(shown)
})
