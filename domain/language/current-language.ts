/**
 * Which language is written right now. The domain cannot know: a browser has one language for as long as a page is open, the server one for each
 * request and each recipient. So both say where it is read from.
 */
import { DEFAULT_LANGUAGE, type Language } from './language.ts'

let source: () => Language = () => DEFAULT_LANGUAGE

/** Told once, before anything is written. */
export function readLanguageFrom(given: () => Language): void {
  source = given
}

/** The language of who reads what is being written. */
export function currentLanguage(): Language {
  return source()
}
