/** A list that goes on when its end comes into view (2§2 Clinic locator). */
import { useEffect, useState, type RefCallback } from 'react'

/** Between one load and the next (C48). */
const PAUSE_MS = 300

/**
 * @param length of the list as it is shown; when it has grown and its end is still in view, it goes on again
 * @param onReached must keep its identity (`useCallback`)
 * @returns for the element that stands at the end while there is more
 */
export function useEndReached(length: number, onReached: () => void): RefCallback<HTMLElement> {
  const [end, setEnd] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (end === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(onReached, PAUSE_MS)
    })
    observer.observe(end)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [end, length, onReached])
  return setEnd
}
