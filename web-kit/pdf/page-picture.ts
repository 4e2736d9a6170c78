/** One page of a PDF as a picture. Loaded only when somebody wants to see it. */
import { drawnPage } from './drawn-page.ts'
import { loadPdf } from './load-pdf.ts'

/** Along the longer side. */
const DRAWN_PIXELS = 1_800

/**
 * @param page from 1
 * @throws Error when it is damaged or asks for a password, or the program that reads it is not to be had
 */
export async function pictureOfPage(pdf: Blob, page: number): Promise<Blob> {
  const { document: loading, unloaded, stop } = loadPdf(await pdf.arrayBuffer())
  try {
    const wanted = await (await Promise.race([loading, unloaded])).getPage(page)
    const picture = await drawnPage(
      wanted,
      DRAWN_PIXELS,
      (canvas) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve)),
    )
    if (picture === null) throw new Error('The page was not drawn.')
    return picture
  } finally {
    stop()
  }
}
