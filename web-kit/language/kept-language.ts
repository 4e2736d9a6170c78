/** The language that the person at this device has chosen. It is no personal data, so it stays on the device for the page before the sign-in. */
import { chooseLanguage } from '@member-care/domain/language/choose-language.ts'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { languages, PSEUDO_LANGUAGE, type Language } from '@member-care/domain/language/language.ts'
import { keptText } from '../storage/kept-value.ts'
import { LANGUAGE_KEY } from './language-key.ts'

const kept = keptText('device', LANGUAGE_KEY)
const chosenHere = keptText('tab', 'member-care.language-chosen')

/** @param readable what these pages are written in @returns the one that was chosen, else the first of the browser's that there is, else English */
export function wantedLanguage(readable: readonly Language[] = languages): Language {
  return chooseLanguage(kept.read() ?? navigator.languages.join(), [...readable, PSEUDO_LANGUAGE])
}

/** The first of the browser's that there is, else English, whoever has chosen one at this device. */
export function languageOfBrowser(): Language {
  return chooseLanguage(navigator.languages.join(), languages)
}

/** @param language null for a person who has chosen none: then the browser's counts again @returns whether this page of the portal is in another language than is wanted now */
export function keepLanguage(language: Language | null): boolean {
  if (language === null) kept.forget()
  else kept.keep(language)
  return wantedLanguage() !== currentLanguage()
}

/** For somebody who is not signed in. Whoever signs in here next takes the choice with them. */
export function chooseBeforeSignIn(language: Language): void {
  kept.keep(language)
  chosenHere.keep(language)
}

/** What was chosen in this tab before the sign-in, told once; undefined where nothing was. */
export function takeChoiceBeforeSignIn(): Language | undefined {
  const chosen = chosenHere.read()
  chosenHere.forget()
  const offered: readonly Language[] = [...languages, PSEUDO_LANGUAGE]
  return offered.find((language) => language === chosen)
}
