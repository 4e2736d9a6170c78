import { wordsOf } from '../language/words.ts'
import * as english from './en/excluded-clinic.ts'

export const { excludedClinicTexts, deleteExcludedClinicText, deleteClinicLabel } = wordsOf('excluded-clinic', english)
