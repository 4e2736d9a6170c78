import { wordsOf } from '../language/words.ts'
import * as english from './en/fhir.ts'

export const { fhirTexts } = wordsOf('fhir', english)
