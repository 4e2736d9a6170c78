import { wordsOf } from '../language/words.ts'
import * as english from './en/panel-clinic.ts'

export const { panelClinicTexts, panelClinicCountText } = wordsOf('panel-clinic', english)
