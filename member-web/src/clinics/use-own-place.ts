/** Where this device is. It is asked once, when somebody wishes it, and never leaves the page. */
import { useState } from 'react'
import type { Place } from '@member-care/domain/clinic/distance.ts'

const PATIENCE_MS = 15_000
/** A place that is a few minutes old does as well. */
const MAXIMUM_AGE_MS = 300_000

export type OwnPlace =
  { readonly phase: 'unasked' | 'locating' | 'failed' } | { readonly phase: 'found'; readonly place: Place }

export function useOwnPlace() {
  const [own, setOwn] = useState<OwnPlace>({ phase: 'unasked' })

  function locate() {
    setOwn({ phase: 'locating' })
    if (!('geolocation' in navigator)) {
      setOwn({ phase: 'failed' })
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setOwn({ phase: 'found', place: { latitude, longitude } }),
      () => setOwn({ phase: 'failed' }),
      { timeout: PATIENCE_MS, maximumAge: MAXIMUM_AGE_MS },
    )
  }

  return { own, locate, forget: () => setOwn({ phase: 'unasked' }) }
}
