/** Print that a camera left soft stands out again: what an edge lost to its neighbours is given back (an unsharp mask). */
import type { GreyPicture } from './grey-picture.ts'

/** Of the nearest places along a line and of this one in their midst; together 256. */
const WEIGHTS = [1, 8, 28, 56, 70, 56, 28, 8, 1] as const
const REACH = 4
/** How strongly edges are sharpened: the difference from the neighbours is added this many times. */
const STRENGTH = 2

/** Sharpening that gives this many times more strokes has brought out the grain of low light, which is read as words for many seconds. */
const GRAIN = 2.5
const DARK = 128

/** @returns undefined where what stands out is grain more than print */
export function sharpenedPrint(picture: GreyPicture): GreyPicture | undefined {
  const sharper = sharpened(picture)
  return strokesIn(sharper) > GRAIN * strokesIn(picture) ? undefined : sharper
}

/** Where dark begins or ends along every fourth line. */
function strokesIn({ width, height, shades }: GreyPicture): number {
  let strokes = 0
  for (let y = 0; y < height; y += 4)
    for (let place = y * width + 1; place < (y + 1) * width; place++)
      if ((shades[place] ?? 0) < DARK !== (shades[place - 1] ?? 0) < DARK) strokes += 1
  return strokes
}

export function sharpened({ width, height, shades }: GreyPicture): GreyPicture {
  const across = spreadOut(shades, 1, width, width, height)
  const around = spreadOut(across, width, height, 1, width)
  const sharper = new Uint8Array(shades.length)
  for (let place = 0; place < shades.length; place++) {
    const shade = shades[place] ?? 0
    sharper[place] = Math.max(0, Math.min(255, shade + STRENGTH * (shade - (around[place] ?? 0))))
  }
  return { width, height, shades: sharper }
}

/** Each place becomes the mean of those along its line. @param step from place to place, @param next from line to line */
function spreadOut(shades: Uint8Array, step: number, length: number, next: number, lines: number): Uint8Array {
  const spread = new Uint8Array(shades.length)
  for (let line = 0; line < lines; line++)
    for (let index = 0; index < length; index++) {
      let sum = 128
      for (let away = -REACH; away <= REACH; away++) {
        const at = Math.max(0, Math.min(length - 1, index + away))
        sum += (WEIGHTS[away + REACH] ?? 0) * (shades[line * next + at * step] ?? 0)
      }
      spread[line * next + index * step] = sum >> 8
    }
  return spread
}
