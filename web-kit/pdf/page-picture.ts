/** One page of a PDF as a picture. Loaded only when somebody wants to see it. */
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
    const drawnPage = await (await Promise.race([loading, unloaded])).getPage(page)
    const { width, height } = drawnPage.getViewport({ scale: 1 })
    const viewport = drawnPage.getViewport({ scale: DRAWN_PIXELS / Math.max(width, height) })
    const canvas = document.createElement('canvas')
    canvas.width = viewport.width
    canvas.height = viewport.height
    await drawnPage.render({ canvas, viewport }).promise
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    // Safari keeps the memory of a canvas until it is small.
    canvas.width = canvas.height = 0
    if (picture === null) throw new Error('The page was not drawn.')
    return picture
  } finally {
    stop()
  }
}
