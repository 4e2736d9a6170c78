/** Print that a camera left soft stands out again: what an edge lost to its neighbours is given back (an unsharp mask). */
import type { GreyPicture } from './grey-picture.ts'

/** Of a place, and of those one to four places before and behind it; together 256. */
const WEIGHTS = [70, 56, 28, 8, 1] as const
const [W0, W1, W2, W3, W4] = WEIGHTS
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
  const across = spreadOut({ width, height, shades }, 1)
  const around = spreadOut({ width, height, shades: across }, width)
  const sharper = new Uint8Array(shades.length)
  for (let place = 0; place < shades.length; place++) {
    const shade = shades[place] ?? 0
    sharper[place] = Math.max(0, Math.min(255, shade + STRENGTH * (shade - (around[place] ?? 0))))
  }
  return { width, height, shades: sharper }
}

/** Each place becomes the mean of those along its line. @param step from place to place of a line: 1 across, the width down */
function spreadOut({ width, height, shades }: GreyPicture, step: number): Uint8Array {
  const spread = new Uint8Array(shades.length)
  const length = step === 1 ? width : height
  for (let y = 0, place = 0; y < height; y++)
    for (let x = 0; x < width; x++, place++) {
      const index = step === 1 ? x : y
      const isInner = index >= REACH && index < length - REACH
      spread[place] =
        (128 + (isInner ? sumAround(shades, place, step) : sumAtEdge(shades, place, step, index, length))) >> 8
    }
  return spread
}

function sumAround(shades: Uint8Array, place: number, step: number): number {
  const of = (away: number) => (shades[place - away * step] ?? 0) + (shades[place + away * step] ?? 0)
  return W0 * (shades[place] ?? 0) + W1 * of(1) + W2 * of(2) + W3 * of(3) + W4 * of(4)
}

/** Beyond the edge the last place goes on. */
function sumAtEdge(shades: Uint8Array, place: number, step: number, index: number, length: number): number {
  let sum = 0
  for (let away = -REACH; away <= REACH; away++) {
    const there = Math.max(0, Math.min(length - 1, index + away))
    sum += (WEIGHTS[Math.abs(away)] ?? 0) * (shades[place + (there - index) * step] ?? 0)
  }
  return sum
}
