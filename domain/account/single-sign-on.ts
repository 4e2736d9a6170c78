/** Single sign-on as the server and the page on which it lands know it (1§2, 1§9, C41). */
import { administratorTexts } from '../texts/administrator-texts.ts'

/** So long the page says that it worked before it moves on to the console (1§9). */
export const SIGN_ON_REDIRECT_MS = 3_000

/** The whole way to the issuer and back may take so long. */
export const SIGN_ON_LIFETIME_MS = 10 * 60_000

/** Why nobody was signed in. Stands in the address of the landing page; its text does not, so that nobody can put words on our page. */
export type SignOnFailure = keyof typeof administratorTexts.signOnFailures

/** The text of a failure as it stands in an address; of one that is not known, the general one. */
export function signOnFailureText(failure: string): string {
  const texts: Readonly<Record<string, string>> = administratorTexts.signOnFailures
  return (Object.hasOwn(texts, failure) ? texts[failure] : undefined) ?? administratorTexts.signOnFailures.unavailable
}
