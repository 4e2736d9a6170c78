/**
 * Writes texts into a grey picture. Each letter is drawn once and then copied. If every receipt were drawn anew from
 * outlines, the first start of the product would take half a minute longer.
 */
import sharp from 'sharp'
import { fontOf, type FontName } from '../letters/letter-fonts.ts'

export interface RasterStyle {
  readonly font: FontName
  /** Pixels. */
  readonly size: number
}

/** A picture with one byte for each pixel, white (255) at first. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

interface Letter {
  /** Where its cell begins in the strip. */
  readonly x: number
  /** Pixels to the next letter. */
  readonly advance: number
}

/** All letters of a style beside each other. */
interface LetterStrip extends GreyPicture {
  readonly letters: ReadonlyMap<string, Letter>
  /** From the top of the strip to the line that letters stand on. */
  readonly baseline: number
}

const LETTERS = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}–·`
/** On both sides of a letter's cell, for what reaches beyond it. */
const ROOM = 2

const strips = new Map<string, Promise<LetterStrip>>()

export function whitePicture(width: number, height: number): GreyPicture {
  return { width, height, pixels: new Uint8Array(width * height).fill(255) }
}

/**
 * Writes a text from the left, or up to the right.
 * @param at pixels from the left (or of the right end) and from the top to the line that the letters stand on
 */
export async function writeText(
  picture: GreyPicture,
  text: string,
  style: RasterStyle,
  at: { readonly x: number; readonly y: number; readonly align?: 'left' | 'right' },
): Promise<void> {
  const strip = await stripOf(style)
  const letters = [...text]
    .map((letter) => strip.letters.get(letter) ?? strip.letters.get('?'))
    .filter((letter) => letter !== undefined)
  const width = letters.reduce((sum, { advance }) => sum + advance, 0)
  let x = at.align === 'right' ? at.x - width : at.x
  for (const letter of letters) {
    copyLetter(picture, strip, letter, x - ROOM, at.y - strip.baseline)
    x += letter.advance
  }
}

/** A filled rectangle in a shade from 0 (black) to 255. */
export function fillArea(
  { width, pixels }: GreyPicture,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  shade: number,
): void {
  for (let row = area.y; row < area.y + area.height; row++)
    pixels.fill(shade, row * width + area.x, row * width + area.x + area.width)
}

export async function toPng({ width, height, pixels }: GreyPicture): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 6 })
    .toBuffer()
}

function copyLetter(picture: GreyPicture, strip: LetterStrip, letter: Letter, left: number, top: number): void {
  const width = letter.advance + 2 * ROOM
  for (let row = 0; row < strip.height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [left + column, top + row]
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue
      const target = y * picture.width + x
      picture.pixels[target] = Math.min(
        picture.pixels[target] ?? 255,
        strip.pixels[row * strip.width + letter.x + column] ?? 255,
      )
    }
  }
}

function stripOf(style: RasterStyle): Promise<LetterStrip> {
  const key = `${style.font} ${style.size}`
  const strip = strips.get(key) ?? drawStrip(style)
  strips.set(key, strip)
  return strip
}

async function drawStrip({ font: name, size }: RasterStyle): Promise<LetterStrip> {
  const font = fontOf(name)
  const scale = size / font.unitsPerEm
  const baseline = Math.ceil(size * 1.15)
  const letters = new Map<string, Letter>()
  let width = 0
  const outlines = [...LETTERS].map((letter) => {
    const [glyph] = font.layout(letter).glyphs
    if (!glyph) return ''
    const x = width
    const advance = Math.round(glyph.advanceWidth * scale)
    letters.set(letter, { x, advance })
    width += advance + 2 * ROOM
    return `<path transform="translate(${x + ROOM} ${baseline}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
  })
  const height = Math.ceil(size * 1.6)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${outlines.join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = info.channels === 1 ? data : data.filter((_, index) => index % info.channels === 0)
  return { width, height, pixels, letters, baseline }
}
