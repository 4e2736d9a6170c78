/** Sends the welcome e-mail, or a trial of it. */
import { isPlaceholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import { onboardingMail } from '../integrations/mail/templates/onboarding-mail.ts'
import type { Parts } from '../parts.ts'

const payloadSchema = z.object({ userId: z.string(), companyId: z.string(), templateAlias: z.string(), isTrial: z.boolean() })

type Sending = Pick<Parts, 'users' | 'clients' | 'mailer' | 'settings'>

/** For jobs of the kind `onboarding-email`. Whoever has registered since gets none, and nobody who was forgotten; a trial goes to its user in any case. */
export function sendOnboardingEmail({ users, clients, mailer, settings }: Sending): JobHandler {
  return async (job) => {
    const { userId, companyId, templateAlias, isTrial } = payloadSchema.parse(job.payload)
    const [user, client] = await Promise.all([users.getUser({ kind: 'all' }, userId), clients.getClient({ kind: 'all' }, companyId)])
    const email = user?.email ?? null
    if (!user || !client || email === null || isPlaceholderEmail(email, settings.placeholderEmailDomain)) return 'done'
    if (!isTrial && user.status !== 101) return 'done'
    const content = onboardingMail({ name: user.name, company: client.name, url: `${settings.publicUrl}/register`, isTrial })
    await mailer.send({ to: email, subjectId: userId, templateAlias, ...content })
    return 'done'
  }
}
