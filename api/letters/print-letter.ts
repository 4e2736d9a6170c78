/** How every letter of ours looks: letterhead, title, what was decided, section by section, and page numbers. */
import { contactText, letterTexts, missingTypeText } from '@member-care/domain/texts/letter-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { encode } from 'uqr'
import { MISSING_TYPE } from './font-runs.ts'
import {
  filledRows,
  type AmountRow,
  type CodeToScan,
  type Letter,
  type LetterRow,
  type LetterSection,
} from './letter.ts'
import { LetterSheet, type TextStyle } from './letter-sheet.ts'
import type { SignatureSpace } from './signature-space.ts'

const { colour } = tokens

/** Points. */
const LABEL_WIDTH = 170
const GAP = { row: 2, section: 15, part: 6 }
/** Around the code so many of its squares stay empty, because readers need that. */
const QR = { width: 112, quiet: 4 }
const text = { size: 9.5 } as const
const label = { size: 9.5, ink: colour.inkMuted } as const
const smallPrint = { size: 8, ink: colour.inkMuted } as const
const heading = { font: 'strong', size: 11, ink: colour.primary } as const

/**
 * Prints a letter as PDF. The same letter gives the same bytes. Where no font of ours has a character, the letter says so.
 * @param options.signature leaves room for a signature
 */
export async function printLetter(
  letter: Letter,
  { signature }: { readonly signature?: SignatureSpace } = {},
): Promise<Buffer> {
  const sheet = new LetterSheet({ title: `${letter.title} · ${letter.lead}`, dated: letter.dated })
  if (signature !== undefined) sheet.reserveSignature(signature)
  printLetterhead(sheet, letter)
  printTitle(sheet, letter)
  for (const section of letter.sections) printSection(sheet, section)
  printMissingType(sheet)
  return sheet.finish()
}

