/** Something that a screen shows and that comes from the API: loading, loaded, or failed with a way to try again. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiCallError } from '../portal-api/api-client.ts'
import { useSession } from '../session/session.ts'

export interface Resource<Value> {
  readonly phase: 'loading' | 'loaded' | 'failed'
  /** The last value that came; kept while it is asked for again and when that fails. */
  readonly value: Value | undefined
  /** What to tell the person when it failed. */
  readonly failure: string | undefined
  /** The HTTP status of the failure. */
  readonly failureCode: number | undefined
  /** Asks again, because somebody wishes it. */
  readonly reload: () => void
  /** Asks again by itself: it is nobody's use of the session, and opens no dialog. */
  readonly refresh: () => void
}

/** How something is asked for. */
export interface Asking {
  /** By the page itself: see {@link Resource.refresh}. */
  readonly unattended: boolean
}

export type Load<Value> = (signal: AbortSignal, asking: Asking) => Promise<Value>

interface Outcome<Value> {
  readonly of: unknown
  readonly value?: Value
  readonly error?: unknown
}

/**
 * Asks again whenever `load` changes (wrap it in `useCallback`), on `reload` and `refresh`, and, where it was refused for want of it,
 * after the session has been verified.
 * A value of an earlier `load` is not shown for a later one.
 */
export function useResource<Value>(load: Load<Value> | null): Resource<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value>>({ of: undefined })
  const [refreshed, setRefreshed] = useState<{ readonly of: unknown }>({ of: undefined })
  const { verifications } = useSession()
  const needsVerification = useRef(false)

  useEffect(() => {
    if (load === null) return undefined
    const abort = new AbortController()
    // Only what has been shown is asked for again by itself: something else is somebody's wish.
    load(abort.signal, { unattended: refreshed.of === load }).then(
      (value) => !abort.signal.aborted && setOutcome({ of: load, value }),
      (error: unknown) => {
        if (!abort.signal.aborted) setOutcome((before) => ({ of: load, error, ...(before.of === load && before.value !== undefined && { value: before.value }) }))
      },
    )
    return () => abort.abort()
  }, [load, refreshed])

  // A new object each time, so that the same wish counts again.
  const reload = useCallback(() => setRefreshed({ of: undefined }), [])
  const refresh = useCallback(() => setRefreshed({ of: load }), [load])
  useEffect(() => {
    if (needsVerification.current) reload()
  }, [verifications, reload])
  const current = outcome.of === load && load !== null ? outcome : undefined
  const response = current?.error instanceof ApiCallError ? current.error.response : undefined
  useEffect(() => {
    needsVerification.current = response?.code === 428
  }, [response])
  return {
    phase: current === undefined ? 'loading' : current.error === undefined ? 'loaded' : 'failed',
    value: current?.value,
    failure: current?.error === undefined ? undefined : (response?.message ?? String(current.error)),
    failureCode: response?.code,
    reload,
    refresh,
  }
}
