/** The launch configuration: kept with the session, and asked for where it is not there yet. */
import { useCallback } from 'react'
import { readAppConfig } from '../portal-api/session-api.ts'
import type { AppConfig } from '../portal-api/session-contract.ts'
import { useResource } from '../resource/use-resource.ts'
import { keepAppConfig, useSession } from './session.ts'

export interface LaunchConfig {
  /** Null until it is there. */
  readonly config: AppConfig | null
  /** Why it could not be had. */
  readonly failure: string | undefined
  readonly reload: () => void
}

export function useAppConfig(): LaunchConfig {
  const { appConfig: config } = useSession()
  const load = useCallback(async () => keepAppConfig(await readAppConfig()), [])
  const { failure, reload } = useResource(config === null ? load : null)
  return { config, failure, reload }
}