function printMissingType(sheet: LetterSheet): void {
  const { missing } = sheet
  if (missing.length === 0) return
  const codes = missing.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`)
  sheet.flow(missingTypeText(MISSING_TYPE, codes.join(', ')), smallPrint, { type: 'P', parent: sheet.part('Sect') })
}

function printLetterhead(sheet: LetterSheet, { support }: Letter): void {
  const { left, width, y } = sheet
  const head = sheet.part('Sect')
  sheet.draw((page) => {
    page.translate(left, y).roundedRect(0, 0, 32, 32, 9).fill(colour.primary)
    page.path('M16 25.2 8.4 17.6a5 5 0 0 1 7-7.1l.6.6.6-.6a5 5 0 0 1 7 7.1Z').fill(colour.surface)
    page.path('M16 13.4v6.4M12.8 16.6h6.4').lineWidth(2.2).lineCap('round').stroke(colour.primary)
  })
  const tag = { type: 'P', parent: head }
  sheet.write(letterTexts.product, { x: left + 42, y: y - 1, width: 220 }, { font: 'strong', size: 13 }, tag)
  sheet.write(letterTexts.productLead, { x: left + 42, y: y + 17, width: 220 }, { size: 9, ink: colour.inkMuted }, tag)
  const contact = { x: left + width - 220, width: 220 }
  sheet.write(support.email, { ...contact, y: y + 1 }, { size: 9, ink: colour.inkMuted, align: 'right' }, tag)
  sheet.write(support.phone, { ...contact, y: y + 17 }, { size: 9, ink: colour.inkMuted, align: 'right' }, tag)
  sheet.y = y + 44
  printLine(sheet, colour.primary)
  sheet.y += 18
}

function printTitle(sheet: LetterSheet, { title, lead, outcome }: Letter): void {
  const part = sheet.part('Sect')
  sheet.flow(title, { font: 'strong', size: 20 }, { type: 'H1', parent: part })
  sheet.flow(lead, label, { type: 'P', parent: part })
  sheet.y += GAP.part
  if (outcome === undefined) return
  const { left, width, y } = sheet
  const height = 44
  sheet.draw((page) =>
    page.roundedRect(left, y, width, height, 8).fill(outcome.isGood ? colour.successLight : colour.errorLight),
  )
  const ink = outcome.isGood ? colour.success : colour.error
  sheet.write(
    outcome.text,
    { x: left + 14, y: y + 14, width: width / 2 },
    { font: 'strong', size: 12, ink },
    { type: 'P', parent: part },
  )
  const amount = { x: left + width / 2, width: width / 2 - 14 }
  sheet.write(
    outcome.amount.label,
    { ...amount, y: y + 6 },
    { size: 8.5, ink: colour.ink, align: 'right' },
    { type: 'P', parent: part },
  )
  sheet.write(
    outcome.amount.value,
    { ...amount, y: y + 18 },
    { font: 'strong', size: 14, align: 'right' },
    { type: 'P', parent: part },
  )
  sheet.y = y + height + GAP.part
}

function printSection(sheet: LetterSheet, section: LetterSection): void {
  const part = sheet.part('Sect')
  sheet.y += GAP.section - GAP.row
  // A heading never stands alone at the foot of a page.
  sheet.keepTogether('address' in section ? QR.width + 30 : 60)
  sheet.flow(section.heading, heading, { type: 'H2', parent: part })
  sheet.y += 2
  if ('paragraphs' in section) {
    for (const paragraph of section.paragraphs) {
      sheet.flow(paragraph, section.isSmallPrint ? smallPrint : text, { type: 'P', parent: part })
      sheet.y += GAP.row
    }
    return
  }
  if ('address' in section) return printCode(sheet, section, part)
  if ('lead' in section && section.lead !== undefined) {
    sheet.flow(section.lead, text, { type: 'P', parent: part })
    sheet.y += GAP.part
  }
  const list = sheet.part('L', part)
  if ('rows' in section) filledRows(section.rows).forEach((row) => printRow(sheet, row, list))
  else filledRows(section.amounts).forEach((row) => printAmount(sheet, row, list))
}

type Part = ReturnType<LetterSheet['part']>

/** Label and value beside each other; a long value goes on below itself. */
function printRow(sheet: LetterSheet, row: LetterRow, list: Part): void {
  const valueWidth = sheet.width - LABEL_WIDTH
  const height = Math.max(
    sheet.heightOf(row.label, LABEL_WIDTH - 12, label),
    sheet.heightOf(row.value, valueWidth, text),
  )
  sheet.keepTogether(height)
  const item = sheet.part('LI', list)
  sheet.write(row.label, { x: sheet.left, y: sheet.y, width: LABEL_WIDTH - 12 }, label, { type: 'Lbl', parent: item })
  sheet.write(row.value, { x: sheet.left + LABEL_WIDTH, y: sheet.y, width: valueWidth }, text, {
    type: 'LBody',
    parent: item,
  })
  sheet.y += height + GAP.row
}

/** The code at the left, dark on white, and at its side what to do with it. */
function printCode(sheet: LetterSheet, code: CodeToScan, part: Part): void {
  const { data, size } = encode(code.address, { border: QR.quiet, ecc: 'M' })
  const { left, y } = sheet
  const edge = (QR.width * QR.quiet) / size
  // Its dark part stands in line with the text above it.
  const place = { x: left - edge, y, width: QR.width, height: QR.width }
  sheet.figure({ ...place, says: code.says }, part, (page) => {
    page
      .rect(0, 0, QR.width, QR.width)
      .fill('#fff')
      .scale(QR.width / size)
    page.path(squaresOf(data)).fill('#000')
  })
  const beside = { x: left + QR.width + 14, width: sheet.width - QR.width - 14 }
  let at = y + edge / 2
  const write = (words: string, style: TextStyle, gap: number) => {
    sheet.write(words, { ...beside, y: at }, style, { type: 'P', parent: part })
    at += sheet.heightOf(words, beside.width, style) + gap
  }
  for (const words of code.beside) write(words, text, GAP.part)
  write(code.address, smallPrint, GAP.part)
  write(code.toType.label, label, 0)
  write(code.toType.value, { font: 'strong', size: 16 }, 0)
  sheet.y = Math.max(y + QR.width - edge, at) + GAP.row
}

/** Squares beside each other are one, so that no viewer shows a line between them. */
function squaresOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('')
}

/** Figures stand below each other at the right; the one that the reader looks for below a line. */
function printAmount(sheet: LetterSheet, row: AmountRow, list: Part): void {
  const style = row.isTotal ? ({ font: 'strong', size: 11 } as const) : text
  const half = sheet.width / 2
  const height = sheet.heightOf(row.label, sheet.width - 150, style)
  sheet.keepTogether(height + 8)
  if (row.isTotal) {
    printLine(sheet, colour.border)
    sheet.y += 5
  }
  const item = sheet.part('LI', list)
  sheet.write(row.label, { x: sheet.left, y: sheet.y, width: sheet.width - 150 }, row.isTotal ? style : label, {
    type: 'Lbl',
    parent: item,
  })
  sheet.write(
    row.value,
    { x: sheet.left + half, y: sheet.y, width: half },
    { ...style, align: 'right' },
    { type: 'LBody', parent: item },
  )
  sheet.y += height + GAP.row
}

function printLine(sheet: LetterSheet, ink: string): void {
  const { left, width, y } = sheet
  sheet.draw((page) =>
    page
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.75)
      .stroke(ink),
  )
}

/** The last section of every letter: whom to ask, and what the letter is. */
export function closingSection(
  { support }: Pick<Letter, 'support'>,
  reference: string,
  about: readonly string[],
): LetterSection {
  return { heading: letterTexts.about, paragraphs: [contactText(support, reference), ...about], isSmallPrint: true }
}
