// Photos are drawn here as plain arrays: a paper with lines of print, on a table.
import { describe, expect, test } from 'vitest'
import { clearedEdges } from './cleared-edges.ts'
import { evenedLight } from './evened-light.ts'
import { partingShade, shadeBelow, type GreyPicture } from './grey-picture.ts'
import { leanOfLines } from './lean-of-lines.ts'
import { paperCorners } from './paper-corners.ts'
import { chained, mapped, ontoCorners, turnedAbout, type Point } from './plane-map.ts'
import { preparePicture, upsideDown } from './prepare-picture.ts'

function drawn(width: number, height: number, shadeAt: (x: number, y: number) => number): GreyPicture {
  const shades = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) shades[y * width + x] = shadeAt(x, y)
  return { width, height, shades }
}

const TABLE = 60
const PAPER = 225
const INK = 30

/** Letters as marks on lines, on the paper alone. */
function printAt(x: number, y: number): number {
  const isLine = y > 40 && y < 560 && y % 30 < 12
  const isLetter = x > 30 && x < 370 && x % 14 < 8 && (x + 7 * Math.floor(y / 30)) % 60 > 12
  return isLine && isLetter ? INK : PAPER
}

/** A paper of 400 × 600, turned about its middle in a photo of 700 × 900. */
function photo(degrees: number, light: (x: number, y: number) => number = () => 1): GreyPicture {
  const back = turnedAbout(700, 900, (-degrees * Math.PI) / 180)
  return drawn(700, 900, (x, y) => {
    const at = mapped(back, { x, y })
    const [px, py] = [at.x - 150, at.y - 150]
    const isPaper = px >= 0 && py >= 0 && px < 400 && py < 600
    return (isPaper ? printAt(px, py) : TABLE) * light(x / 700, y / 900)
  })
}

/** As where the hand moved from left to right. */
function movedAcross({ width, height, shades }: GreyPicture, by: number): GreyPicture {
  return drawn(width, height, (x, y) => {
    const from = y * width + Math.min(x, width - by)
    return shades.subarray(from, from + by).reduce((sum, shade) => sum + shade, 0) / by
  })
}

const near = (one: Point | undefined, other: Point, within: number) =>
  one !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < within

describe('maps of planes', () => {
  test('bring a rectangle to its corners', () => {
    const corners = [
      { x: 10, y: 20 },
      { x: 110, y: 30 },
      { x: 95, y: 180 },
      { x: 5, y: 160 },
    ] as const
    const map = ontoCorners(50, 80, corners)
    for (const [index, from] of [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 50, y: 80 },
      { x: 0, y: 80 },
    ].entries())
      expect(near(mapped(map, from), corners[index] ?? from, 0.001)).toBe(true)
  })

  test('follow one another', () => {
    const once = turnedAbout(100, 60, 0.3)
    const back = turnedAbout(100, 60, -0.3)
    expect(near(mapped(chained(back, once), { x: 12, y: 34 }), { x: 12, y: 34 }, 0.001)).toBe(true)
  })
})

describe('the paper', () => {
  test.each([0, 7, -11])('is found, turned by %d degrees', (degrees) => {
    const corners = paperCorners(photo(degrees))
    const turned = turnedAbout(700, 900, (degrees * Math.PI) / 180)
    for (const [index, corner] of [
      { x: 150, y: 150 },
      { x: 550, y: 150 },
      { x: 550, y: 750 },
      { x: 150, y: 750 },
    ].entries())
      expect(near(corners?.[index], mapped(turned, corner), 12)).toBe(true)
  })

  test('is found whole where a shadow lies across it', () => {
    const corners = paperCorners(photo(0, (x, y) => (y > 0.5 + 0.1 * x ? 0.5 : 1)))
    expect(near(corners?.[2], { x: 550, y: 750 }, 15)).toBe(true)
    expect(near(corners?.[3], { x: 150, y: 750 }, 15)).toBe(true)
  })

  test('is no wedge of it that alone lies in the light', () => {
    const corners = paperCorners(photo(0, (x, y) => (x < 0.72 - 0.25 * y ? 0.3 : 1)))
    // The whole photo is read where it is not found.
    expect(corners?.[0].x ?? 0).toBeLessThan(190)
  })

  test('is found beside a part of the table that shines', () => {
    const corners = paperCorners(photo(0, (x, y) => (x > 0.786 && Math.abs(y - 0.5) < 0.334 ? 1.7 : 0.9)))
    expect(near(corners?.[1], { x: 550, y: 150 }, 15)).toBe(true)
    expect(near(corners?.[2], { x: 550, y: 750 }, 15)).toBe(true)
  })

  test('is not found where it fills the picture, or looks like the table', () => {
    expect(paperCorners(drawn(400, 600, printAt))).toBeUndefined()
    expect(paperCorners(drawn(400, 600, () => 200))).toBeUndefined()
  })
})

