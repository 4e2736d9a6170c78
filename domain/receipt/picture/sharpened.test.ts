// Requirements: issue 21 (a claim from a photo): a soft photo is read.
import { expect, test } from 'vitest'
import { createRandom } from '@member-care/api/demonstration/random.ts'
import { isSoft } from './judge-picture.ts'
import { sharpened, sharpenedPrint } from './sharpened.ts'

/** A page of upright strokes, each edge so many pixels wide. */
function strokes(edge: number) {
  const [width, height] = [200, 100]
  const shades = Uint8Array.from({ length: width * height }, (_, place) => {
    const within = place % 40
    const away = Math.min(within, 40 - within)
    return 30 + 220 * Math.min(1, Math.max(0, (away - 6) / edge))
  })
  return { width, height, shades }
}

test('edges are steeper, and paper and ink stay as they are', () => {
  const soft = strokes(8)
  const { shades } = sharpened(soft)
  const steepest = (of: Uint8Array) =>
    Math.max(...Array.from(of.subarray(1, 200), (shade, x) => Math.abs(shade - (of[x] ?? 0))))
  expect(steepest(shades)).toBeGreaterThan(1.5 * steepest(soft.shades))
  expect([shades[80], shades[60]]).toEqual([soft.shades[80], soft.shades[60]])
})

test('an even sheet stays as it is', () => {
  const even = { width: 30, height: 20, shades: new Uint8Array(600).fill(180) }
  expect(sharpened(even).shades).toEqual(even.shades)
  expect(isSoft(even)).toBe(false)
})

test('where the grain of low light would stand out more than print, a photo is not sharpened', () => {
  const soft = strokes(8)
  expect(sharpenedPrint(soft)).toEqual(sharpened(soft))
  const random = createRandom(1)
  const grainy = { ...soft, shades: soft.shades.map((shade) => Math.min(shade, 150) + random.between(-12, 12)) }
  expect(sharpenedPrint(grainy)).toBeUndefined()
})
