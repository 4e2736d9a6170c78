/** The pages that open what a client links to: its teleconsultation app and its user guide. The wording is ours. */
import type { TeleconsultFeature } from '../../client/client-configuration.ts'

export const teleconsultNames = {
  'Post Health Screening': 'Post Health Screening',
  'General Practitioner': 'General Practitioner',
  Dietician: 'Dietician',
  'Mental Health': 'Mental Health',
  'ART Specialist': 'ART Specialist',
} satisfies Readonly<Record<TeleconsultFeature, string>>

export const clientLinkTexts = {
  company: 'Company',
  failed: 'The address could not be loaded.',
  teleconsult: {
    lead: 'Speak to a doctor or a specialist by video, wherever you are.',
    kinds: 'What is offered',
    where: 'The teleconsultation takes place in the app of a provider whom your company has chosen.',
    open: 'Open the teleconsultation',
    notOffered: 'Your company does not offer teleconsultations.',
  },
  userGuide: {
    lead: 'How your benefits work, and how to use them.',
    where: 'Your company keeps this guide.',
    open: 'Open the user guide',
    notOffered: 'Your company has no user guide.',
  },
} as const