describe('lines of print', () => {
  const lean = (degrees: number) => {
    const back = turnedAbout(400, 600, (-degrees * Math.PI) / 180)
    return leanOfLines(
      drawn(400, 600, (x, y) => {
        const at = mapped(back, { x, y })
        return printAt(at.x, at.y)
      }),
    )
  }
  test.each([0, 3, -5.5, 12])('lean by %d degrees', (degrees) => {
    const { angle, isSideways } = lean(degrees)
    expect(isSideways).toBe(false)
    expect((angle * 180) / Math.PI).toBeCloseTo(degrees, 0)
  })

  test('that run down the picture are sideways', () => {
    expect(leanOfLines(drawn(600, 400, (x, y) => printAt(400 - y, x))).isSideways).toBe(true)
  })
})

test('light is even where it was not, and print stays', () => {
  const { width, shades } = evenedLight(drawn(400, 600, (x, y) => printAt(x, y) * (0.3 + (0.7 * x) / 400)))
  const at = (x: number, y: number) => shades[y * width + x] ?? 0
  for (const x of [5, 200, 395]) expect(at(x, 590)).toBeGreaterThan(215)
  expect(partingShade(shades)).toBeLessThan(200)
  expect(shadeBelow(shades, 0.02)).toBeLessThan(40)
})

test('what reaches in from the edge goes, and print stays', () => {
  const { shades } = clearedEdges(
    drawn(60, 60, (x, y) => (x < 8 || (x > 25 && x < 35 && y > 25 && y < 35) ? INK : PAPER)),
  )
  expect([shades[10 * 60 + 3], shades[30 * 60 + 30]]).toEqual([255, INK])
})

describe('a prepared photo', () => {
  test('is the paper alone, upright, and knows where each place of it was', () => {
    const prepared = preparePicture(photo(6))
    if ('fault' in prepared) throw new Error(prepared.fault)
    const { picture, toPhoto } = prepared
    expect(picture.width / picture.height).toBeCloseTo(400 / 600, 1)
    expect(Math.abs(leanOfLines(picture).angle)).toBeLessThan(0.01)
    const turned = turnedAbout(700, 900, (6 * Math.PI) / 180)
    expect(near(mapped(toPhoto, { x: 0, y: 0 }), mapped(turned, { x: 150, y: 150 }), 15)).toBe(true)
    const turnedRound = upsideDown(prepared)
    expect(
      near(
        mapped(turnedRound.toPhoto, { x: picture.width, y: picture.height }),
        mapped(turned, { x: 150, y: 150 }),
        15,
      ),
    ).toBe(true)
    expect(turnedRound.picture.shades[0]).toBe(picture.shades.at(-1))
  })

  test('is not taken for blurred where a page has only a few lines', () => {
    const fewLines = drawn(1_240, 1_754, (x, y) => (y < 250 ? printAt(x, y) : PAPER))
    expect(preparePicture(fewLines)).toHaveProperty('picture')
    expect(preparePicture(movedAcross(fewLines, 31))).toEqual({ fault: 'tooBlurred' })
  })

  test.each([
    ['tooDark', photo(0, () => 0.1)],
    ['tooSmall', drawn(120, 200, printAt)],
    ['tooBlurred', drawn(700, 900, (x, y) => 150 + 90 * Math.sin(x / 40) * Math.sin(y / 40))],
    ['tooBlurred', movedAcross(photo(0), 31)],
  ])('is none where it is %s', (fault, picture) => {
    expect(preparePicture(picture)).toEqual({ fault })
  })
})
