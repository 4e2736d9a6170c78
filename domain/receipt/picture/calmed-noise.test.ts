import { expect, test } from 'vitest'
import { calmedNoise } from './calmed-noise.ts'
import type { GreyPicture } from './grey-picture.ts'

const drawn = (grain: number): GreyPicture => ({
  width: 60,
  height: 60,
  // Repeatable, and different from pixel to pixel.
  shades: Uint8Array.from({ length: 3_600 }, (_, place) => 180 + ((place * 7_919) % 101) * 0.02 * grain - grain),
})
const spreadOf = ({ shades }: GreyPicture) => {
  const inner = [...shades].filter((_, place) => place % 60 > 1 && place % 60 < 58 && place > 120 && place < 3_480)
  return Math.max(...inner) - Math.min(...inner)
}

test('grain is calmed, and a clear picture stays as it is', () => {
  expect(spreadOf(calmedNoise(drawn(40)))).toBeLessThan(spreadOf(drawn(40)) / 2)
  expect(calmedNoise(drawn(2))).toEqual(drawn(2))
})
