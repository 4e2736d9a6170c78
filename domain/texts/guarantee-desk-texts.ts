import { wordsOf } from '../language/words.ts'
import * as english from './en/guarantee-desk.ts'

export const { guaranteeDeskTexts, guaranteeStepTexts, guaranteeHistoryTexts } = wordsOf('guarantee-desk', english)
