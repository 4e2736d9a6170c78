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
  const brightness = (at: number) => paper.shades[at] ?? 255
  const evened = new Uint8Array(shades.length)
  const columns = Array.from({ length: width }, (_, x) => between(x / tile - 0.5, paper.width))
  for (let y = 0, place = 0; y < height; y++) {
    const row = between(y / tile - 0.5, paper.height)
    const [upper, lower] = [row.first * paper.width, row.second * paper.width]
    for (const { first, second, share } of columns) {
      const above = brightness(upper + first) * (1 - share) + brightness(upper + second) * share
      const below = brightness(lower + first) * (1 - share) + brightness(lower + second) * share
      const here = above * (1 - row.share) + below * row.share
      evened[place] = Math.min(255, ((shades[place] ?? 0) * 255) / Math.max(here, LEAST_PAPER))
      place += 1
    }
  }
  return stretched({ width, height, shades: evened })
}

/** The two tiles whose middles a place lies between, and how far it is from the first towards the second, 0 to 1. */
function between(at: number, tiles: number) {
  const within = Math.min(Math.max(at, 0), tiles - 1)
  const first = Math.floor(within)
  return { first, second: Math.min(first + 1, tiles - 1), share: within - first }
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
  const stretchedTo = Uint8Array.from({ length: 256 }, (_, shade) => Math.max(0, (shade - darkest) * factor))
  return { width, height, shades: shades.map((shade) => stretchedTo[shade] ?? 0) }
}
