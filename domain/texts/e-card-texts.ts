import { wordsOf } from '../language/words.ts'
import * as english from './en/e-card.ts'

export const {
  eCardTexts,
  keptCardTexts,
  keptUntilText,
  cardOverText,
  refusedCardText,
  cardCheckTexts,
  checkedAtText,
} = wordsOf('e-card', english)
