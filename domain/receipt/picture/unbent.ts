/** A page that was not flat, as if it were: each of its columns is moved up or down. */
import type { Bend } from '../text-lines.ts'
import type { GreyPicture } from './grey-picture.ts'

const PAPER = 255

/** @param bend how much further down each column's print stands than it would on flat paper */
export function unbent({ width, height, shades }: GreyPicture, bend: Bend): GreyPicture {
  const flat = new Uint8Array(shades.length).fill(PAPER)
  for (let x = 0; x < width; x++) {
    const down = bend(x)
    const whole = Math.floor(down)
    const part = down - whole
    for (let y = Math.max(0, -whole); y < Math.min(height, height - whole - 1); y++) {
      const place = (y + whole) * width + x
      flat[y * width + x] = (shades[place] ?? PAPER) * (1 - part) + (shades[place + width] ?? PAPER) * part
    }
  }
  return { width, height, shades: flat }
}
