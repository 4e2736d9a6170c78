/** The screen of an app may be light on dark; what is read is dark on light. */
import { partingShade, reduced, shadeBelow, type GreyPicture } from './grey-picture.ts'

/** Along the longer side, where it is looked at. */
const PIXELS = 640
/** So much of a dark screen is dark, and so bright are its letters at least. */
const LEAST_DARK = 0.75
const LEAST_BRIGHTNESS = 110
/** Letters are thin: a square of so many pixels that is bright all over is a part of a paper, of which a photo has more than this share. */
const SQUARE = 8
const MOST_PAPER = 0.03

export function darkOnLight(picture: GreyPicture): GreyPicture {
  return isLightOnDark(picture) ? negativeOf(picture) : picture
}

function isLightOnDark(picture: GreyPicture): boolean {
  const small = reduced(picture, Math.max(1, Math.round(Math.max(picture.width, picture.height) / PIXELS)))
  const parting = partingShade(small.shades)
  return (
    shadeBelow(small.shades, LEAST_DARK) <= parting &&
    shadeBelow(picture.shades, 0.995) >= LEAST_BRIGHTNESS &&
    paperShare(small, parting) < MOST_PAPER
  )
}

function paperShare({ width, height, shades }: GreyPicture, parting: number): number {
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)]
  let paper = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let darkest = 255
      for (let y = row * SQUARE; y < (row + 1) * SQUARE; y++)
        for (let x = column * SQUARE; x < (column + 1) * SQUARE; x++)
          darkest = Math.min(darkest, shades[y * width + x] ?? 0)
      if (darkest > parting) paper += 1
    }
  return paper / Math.max(1, columns * rows)
}

function negativeOf({ width, height, shades }: GreyPicture): GreyPicture {
  return { width, height, shades: shades.map((shade) => 255 - shade) }
}
