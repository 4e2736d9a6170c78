/** Where the journeys' reader has a language of their own, the drawers give its words to the journeys too, as they stand on the pages. */
import { inLanguage, offeredLanguages, openLanguages } from '@member-care/api/http/in-language.ts'
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { aroundAll } from 'vitest'
import { readerLanguage } from '../support/reader-language.ts'

if (readerLanguage !== DEFAULT_LANGUAGE) {
  // What a file reads at its head is in this language too. A product that it starts reads that of each request, and of the steps.
  openLanguages(offeredLanguages({ production: true }), readerLanguage)
  aroundAll((steps) => inLanguage(readerLanguage, steps))
}
