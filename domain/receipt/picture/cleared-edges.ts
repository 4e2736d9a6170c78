/** Takes away what reaches in from the edges: the table beside the paper, which the recogniser would take for letters. */
import type { GreyPicture } from './grey-picture.ts'

/** Darker than this is not paper; the light is even already. */
const DARK = 150
const PAPER = 255

export function clearedEdges({ width, height, shades }: GreyPicture): GreyPicture {
  const cleared = Uint8Array.from(shades)
  const open: number[] = []
  const clear = (place: number) => {
    if ((cleared[place] ?? PAPER) >= DARK) return
    cleared[place] = PAPER
    open.push(place)
  }
  for (let x = 0; x < width; x++) {
    clear(x)
    clear((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    clear(y * width)
    clear(y * width + width - 1)
  }
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const x = place % width
    if (x > 0) clear(place - 1)
    if (x < width - 1) clear(place + 1)
    clear(place - width)
    clear(place + width)
  }
  return { width, height, shades: cleared }
}
