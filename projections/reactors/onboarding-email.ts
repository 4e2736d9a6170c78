/** Whoever is on record as welcomed is sent the welcome e-mail. The record comes first: however often something is killed, nobody is picked twice (S39). */
import type { Reactor } from './reactor.ts'

export const ONBOARDING_EMAIL = 'onboarding-email'

/** Payload: `{ userId, companyId, templateAlias, isTrial: false }`. */
export const onboardingEmail: Reactor = {
  name: 'onboarding-email',
  handles: ['OnboardingEmailSent'],
  startsAt: 'head',
  react: (event) => {
    // What was taken over from elsewhere was sent there.
    if (event.type !== 'OnboardingEmailSent' || event.metadata.occurredAt !== undefined) return []
    const { userId, companyId, templateAlias } = event.data
    return [{ kind: ONBOARDING_EMAIL, subjectId: userId, payload: { userId, companyId, templateAlias, isTrial: false } }]
  },
}
