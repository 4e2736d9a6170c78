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

/** Catalogue and list of pages come before it. */
const FIRST_PAGE = 3

/** @param number of its first object: the page, what is drawn on it, the picture */
async function objectsOfPage(picture: Buffer, number: number): Promise<readonly string[]> {
  const { width, height } = await sharp(picture).metadata()
  const tall = Math.round((WIDTH * height) / width)
  const draw = `q ${WIDTH} 0 0 ${tall} 0 0 cm /Scan Do Q`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${tall}] /Contents ${number + 1} 0 R /Resources << /XObject << /Scan ${number + 2} 0 R >> >> >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n${picture.toString('latin1')}\nendstream`,
  ]
}
