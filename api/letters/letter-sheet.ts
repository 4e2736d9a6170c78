/**
 * The sheet that letters are printed on: A4, our fonts, and the document's structure, by which screen readers find their way
 * (a tagged PDF). What is only drawn, and page numbers, are marked as no part of the text.
 */
import { buffer } from 'node:stream/consumers'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { languageTag } from '@member-care/domain/language/language.ts'
import { singaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { letterTexts, pageOfText } from '@member-care/domain/texts/letter-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import PDFDocument from 'pdfkit'
import { inFonts, type FontRun } from './font-runs.ts'
import { fontOf, type FontFamily, type FontName } from './letter-fonts.ts'
import { reserveSignature, type SignatureSpace } from './signature-space.ts'
import { breakIntoLines } from './text-lines.ts'

const { colour } = tokens
type Structure = ReturnType<PDFKit.PDFDocument['struct']>

/** In points, of which 72 make an inch. */
const MARGIN = { top: 44, bottom: 56, left: 56, right: 56 }
const FOOT = 30
const FOOT_STYLE = { size: 8, ink: colour.inkMuted } as const
const RIGHT_FOOT_STYLE = { ...FOOT_STYLE, align: 'right' } as const
/** Of the first font, in parts of the size: where its letters stand in a line, and how high a line is. Other fonts stand in the same lines. */
const LINE = { ascent: 1.069, height: 1.362 }

export interface TextStyle {
  readonly font?: FontName
  /** Points. */
  readonly size?: number
  readonly ink?: string
  readonly align?: 'left' | 'right'
}

/** Where a text stands, in points from the left and the top of the page. */
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

export class LetterSheet {
  readonly #document: PDFKit.PDFDocument
  readonly #root: Structure
  readonly left = MARGIN.left
  readonly width: number
  /** Where the next thing stands, from the top of the page. */
  y = MARGIN.top
  readonly #missing = new Set<string>()

  constructor({ title, dated }: { readonly title: string; readonly dated: string }) {
    const info = {
      Title: title,
      Author: letterTexts.product,
      Creator: letterTexts.product,
      CreationDate: singaporeInstant(dated, '00:00'),
    }
    this.#document = new PDFDocument({
      size: 'A4',
      margins: MARGIN,
      pdfVersion: '1.7',
      tagged: true,
      lang: languageTag(currentLanguage()),
      displayTitle: true,
      bufferPages: true,
      info,
    })
    this.#root = this.#document.struct('Document')
    this.#document.addStructure(this.#root)
    this.width = this.#document.page.width - MARGIN.left - MARGIN.right
  }

  /** A part of the letter, of one of the types of tagged PDF (`Sect`, `L`, `LI`), below `parent` or the letter itself. */
  part(type: string, parent?: Structure): Structure {
    const part = this.#document.struct(type)
    ;(parent ?? this.#root).add(part)
    return part
  }

  /** The characters so far that no font of ours has. The sheet shows a mark in their place. */
  get missing(): readonly string[] {
    return [...this.#missing]
  }

  heightOf(text: string, width: number, style: TextStyle): number {
    this.#use(style)
    const { runs } = inFonts(text)
    if (isInFirstFont(runs)) return this.#document.heightOfString(text, { width })
    return this.#linesOf(runs, width, style).length * sizeOf(style) * LINE.height
  }

  /** Writes at a place; `y` stays. */
  write(
    text: string,
    { x, y, width }: Place,
    style: TextStyle,
    tag: { readonly type: string; readonly parent: Structure },
  ): void {
    this.#use(style)
    const { runs, missing } = inFonts(text)
    for (const character of missing) this.#missing.add(character)
    if (!isInFirstFont(runs)) return this.#writeRuns(runs, { x, y, width }, style, { ...tag, says: text })
    this.#document.text(text, x, y, {
      width,
      align: style.align ?? 'left',
      structParent: tag.parent,
      structType: tag.type,
    })
  }

  /** Writes over the whole width, on the next page too where this one ends, and goes on below it. */
  flow(text: string, style: TextStyle, tag: { readonly type: string; readonly parent: Structure }): void {
    this.write(text, { x: this.left, y: this.y, width: this.width }, style, tag)
    this.y = this.#document.y
  }

  /** Several fonts in a line, on one base line. What it says is told beside it, because the order of Tamil signs on paper is another than in the text. */
  #writeRuns(
    runs: readonly FontRun[],
    { x, y, width }: Place,
    style: TextStyle,
    tag: { readonly type: string; readonly parent: Structure; readonly says: string },
  ): void {
    const lineHeight = sizeOf(style) * LINE.height
    const write = () => {
      let top = y
      for (const line of this.#linesOf(runs, width, style)) {
        if (top + lineHeight > this.#document.page.height - this.#document.page.margins.bottom) {
          this.#document.addPage()
          top = MARGIN.top
        }
        this.#writeLine(line, { x, y: top, width }, style)
        top += lineHeight
      }
      this.#document.x = x
      this.#document.y = top
    }
    tag.parent.add(this.#document.struct(tag.type, { actual: tag.says }, [write]))
  }

  #writeLine(line: readonly FontRun[], { x, y, width }: Place, style: TextStyle): void {
    const baseLine = y + sizeOf(style) * LINE.ascent
    const needed = line.reduce((sum, run) => sum + this.#widthOf(run, style), 0)
    let at = style.align === 'right' ? x + width - needed : x
    for (const run of line) {
      const step = this.#widthOf(run, style)
      this.#document.text(run.text, at, baseLine, { lineBreak: false, baseline: 'alphabetic' })
      at += step
    }
  }

  /** In points. The run's font is the one in use afterwards. */
  #widthOf(run: FontRun, style: TextStyle): number {
    this.#use(style, run.family)
    return this.#document.widthOfString(run.text)
  }

  #linesOf(runs: readonly FontRun[], width: number, style: TextStyle) {
    return breakIntoLines(runs, width, (run) => this.#widthOf(run, style))
  }

  /** Draws what says something without being text; `says` tells it to those who do not see it. */
  figure(
    { x, y, width, height, says }: Place & { readonly height: number; readonly says: string },
    parent: Structure,
    draw: (document: PDFKit.PDFDocument) => void,
  ): void {
    const document = this.#document
    const options = { alt: says, bbox: [x, y, x + width, y + height] as [number, number, number, number] }
    const drawn = () => {
      document.save().translate(x, y)
      draw(document)
      document.restore()
    }
    parent.add(document.struct('Figure', options, [drawn]))
  }

  /** Leaves room for a signature over the whole file, which is made when the file is there. */
  reserveSignature(space: SignatureSpace): void {
    this.#use({})
    reserveSignature(this.#document, space)
  }

  /** Draws what is no text: a line, a coloured ground, the mark. */
  draw(figure: (document: PDFKit.PDFDocument) => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' })
    this.#document.save()
    figure(this.#document)
    this.#document.restore()
    this.#document.endMarkedContent()
  }

  /** Begins a new page where so much height is not left on this one. */
  keepTogether(height: number): void {
    if (this.y + height <= this.#document.page.height - MARGIN.bottom) return
    this.#document.addPage()
    this.y = MARGIN.top
  }

  /** Ends the letter and gives its bytes. */
  async finish(): Promise<Buffer> {
    this.#numberPages()
    this.#root.end()
    this.#document.end()
    return buffer(this.#document)
  }

  #numberPages(): void {
    const { count } = this.#document.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#document.switchToPage(index)
      // The foot stands below the margin, where text would begin a new page.
      this.#document.page.margins.bottom = 0
      const y = this.#document.page.height - FOOT - 10
      this.#document.markContent('Artifact', { type: 'Pagination' })
      const half = this.width / 2
      this.#writeInLine(letterTexts.product, { x: this.left, y, width: half }, FOOT_STYLE)
      this.#writeInLine(pageOfText(index + 1, count), { x: this.left + half, y, width: half }, RIGHT_FOOT_STYLE)
      this.#document.endMarkedContent()
    }
  }

  #writeInLine(text: string, place: Place, style: TextStyle): void {
    this.#writeLine(inFonts(text).runs, place, style)
  }

  #use({ font = 'regular', size, ink = colour.ink }: TextStyle, family: FontFamily = 'latin'): void {
    // A font that is open already is taken as it is, which the library's types do not say.
    this.#document
      .font(fontOf(font, family) as unknown as Buffer, `${family} ${font}`)
      .fontSize(sizeOf({ size }))
      .fillColor(ink)
  }
}

function sizeOf({ size = 10 }: { readonly size?: number | undefined }): number {
  return size
}

function isInFirstFont(runs: readonly FontRun[]): boolean {
  return runs.every(({ family }) => family === 'latin')
}
