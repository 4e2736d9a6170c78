/** What stands between a form and a robot. The default is ALTCHA, a proof of work that our own server sets and checks (altcha.ts). */
import { apiError } from '../../http/api-error.ts'

export interface Captcha {
  /** A task for the browser, as the captcha's widget reads it. */
  challenge(): Promise<Readonly<Record<string, unknown>>>
  /**
   * Whether this is the solution of a task of ours, in time, and not used for anything else before.
   * @param usedFor the command that it is for: the same command, sent again, may bring the same solution again
   */
  verify(solution: string, usedFor: string): Promise<boolean>
}

/**
 * @param text what the screen says of a captcha that is not solved, where that is not what most say (C05)
 * @throws ApiError 400 CAPTCHA_INVALID
 */
export async function requireCaptcha(
  captcha: Captcha,
  solution: string | undefined,
  usedFor: string,
  text?: string,
): Promise<void> {
  if (!(await captcha.verify(solution ?? '', usedFor))) throw apiError('CAPTCHA_INVALID', text)
}

/** Lets everybody through; refused in production (settings/refused-settings.ts). It still sets tasks, so that the widget works. */
export function switchedOffCaptcha(captcha: Captcha): Captcha {
  return { challenge: () => captcha.challenge(), verify: async () => true }
}

declare module '../../http/parts.ts' {
  interface Parts {
    readonly captcha: Captcha
  }
}
