/** Goes round every hour, or as often as the setting says (3§4 "Onboarding e-mail"). */
import { createPeriodicTask, type PeriodicTask } from '../commands/periodic-task.ts'
import type { Parts } from '../http/parts.ts'
import { welcomeUsers } from './welcome-users.ts'

export function createOnboardingRounds(parts: Parts): PeriodicTask {
  return createPeriodicTask(parts.settings.onboardingMinutes * 60_000, async () => {
    try {
      const welcomed = await welcomeUsers(parts)
      if (welcomed > 0) parts.logger.info({ welcomed }, 'new users are sent the welcome e-mail')
    } catch (error) {
      parts.logger.warn({ err: error }, 'new users could not be welcomed; it is tried again with the next round')
    }
  })
}
