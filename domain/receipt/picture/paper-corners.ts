/** Where the paper lies in a photo: the four corners of what is bright, if that is a paper at all. */
import { partingShade, reduced, type GreyPicture } from './grey-picture.ts'
import type { Point } from './plane-map.ts'

export type Corners = readonly [Point, Point, Point, Point]

/** Along the longer side, where the paper is looked for. */
const PIXELS = 260
/** Of the picture: less is something else than the receipt, more is a picture of nothing but the receipt. */
const LEAST_SHARE = 0.12
const MOST_SHARE = 0.96
/** How well four corners have to fit what is bright. */
const LEAST_FIT = 0.9
/** So well a paper fits that nothing else was taken for a part of it. */
const GOOD_FIT = 0.965
/** Opposite sides of a paper are at least so alike, and it counts so much how much they are. */
const LEAST_ALIKE = 0.66
const ALIKE_COUNTS = 0.5
/** With more of its corners at the edge it is the picture itself. */
const AT_EDGE = 2
/** Of the largest part. */
const LEAST_WITHIN = 0.5
/** What is cut off is lost, and what is too much is only read in vain. */
const LARGE_COUNTS = 0.15
/** Corners of an outline that are tried with one another. */
const TRIED_CORNERS = 18

/** Of the shade that parts dark from bright: in a shadow paper is darker than that, and what it lies on darker still. */
const TRIED_SHADES = [1, 0.9, 0.82, 0.74, 0.67, 0.61, 0.55, 0.5, 0.45]
/** Of the largest part that looks like a paper. */
const NEARLY = 0.88
/** Corners nearer to the picture's edge than this, as parts of it, are the picture's own. */
const EDGE = 0.015

/** @returns from the top left one clockwise; undefined where no edge is to be seen, as with white paper on a white table */
export function paperCorners(picture: GreyPicture): Corners | undefined {
  const by = Math.max(1, Math.round(Math.max(picture.width, picture.height) / PIXELS))
  const small = filledText(reduced(picture, by))
  const parting = partingShade(small.shades)
  const found = TRIED_SHADES.flatMap((part) => cornersAbove(small, parting * part) ?? [])
  // A part of a paper is cut out where a shadow parts it; a little more than the paper where the table shines.
  const good = found.filter(({ fit }) => fit >= GOOD_FIT)
  const fitting = withinPicture(good.length > 0 ? good : found)
  const largest = largestOf(fitting)
  const weight = ({ shape, area }: Found) => shape * (area / largest) ** LARGE_COUNTS
  const [best] = fitting
    .filter(({ area }) => area > largest * NEARLY)
    .toSorted((one, other) => weight(other) - weight(one))
  return best && fromTopLeft(best.corners, (part) => (part + 0.5) * by)
}

function largestOf(found: readonly Found[]): number {
  return Math.max(...found.map(({ area }) => area))
}

/** A table that shines reaches to the picture's edge; most papers lie within it. */
function withinPicture(found: readonly Found[]): readonly Found[] {
  const within = found.filter(({ atEdge }) => atEdge < AT_EDGE)
  const bestShape = (of: readonly Found[]) => Math.max(...of.map(({ shape }) => shape))
  const isPaper = bestShape(within) >= bestShape(found) && largestOf(within) > largestOf(found) * LEAST_WITHIN
  return isPaper ? within : found
}

interface Found {
  readonly corners: Corners
  readonly area: number
  readonly fit: number
  /** So many corners are the picture's own. */
  readonly atEdge: number
  /** How much it looks like a paper. */
  readonly shape: number
}

function cornersAbove(small: GreyPicture, shade: number): Found | undefined {
  const bright = largestBrightPart(small, shade)
  const share = bright.count / (small.width * small.height)
  if (share < LEAST_SHARE || share > MOST_SHARE) return undefined
  const outline = outlineOf(bright.edge)
  const corners = largestFour(outline)
  if (corners === undefined) return undefined
  const atEdge = corners.filter((corner) => isAtEdge(corner, small)).length
  if (atEdge > AT_EDGE) return undefined
  const area = areaOf(corners)
  const fit = Math.min(bright.count / area, area / areaOf(outline))
  const alike = likenessOfSides(corners)
  return fit < LEAST_FIT || alike < LEAST_ALIKE
    ? undefined
    : { corners, area, fit, atEdge, shape: fit * alike ** ALIKE_COUNTS }
}

