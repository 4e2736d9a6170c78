/** Which of a record's documents is looked at, how large, and which way up. */
import type { Personal } from '@member-care/domain/events/event-definition.ts'
import type { Place } from '@member-care/domain/receipt/receipt-word.ts'
import { useState } from 'react'

/** As far as it is shown. */
export interface ViewedDocument {
  readonly id: string
  readonly name: Personal<string>
  /** What kind of document it is. */
  readonly kind: string
}

const ZOOMS = [1, 1.5, 2, 3, 4] as const

export function useDocumentView(attachments: readonly ViewedDocument[]) {
  const [index, setIndex] = useState(0)
  const [zoomStep, setZoomStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const [outlined, setOutlined] = useState<Place>()
  const last = attachments.length - 1
  const shown = Math.min(index, Math.max(0, last))

  // Another document begins whole and upright.
  function show(next: number) {
    if (next < 0 || next > last || next === shown) return
    setIndex(next)
    setZoomStep(0)
    setTurns(0)
    setOutlined(undefined)
  }
  return {
    index: shown,
    count: attachments.length,
    document: attachments[shown],
    show,
    previous: () => show(shown - 1),
    next: () => show(shown + 1),
    zoom: ZOOMS[zoomStep] ?? 1,
    enlarge: () => setZoomStep(Math.min(ZOOMS.length - 1, zoomStep + 1)),
    reduce: () => setZoomStep(Math.max(0, zoomStep - 1)),
    isLargest: zoomStep === ZOOMS.length - 1,
    turns,
    turn: () => setTurns((turns + 1) % 4),
    /** On the document that is shown. */
    outlined,
    /** Shows a document, with a place outlined; none takes the outline away. */
    outline: (id: string, place: Place | undefined) => {
      show(attachments.findIndex((one) => one.id === id))
      setOutlined(place)
    },
  }
}
export type DocumentView = ReturnType<typeof useDocumentView>
