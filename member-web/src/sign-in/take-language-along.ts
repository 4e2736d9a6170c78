/** The language that goes with who has just signed in. */
import { DEFAULT_LANGUAGE, type Language } from '@member-care/domain/language/language.ts'
import { keepLanguage, languageOfBrowser, takeChoiceBeforeSignIn } from '@member-care/web-kit/language/kept-language.ts'
import { quietApi } from '../portal-api/api-client.ts'

const KEPT_WITHIN_MS = 1_000

/**
 * Keeps with the person what was chosen here before the sign-in. Who has chosen none is written to in the one that they read here (S117).
 * @param language kept with them; null for none, undefined where that is not known
 * @returns whether this page is in another one than theirs; and what to wait for before it is left
 */
export function takeLanguageAlong(language: Language | null | undefined): {
  readonly isOtherLanguage: boolean
  readonly isKept: Promise<unknown>
} {
  const chosen = takeChoiceBeforeSignIn() ?? (language === null ? foreignLanguage() : undefined)
  const wished = chosen ?? language
  const isOtherLanguage = wished !== undefined && keepLanguage(wished)
  if (chosen === undefined || chosen === language) return { isOtherLanguage, isKept: Promise.resolve() }
  const kept = quietApi
    .PUT('/api/users/me/language', { body: { language: chosen }, keepalive: true })
    .catch(() => undefined)
  // Not every browser goes on with a call whose page is left (S117). The choice stands at this device all the same, so that nobody waits long for it.
  return {
    isOtherLanguage,
    isKept: Promise.race([kept, new Promise((resolve) => setTimeout(resolve, KEPT_WITHIN_MS))]),
  }
}

/** The one of the browser; undefined for English: whom nobody asked may read it for want of another. */
function foreignLanguage(): Language | undefined {
  const read = languageOfBrowser()
  return read === DEFAULT_LANGUAGE ? undefined : read
}
