/** Evens the light of a photographed paper: shadows, folds and a dark room go, and what is printed stays. */
import { shadeBelow, type GreyPicture } from './grey-picture.ts'

/** Parts of the picture in which the paper's brightness is looked for, along its shorter side. */
const TILES = 52
/** So bright is paper within a tile: brighter than most of it, since most of it is paper. */
const PAPER_SHARE = 0.82
/** Below this a tile has no paper. */
const LEAST_PAPER = 12
/** The darkest hundredth becomes black, so that faded print is dark. */
const DARKEST_SHARE = 0.01

export function evenedLight(picture: GreyPicture): GreyPicture {
  const { width, height, shades } = picture
  const tile = Math.max(8, Math.round(Math.min(width, height) / TILES))
  const paper = smoothed(paperOf(picture, tile))
  const evened = new Uint8Array(shades.length)
  for (let y = 0, place = 0; y < height; y++) {
    const row = Math.min(Math.max(y / tile - 0.5, 0), paper.height - 1)
    const [top, down] = [Math.floor(row), row - Math.floor(row)]
    const next = Math.min(top + 1, paper.height - 1)
    for (let x = 0; x < width; x++, place++) {
      const column = Math.min(Math.max(x / tile - 0.5, 0), paper.width - 1)
      const left = Math.floor(column)
      const across = column - left
      const right = Math.min(left + 1, paper.width - 1)
      const at = (r: number, c: number) => paper.shades[r * paper.width + c] ?? 255
      const here =
        (at(top, left) * (1 - across) + at(top, right) * across) * (1 - down) +
        (at(next, left) * (1 - across) + at(next, right) * across) * down
      evened[place] = Math.min(255, ((shades[place] ?? 0) * 255) / Math.max(here, LEAST_PAPER))
    }
  }
  return stretched({ width, height, shades: evened })
}

function paperOf({ width, height, shades }: GreyPicture, tile: number): GreyPicture {
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)]
  const paper = new Uint8Array(columns * rows)
  const within = new Uint8Array(tile * tile)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let count = 0
      for (let y = row * tile; y < Math.min((row + 1) * tile, height); y++)
        for (let x = column * tile; x < Math.min((column + 1) * tile, width); x++)
          within[count++] = shades[y * width + x] ?? 0
      paper[row * columns + column] = shadeBelow(within.subarray(0, count), PAPER_SHARE)
    }
  return { width: columns, height: rows, shades: paper }
}

/** Each tile is as bright as the brighter of it and the mean of those around: one full of print is not darker paper. */
function smoothed({ width, height, shades }: GreyPicture): GreyPicture {
  const mean = new Uint8Array(shades.length)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      let [sum, count] = [0, 0]
      for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
          sum += shades[y * width + x] ?? 0
          count += 1
        }
      mean[row * width + column] = Math.max(sum / count, ((shades[row * width + column] ?? 0) + sum / count) / 2)
    }
  return { width, height, shades: mean }
}

function stretched({ width, height, shades }: GreyPicture): GreyPicture {
  const darkest = Math.min(shadeBelow(shades, DARKEST_SHARE), 180)
  const factor = 255 / (255 - darkest)
  return { width, height, shades: shades.map((shade) => Math.max(0, (shade - darkest) * factor)) }
}
