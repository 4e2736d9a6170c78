/** A link into a page leads to a part of it: scrolled to and with the focus, and in sight until the page stands. */
import { useEffect, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { leadToPlace } from './lead-to-place.ts'
import { wasLeft } from './use-scroll-memory.ts'

/** @param anchor the hash that leads to the part, without its sign */
export function useArrival(anchor: string, part: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    // People who come back are led to where they were.
    if (hash !== `#${anchor}` || (isReturn && wasLeft(key))) return
    part.current?.focus({ preventScroll: true })
    return leadToPlace(() => part.current?.scrollIntoView({ block: 'start' }))
  }, [anchor, part, hash, key, isReturn])
}
