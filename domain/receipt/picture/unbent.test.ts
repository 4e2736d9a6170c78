import { expect, test } from 'vitest'
import { unbent } from './unbent.ts'

test('a line that bends becomes straight, and what moves in from outside is paper', () => {
  const [width, height] = [60, 40]
  const bend = (across: number) => 6 * Math.sin(across / 12)
  const shades = new Uint8Array(width * height).fill(250)
  for (let x = 0; x < width; x++) for (let y = 18; y < 22; y++) shades[Math.round(y + bend(x)) * width + x] = 10
  const flat = unbent({ width, height, shades }, bend)
  const darkRows = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => y).filter((y) => (flat.shades[y * width + x] ?? 0) < 128),
  )
  for (const rows of darkRows) expect(rows.every((y) => y >= 17 && y <= 22) && rows.length >= 3).toBe(true)
})
