/** Goes round every hour, or as often as the setting says (3§4 "Onboarding e-mail"). */
import type { Parts } from '../http/parts.ts'
import { welcomeUsers } from './welcome-users.ts'

export interface OnboardingRounds {
  /** Goes round at once, and then again and again. */
  start(): void
  /** Resolves when the round under way has ended; none begins any more. */
  stop(): Promise<void>
}

export function createOnboardingRounds(parts: Parts): OnboardingRounds {
  const everyMs = parts.settings.onboardingMinutes * 60_000
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined

  async function goRound(): Promise<void> {
    try {
      const welcomed = await welcomeUsers(parts)
      if (welcomed > 0) parts.logger.info({ welcomed }, 'new users are sent the welcome e-mail')
    } catch (error) {
      parts.logger.warn({ err: error }, 'new users could not be welcomed; it is tried again with the next round')
    }
  }

  function begin(): void {
    // A round that takes longer than the pause is not overtaken by the next.
    underWay ??= goRound().finally(() => {
      underWay = undefined
    })
  }

  return {
    start() {
      begin()
      timer = setInterval(begin, everyMs)
    },
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
