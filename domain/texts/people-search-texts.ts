import { wordsOf } from '../language/words.ts'
import * as english from './en/people-search.ts'

export const { peopleSearchTexts } = wordsOf('people-search', english)
