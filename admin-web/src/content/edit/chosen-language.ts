/** Which language of the content is written, and shown in the preview beside the form. */
import { DEFAULT_LANGUAGE, languages } from '@member-care/domain/language/language.ts'
import { createContext, useContext } from 'react'
import type { ContentLanguage } from '../content-record.ts'

export interface ChosenLanguage {
  readonly language: ContentLanguage
  readonly choose: (language: ContentLanguage) => void
}

export const ChosenLanguageContext = createContext<ChosenLanguage>({
  language: DEFAULT_LANGUAGE,
  choose: () => undefined,
})

export function useChosenLanguage(): ChosenLanguage {
  return useContext(ChosenLanguageContext)
}

/** @param named such as an address names it; English for anything else */
export function readLanguage(named: string): ContentLanguage {
  return languages.find((one) => one === named) ?? DEFAULT_LANGUAGE
}
