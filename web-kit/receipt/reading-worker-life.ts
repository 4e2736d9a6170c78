/** One worker for all receipts: begun with the first, ended when it rests, so that its memory is given back. */
import type { Box, PlacedWord, ReceiptWord } from '@member-care/domain/receipt/receipt-word.ts'
import { askToEnd } from '../workers/end-worker.ts'
import type { FromReadingWorker, ToReadingWorker } from './reading-messages.ts'
import { watchSilence, type Silence } from '../workers/silence.ts'

/** Several receipts are often added one after the other; the program need not be loaded for each. */
const REST_MILLISECONDS = 20_000

type Answer = Exclude<FromReadingWorker, { kind: 'progress' }>

export type ReadPicture =
  | {
      readonly words: readonly PlacedWord[]
      /** Reads the same picture once more, word by word: slower, and better where the paper is not flat. */
      readonly again: () => Promise<readonly PlacedWord[]>
      /** Reads a line of it from nearby, in several sizes. @param box where it stands on the page as it was prepared */
      readonly closer: (box: Box) => Promise<readonly (readonly ReceiptWord[])[]>
    }
  | { readonly fault: Extract<Answer, { kind: 'fault' }>['fault'] }

interface Waiting {
  readonly onProgress: (share: number) => void
  readonly resolve: (answer: Answer) => void
}

let worker: Worker | undefined
/** Whether this worker has come to read anything: until then it loads its program. */
let hasBegunToRead = false
let rest: ReturnType<typeof setTimeout> | undefined
let questions = 0
/** Of receipts. */
let underWay = 0
const waiting = new Map<number, Waiting>()
/** While anything waits. */
let silence: Silence | undefined

/**
 * A reading of a receipt. The worker, and the pages that it keeps, stay as long as any is under way: much time may pass between two pages in a tab
 * that is hidden.
 */
export async function withWorkerKept<T>(read: () => Promise<T>): Promise<T> {
  clearTimeout(rest)
  underWay += 1
  try {
    return await read()
  } finally {
    underWay -= 1
    if (underWay === 0) rest = setTimeout(endWorker, REST_MILLISECONDS)
  }
}

/**
 * Reads the words of a picture, within a reading that keeps the worker.
 * @param page from 1
 * @param signal ends the reading
 * @throws the signal's reason
 */
export async function readPicture(
  picture: Blob | ImageBitmap,
  page: number,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<ReadPicture> {
  const answer = await ask({ kind: 'read', picture, page }, onProgress, signal)
  if (answer.kind !== 'words') return { fault: answer.kind === 'fault' ? answer.fault : 'unreadable' }
  return {
    words: answer.words,
    async again() {
      const second = await ask({ kind: 'readAgain', earlier: answer.question }, onProgress, signal)
      return second.kind === 'words' ? second.words : []
    },
    async closer(box) {
      const near = await ask({ kind: 'readCloser', earlier: answer.question, box }, () => undefined, signal)
      return near.kind === 'looks' ? near.looks : []
    },
  }
}

type Question = Without<Exclude<ToReadingWorker, { kind: 'leave' }>, 'question'>
type Without<T, Key extends string> = T extends unknown ? Omit<T, Key> : never

async function ask(
  said: Question,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  signal?.throwIfAborted()
  const question = (questions += 1)
  const asked = (worker ??= begunWorker())
  let leave: (() => void) | undefined
  try {
    return await new Promise<Answer>((resolve, reject) => {
      if (waiting.size === 0) silence = watchSilence(giveUp)
      waiting.set(question, { onProgress, resolve })
      leave = () => {
        // What is at work cannot be held up. The next receipt waits for that piece of it, and needs no worker of its own. A load may have stalled.
        if (underWay === 1 && asked === worker && !hasBegunToRead) endWorker()
        else asked.postMessage({ question, kind: 'leave' } satisfies ToReadingWorker)
        reject(signal?.reason as Error)
      }
      signal?.addEventListener('abort', leave)
      // A drawn page is handed over, not copied: it takes some ten megabytes, and a browser is slow to let go of them.
      asked.postMessage(
        { question, ...said },
        said.kind === 'read' && said.picture instanceof ImageBitmap ? [said.picture] : [],
      )
    })
  } finally {
    if (leave) signal?.removeEventListener('abort', leave)
    waiting.delete(question)
    if (waiting.size === 0) silence?.stop()
  }
}

function begunWorker(): Worker {
  const begun = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
  hasBegunToRead = false
  begun.addEventListener('message', ({ data }: MessageEvent<FromReadingWorker>) => {
    if (begun !== worker) return
    silence?.heard()
    hasBegunToRead ||= data.kind !== 'progress' || data.share > 0
    const one = waiting.get(data.question)
    if (data.kind === 'progress') one?.onProgress(data.share)
    else one?.resolve(data)
  })
  // Its script, or its memory, is not to be had.
  begun.addEventListener('error', () => {
    if (begun === worker) giveUp()
  })
  return begun
}

/** Nothing more is to be hoped for from this worker; the next question gets a new one. */
function giveUp(): void {
  const unanswered = [...waiting]
  waiting.clear()
  silence?.stop()
  // It listens to nothing any more, so that it cannot be asked to end.
  worker?.terminate()
  worker = undefined
  for (const [question, { resolve }] of unanswered) resolve({ question, kind: 'fault', fault: 'unavailable' })
}

function endWorker(): void {
  if (worker) askToEnd(worker)
  worker = undefined
}
