/** Opens a PDF with PDF.js, in the build for the browsers that we serve. */
import { getDocument, PDFWorker, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeSilence } from '../workers/silence.ts'
import Worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'

/** Where the build lays what documents may need besides (build/pdf-files.ts). */
const files = `${import.meta.env.BASE_URL}assets/pdf-${version}/`

export type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>

export interface LoadingPdf {
  readonly document: Promise<PdfDocument>
  /** Rejected when the program that reads it cannot be loaded. */
  readonly unloaded: Promise<never>
  /** Ends the worker, and gives back the memory. */
  readonly stop: () => void
}

export function loadPdf(data: ArrayBuffer): LoadingPdf {
  const port = new Worker()
  const worker = PDFWorker.create({ port })
  const unloaded = new Promise<never>((_resolve, reject) =>
    port.addEventListener('error', () => reject(new Error('The worker that reads PDFs was not loaded.'))),
  )
  unloaded.catch(() => undefined)
  const task = getDocument({
    data,
    worker,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    // The security policy allows no WebAssembly; the same decoders come as scripts.
    useWasm: false,
  })
  return {
    document: task.promise,
    unloaded,
    stop: () => {
      // Once it has put down what it is at, there is nothing to break off (../workers/end-worker.ts). One that goes silent never does.
      const end = () => port.terminate()
      void beforeSilence(Promise.race([task.destroy(), unloaded])).then(end, end)
    },
  }
}
