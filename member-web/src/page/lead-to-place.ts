/**
 * Leads to a place of a page that is not whole yet. What stands above and below the place comes later than the page: the server's answers, and the
 * letters of a language, in which texts take other room. Each moves the place, or lets it be reached at last.
 */

/** A page that has not changed for so long (ms) stands. */
const STANDS_AFTER_MS = 5_000
/** By these somebody moves the page, or goes on in it. */
export const movedByHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Goes to the place each time that the page becomes another, until its reader moves it. @returns ends it */
export function stayAtPlace(goThere: () => void): () => void {
  const over = new AbortController()
  const stop = () => over.abort()
  const observer = new ResizeObserver(goThere)
  over.signal.addEventListener('abort', () => observer.disconnect())
  // Before whoever keeps an event from going further.
  for (const event of movedByHand)
    window.addEventListener(event, stop, { signal: over.signal, capture: true, passive: true })
  observer.observe(document.body)
  return stop
}

/** The same, until the page stands. @returns ends it */
export function leadToPlace(goThere: () => void): () => void {
  let standing: ReturnType<typeof setTimeout> | undefined
  const stop = stayAtPlace(() => {
    clearTimeout(standing)
    standing = setTimeout(stop, STANDS_AFTER_MS)
    goThere()
  })
  return () => {
    clearTimeout(standing)
    stop()
  }
}
