/** Runs in a process of its own: reads what a receipt says (read-receipt.ts starts it). Nothing that it reads is written to a log. */
import { closerLook, firstLook, pageOfPhoto, secondLook } from '@member-care/domain/receipt/look-at-page.ts'
import { isText, MOST_PAGES, MOST_SCANS, wordsOfPage } from '@member-care/domain/receipt/pdf-words.ts'
import type { GreyPicture } from '@member-care/domain/receipt/picture/grey-picture.ts'
import { readPages, type PageOfReceipt } from '@member-care/domain/receipt/read-pages.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import type { Recogniser } from '@member-care/domain/receipt/recogniser.ts'
import { answerFromProcess } from '../limited-process/limited-process.ts'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReceiptToRead } from './read-receipt.ts'

// Each library is loaded where it is needed: they are large, and of no use to who only asks for the process.
answerFromProcess(async ({ content, as, isPdf, known }: ReceiptToRead): Promise<ReceiptReading | undefined> => {
  const pages = isPdf ? await pagesOfPdf(content, as) : [await pageOfPicture(content)]
  const read = pages.filter((page) => page !== undefined)
  // A page that cannot be read may say what the others do not.
  return read.length < pages.length ? undefined : readPages(read, known, async () => {})
})

type Page = PageOfReceipt | undefined

async function pagesOfPdf(content: Uint8Array, as: ReceiptToRead['as']): Promise<readonly Page[]> {
  const { getDocument, OPS, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({
    data: Uint8Array.from(content),
    verbosity: VerbosityLevel.ERRORS,
    useWasm: false,
    useSystemFonts: false,
  }).promise
  // The rest may say what these do not.
  if (document.numPages > MOST_PAGES) return [undefined]
  const pages: Page[] = []
  let scans = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const words = await wordsOfPage(page, OPS)
    if (isText(words)) pages.push({ words })
    else if (as === 'text' || (scans += 1) > MOST_SCANS) return [undefined]
    else pages.push(await pageOfScan(page, number))
  }
  return pages
}

async function pageOfScan(page: PDFPageProxy, number: number): Promise<Page> {
  const { pictureOfScan } = await import('./picture-of-scan.ts')
  const picture = await pictureOfScan(page)
  return picture && lookedAt(picture, number)
}

async function pageOfPicture(content: Uint8Array): Promise<Page> {
  const { decodedPhoto } = await import('./decoded-photo.ts')
  return lookedAt(await decodedPhoto(content), 1)
}

let loading: Promise<Recogniser> | undefined

async function lookedAt(photo: GreyPicture, number: number): Promise<Page> {
  const prepared = pageOfPhoto(photo, number)
  if ('fault' in prepared) return undefined
  const { loadRecogniser } = await import('./recogniser-of-server.ts')
  const recogniser = await (loading ??= loadRecogniser())
  const read = firstLook(recogniser, prepared, () => {})
  if ('fault' in read) return undefined
  return {
    words: read.words,
    again: async () => secondLook(recogniser, read, () => {}),
    closer: async (box) => closerLook(recogniser, read, box),
  }
}
