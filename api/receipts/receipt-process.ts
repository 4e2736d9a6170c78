/** Runs in a process of its own: reads what a PDF says of itself as a receipt (read-receipt-text.ts starts it). */
import { isText, MOST_PAGES, wordsOfPage } from '@member-care/domain/receipt/pdf-words.ts'
import { readWords } from '@member-care/domain/receipt/read-receipt.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import { answerFromProcess } from '../limited-process/limited-process.ts'
import type { ReceiptText } from './read-receipt-text.ts'

answerFromProcess(async ({ content, known }: ReceiptText): Promise<ReceiptReading | undefined> => {
  // Large, and of no use to who only asks for the process.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({
    data: Uint8Array.from(content),
    verbosity: VerbosityLevel.ERRORS,
    useWasm: false,
    useSystemFonts: false,
  }).promise
  const words = []
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
    const ofPage = await wordsOfPage(await document.getPage(number))
    // A scanned page may say what the others do not.
    if (!isText(ofPage)) return undefined
    words.push(...ofPage)
  }
  return readWords(words, known)
})
