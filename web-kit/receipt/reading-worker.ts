/** Reads pictures beside the page. Its script alone may compile WebAssembly (api/http/front-ends.ts, S116). */
import type { Box, PlacedWord, ReceiptWord } from '@member-care/domain/receipt/receipt-word.ts'
import { bendOfPage } from '@member-care/domain/receipt/text-lines.ts'
import type { PictureFault } from '@member-care/domain/texts/receipt-reading-texts.ts'
import { greyOf, type GreyPicture } from '@member-care/domain/receipt/picture/grey-picture.ts'
import { isSoft } from '@member-care/domain/receipt/picture/judge-picture.ts'
import { mapped, type PlaneMap } from '@member-care/domain/receipt/picture/plane-map.ts'
import {
  preparePicture,
  upsideDown,
  type PreparedPicture,
} from '@member-care/domain/receipt/picture/prepare-picture.ts'
import { unbent } from '@member-care/domain/receipt/picture/unbent.ts'
import type { FromReadingWorker, ToReadingWorker } from './reading-messages.ts'
import { loadRecogniser, type Manner, type Recogniser } from './recogniser.ts'

/** Along the longer side: what a camera takes beyond that says nothing more of a receipt. */
const MOST_PIXELS = 3_000
/** Words of an upright page that is not blurred are read with more confidence than this, on the whole. */
const READABLE_CONFIDENCE = 0.57

/** So many pictures are kept, in case they are read again: the pages of one document. */
const MOST_KEPT = 6

/** A picture that was prepared. */
interface KeptPage {
  readonly page: number
  readonly photo: Pick<GreyPicture, 'width' | 'height'>
  readonly prepared: PreparedPicture
  /** As they were read first. */
  readonly words: readonly PlacedWord[]
}

let loading: Promise<Recogniser> | undefined
/** One picture after the other: the recogniser has one memory. */
let work: Promise<void> = Promise.resolve()
/** By the number of the question. */
const kept = new Map<number, KeptPage>()

self.addEventListener('message', ({ data }: MessageEvent<ToReadingWorker>) => {
  // Loaded while the picture is prepared.
  loading ??= loadRecogniser()
  loading.catch(() => undefined)
  work = work.then(() => answer(data))
})

type Answer = Without<FromReadingWorker, 'question'>
type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never

async function answer(message: ToReadingWorker): Promise<void> {
  const say = (said: Answer) => self.postMessage({ question: message.question, ...said })
  const page = message.kind === 'read' ? await preparedPage(message.picture, message.page) : kept.get(message.earlier)
  if (page === undefined) return say({ kind: 'fault', fault: 'unreadable' })
  if ('fault' in page) return say({ kind: 'fault', fault: page.fault })
  const recogniser = await loading?.catch(() => undefined)
  if (recogniser === undefined) return say({ kind: 'fault', fault: 'unavailable' })
  const onProgress = (share: number) => say({ kind: 'progress', share })
  try {
    if (message.kind === 'readAgain') return say({ kind: 'words', words: unbentWords(recogniser, page, onProgress) })
    const upright = readUpright(recogniser, page, onProgress)
    const isBlurred = confidenceOf(upright.words) < READABLE_CONFIDENCE && isSoft(page.prepared.picture)
    if (upright.words.length > 0 && isBlurred) return say({ kind: 'fault', fault: 'tooBlurred' })
    keep(message.question, { ...upright.page, words: upright.words })
    say({ kind: 'words', words: upright.words })
  } catch {
    say({ kind: 'fault', fault: 'unreadable' })
  }
}

async function preparedPage(
  picture: Blob | ImageBitmap,
  page: number,
): Promise<KeptPage | { readonly fault: PictureFault } | undefined> {
  const photo = await greyPhoto(picture)
  if (photo === undefined) return undefined
  const prepared = preparePicture(photo)
  return 'fault' in prepared
    ? prepared
    : { page, photo: { width: photo.width, height: photo.height }, prepared, words: [] }
}

function keep(question: number, page: KeptPage): void {
  kept.set(question, page)
  for (const earlier of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(earlier)
}

/** In its upright position, as its camera noted it. */
async function greyPhoto(picture: Blob | ImageBitmap): Promise<GreyPicture | undefined> {
  const bitmap = picture instanceof Blob ? await createImageBitmap(picture).catch(() => undefined) : picture
  if (bitmap === undefined) return undefined
  const factor = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * factor), Math.round(bitmap.height * factor)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  context?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const pixels = context?.getImageData(0, 0, width, height)
  return pixels && greyOf(pixels)
}

/** Upside down where that reads better. */
function readUpright(
  recogniser: Recogniser,
  page: KeptPage,
  onProgress: (share: number) => void,
): { readonly page: KeptPage; readonly words: readonly PlacedWord[] } {
  const words = placedWords(recogniser, page, 'block', onProgress)
  if (confidenceOf(words) >= READABLE_CONFIDENCE) return { page, words }
  const turned = { ...page, prepared: upsideDown(page.prepared) }
  const turnedWords = placedWords(recogniser, turned, 'block', onProgress)
  return confidenceOf(turnedWords) > confidenceOf(words) ? { page: turned, words: turnedWords } : { page, words }
}

function placedWords(
  recogniser: Recogniser,
  { page, photo, prepared: { picture, toPhoto } }: KeptPage,
  manner: Manner,
  onProgress: (share: number) => void,
): readonly PlacedWord[] {
  return placed(recogniser.recognise(picture, page, manner, onProgress), photo, toPhoto)
}

/** Word by word, with the lines drawn straight that were found bent. */
function unbentWords(
  recogniser: Recogniser,
  { page, photo, prepared: { picture, toPhoto }, words }: KeptPage,
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

function placed(words: readonly ReceiptWord[], photo: KeptPage['photo'], toPhoto: PlaneMap): readonly PlacedWord[] {
  return words.map((word) => ({ ...word, inPicture: boxInPhoto(word.box, toPhoto, photo) }))
}

/** Upright around the word's four corners. */
function boxInPhoto({ left, top, width, height }: Box, toPhoto: PlaneMap, photo: KeptPage['photo']): Box {
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

/** By letters, so that specks that are taken for words count little. */
function confidenceOf(words: readonly PlacedWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters
}
