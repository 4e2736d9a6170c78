/** What a refused call means for the registration: what to say, at which step, and whether the person may have an account already. */
import { registrationTexts } from '@member-care/domain/texts/account-texts.ts'
import { bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { errorTexts, sorryText } from '@member-care/domain/texts/error-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { ApiCallError, isUnanswered } from '../portal-api/api-client.ts'
import { withoutIdentity, type Registration, type RegistrationStep } from './registration-steps.ts'

export interface RegistrationFailure {
  /** Where it is shown and put right. */
  readonly step: RegistrationStep
  readonly title?: string
  readonly text?: string
  /** Ways to an account that may be theirs are shown. */
  readonly offersSignIn: boolean
}

/** A refusal at a step: what to tell, and what the registration is from then on. What was typed stays in every case. */
export function afterRefusal(
  error: unknown,
  step: RegistrationStep,
  emailStep: RegistrationStep,
  registration: Registration,
): [Registration, RegistrationFailure] {
  const failure = { ...wordsOf(error), step, offersSignIn: false }
  switch (errorCodeOf(error)) {
    case 'REGISTRATION_EXPIRED':
      return [
        withoutIdentity(registration),
        {
          ...failure,
          step: 'identification',
          text: pageTexts.sentences([failure.text ?? '', registrationPageTexts.kept]),
        },
      ]
    case 'EMAIL_TAKEN':
      return [
        { ...registration, sentTo: null, confirmedEmail: null },
        { ...failure, step: emailStep, offersSignIn: true },
      ]
    case 'EMAIL_NOT_VERIFIED':
      return [
        { ...registration, sentTo: null, confirmedEmail: null },
        { ...failure, step: emailStep },
      ]
    case 'ALREADY_REGISTERED':
    case 'REGISTRATION_NOT_POSSIBLE':
    case 'NRIC_TAKEN':
      return [registration, { ...failure, offersSignIn: true }]
    default:
      // The password is sent with the last step, and put right where it was chosen.
      return [
        registration,
        fieldErrorsOf(error)?.['newPassword'] === undefined ? failure : { ...failure, step: 'password' },
      ]
  }
}

/** The server's texts at single fields, for a form. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  return error instanceof ApiCallError ? error.response.errors : undefined
}

function wordsOf(error: unknown): Pick<RegistrationFailure, 'title' | 'text'> {
  if (!(error instanceof ApiCallError)) return { title: errorTexts.issue }
  if (isUnanswered(error)) return { title: errorTexts.issue, text: error.message }
  if (errorCodeOf(error) === 'CAPTCHA_INVALID')
    return { title: registrationTexts.captchaIncompleteTitle, text: registrationTexts.captchaIncomplete }
  if (isAboutBank(error)) return { title: bankTexts.changeFailed, text: error.message }
  return { text: sorryText(error.message) }
}

function isAboutBank({ response }: ApiCallError): boolean {
  return ['bankNo', 'branchNo', 'accountNo'].some((field) => response.errors?.[field] !== undefined)
}

function errorCodeOf(error: unknown): string | undefined {
  return error instanceof ApiCallError ? error.response.errorCode : undefined
}
