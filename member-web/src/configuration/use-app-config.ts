/** The launch configuration: kept with the session, and asked for where it is not there yet. The pages before the sign-in do without it. */
import { useEffect } from 'react'
import { readAppConfig } from '../portal-api/session-api.ts'
import type { AppConfig } from '../session/session-contract.ts'
import { keepAppConfig, useSession } from '../session/session.ts'

/** Null until it is there. */
export function useAppConfig(): AppConfig | null {
  const { appConfig } = useSession()
  useEffect(() => {
    if (appConfig === null) readAppConfig().then(keepAppConfig, () => undefined)
  }, [appConfig])
  return appConfig
}
