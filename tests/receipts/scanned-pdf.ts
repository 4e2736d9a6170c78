/** A PDF of pictures, as a scanner makes it. */
import sharp from 'sharp'
import { pdfOf } from './printed-pdf.ts'

const WIDTH = 595

/** @param pages JPEGs in colour */
export async function scannedPdf(...pages: readonly Buffer[]): Promise<Uint8Array> {
  const kids = pages.map((_, index) => `${FIRST_PAGE + 3 * index} 0 R`)
  const drawn = await Promise.all(pages.map((picture, index) => objectsOfPage(picture, FIRST_PAGE + 3 * index)))
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    ...drawn.flat(),
  ])
}

interface TextLayer {
  /** In ASCII, without brackets and backslashes. */
  readonly lines: readonly string[]
  /** Of the page's width and height that the picture takes. */
  readonly share: number
  readonly isSeen: boolean
}

/** A page with a picture and text, as a program makes it that has read a scan, or prints upon paper of its own. @param picture JPEG in colour */
export async function pdfOfPictureAndText(picture: Buffer, { lines, share, isSeen }: TextLayer): Promise<Uint8Array> {
  const shown = lines.map((line) => `(${line}) Tj T*`).join(' ')
  const [page = '', content = '', image = ''] = await objectsOfPage(picture, FIRST_PAGE, {
    share,
    more: `BT /F1 11 Tf ${isSeen ? 0 : 3} Tr 60 600 Td 16 TL ${shown} ET`,
  })
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${FIRST_PAGE} 0 R] /Count 1 >>`,
    page.replace('/Resources <<', `/Resources << /Font << /F1 ${FIRST_PAGE + 3} 0 R >>`),
    content,
    image,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ])
}

/** Catalogue and list of pages come before it. */
const FIRST_PAGE = 3

/** @param number of its first object: the page, what is drawn on it, the picture */
async function objectsOfPage(
  picture: Buffer,
  number: number,
  { share, more } = { share: 1, more: '' },
): Promise<readonly string[]> {
  const { width, height } = await sharp(picture).metadata()
  const tall = Math.round((WIDTH * height) / width)
  const draw = `q ${WIDTH * share} 0 0 ${tall * share} 0 0 cm /Scan Do Q ${more}`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${tall}] /Contents ${number + 1} 0 R /Resources << /XObject << /Scan ${number + 2} 0 R >> >> >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n${picture.toString('latin1')}\nendstream`,
  ]
}
