/** From a photo to the picture that is read: the paper cut out and straightened, upright, of even light, in the size that letters are read best in. */
import type { PictureFault } from '../reading-fault.ts'
import { calmedNoise } from './calmed-noise.ts'
import { clearedEdges } from './cleared-edges.ts'
import { darkOnLight } from './dark-on-light.ts'
import { drawnAnew } from './drawn-anew.ts'
import { evenedLight } from './evened-light.ts'
import type { GreyPicture } from './grey-picture.ts'
import { faultOfPhoto, isBlurred } from './judge-picture.ts'
import { leanOfLines } from './lean-of-lines.ts'
import { paperCorners, type Corners } from './paper-corners.ts'
import { chained, ontoCorners, scaledBy, turnedAbout, type PlaneMap, type Point } from './plane-map.ts'

export interface PreparedPicture {
  readonly picture: GreyPicture
  /** Where each place of it lies in the photo. */
  readonly toPhoto: PlaneMap
}

/** So many pixels a page has to be read: fewer lose letters, more only take time. */
const READ_PIXELS = 3_000_000
/** A small photo gains nothing from more. */
const MOST_ENLARGED = 2
/** Leaning less than this (in radians) needs nothing. */
const LEAST_LEAN = 0.002

/** @param picture upright as its camera says */
export function preparePicture(picture: GreyPicture): PreparedPicture | { readonly fault: PictureFault } {
  const photo = darkOnLight(picture)
  const fault = faultOfPhoto(photo)
  if (fault !== undefined) return { fault }
  const cut = cutOut(photo)
  // Looked at in a smaller size: only the last drawing is of every pixel.
  const look = drawnFrom(photo, cut, LOOK_PIXELS)
  const { angle, isSideways } = leanOfLines(clearedEdges(evenedLight(look.picture)))
  const upright = isSideways ? quarterTurned(cut) : cut
  const straight = Math.abs(angle) < LEAST_LEAN ? upright : leaned(upright, angle)
  const drawn = drawnFrom(photo, straight, READ_PIXELS)
  const even = clearedEdges(calmedNoise(evenedLight(drawn.picture)))
  return isBlurred(even) ? { fault: 'tooBlurred' } : { picture: even, toPhoto: drawn.toPhoto }
}

const LOOK_PIXELS = 700_000

/** The same page upside down. */
export function upsideDown({ picture, toPhoto }: PreparedPicture): PreparedPicture {
  const { width, height, shades } = picture
  return {
    picture: { width, height, shades: shades.toReversed() },
    toPhoto: chained(toPhoto, [-1, 0, width, 0, -1, height, 0, 0, 1]),
  }
}

/** A part of the photo as a flat page. */
interface Cut {
  readonly width: number
  readonly height: number
  readonly toPhoto: PlaneMap
}

function cutOut(photo: GreyPicture): Cut {
  const corners = paperCorners(photo)
  if (corners === undefined) return { width: photo.width, height: photo.height, toPhoto: scaledBy(1) }
  const { width, height } = sizeOf(corners)
  return { width, height, toPhoto: ontoCorners(width, height, corners) }
}

function sizeOf([topLeft, topRight, bottomRight, bottomLeft]: Corners): { width: number; height: number } {
  return {
    width: Math.max(lengthOf(topLeft, topRight), lengthOf(bottomLeft, bottomRight)),
    height: Math.max(lengthOf(topLeft, bottomLeft), lengthOf(topRight, bottomRight)),
  }
}

function lengthOf(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

function quarterTurned({ width, height, toPhoto }: Cut): Cut {
  return { width: height, height: width, toPhoto: chained(toPhoto, [0, -1, width, 1, 0, 0, 0, 0, 1]) }
}

/** Turned, on a page that is so much larger that no corner is lost. */
function leaned({ width, height, toPhoto }: Cut, angle: number): Cut {
  const [cos, sin] = [Math.cos(angle), Math.abs(Math.sin(angle))]
  const [wider, higher] = [width * cos + height * sin, height * cos + width * sin]
  const moved: PlaneMap = [1, 0, (width - wider) / 2, 0, 1, (height - higher) / 2, 0, 0, 1]
  return { width: wider, height: higher, toPhoto: chained(chained(toPhoto, turnedAbout(width, height, angle)), moved) }
}

function drawnFrom(photo: GreyPicture, { width, height, toPhoto }: Cut, pixels: number): PreparedPicture {
  const factor = Math.min(Math.sqrt(pixels / (width * height)), MOST_ENLARGED)
  const map = chained(toPhoto, scaledBy(1 / factor))
  return { picture: drawnAnew(photo, map, Math.round(width * factor), Math.round(height * factor)), toPhoto: map }
}
