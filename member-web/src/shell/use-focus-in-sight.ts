/**
 * What the Tab key has led to stays in sight while more of the page comes (WCAG 2.4.11). The browser brings it there once; what comes above it
 * afterwards would push it under the bar at the lower edge.
 */
import { useEffect } from 'react'
import { movedByHand, stayAtPlace } from '../page/lead-to-place.ts'

export function useFocusInSight(): void {
  useEffect(() => {
    const over = new AbortController()
    let isTab = false
    let stop = () => {}
    const noteHand = (event: Event) => {
      isTab = event instanceof KeyboardEvent && event.key === 'Tab'
    }
    const noteFocus = ({ target }: Event) => {
      // Where the page moves the focus, the place on the page is its own.
      stop()
      // What stands in a bar or lies over the page does not move with it.
      if (isTab && target instanceof Element && target.closest('main') !== null)
        stop = stayAtPlace(() => {
          if (target === document.activeElement) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        })
      isTab = false
    }
    const options = { signal: over.signal, capture: true, passive: true }
    for (const event of movedByHand) window.addEventListener(event, noteHand, options)
    window.addEventListener('focusin', noteFocus, options)
    return () => {
      over.abort()
      stop()
    }
  }, [])
}
