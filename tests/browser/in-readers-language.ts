/** Where the journeys' reader has a language of their own, the drawers give its words to the journeys too, as they stand on the pages. */
import { inLanguage, offeredLanguages, openLanguages } from '@member-care/api/http/in-language.ts'
import { readLanguageFrom } from '@member-care/domain/language/current-language.ts'
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { aroundAll } from 'vitest'
import { readerLanguage } from '../support/reader-language.ts'

if (readerLanguage !== DEFAULT_LANGUAGE) {
  openLanguages(offeredLanguages({ production: true }))
  // For what a file reads at its head. A product that it starts reads the language of each request, and of the steps.
  readLanguageFrom(() => readerLanguage)
  aroundAll((steps) => inLanguage(readerLanguage, steps))
}
