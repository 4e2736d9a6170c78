/** For the `lang` of a title in a plan, or of a line of its reckoning: what is no word of ours is a name of the plan, which has one language. */
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { coverTexts } from '@member-care/domain/texts/cover-texts.ts'

/** Undefined for the language of the page. */
export function languageOfPlanWord(title: string): string | undefined {
  const ours: readonly unknown[] = [...Object.values(coverTexts.steps), ...Object.values(coverTexts.document)]
  return ours.includes(title) ? undefined : WRITTEN_IN_ENGLISH
}
