import { wordsOf } from '../language/words.ts'
import * as english from './en/user-upload.ts'

export const { userUploadTexts, jobTexts } = wordsOf('user-upload', english)
