import { wordsOf } from '../language/words.ts'
import * as english from './en/portal.ts'

export const { menuTexts, quickMenuTexts, homeTexts, portalTexts, clinicTypeLabels, shellTexts, overviewTexts } =
  wordsOf('portal', english)
