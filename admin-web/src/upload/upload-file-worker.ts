/** Reads a file beside the page and keeps it, so that 100,000 rows neither hold the page up nor cross over to it. */
import '@member-care/domain/validation/without-eval.ts'
import { uploadFileTexts } from '@member-care/domain/texts/upload-texts.ts'
import type { UploadFamily } from '@member-care/domain/upload/upload-family.ts'
import type { UploadRules } from '@member-care/domain/upload/read-upload-row.ts'
import { endWhenAsked } from '@member-care/web-kit/workers/end-worker.ts'
import { findFamily, readUploadText } from './read-upload-text.ts'
import type { FromWorker, ToWorker } from './upload-file-messages.ts'

let families: readonly UploadFamily[] = []

endWhenAsked()
self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'read') void read(data.file, data.rules)
  else if (data.kind === 'user') say({ kind: 'user', question: data.question, family: families[data.place] })
  else say({ kind: 'found', question: data.question, place: findFamily(families, data.text, data.after) })
})

async function read(file: File, rules: UploadRules): Promise<void> {
  const text = await textOf(file)
  if (typeof text === 'object') return say({ kind: 'unreadable', error: text.error })
  const result = readUploadText(text, rules, (share, rows) => say({ kind: 'progress', share, rows }))
  if ('error' in result) return say({ kind: 'unreadable', error: result.error })
  families = result.families
  say({ kind: 'read', overview: result.overview })
}

/** How Excel workbooks, which are ZIP archives, and older ones begin. */
const workbookBeginnings = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

async function textOf(file: File): Promise<string | { readonly error: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) return { error: uploadFileTexts.empty }
  if (workbookBeginnings.some((beginning) => beginning.every((byte, index) => bytes[index] === byte)))
    return { error: uploadFileTexts.workbook }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { error: uploadFileTexts.notUtf8 }
  }
}

function say(message: FromWorker): void {
  self.postMessage(message)
}
