import { expect, test } from 'vitest'
import { darkOnLight } from './dark-on-light.ts'

/** Strokes like those of letters on a plain ground, with or without a sheet of paper in it. */
function drawn(ground: number, stroke: number, paper?: number) {
  const [width, height] = [640, 640]
  const shades = new Uint8Array(width * height).fill(ground)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isPaper = paper !== undefined && x > 140 && x < 500 && y > 100 && y < 540
      const isStroke = y % 24 < 12 && x % 9 < 2 && x > 230 && x < 410
      if (isPaper || isStroke) shades[y * width + x] = isStroke ? stroke : (paper ?? ground)
    }
  return { width, height, shades }
}
const groundOf = ({ shades }: { shades: Uint8Array }) => shades[0]

test('light letters on a dark screen become dark on light', () => {
  expect(groundOf(darkOnLight(drawn(20, 235)))).toBe(235)
})

test('paper stays as it is, on a dark table too', () => {
  expect(groundOf(darkOnLight(drawn(250, 30)))).toBe(250)
  expect(groundOf(darkOnLight(drawn(60, 30, 240)))).toBe(60)
})

test('the dark screen of a phone that lies on a brighter table becomes dark on light; paper on such a table stays', () => {
  expect(groundOf(darkOnLight(drawn(120, 235, 20)))).toBe(135)
  expect(groundOf(darkOnLight(drawn(120, 30, 240)))).toBe(120)
})
