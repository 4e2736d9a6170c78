/** All that is known of English. It is in use with every language: its words stand in all of them. */
import { placeNouns } from './clinic-words.ts'
import { benefitKinds, type BenefitKind } from './cover-words.ts'
import { familyWords } from './family-words.ts'
import { fillers } from './filler-words.ts'
import type { LanguageWords } from './language-words.ts'
import { lexicon } from './lexicon.ts'
import { spellings } from './spellings.ts'

export const english: LanguageWords = {
  concepts: lexicon,
  benefits: Object.fromEntries(
    (Object.keys(benefitKinds) as BenefitKind[]).map((kind) => [kind, benefitKinds[kind].said]),
  ),
  places: placeNouns,
  family: familyWords,
  fillers,
  spellings,
  shortestMended: 5,
  own: ['my', 'i', 'me', 'we', 'our'],
  more: ['claims', 'logs', 'elogs', 'letters', 'other', 'others', 'another', 'all', 'every'],
}
