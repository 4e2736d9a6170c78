/** Asking again by itself, for what changes without anybody doing something on this screen. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { pauseBeforeRefresh } from './pause-before-refresh.ts'

/**
 * Calls `refresh` again some seconds after each answer, for as long as something is awaited and the page is looked at.
 * @param awaiting whether there is anything to wait for
 * @param answers changes with every answer, failures too, so that a slow answer is never asked for twice
 */
export function useRefreshWhile(awaiting: boolean, answers: number, refresh: () => void): void {
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible')
  const isActive = awaiting && isVisible
  const since = useRef(0)

  useEffect(() => {
    since.current = Date.now()
  }, [isActive])

  useEffect(() => {
    const pause = isActive ? pauseBeforeRefresh(Date.now() - since.current) : undefined
    if (pause === undefined) return undefined
    const timer = setTimeout(refresh, pause)
    return () => clearTimeout(timer)
  }, [isActive, answers, refresh])
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
