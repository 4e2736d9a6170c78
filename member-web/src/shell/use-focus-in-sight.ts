/**
 * What the Tab key has led to stays in sight while more of the page comes (WCAG 2.4.11). The browser brings it there once; what comes above it
 * afterwards would push it under the bar at the lower edge.
 */
import { useEffect } from 'react'
import { movedByHand } from '../page/lead-to-place.ts'

export function useFocusInSight(): void {
  useEffect(() => {
    const over = new AbortController()
    let isTab = false
    // Until somebody goes on, or the focus is moved by the page: then the place on the page is theirs.
    let led: Element | null = null
    const noteHand = (event: Event) => {
      led = null
      isTab = event instanceof KeyboardEvent && event.key === 'Tab'
    }
    const noteFocus = ({ target }: Event) => {
      // What stands in a bar or lies over the page does not move with it.
      led = isTab && target instanceof Element && target.closest('main') !== null ? target : null
      isTab = false
    }
    // Before whoever keeps an event from going further.
    const options = { signal: over.signal, capture: true, passive: true }
    for (const event of movedByHand) window.addEventListener(event, noteHand, options)
    window.addEventListener('focusin', noteFocus, options)
    const observer = new ResizeObserver(() => {
      if (led === document.activeElement) led?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    observer.observe(document.body)
    return () => {
      over.abort()
      observer.disconnect()
    }
  }, [])
}
