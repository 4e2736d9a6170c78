import { wordsOf } from '../language/words.ts'
import * as english from './en/update-bio.ts'

export const {
  updateBioTexts,
  changeEmailTexts,
  undoEmailTexts,
  contactNumberTexts,
  changePasswordTexts,
  ownBankAccountTexts,
  ownDetailsTexts,
} = wordsOf('update-bio', english)
