/**
 * Holds back every e-mail to a placeholder address, no matter which code sends it. Nobody reads it, and the address
 * shows an NRIC.
 */
import { isPlaceholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import type { Mailer } from './mailer.ts'

/**
 * @param placeholderDomain the deployment's (setting PLACEHOLDER_EMAIL_DOMAIN)
 * @returns a mailer that hands everything else to `mailer`; for a placeholder it resolves without sending
 */
export function withoutPlaceholders(mailer: Mailer, placeholderDomain: string): Mailer {
  return {
    async send(mail) {
      if (!isPlaceholderEmail(mail.to, placeholderDomain)) await mailer.send(mail)
    },
    close: () => mailer.close(),
  }
}
