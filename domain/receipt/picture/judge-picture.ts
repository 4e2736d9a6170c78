/** Whether a photo can be read at all; what it lacks is said at once, while the receipt still lies there. */
import type { PictureFault } from '../reading-fault.ts'
import { countsOf, shadeBelow, shadeBelowOf, type GreyPicture, type ShadeCounts } from './grey-picture.ts'

/** Pixels of the shorter side; with fewer no letter of a receipt is to be made out. */
const LEAST_PIXELS = 280
/** The brightest twentieth of a photo has at least this shade, of 255. */
const LEAST_BRIGHTNESS = 38
/** How sharply print has to stand out from paper: of its contrast, what changes within one pixel. */
const LEAST_SHARPNESS = 0.085
/** Softer than this a photo may be too blurred for small print: whether it is shows when it is read. */
const SHARP = 0.3

/** @param picture as it was taken, of usual size */
export function faultOfPhoto({ width, height, shades }: GreyPicture): PictureFault | undefined {
  if (Math.min(width, height) < LEAST_PIXELS) return 'tooSmall'
  return shadeBelow(shades, 0.95) < LEAST_BRIGHTNESS ? 'tooDark' : undefined
}

/** A hand that moved blurs one direction alone: what changes that way changes so much less than the other way, and little at all. */
const SHAKEN = { share: 0.33, sharpness: 0.135 }

/** @param picture straightened and of even light */
export function isBlurred(picture: GreyPicture): boolean {
  const sharpness = sharpnessOf(picture)
  if (sharpness === undefined) return false
  const [lesser, greater] = [Math.min(...sharpness), Math.max(...sharpness)]
  return greater < LEAST_SHARPNESS || (lesser < SHAKEN.sharpness && lesser < SHAKEN.share * greater)
}

/** Whether a photo that reads badly does so because it is blurred. @param picture straightened and of even light */
export function isSoft(picture: GreyPicture): boolean {
  return Math.min(...(sharpnessOf(picture) ?? [SHARP])) < SHARP
}

/** Less contrast, of 255 shades, is an empty sheet. */
const LEAST_CONTRAST = 24

/** As a share of all places; where little is printed, of so many as belong to the edges of that. */
const STEEPEST = 0.01
const EDGES_OF_PRINT = 0.25
/** So little of a page is surely print, where there is some. */
const SURELY_PRINT = 0.001

/** Across and down: the steepest hundredth of all steps between neighbours, as a part of the picture's contrast; undefined where nothing is printed. */
function sharpnessOf(picture: GreyPicture): readonly [number, number] | undefined {
  const pixels = picture.shades.length
  const counts = countsOf(picture.shades)
  const paper = shadeBelowOf(counts, 0.95 * pixels)
  if (paper - shadeBelowOf(counts, STEEPEST * pixels) < LEAST_CONTRAST) return undefined
  const share = Math.min(STEEPEST, EDGES_OF_PRINT * shareOfPrint(counts, pixels, paper))
  const contrast = paper - shadeBelowOf(counts, share * pixels)
  const steepest = (distance: number) => shadeBelowOf(stepsOf(picture, distance), (1 - share) * pixels) / contrast
  return [steepest(1), steepest(picture.width)]
}

/** How many pixels differ from their neighbour by each number of shades; those at the edges by none. */
function stepsOf({ width, height, shades }: GreyPicture, distance: number): ShadeCounts {
  const counts = new Uint32Array(256)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, place = y * width + 1; x < width - 1; x++, place++) {
      const step = Math.abs((shades[place + distance] ?? 0) - (shades[place] ?? 0))
      counts[step] = (counts[step] ?? 0) + 1
    }
  const inner = Math.max(0, width - 2) * Math.max(0, height - 2)
  counts[0] = (counts[0] ?? 0) + shades.length - inner
  return counts
}

/** The share of dark places; a page with few lines has fewer than a full one. */
function shareOfPrint(counts: ShadeCounts, pixels: number, paper: number): number {
  const half = (paper + shadeBelowOf(counts, SURELY_PRINT * pixels)) / 2
  return counts.reduce((dark, count, shade) => (shade < half ? dark + count : dark), 0) / pixels
}
