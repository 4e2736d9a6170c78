/** A file that a worker has read: its overview at once, its users one by one. */
import type { UploadFamily } from '@member-care/domain/upload/upload-family.ts'
import type { UploadRules } from '@member-care/domain/upload/read-upload-row.ts'
import { uploadFileTexts } from '@member-care/domain/texts/upload-texts.ts'
import { askToEnd } from '@member-care/web-kit/workers/end-worker.ts'
import type { FileOverview } from './read-upload-text.ts'
import type { FromWorker, ToWorker } from './upload-file-messages.ts'

export interface OpenedFile {
  readonly file: File
  readonly overview: FileOverview
  /** The user at a place, from 0. */
  user(place: number): Promise<UploadFamily | undefined>
  /** The next user after a place whose name or number, or a dependant's, holds the text. */
  find(text: string, after: number): Promise<number | undefined>
  /** Ends the worker. */
  close(): void
}

/** The file cannot be read at all; the message says why. */
export class FileUnreadable extends Error {
  override readonly name = 'FileUnreadable'
}

export interface Reading {
  /** The share that was read, 0 to 1. */
  readonly share: number
  readonly rows: number
}

/**
 * @param signal ends the reading
 * @throws FileUnreadable
 */
export async function openUploadFile(
  file: File,
  rules: UploadRules,
  onProgress: (reading: Reading) => void,
  signal: AbortSignal,
): Promise<OpenedFile> {
  const worker = new Worker(new URL('./upload-file-worker.ts', import.meta.url), { type: 'module' })
  const answers = new Map<number, (message: FromWorker) => void>()
  let asked = 0
  const tell = (message: ToWorker) => worker.postMessage(message)

  const overview = await new Promise<FileOverview>((resolve, reject) => {
    const fail = (error: Error) => {
      askToEnd(worker)
      reject(error)
    }
    signal.addEventListener('abort', () => fail(new FileUnreadable('')), { once: true })
    worker.addEventListener('error', () => fail(new FileUnreadable(uploadFileTexts.notText)))
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      // Of a reading that was called off the worker may still tell: it ends when the rows are read.
      if (signal.aborted) return
      if (data.kind === 'progress') onProgress(data)
      else if (data.kind === 'read') resolve(data.overview)
      else if (data.kind === 'unreadable') fail(new FileUnreadable(data.error))
      else answers.get(data.question)?.(data)
    })
    tell({ kind: 'read', file, rules })
  })

  const ask = (message: (question: number) => ToWorker) =>
    new Promise<FromWorker>((resolve) => {
      const question = (asked += 1)
      answers.set(question, (answer) => {
        answers.delete(question)
        resolve(answer)
      })
      tell(message(question))
    })
  return {
    file,
    overview,
    async user(place) {
      const answer = await ask((question) => ({ kind: 'user', question, place }))
      return answer.kind === 'user' ? answer.family : undefined
    },
    async find(text, after) {
      const answer = await ask((question) => ({ kind: 'find', question, text, after }))
      return answer.kind === 'found' ? answer.place : undefined
    },
    close: () => askToEnd(worker),
  }
}
