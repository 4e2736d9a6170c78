import { wordsOf } from '../language/words.ts'
import * as english from './en/claim.ts'

export const {
  claimTexts,
  claimRegisteredText,
  claimUpdatedText,
  recordsFoundText,
  noRecordsText,
  firstNumberText,
  withoutGstText,
  viewDocumentText,
  claimRowTypeLabels,
  paymentMethodLabels,
  prePostHospitalisationLabels,
  yesNoLabels,
} = wordsOf('claim', english)
export type { NarrowedBy } from './en/claim.ts'
