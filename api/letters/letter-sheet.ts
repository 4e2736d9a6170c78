/**
 * The sheet that letters are printed on: A4, our fonts, and the document's structure, by which screen readers find their way
 * (a tagged PDF). What is only drawn, and page numbers, are marked as no part of the text.
 */
import { buffer } from 'node:stream/consumers'
import { singaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { letterTexts, pageOfText } from '@member-care/domain/texts/letter-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import PDFDocument from 'pdfkit'
import { fontOf, type FontName } from './letter-fonts.ts'

const { colour } = tokens
type Structure = ReturnType<PDFKit.PDFDocument['struct']>

/** In points, of which 72 make an inch. */
const MARGIN = { top: 44, bottom: 56, left: 56, right: 56 }
const FOOT = 30

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
      lang: 'en-SG',
      displayTitle: true,
      bufferPages: true,
      info,
    })
    // A font that is open already is taken as it is, which the library's types do not say.
    for (const name of ['regular', 'strong'] as const)
      this.#document.registerFont(name, fontOf(name) as unknown as Buffer)
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

  heightOf(text: string, width: number, style: TextStyle): number {
    this.#use(style)
    return this.#document.heightOfString(text, { width })
  }

  /** Writes at a place; `y` stays. */
  write(
    text: string,
    { x, y, width }: Place,
    style: TextStyle,
    tag: { readonly type: string; readonly parent: Structure },
  ): void {
    this.#use(style)
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
      this.#use({ size: 8, ink: colour.inkMuted })
      this.#document.text(letterTexts.product, this.left, y, { width: this.width / 2, lineBreak: false })
      this.#document.text(pageOfText(index + 1, count), this.left + this.width / 2, y, {
        width: this.width / 2,
        align: 'right',
      })
      this.#document.endMarkedContent()
    }
  }

  #use({ font = 'regular', size = 10, ink = colour.ink }: TextStyle): void {
    this.#document.font(font).fontSize(size).fillColor(ink)
  }
}
