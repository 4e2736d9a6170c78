/** Calms the grain of a photo that was taken in the dark; a clear picture stays as it is. */
import { shadeBelow, type GreyPicture } from './grey-picture.ts'

/** So far, in shades, half of all pixels may be from the mean of their neighbours; more is grain. */
const MOST_GRAIN = 5
/** Each time halves it, more or less. */
const MOST_TIMES = 2

export function calmedNoise(picture: GreyPicture): GreyPicture {
  let calmed = picture
  for (let times = 0; times < MOST_TIMES && grainOf(calmed) > MOST_GRAIN; times++) calmed = softened(calmed)
  return calmed
}

/** Looked at on every third row. */
function grainOf({ width, height, shades }: GreyPicture): number {
  const rows = Math.max(0, Math.floor((height - 2) / 3))
  const grain = new Uint8Array(rows * (width - 2))
  for (let row = 0, at = 0; row < rows; row++)
    for (let x = 1; x < width - 1; x++, at++) {
      const place = (1 + row * 3) * width + x
      grain[at] = Math.abs((shades[place] ?? 0) - ((shades[place - 1] ?? 0) + (shades[place + 1] ?? 0)) / 2)
    }
  return shadeBelow(grain, 0.5)
}

/** Each pixel becomes the mean of those around it, the nearer ones counting more (1 2 1 across and down). */
function softened({ width, height, shades }: GreyPicture): GreyPicture {
  const soft = Uint8Array.from(shades)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const place = y * width + x
      const row = (at: number) => (shades[at - 1] ?? 0) + 2 * (shades[at] ?? 0) + (shades[at + 1] ?? 0)
      soft[place] = (row(place - width) + 2 * row(place) + row(place + width)) / 16
    }
  return { width, height, shades: soft }
}
