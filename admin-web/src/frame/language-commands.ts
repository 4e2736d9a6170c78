/** The language of the console, as a method of the data provider. */
import type { Language } from '@member-care/domain/language/language.ts'
import { languageCalls } from '@member-care/web-kit/language/language-calls.ts'
import { apiClient, withHttpError } from '../console/api-client.ts'

const calls = languageCalls(apiClient)

export const languageCommands = {
  offeredLanguages: (signal: AbortSignal) => withHttpError(calls.read(signal)),

  /** Kept with the administrator; the page is loaded anew. */
  chooseLanguage: (language: Language) => withHttpError(calls.choose(language)),
}
