import { wordsOf } from '../language/words.ts'
import * as english from './en/clinic-image.ts'

export const { clinicImageTexts, clinicImageText, clinicImageActionLabel } = wordsOf('clinic-image', english)
