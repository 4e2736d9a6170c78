import { wordsOf } from '../language/words.ts'
import * as english from './en/hr-upload.ts'

export const { hrUploadTexts } = wordsOf('hr-upload', english)
