/** The launch configuration of the member area, with a way to try again when it does not come. */
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { readAppConfig } from '../portal-api/session-api.ts'
import type { AppConfig } from '../session/session-contract.ts'
import { keepAppConfig, useSession } from '../session/session.ts'

export interface LaunchConfig {
  /** Null until it is there. */
  readonly config: AppConfig | null
  /** Why it could not be had. */
  readonly failure: string | undefined
  readonly reload: () => void
}

export const launchConfigQuery = portalQuery({
  key: ['launch-config'],
  load: async () => {
    const config = await readAppConfig()
    // Kept with the session: the pages before the sign-in read it there.
    keepAppConfig(config)
    return config
  },
  keeping: { as: ['launch-config'], lasting: (config) => config },
})

export function useLaunchConfig(): LaunchConfig {
  const { appConfig } = useSession()
  const { value, failure, reload } = useAnswer({ ...launchConfigQuery, enabled: appConfig === null })
  return { config: appConfig ?? value ?? null, failure, reload }
}
