/** How much the lines of a text lean, and whether they run across the picture or down. */
import { partingShade, reduced, type GreyPicture } from './grey-picture.ts'

/** Along the longer side, where the lines are looked for. */
const PIXELS = 640
const MOST_DEGREES = 15
const DEGREE = Math.PI / 180
/** Lines down the picture have to be so much clearer than lines across. */
const CLEARLY = 1.6

/** Less is no text. */
const LEAST_INK = 150

export interface Lean {
  /** In radians; clockwise as the picture is seen. */
  readonly angle: number
  /** Whether the text runs from top to bottom or from bottom to top. */
  readonly isSideways: boolean
}

/** @param picture of even light */
export function leanOfLines(picture: GreyPicture): Lean {
  const small = reduced(picture, Math.max(1, Math.round(Math.max(picture.width, picture.height) / PIXELS)))
  const ink = inkOf(small)
  if (ink.x.length < LEAST_INK) return { angle: 0, isSideways: false }
  const across = bestAngle(ink, small.width, small.height)
  const down = bestAngle(turnedInk(ink), small.height, small.width)
  return down.clearness > across.clearness * CLEARLY
    ? { angle: down.angle, isSideways: true }
    : { angle: across.angle, isSideways: false }
}

interface Ink {
  readonly x: Int16Array
  readonly y: Int16Array
}

/** Print is thin: paper lies within this many pixels on either side of it, and above and below. An edge of the paper has it on one side. */
const THICKEST = 9

/** Where something is printed. */
function inkOf({ width, height, shades }: GreyPicture): Ink {
  const below = Math.min(partingShade(shades), 170)
  const [x, y]: [number[], number[]] = [[], []]
  const isPaperTowards = (place: number, step: number) => {
    for (let distance = 1; distance <= THICKEST; distance++)
      if ((shades[place + distance * step] ?? 0) >= below) return true
    return false
  }
  for (let row = THICKEST; row < height - THICKEST; row++)
    for (let column = THICKEST; column < width - THICKEST; column++) {
      const place = row * width + column
      if ((shades[place] ?? 0) >= below || ![1, -1, width, -width].every((step) => isPaperTowards(place, step)))
        continue
      x.push(column)
      y.push(row)
    }
  return { x: Int16Array.from(x), y: Int16Array.from(y) }
}

function turnedInk({ x, y }: Ink): Ink {
  return { x: y, y: x.map((place) => -place) }
}

function bestAngle(ink: Ink, width: number, height: number): { angle: number; clearness: number } {
  const coarse = best(steps(-MOST_DEGREES, MOST_DEGREES, 1), ink, width, height)
  const degrees = coarse.angle / DEGREE
  return best(steps(degrees - 0.9, degrees + 0.9, 0.15), ink, width, height)
}

function steps(from: number, to: number, by: number): readonly number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => (from + index * by) * DEGREE)
}

function best(
  angles: readonly number[],
  ink: Ink,
  width: number,
  height: number,
): { angle: number; clearness: number } {
  return angles
    .map((angle) => ({ angle, clearness: clearnessAt(angle, ink, width, height) }))
    .reduce((most, one) => (one.clearness > most.clearness ? one : most))
}

/** Looked at along the lines, rows with much ink and rows with none follow one another: how much their ink differs from row to row. */
function clearnessAt(angle: number, { x, y }: Ink, width: number, height: number): number {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const offset = width + height
  const rows = new Float32Array(2 * offset)
  for (let place = 0; place < x.length; place++) {
    const row = Math.round((y[place] ?? 0) * cos - (x[place] ?? 0) * sin) + offset
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum / Math.max(1, x.length)
}
