import { wordsOf } from '../language/words.ts'
import * as english from './en/administrator-list.ts'

export const {
  administratorRoleTexts,
  administratorListTexts,
  administratorActionTexts,
  administratorFormTexts,
  administratorRefusalTexts,
  administratorBatchTexts,
  batchOutcomeText,
  addressChangeTexts,
  addressChangeConsequence,
  addressChangePending,
  combinedRolesText,
} = wordsOf('administrator-list', english)
