/** The sections of the page in their order (3§2.6). */
import { clientEditTexts } from '@member-care/domain/texts/client-edit-texts.ts'

export const sectionTitles = clientEditTexts.sections
export type SectionId = keyof typeof sectionTitles

const inOrder: readonly SectionId[] = [
  'basic',
  'elog',
  'elogQuestions',
  'features',
  'payment',
  'otp',
  'microservices',
  'onboarding',
  'teleconsult',
  'secondaryIdentifiers',
  'notificationTexts',
  'planDocument',
  'provisioning',
]

/** Those that an administrator sees. */
export function sectionsFor({ canSeeTemplates }: { readonly canSeeTemplates: boolean }): readonly SectionId[] {
  return inOrder.filter((id) => id !== 'microservices' || canSeeTemplates)
}

/** Brings a section into view, and the focus to its title. */
export function goToSection(id: SectionId): void {
  const title = document.getElementById(`section-${id}`)
  title?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}
