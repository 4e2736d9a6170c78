/** The outline of a place on the pages of a document that the library has laid out. */
import type { Place } from '@member-care/domain/receipt/receipt-word.ts'
import { outlineStyle } from '../place/outline-style.ts'

interface PageOutline {
  readonly outline: (place: Place | undefined) => void
  /** On a page that was drawn anew, without scrolling. */
  readonly drawAgain: () => void
}

/** @param container with the pages within, as the library names them */
export function outlineOnPages(container: HTMLElement): PageOutline {
  const drawn = document.createElement('div')
  drawn.setAttribute('aria-hidden', 'true')
  let place: Place | undefined
  const draw = () => {
    if (place) container.querySelector(`.page[data-page-number="${place.page}"]`)?.append(drawn)
    else drawn.remove()
  }
  return {
    outline(asked) {
      place = asked
      if (asked) Object.assign(drawn.style, outlineStyle(asked.box))
      draw()
      if (asked) drawn.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    drawAgain() {
      if (!drawn.isConnected) draw()
    },
  }
}
