/** Sends the welcome e-mail, or a trial of it. */
import { isPlaceholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import { onboardingMail } from '../integrations/mail/templates/onboarding-mail.ts'
import type { Parts } from '../http/parts.ts'

const payloadSchema = z.object({
  userId: z.string(),
  companyId: z.string(),
  templateAlias: z.string(),
  isTrial: z.boolean(),
})

type Sending = Pick<Parts, 'users' | 'clients' | 'systemReader' | 'mailer' | 'settings'>

/**
 * For jobs of the kind `onboarding-email`. A user who has registered since then gets no e-mail, and neither does one
 * who was forgotten. A trial e-mail goes to its user in any case.
 */
export function sendOnboardingEmail({ users, clients, systemReader, mailer, settings }: Sending): JobHandler {
  return async (job) => {
    const { userId, companyId, templateAlias, isTrial } = payloadSchema.parse(job.payload)
    const [user, client] = await Promise.all([
      users.getUser(systemReader, userId),
      clients.getClient(systemReader, companyId),
    ])
    const email = user?.email ?? null
    if (!user || !client || email === null || isPlaceholderEmail(email, settings.placeholderEmailDomain)) return 'done'
    if (!isTrial && user.status !== 101) return 'done'
    const about = { name: user.name, company: client.name, url: `${settings.publicUrl}/register`, isTrial }
    await mailer.send({ to: email, subjectId: userId, templateAlias, write: () => onboardingMail(about) })
    return 'done'
  }
}
