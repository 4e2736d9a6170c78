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

/** A screen that is photographed has a table around it, which may be brighter than it: its middle says what it is. */
export function darkOnLight(picture: GreyPicture): GreyPicture {
  return isLightOnDark(picture) || isLightOnDark(middleOf(picture)) ? negativeOf(picture) : picture
}

/** The half of its width and height in the middle. */
function middleOf({ width, height, shades }: GreyPicture): GreyPicture {
  const [columns, rows] = [Math.floor(width / 2), Math.floor(height / 2)]
  const [left, top] = [Math.floor(width / 4), Math.floor(height / 4)]
  const middle = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const from = (top + row) * width + left
    middle.set(shades.subarray(from, from + columns), row * columns)
  }
  return { width: columns, height: rows, shades: middle }
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
