/** Reads pictures beside the page. Its script alone may compile WebAssembly (api/http/front-ends.ts, S116). */
import {
  closerLook,
  firstLook,
  pageOfPhoto,
  secondLook,
  sizeToReadIn,
  type ReadPage,
} from '@member-care/domain/receipt/look-at-page.ts'
import { greyOf, type GreyPicture } from '@member-care/domain/receipt/picture/grey-picture.ts'
import type { Recogniser } from '@member-care/domain/receipt/recogniser.ts'
import type { FromReadingWorker, ToReadingWorker } from './reading-messages.ts'
import { loadRecogniser } from './recogniser.ts'

/** So many pictures are kept, in case they are read again: the pages of one document. */
const MOST_KEPT = 6

let loading: Promise<Recogniser | undefined> | undefined
/** One picture after the other: the recogniser has one memory. */
let work: Promise<void> = Promise.resolve()
/** By the number of the question. */
const kept = new Map<number, ReadPage>()

self.addEventListener('message', ({ data }: MessageEvent<ToReadingWorker>) => {
  // While the picture is prepared.
  void loaded(sayTo(data))
  work = work.then(() => answer(data))
})

type Answer = Without<FromReadingWorker, 'question'>
type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never

type Say = (said: Answer) => void

function sayTo({ question }: ToReadingWorker): Say {
  return (said) => self.postMessage({ question, ...said })
}

async function answer(message: ToReadingWorker): Promise<void> {
  const say = sayTo(message)
  try {
    if (message.kind === 'read') say(await readFirst(message, say))
    else say(await readKept(message, say))
  } catch {
    // What has run out of memory once reads nothing any more: the next picture gets a new one.
    loading = undefined
    say({ kind: 'fault', fault: 'unreadable' })
  }
}

/**
 * @param say told of what arrives, so that a slow line is known from one that has stalled
 * @returns undefined where program or data are not to be had now; the next picture asks for them again
 */
function loaded(say: Say): Promise<Recogniser | undefined> {
  return (loading ??= loadRecogniser(() => say({ kind: 'progress', share: 0 })).catch(() => {
    loading = undefined
    return undefined
  }))
}

async function readFirst(
  { question, picture, page }: Extract<ToReadingWorker, { kind: 'read' }>,
  say: Say,
): Promise<Answer> {
  const photo = await greyPhoto(picture)
  if (photo === undefined) return { kind: 'fault', fault: 'unreadable' }
  const prepared = pageOfPhoto(photo, page)
  if ('fault' in prepared) return { kind: 'fault', fault: prepared.fault }
  const recogniser = await loaded(say)
  if (recogniser === undefined) return { kind: 'fault', fault: 'unavailable' }
  const read = firstLook(recogniser, prepared, (share) => say({ kind: 'progress', share }))
  if ('fault' in read) return { kind: 'fault', fault: read.fault }
  keep(question, read)
  return { kind: 'words', words: read.words }
}

async function readKept(message: Exclude<ToReadingWorker, { kind: 'read' }>, say: Say): Promise<Answer> {
  const page = kept.get(message.earlier)
  const recogniser = await loaded(say)
  if (page === undefined) return { kind: 'fault', fault: 'unreadable' }
  if (recogniser === undefined) return { kind: 'fault', fault: 'unavailable' }
  if (message.kind === 'readCloser') return { kind: 'looks', looks: closerLook(recogniser, page, message.box) }
  return { kind: 'words', words: secondLook(recogniser, page, (share) => say({ kind: 'progress', share })) }
}

function keep(question: number, page: ReadPage): void {
  kept.set(question, page)
  for (const earlier of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(earlier)
}

/** In its upright position, as its camera noted it. */
async function greyPhoto(picture: Blob | ImageBitmap): Promise<GreyPicture | undefined> {
  const bitmap = picture instanceof Blob ? await createImageBitmap(picture).catch(() => undefined) : picture
  if (bitmap === undefined) return undefined
  const { width, height } = sizeToReadIn(bitmap)
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  try {
    context?.drawImage(bitmap, 0, 0, width, height)
  } finally {
    bitmap.close()
  }
  const pixels = context?.getImageData(0, 0, width, height)
  return pixels && greyOf(pixels)
}
