import { wordsOf } from '../language/words.ts'
import * as english from './en/upload.ts'

export const { uploadFileTexts, uploadErrorTexts, uploadWarningTexts, uploadCommandTexts } = wordsOf('upload', english)
