/** How often one address may call. */
import type { Settings } from '../settings/arranged-settings.ts'

/** For routes that try passwords, codes or captchas: a small share of the general limit. */
export function strictRateLimit(settings: Pick<Settings, 'rateLimitPerMinute'>): { max: number; timeWindow: string } {
  return { max: Math.ceil(settings.rateLimitPerMinute / 40), timeWindow: '1 minute' }
}
