import { wordsOf } from '../language/words.ts'
import * as english from './en/account.ts'

export const {
  signInTexts,
  tellsOfLock,
  otpTexts,
  otpResendText,
  otpNoAddressText,
  newPasswordTexts,
  resetTexts,
  registrationTexts,
  activationTexts,
  confirmCaptchaTexts,
} = wordsOf('account', english)
