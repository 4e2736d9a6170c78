/** A PDF with lines of text, as a program prints a receipt. */

/** @param pages their lines, in ASCII, without brackets and backslashes */
export function printedPdf(...pages: readonly (readonly string[])[]): Uint8Array {
  const kids = pages.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${FIRST_PAGE + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      streamOf(`BT /F1 11 Tf 60 780 Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`),
    ]),
  ]
  return pdfOf(objects)
}

/** A page that lies on its side, and is turned to be read, as some programs print it. @param lines as those of printedPdf */
export function turnedPdf(lines: readonly string[]): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    '<< /Type /Page /Parent 2 0 R /Rotate 90 /MediaBox [0 0 842 595] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    streamOf(`BT /F1 11 Tf 0 1 -1 0 60 60 Tm 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`),
  ])
}

/** @param objects from 1 on, the catalogue first; a letter is a byte */
export function pdfOf(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0))
}

/** Catalogue, list of pages and font come before it. */
const FIRST_PAGE = 4

const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
