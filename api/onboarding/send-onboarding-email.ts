/** Sends the welcome e-mail, or a trial of it. */
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { languages } from '@member-care/domain/language/language.ts'
import { onboardingMailTexts } from '@member-care/domain/texts/mail-texts.ts'
import { isPlaceholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import { inLanguage } from '../http/in-language.ts'
import type { LetterAside } from '../integrations/mail/templates/letter.ts'
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
    await mailer.send({
      to: email,
      subjectId: userId,
      templateAlias,
      write: () => onboardingMail({ ...about, inOtherLanguages: invitationElsewhere(client.name) }),
    })
    return 'done'
  }
}

/** Who is new has not said yet which language they read: a line in each other one says what the e-mail is. */
function invitationElsewhere(company: string): readonly LetterAside[] {
  const others = languages.filter((language) => language !== currentLanguage())
  return others.map((language) =>
    inLanguage(language, () => ({
      language,
      text: onboardingMailTexts.elsewhere(company),
      label: onboardingMailTexts.label,
    })),
  )
}
