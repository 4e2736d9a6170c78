/**
 * Draws a PDF with PDF.js, in the build for the browsers that we serve. Loaded only when somebody opens a document: it is larger than the
 * rest of the portal.
 */
// The viewer takes the library from the global that the library leaves, so it comes second.
import { PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { EventBus, PDFLinkService, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import 'pdfjs-dist/legacy/web/pdf_viewer.css'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { documentViewTexts, type PdfFailure } from '@member-care/domain/texts/document-view-texts.ts'
import type { Place } from '@member-care/domain/receipt/receipt-word.ts'
import { loadPdf, type PdfDocument } from './load-pdf.ts'
import { outlineOnPages } from './outline-on-pages.ts'

/** Safari on phones draws nothing on a canvas of more. */
const MOST_CANVAS_PIXELS = 4096 * 4096

export const FIT_WIDTH = 'page-width'
/** As wide as fits, and no larger than is good to read. */
const FIT_AT_FIRST = 'auto'

/** A document on the screen. */
export interface OpenPdf {
  readonly pages: number
  readonly showPage: (page: number) => void
  readonly enlarge: () => void
  readonly reduce: () => void
  readonly fitWidth: () => void
  /** Outlines a place, and scrolls to it; none: takes the outline away. */
  readonly outline: (place: Place | undefined) => void
  readonly close: () => void
}

export interface PdfListener {
  /** Another page is in sight; counted from 1. */
  readonly onPage: (page: number) => void
  /** @param scale 1 is the size of the paper */
  readonly onScale: (scale: number) => void
  readonly onFailure: (failure: PdfFailure) => void
}

/**
 * Draws a document into an absolutely positioned box that scrolls and has one box within.
 * @throws {PdfNotShown}
 */
export async function openPdf(
  pdf: Blob,
  container: HTMLDivElement,
  listener: PdfListener,
  signal: AbortSignal,
): Promise<OpenPdf> {
  const { document: loading, unloaded, stop } = loadPdf(await pdf.arrayBuffer())
  signal.addEventListener('abort', stop)
  try {
    const document = await Promise.race([loading, unloaded.catch(() => Promise.reject(new PdfNotShown('unloaded')))])
    return draw(document, container, listener, stop)
  } catch (error) {
    stop()
    throw error instanceof PdfNotShown ? error : new PdfNotShown(failureOf(error))
  }
}

export class PdfNotShown extends Error {
  readonly failure: PdfFailure
  constructor(failure: PdfFailure) {
    super(failure)
    this.failure = failure
  }
}

function failureOf(error: unknown): PdfFailure {
  return error instanceof PasswordException ? 'encrypted' : 'damaged'
}

function draw(document: PdfDocument, container: HTMLDivElement, listener: PdfListener, stop: () => void): OpenPdf {
  const eventBus = new EventBus()
  const linkService = new LinksWithin({ eventBus })
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    l10n: noWords,
    maxCanvasPixels: MOST_CANVAS_PIXELS,
    removePageBorders: true,
  })
  linkService.setViewer(viewer)
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = FIT_AT_FIRST
    namePages(container)
  })
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => listener.onPage(pageNumber))
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => listener.onScale(scale))
  eventBus.on('pagerendered', ({ error }: { error: unknown }) => {
    if (error) listener.onFailure('damaged')
  })
  viewer.setDocument(document)
  linkService.setDocument(document)
  const { outline, drawAgain } = outlineOnPages(container)
  // The library empties a page before it draws it anew.
  eventBus.on('pagerendered', drawAgain)
  const size = new ResizeObserver(() => fitAgain(viewer))
  size.observe(container)
  return {
    pages: document.numPages,
    showPage: (page) => (viewer.currentPageNumber = page),
    enlarge: () => viewer.increaseScale(),
    reduce: () => viewer.decreaseScale(),
    fitWidth: () => (viewer.currentScaleValue = FIT_WIDTH),
    outline: (place) => {
      if (place) viewer.currentPageNumber = place.page
      outline(place)
    },
    close: () => {
      size.disconnect()
      // Takes away what it has put on the window, and is how the library says that there is no document.
      viewer.setDocument(null as unknown as PdfDocument)
      stop()
    },
  }
}

/** A document comes from anybody: it leads nowhere out of itself, and says so in the reader's language. */
class LinksWithin extends PDFLinkService {
  override externalLinkEnabled = false

  override addLinkAttributes(link: HTMLAnchorElement, url: string, newWindow?: boolean): void {
    super.addLinkAttributes(link, url, newWindow)
    link.title = documentViewTexts.leadsNowhere(url)
  }
}

type Words = NonNullable<ConstructorParameters<typeof PDFViewer>[0]['l10n']>

/** The library has English words only, so it is given none: what is said is ours. */
const noWords = {
  getLanguage: () => currentLanguage(),
  getDirection: () => 'ltr',
  get: async (_id: unknown, _values: unknown, fallback = '') => fallback,
  translate: async () => undefined,
  translateOnce: async () => undefined,
  destroy: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
} as unknown as Words

/** Pages are landmarks for screen readers. */
function namePages(container: HTMLElement): void {
  for (const page of container.querySelectorAll<HTMLElement>('.page'))
    page.setAttribute('aria-label', documentViewTexts.pageNumber(Number(page.dataset.pageNumber)))
}

/**
 * Where the size follows the box, a box of another size means another size; else only other pages may be in sight. A box that is not on the
 * screen any more has no size: what shows it was just taken away, and the library would complain.
 */
function fitAgain(viewer: PDFViewer): void {
  if (!viewer.pagesCount || viewer.container.offsetParent === null) return
  const { currentScaleValue } = viewer
  if (currentScaleValue === FIT_AT_FIRST || currentScaleValue === FIT_WIDTH)
    viewer.currentScaleValue = currentScaleValue
  viewer.update()
}
