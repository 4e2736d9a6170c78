import { wordsOf } from '../language/words.ts'
import * as english from './en/otp-page.ts'

export const { otpPageTexts, otpHintText, otpStandText, otpResendLabel } = wordsOf('otp-page', english)