/** How alike the lengths of opposite sides are, the less alike pair: seen from an angle they differ a little, and much where a shadow cuts a corner off. */
function likenessOfSides([a, b, c, d]: Corners): number {
  const length = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
  const ratio = (one: number, other: number) => Math.min(one, other) / Math.max(one, other)
  return Math.min(ratio(length(a, b), length(c, d)), ratio(length(b, c), length(d, a)))
}

function isAtEdge({ x, y }: Point, { width, height }: GreyPicture): boolean {
  return Math.min(x / width, 1 - (x + 1) / width, y / height, 1 - (y + 1) / height) < EDGE
}

/** Print goes, paper stays: each place takes the brightest one around it. */
function filledText({ width, height, shades }: GreyPicture): GreyPicture {
  const filled = new Uint8Array(shades.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let most = 0
      for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++)
        for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column++)
          most = Math.max(most, shades[row * width + column] ?? 0)
      filled[y * width + x] = most
    }
  return { width, height, shades: filled }
}

/** The largest part that hangs together, with the first and last of its places on each row. */
function largestBrightPart({ width, height, shades }: GreyPicture, above: number): { count: number; edge: Point[] } {
  const part = new Uint32Array(shades.length)
  let [largest, largestCount, parts] = [0, 0, 0]
  for (let start = 0; start < shades.length; start++) {
    if (part[start] !== 0 || (shades[start] ?? 0) <= above) continue
    parts += 1
    part[start] = parts
    const open = [start]
    let count = 0
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      count += 1
      const x = place % width
      for (const [next, isInside] of [
        [place - width, place >= width],
        [place + width, place + width < shades.length],
        [place - 1, x > 0],
        [place + 1, x < width - 1],
      ] as const)
        if (isInside && part[next] === 0 && (shades[next] ?? 0) > above) {
          part[next] = parts
          open.push(next)
        }
    }
    if (count > largestCount) [largest, largestCount] = [parts, count]
  }
  return { count: largestCount, edge: edgeOf(part, largest, width, height) }
}

function edgeOf(part: Uint32Array, wanted: number, width: number, height: number): Point[] {
  return Array.from({ length: height }, (_, y) => y).flatMap((y) => {
    const row = part.subarray(y * width, (y + 1) * width)
    const [left, right] = [row.indexOf(wanted), row.lastIndexOf(wanted)]
    return left === -1
      ? []
      : [
          { x: left, y },
          { x: right, y },
        ]
  })
}

/** The convex outline of places (Andrew's method), with its least corners taken off until few are left. */
function outlineOf(places: readonly Point[]): Point[] {
  const sorted = places.toSorted((one, other) => one.x - other.x || one.y - other.y)
  const half = (points: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of points) {
      while (chain.length >= 2 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  const outline = [...half(sorted), ...half(sorted.toReversed())]
  while (outline.length > TRIED_CORNERS) {
    const sizes = outline.map((point, index) =>
      Math.abs(turn(outline.at(index - 1), point, outline[(index + 1) % outline.length])),
    )
    outline.splice(sizes.indexOf(Math.min(...sizes)), 1)
  }
  return outline
}

function turn(one: Point | undefined, two: Point | undefined, three: Point | undefined): number {
  if (!one || !two || !three) return 0
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)
}

/** The four of the outline that enclose most. */
function largestFour(outline: readonly Point[]): Corners | undefined {
  let best: Corners | undefined
  let most = 0
  for (const [i, a] of outline.entries())
    for (const [j, b] of outline.entries())
      for (const [k, c] of outline.entries())
        for (const [l, d] of outline.entries()) {
          if (!(i < j && j < k && k < l)) continue
          const area = areaOf([a, b, c, d])
          if (area > most) [best, most] = [[a, b, c, d], area]
        }
  return best
}

function areaOf(corners: readonly Point[]): number {
  return Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length]
      return sum + x * (next?.y ?? 0) - (next?.x ?? 0) * y
    }, 0) / 2,
  )
}

/** Clockwise as it is seen, beginning with the one nearest to the top left. @param enlarged from the small picture to the whole one */
function fromTopLeft(corners: Corners, enlarged: (part: number) => number): Corners {
  const [a, b, c, d] = corners
  const clockwise: Corners = turn(a, b, c) > 0 ? corners : [d, c, b, a]
  const sums = clockwise.map(({ x, y }) => x + y)
  const first = sums.indexOf(Math.min(...sums))
  const at = (index: number): Point => {
    const { x, y } = clockwise[(first + index) % 4] ?? a
    return { x: enlarged(x), y: enlarged(y) }
  }
  return [at(0), at(1), at(2), at(3)]
}
