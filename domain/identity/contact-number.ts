/** Contact numbers as they are typed: trimmed, digits only, at least 8 of them, everywhere (1§5, C40). */
import { registrationTexts } from '../texts/account-texts.ts'
import { registrationFieldTexts } from '../texts/registration-texts.ts'

const SHORTEST = 8
/** E.164 allows 15 digits with the country code. */
const LONGEST = 15

/** The number as it is kept: without the blanks around it. */
export function readContactNo(typed: string | undefined): string {
  return typed?.trim() ?? ''
}

/** What is wrong with a contact number as typed, without its country code; undefined when nothing is. */
export function contactNoError(typed: string | undefined): string | undefined {
  const contactNo = readContactNo(typed)
  if (contactNo === '') return registrationFieldTexts.mobileRequired
  if (!/^\d+$/.test(contactNo) || contactNo.length > LONGEST) return registrationTexts.mobileInvalid
  return contactNo.length < SHORTEST ? registrationFieldTexts.mobileTooShort : undefined
}

/** What is wrong with a country code (`65`); undefined when nothing is. That it is one of the list is the list's business. */
export function countryCodeError(typed: string | undefined): string | undefined {
  return /^\d{1,4}$/.test(typed?.trim() ?? '') ? undefined : registrationFieldTexts.countryCodeRequired
}
