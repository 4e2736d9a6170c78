/**
 * Back and Forward lead to the place in a page where one was, and to the link that one had gone on from. The browser cannot do it alone:
 * what a page shows comes later than the page.
 */
import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

interface Place {
  /** px from the top. */
  readonly top: number
  /** The address of the link that led on. */
  readonly link?: string
}

/** By entry of the history, until the portal is loaded anew. */
const places = new Map<string, Place>()

/** So long (ms) a page that still grows is led back to its place, unless somebody moves it. */
const PATIENCE_MS = 5_000
/** By these somebody moves the page, or goes on in it. */
export const movedByHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

export function useScrollMemory(): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'

  useLayoutEffect(() => {
    const before = window.history.scrollRestoration
    window.history.scrollRestoration = 'manual'
    return () => void (window.history.scrollRestoration = before)
  }, [])

  // Before the browser lays the page out: one that is shorter at first must not be taken for one that was scrolled.
  useLayoutEffect(() => {
    const place = places.get(key)
    const stopLeading = isReturn && place !== undefined ? leadBackTo(place) : undefined
    const stopNoting = notePlace(key)
    return () => {
      stopLeading?.()
      stopNoting()
    }
  }, [key, isReturn])
}

/** @returns ends it */
function notePlace(key: string): () => void {
  const noteTop = () => places.set(key, { ...places.get(key), top: window.scrollY })
  const noteLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : undefined
    places.set(key, { top: window.scrollY, ...(link != null && { link }) })
  }
  window.addEventListener('scroll', noteTop, { passive: true })
  document.addEventListener('click', noteLink, { capture: true })
  return () => {
    window.removeEventListener('scroll', noteTop)
    document.removeEventListener('click', noteLink, { capture: true })
  }
}

/** Goes to a place as soon as the page is long enough, and stays there while more of the page comes. @returns ends it */
function leadBackTo({ top, link }: Place): () => void {
  const over = new AbortController()
  const observer = new ResizeObserver(goThere)
  let isLinkAwaited = link !== undefined
  const stop = () => {
    over.abort()
    observer.disconnect()
  }
  for (const event of movedByHand) window.addEventListener(event, stop, { signal: over.signal, passive: true })
  const tooLate = setTimeout(stop, PATIENCE_MS)
  over.signal.addEventListener('abort', () => clearTimeout(tooLate))
  observer.observe(document.body)

  function goThere(): void {
    if (document.documentElement.scrollHeight - window.innerHeight >= top) window.scrollTo({ top })
    const found =
      isLinkAwaited && link !== undefined
        ? document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link)}"]`)
        : null
    if (found === null) return
    isLinkAwaited = false
    found.focus({ preventScroll: true })
  }
  return stop
}
