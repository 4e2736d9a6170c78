/**
 * Sends the welcome e-mail to each person who is on record as welcomed. The record comes first. So nobody is picked
 * twice, even if something is killed several times (S39).
 */
import type { Reactor } from './reactor.ts'

export const ONBOARDING_EMAIL = 'onboarding-email'

/** Payload: `{ userId, companyId, templateAlias, isTrial: false }`. */
export const onboardingEmail: Reactor = {
  name: 'onboarding-email',
  handles: ['OnboardingEmailSent'],
  startsAt: 'head',
  react: (event) => {
    // An event that was taken over from elsewhere had its e-mail sent there.
    if (event.type !== 'OnboardingEmailSent' || event.metadata.occurredAt !== undefined) return []
    const { userId, companyId, templateAlias } = event.data
    return [
      { kind: ONBOARDING_EMAIL, subjectId: userId, payload: { userId, companyId, templateAlias, isTrial: false } },
    ]
  },
}
