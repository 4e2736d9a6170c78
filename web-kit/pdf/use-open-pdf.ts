/** A document from its bytes to the screen. */
import { useEffect, useState, type RefObject } from 'react'
import type { PdfFailure } from '@member-care/domain/texts/document-view-texts.ts'
import type { OpenPdf } from './open-pdf.ts'

interface PdfState {
  readonly shown: OpenPdf | undefined
  readonly page: number
  readonly scale: number
  readonly failure: PdfFailure | undefined
}

const atFirst: PdfState = { shown: undefined, page: 1, scale: 1, failure: undefined }

/** Draws the document into the box, and again after `retry`; takes it away when the component goes. */
export function useOpenPdf(
  pdf: Blob,
  container: RefObject<HTMLDivElement | null>,
): PdfState & { readonly retry: () => void } {
  const [state, setState] = useState(atFirst)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const change = (changed: Partial<PdfState>) => {
      if (!leaving.signal.aborted) setState((before) => ({ ...before, ...changed }))
    }
    let opened: OpenPdf | undefined
    const open = async (box: HTMLDivElement) => {
      const { openPdf, PdfNotShown } = await import('./open-pdf.ts').catch(() => ({
        openPdf: undefined,
        PdfNotShown: undefined,
      }))
      if (leaving.signal.aborted) return
      if (openPdf === undefined) return change({ failure: 'unloaded' })
      const listener = {
        onPage: (page: number) => change({ page }),
        onScale: (scale: number) => change({ scale }),
        onFailure: (failure: PdfFailure) => change({ failure }),
      }
      try {
        opened = await openPdf(pdf, box, listener, leaving.signal)
        if (leaving.signal.aborted) opened.close()
        else change({ shown: opened })
      } catch (error) {
        change({ failure: error instanceof PdfNotShown ? error.failure : 'damaged' })
      }
    }
    if (container.current) void open(container.current)
    return () => {
      leaving.abort()
      opened?.close()
      setState(atFirst)
    }
  }, [pdf, container, attempt])
  return { ...state, retry: () => setAttempt(attempt + 1) }
}
