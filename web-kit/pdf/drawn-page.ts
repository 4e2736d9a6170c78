/** Draws a page of a PDF, to be taken as whatever the caller needs. */
import type { PdfDocument } from './load-pdf.ts'

export type DrawablePage = Awaited<ReturnType<PdfDocument['getPage']>>

/** @param pixels along the longer side @param take what becomes of the canvas, before its memory is given back */
export async function drawnPage<Taken>(
  page: DrawablePage,
  pixels: number,
  take: (canvas: HTMLCanvasElement) => Promise<Taken>,
): Promise<Taken> {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: pixels / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = viewport.width
  canvas.height = viewport.height
  await page.render({ canvas, viewport }).promise
  const taken = await take(canvas)
  // Safari keeps the memory of a canvas until it is small.
  canvas.width = canvas.height = 0
  return taken
}
