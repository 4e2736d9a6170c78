/** An answer that changes much of the screen: it is drawn in small pieces, so that the page answers a finger between them. */
import { useDeferredValue, useMemo } from 'react'
import type { Answer } from './use-answer.ts'

/**
 * What TanStack Query tells is drawn in one go, and that held a slow phone up for 200 ms.
 * @param answer to a question that stays the same: another one's would show the last one's answer for a moment
 * @returns the same, as far as it has been drawn
 */
export function useInPieces<Shown extends Answer<unknown>>(answer: Shown): Shown {
  const { phase, value, failure, failureCode } = answer
  const latest = useMemo(() => ({ phase, value, failure, failureCode }), [phase, value, failure, failureCode])
  return { ...answer, ...useDeferredValue(latest) }
}
