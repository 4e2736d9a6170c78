/** What is told of claims that have changed, wherever it was learned. It lives outside React: the connection tells, and whatever shows claims listens. */
import { useEffect } from 'react'

/** Ids of claims; `any` when something may have been missed. */
export type ChangedClaims = readonly string[] | 'any'

const listeners = new Set<(changed: ChangedClaims) => void>()

export function noteChangedClaims(changed: ChangedClaims): void {
  for (const listener of listeners) listener(changed)
}

/** @param onChanged stays the same from one rendering to the next, unless something else is shown */
export function useChangedClaims(onChanged: (changed: ChangedClaims) => void): void {
  useEffect(() => {
    listeners.add(onChanged)
    return () => void listeners.delete(onChanged)
  }, [onChanged])
}
