/** A made-up letter of a provider, as they send one: a PDF of one page. */
import { buffer } from 'node:stream/consumers'
import { formatDisplay, singaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import PDFDocument from 'pdfkit'
import { fontOf } from '../letters/letter-fonts.ts'

export interface DemonstrationLetter {
  readonly title: string
  readonly providerName: string
  readonly reference: string
  /** Singapore date, YYYY-MM-DD. */
  readonly date: string
  readonly paragraphs: readonly string[]
}

/** @returns the bytes of a PDF; the same letter gives the same bytes */
export async function drawLetter({
  title,
  providerName,
  reference,
  date,
  paragraphs,
}: DemonstrationLetter): Promise<Buffer> {
  const info = { Title: title, Author: providerName, CreationDate: singaporeInstant(date, '12:00') }
  const document = new PDFDocument({ size: 'A5', margin: 48, lang: 'en-SG', info })
  // A font that is open already is taken as it is, which the library's types do not say.
  document.registerFont('regular', fontOf('regular') as unknown as Buffer).font('regular')
  document.fontSize(15).text(providerName)
  document.fontSize(9).text('1 Example Road, Singapore 000001 · Tel 0000 0000').moveDown(2)
  document.fontSize(13).text(title)
  document
    .fontSize(10)
    .text(`${formatDisplay(date)} · Reference ${reference}`)
    .moveDown()
  for (const paragraph of paragraphs) document.fontSize(11).text(paragraph).moveDown()
  document.fontSize(10).text('SAMPLE – NOT A REAL LETTER')
  document.end()
  return buffer(document)
}
