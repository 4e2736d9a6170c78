/** The rules of each step of the registration wizard (1§4, 1§5), for its forms and for the calls behind them. */
import { storedAccountErrors, type Bank, type BankAccount } from '../bank/bank-rules.ts'
import type { RegistrationProof } from '../client/features-config.ts'
import { contactNoError, countryCodeError } from '../identity/contact-number.ts'
import { isMasked } from '../identity/masked-identity.ts'
import { comparableEmail, isEmailAddress } from '../identity/email-address.ts'
import { registrationTexts, signInTexts } from '../texts/account-texts.ts'
import { registrationFieldTexts } from '../texts/registration-texts.ts'

type Typed = string | undefined
/** The texts at the fields that are wrong; empty when none is. */
type ErrorsOf<Form> = Partial<Record<keyof Form, string>>

/** Which terms a person agrees to; a new version of the text gets another one. */
export const MAIN_TERMS_VERSION = '2026-01'

/** Step 1. The box is ticked, or the step says so. */
export interface TermsForm {
  readonly mainTerms?: boolean | undefined
}

/** What is wrong in step 1: it cannot be left before the box is ticked (1§4). */
export function termsFormErrors({ mainTerms }: TermsForm): ErrorsOf<TermsForm> {
  return mainTerms === true ? {} : { mainTerms: registrationFieldTexts.agreementRequired }
}

/** Step 2, first phase: an NRIC, FIN or passport number, and what the captcha gave. */
export interface IdentificationForm {
  readonly identifier?: Typed
  readonly captchaResponse?: Typed
}

/** What is wrong in the first phase of step 2. Passport numbers have no form of their own, so only that there is one is asked. */
export function identificationFormErrors({
  identifier,
  captchaResponse,
}: IdentificationForm): ErrorsOf<IdentificationForm> {
  return {
    ...((identifier?.trim() ?? '') === '' && { identifier: registrationTexts.identifierRequired }),
    ...(!captchaResponse && { captchaResponse: registrationTexts.captchaMissing }),
  }
}

/** Step 2, second phase: the details that the identification gave, of which the contact number may be changed. */
export interface DetailsForm {
  readonly nric?: Typed
  readonly name?: Typed
  readonly contactNoCountryCode?: Typed
  readonly contactNo?: Typed
}

/**
 * What is wrong in the second phase of step 2.
 * @param onRecord the contact number as the records have it, masked while it is not known who looks: left as it is, it is right
 */
export function detailsFormErrors(
  form: DetailsForm,
  onRecord: Pick<DetailsForm, 'contactNo'> = {},
): ErrorsOf<DetailsForm> {
  const { contactNo, ...rest } = contactErrors(form)
  const isLeft = isMasked(form.contactNo) && form.contactNo === onRecord.contactNo
  return {
    ...((form.nric?.trim() ?? '') === '' && { nric: registrationTexts.identifierRequired }),
    ...((form.name?.trim() ?? '') === '' && { name: registrationFieldTexts.nameRequired }),
    ...rest,
    ...(contactNo !== undefined && !isLeft && { contactNo }),
  }
}

/** What is wrong with a contact number and its country code. */
export function contactErrors(form: Pick<DetailsForm, 'contactNoCountryCode' | 'contactNo'>): ErrorsOf<typeof form> {
  const countryCode = countryCodeError(form.contactNoCountryCode)
  const contactNo = contactNoError(form.contactNo)
  return {
    ...(countryCode !== undefined && { contactNoCountryCode: countryCode }),
    ...(contactNo !== undefined && { contactNo }),
  }
}

/** Step 3. */
export interface RegistrationEmailForm {
  readonly email?: Typed
  /** What only the person knows, where another address wants it. */
  readonly proof?: Typed
}

/** What the identification says about the e-mail address. */
export interface RegistrationEmailRules {
  /** The address on record, empty when there is none, and masked while it is not known who looks. */
  readonly email: string
  readonly emailEditable: boolean
  /** What another address than the one on record wants besides; none where that was looked at before. */
  readonly proofForOtherAddress?: RegistrationProof | null
}

/** Whether an address is another one than that on record. Left as it is shown, masked, the one on record is meant. */
export function isOtherAddress(email: Typed, rules: Pick<RegistrationEmailRules, 'email'>): boolean {
  const typed = email?.trim() ?? ''
  return typed !== '' && typed !== rules.email && comparableEmail(typed) !== comparableEmail(rules.email)
}

/** What is wrong with the e-mail address: missing, no address, or not the one on record where only that one may be used (AUTH-051). */
export function registrationEmailErrors(
  form: RegistrationEmailForm,
  rules: RegistrationEmailRules,
): ErrorsOf<RegistrationEmailForm> {
  const email = form.email?.trim() ?? ''
  if (email === '') return { email: signInTexts.emailRequired }
  // Left as it is shown, the one on record is meant.
  if (isMasked(email) && email === rules.email) return {}
  if (!isEmailAddress(email)) return { email: signInTexts.emailInvalid }
  const isOnRecord = comparableEmail(email) === comparableEmail(rules.email)
  if (!rules.emailEditable && !isOnRecord) return { email: registrationFieldTexts.emailFixed }
  const proof = isOnRecord ? null : (rules.proofForOtherAddress ?? null)
  return proof !== null && (form.proof?.trim() ?? '') === ''
    ? { proof: registrationFieldTexts.proofRequired[proof] }
    : {}
}

/** Bank details as they are sent; nothing of them when the step was skipped. */
export type GivenBankDetails = { readonly [Field in keyof BankAccount]?: Typed }

/**
 * What is wrong with bank details as they are sent at the end of step 6, after the form's own rules (`bankFormErrors`):
 * the account as it is kept, of a bank and a branch of the list. Skip sends nothing, and nothing is wrong with that.
 */
export function registrationBankErrors(details: GivenBankDetails, banks: readonly Bank[]): ErrorsOf<BankAccount> {
  const account = givenBankAccount(details)
  return account === undefined ? {} : storedAccountErrors(account, banks)
}

/** The account that was given, what is missing in it being empty; undefined when the step was skipped. */
export function givenBankAccount({
  bankName = '',
  bankNo = '',
  branchNo = '',
  accountNo = '',
}: GivenBankDetails): BankAccount | undefined {
  return [bankName, bankNo, branchNo, accountNo].every((value) => value === '')
    ? undefined
    : { bankName, bankNo, branchNo, accountNo }
}
