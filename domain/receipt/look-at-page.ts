/** The looks at a page that came as a picture: upright, turned where that reads better, and a second one word by word with its lines drawn straight. */
import type { PictureFault } from './reading-fault.ts'
import type { GreyPicture } from './picture/grey-picture.ts'
import { isSoft } from './picture/judge-picture.ts'
import { drawnAnew } from './picture/drawn-anew.ts'
import { mapped, type PlaneMap } from './picture/plane-map.ts'
import { sharpenedPrint } from './picture/sharpened.ts'
import { preparePicture, upsideDown, type PreparedPicture } from './picture/prepare-picture.ts'
import { unbent } from './picture/unbent.ts'
import { confidenceOf, READABLE_CONFIDENCE, type Box, type PlacedWord, type ReceiptWord } from './receipt-word.ts'
import type { Manner, Recogniser } from './recogniser.ts'
import { bendOfPage } from './text-lines.ts'

/** Along the longer side: what a camera takes beyond that says nothing more of a receipt. */
const MOST_PIXELS = 3_000

/** What is read so clearly reads worse with its edges drawn out, however soft it is: a small picture that was made larger. */
const CLEAR_CONFIDENCE = 0.86

/** The size in which a photo is looked at. */
export function sizeToReadIn({ width, height }: Size): Size {
  const factor = Math.min(1, MOST_PIXELS / Math.max(width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}

type Size = Pick<GreyPicture, 'width' | 'height'>

/** A picture that was prepared. */
export interface PageOfPhoto {
  readonly page: number
  readonly photo: Size
  readonly prepared: PreparedPicture
}

/** A page with its words as they were read first. */
export interface ReadPage extends PageOfPhoto {
  readonly words: readonly PlacedWord[]
}

/** @param photo upright as its camera noted it @param page from 1 */
export function pageOfPhoto(photo: GreyPicture, page: number): PageOfPhoto | { readonly fault: PictureFault } {
  const prepared = preparePicture(photo)
  return 'fault' in prepared ? prepared : { page, photo: { width: photo.width, height: photo.height }, prepared }
}

/** @param onProgress the share that is done, 0 to 1 @throws Error where the recogniser fails */
export function firstLook(
  recogniser: Recogniser,
  page: PageOfPhoto,
  onProgress: (share: number) => void,
): ReadPage | { readonly fault: PictureFault } {
  const plain = readUpright(recogniser, page, onProgress)
  const confidence = confidenceOf(plain.words)
  if (confidence >= CLEAR_CONFIDENCE || !isSoft(page.prepared.picture)) return plain
  const sharper = readSharpened(recogniser, plain, onProgress)
  const better = confidenceOf(sharper.words) > confidence ? sharper : plain
  const isBlurred = confidenceOf(better.words) < READABLE_CONFIDENCE
  return better.words.length > 0 && isBlurred ? { fault: 'tooBlurred' } : better
}

/** As it is, where sharpening brings out nothing but grain. */
function readSharpened(recogniser: Recogniser, page: ReadPage, onProgress: (share: number) => void): ReadPage {
  const { picture, toPhoto } = page.prepared
  const print = sharpenedPrint(picture)
  if (print === undefined) return page
  const sharper = { ...page, prepared: { picture: print, toPhoto } }
  return { ...sharper, words: placedWords(recogniser, sharper, 'block', onProgress) }
}

/** Upside down where that reads better. */
function readUpright(recogniser: Recogniser, page: PageOfPhoto, onProgress: (share: number) => void): ReadPage {
  const words = placedWords(recogniser, page, 'block', onProgress)
  if (confidenceOf(words) >= READABLE_CONFIDENCE) return { ...page, words }
  const turned = { ...page, prepared: upsideDown(page.prepared) }
  const turnedWords = placedWords(recogniser, turned, 'block', onProgress)
  return confidenceOf(turnedWords) > confidenceOf(words) ? { ...turned, words: turnedWords } : { ...page, words }
}

function placedWords(
  recogniser: Recogniser,
  { page, photo, prepared: { picture, toPhoto } }: PageOfPhoto,
  manner: Manner,
  onProgress: (share: number) => void,
): readonly PlacedWord[] {
  return placed(recogniser.recognise(picture, page, manner, onProgress), photo, toPhoto)
}

/** Word by word, with the lines drawn straight that were found bent: slower, and better where the paper is not flat. */
export function secondLook(
  recogniser: Recogniser,
  { page, photo, prepared: { picture, toPhoto }, words }: ReadPage,
  onProgress: (share: number) => void,
): readonly PlacedWord[] {
  const bend = bendOfPage(words)
  const found = recogniser.recognise(unbent(picture, bend), page, 'scattered', onProgress)
  // In the places of the first look, with which they are compared.
  const bent = found.map(({ box, ...word }) => ({
    ...word,
    box: { ...box, top: box.top + bend(box.left + box.width / 2) },
  }))
  return placed(bent, photo, toPhoto)
}

/** In pixels: what stands in a line is read in each of these heights. Print of a size that it was not taken in is read by other strokes. */
const HEIGHTS_FROM_NEARBY = [22, 26, 30, 36, 44, 54]
/** What is seen around it, as parts of its height. */
const MARGIN = 0.3

/**
 * One line, or a part of it, from nearby.
 * @param box where it stands on the page as it was prepared
 * @returns what is read of it, in several sizes
 */
export function closerLook(
  recogniser: Recogniser,
  { page, prepared: { picture } }: ReadPage,
  { left, top, width, height }: Box,
): readonly (readonly ReceiptWord[])[] {
  const margin = MARGIN * height
  return HEIGHTS_FROM_NEARBY.map((wanted) => {
    const scale = height / wanted
    const toPage: PlaneMap = [scale, 0, left - margin, 0, scale, top - margin, 0, 0, 1]
    const part = drawnAnew(
      picture,
      toPage,
      Math.round((width + 2 * margin) / scale),
      Math.round((height + 2 * margin) / scale),
    )
    return recogniser.recognise(part, page, 'line', () => undefined)
  })
}

function placed(words: readonly ReceiptWord[], photo: Size, toPhoto: PlaneMap): readonly PlacedWord[] {
  return words.map((word) => ({ ...word, inPicture: boxInPhoto(word.box, toPhoto, photo) }))
}

/** Upright around the word's four corners. */
function boxInPhoto({ left, top, width, height }: Box, toPhoto: PlaneMap, photo: Size): Box {
  const corners = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left, y: top + height },
    { x: left + width, y: top + height },
  ].map((corner) => mapped(toPhoto, corner))
  const [xs, ys] = [corners.map(({ x }) => x / photo.width), corners.map(({ y }) => y / photo.height)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { left: x, top: y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
