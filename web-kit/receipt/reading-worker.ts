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
import { endWhenAsked } from '../workers/end-worker.ts'
import type { FromReadingWorker, ToReadingWorker } from './reading-messages.ts'
import { loadRecogniser } from './recogniser.ts'

/** So many pictures are kept, in case they are read again: the pages of one document. */
const MOST_KEPT = 6

let loading: Promise<Recogniser | undefined> | undefined
/** One picture after the other: the recogniser has one memory. */
let work: Promise<void> = Promise.resolve()
/** By the number of the question. */
const kept = new Map<number, ReadPage>()
/** Questions without an answer yet. */
const open = new Set<number>()
/** Those of them that nobody waits for any more. */
const left = new Set<number>()

endWhenAsked()
self.addEventListener('message', ({ data }: MessageEvent<ToReadingWorker>) => {
  if (data.kind === 'leave') {
    if (open.has(data.question)) left.add(data.question)
    return
  }
  open.add(data.question)
  // While the picture is prepared.
  void loaded(sayTo(data))
  work = work
    .then(() => answer(data))
    .finally(() => {
      open.delete(data.question)
      left.delete(data.question)
    })
})

type Answer = Without<FromReadingWorker, 'question'>
type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never

type Say = (said: Answer) => void
type Asked = Exclude<ToReadingWorker, { kind: 'leave' }>

function sayTo({ question }: Asked): Say {
  return (said) => self.postMessage({ question, ...said })
}

async function answer(message: Asked): Promise<void> {
  const say = sayTo(message)
  try {
    const found = message.kind === 'read' ? await readFirst(message, say) : await readKept(message, say)
    if (found) say(found)
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

/** @returns undefined where nobody waits for it any more */
async function readFirst(
  { question, picture, page }: Extract<Asked, { kind: 'read' }>,
  say: Say,
): Promise<Answer | undefined> {
  if (left.has(question)) {
    if (picture instanceof ImageBitmap) picture.close()
    return undefined
  }
  const photo = await greyPhoto(picture)
  if (photo === undefined) return { kind: 'fault', fault: 'unreadable' }
  const prepared = pageOfPhoto(photo, page)
  if ('fault' in prepared) return { kind: 'fault', fault: prepared.fault }
  const recogniser = await loaded(say)
  if (recogniser === undefined) return { kind: 'fault', fault: 'unavailable' }
  if (left.has(question)) return undefined
  const read = firstLook(recogniser, prepared, (share) => say({ kind: 'progress', share }))
  if ('fault' in read) return { kind: 'fault', fault: read.fault }
  keep(question, read)
  return { kind: 'words', words: read.words }
}

/** @returns undefined where nobody waits for it any more */
async function readKept(message: Exclude<Asked, { kind: 'read' }>, say: Say): Promise<Answer | undefined> {
  const page = kept.get(message.earlier)
  const recogniser = await loaded(say)
  if (left.has(message.question)) return undefined
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
