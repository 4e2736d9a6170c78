/** The language that goes with who has just signed in. */
import { DEFAULT_LANGUAGE, type Language } from '@member-care/domain/language/language.ts'
import { keepLanguage, languageOfBrowser, takeChoiceBeforeSignIn } from '@member-care/web-kit/language/kept-language.ts'
import { quietApi } from '../portal-api/api-client.ts'

/**
 * Keeps with the person what was chosen here before the sign-in. Who has chosen none is written to in the one that they read here (S117).
 * @param language kept with them; null for none, undefined where that is not known
 * @returns whether this page is in another one than theirs
 */
export function takeLanguageAlong(language: Language | null | undefined): boolean {
  const chosen = takeChoiceBeforeSignIn() ?? (language === null ? foreignLanguage() : undefined)
  const wished = chosen ?? language
  const isOtherLanguage = wished !== undefined && keepLanguage(wished)
  // Not waited for, since the choice stands at this device all the same; it goes on where the page is left for a console, or for another language.
  if (chosen !== undefined && chosen !== language)
    void quietApi.PUT('/api/users/me/language', { body: { language: chosen }, keepalive: true }).catch(() => undefined)
  return isOtherLanguage
}

/** The one of the browser; undefined for English: whom nobody asked may read it for want of another. */
function foreignLanguage(): Language | undefined {
  const read = languageOfBrowser()
  return read === DEFAULT_LANGUAGE ? undefined : read
}
