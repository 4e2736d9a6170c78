/** The steps of a journey that are those of somebody of the console or of a desk: these are English (S117), whatever the journey's member reads. */
import { inLanguage } from '@member-care/api/http/in-language.ts'
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'

export function inEnglish<Result>(steps: () => Result): Result {
  return inLanguage(DEFAULT_LANGUAGE, steps)
}
