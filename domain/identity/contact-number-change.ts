/** A member's change of their contact number: country code and number, each twice (2§5). */
import { contactNumberTexts } from '../texts/update-bio-texts.ts'
import { contactNoError, countryCodeError, readContactNo } from './contact-number.ts'

export interface ContactNumberForm {
  /** `65`, without a plus sign. */
  readonly contactNoCountryCode?: string | undefined
  readonly contactNoCountryCodeAgain?: string | undefined
  readonly contactNo?: string | undefined
  readonly contactNoAgain?: string | undefined
}

export interface PresentContactNumber {
  readonly contactNoCountryCode: string
  readonly contactNo: string
}

/** The texts at the fields that are wrong; empty when none is. */
export function contactNumberErrors(
  form: ContactNumberForm,
  present: PresentContactNumber,
): Partial<Record<keyof ContactNumberForm, string>> {
  const { contactNoCountryCode, contactNoCountryCodeAgain, contactNo, contactNoAgain } = form
  const errors: Partial<Record<keyof ContactNumberForm, string>> = {}
  const codeError = countryCodeError(contactNoCountryCode)
  const codeAgainError = countryCodeError(contactNoCountryCodeAgain)
  const numberError = contactNoError(contactNo)
  const numberAgainError = contactNoError(contactNoAgain)
  if (codeError !== undefined) errors.contactNoCountryCode = codeError
  if (codeAgainError !== undefined) errors.contactNoCountryCodeAgain = codeAgainError
  else if (codeError === undefined && contactNoCountryCode !== contactNoCountryCodeAgain)
    errors.contactNoCountryCodeAgain = contactNumberTexts.countryCodesDiffer
  if (numberError !== undefined) errors.contactNo = numberError
  else if (isPresent(form, present)) errors.contactNo = contactNumberTexts.unchanged
  if (numberAgainError !== undefined) errors.contactNoAgain = numberAgainError
  else if (readContactNo(contactNo) !== readContactNo(contactNoAgain))
    errors.contactNoAgain = contactNumberTexts.numbersDiffer
  return errors
}

/** Whether it is the number on record, whose country code may stand there with its plus sign. */
function isPresent(form: ContactNumberForm, present: PresentContactNumber): boolean {
  return (
    readContactNo(form.contactNo) === present.contactNo &&
    form.contactNoCountryCode?.trim() === present.contactNoCountryCode.replace(/^\+/, '')
  )
}
