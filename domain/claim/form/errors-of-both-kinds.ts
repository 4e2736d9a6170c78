/** The rules that both claim forms have: who, accident, other insurer, payment (1§5, 1§6, S41). */
import { storedAccountError, storedAccountErrors, type BankAccount } from '../../bank/bank-rules.ts'
import { isMaskedAccountNo, maskAccountNo } from '../../bank/account-number.ts'
import { bankTexts } from '../../texts/bank-texts.ts'
import { claimFormTexts } from '../../texts/claim-form-texts.ts'
import type { OptionItem } from '../claim-options.ts'
import { filled, type CommonForm, type FormErrors } from './claim-form.ts'
import {
  answerError,
  dateError,
  nameError,
  narrativeError,
  optionalNameError,
  orderError,
  timeError,
} from './field-errors.ts'
import type { ClaimFormContext } from './form-context.ts'
import { lockedPaymentFields, openingPaymentMethod } from './locked-fields.ts'
import { offeredPaymentMethods } from './payment-methods.ts'

type CommonErrors = { readonly [Field in keyof CommonForm]?: string | undefined }

/** Company and claimant: only the user's own, and only as an employee (1§6). */
export function personErrors(form: CommonForm, { companies }: ClaimFormContext): CommonErrors {
  const company = companies.find(({ companyId }) => companyId === filled(form.companyId))
  const claimant = company?.records.find(({ uuid }) => uuid === filled(form.claimantId))
  return { companyId: companyError(), claimantId: claimantError() }

  function companyError() {
    if (filled(form.companyId) === '') return claimFormTexts.companyRequired
    if (company === undefined) return claimFormTexts.companyNotOffered
    return company.memberType === 'E' ? undefined : claimFormTexts.employeesOnly
  }

  function claimantError() {
    if (filled(form.claimantId) === '') return claimFormTexts.claimantRequired
    return company !== undefined && claimant === undefined ? claimFormTexts.claimantNotOffered : undefined
  }
}

/** @param currencies those that the company offers */
export function currencyError(form: CommonForm, currencies: readonly OptionItem[]): string | undefined {
  const code = filled(form.currency)
  if (code === '') return claimFormTexts.currencyRequired
  return currencies.some(({ c }) => c === code) ? undefined : claimFormTexts.currencyNotOffered
}

/** `limit` is the date that the accident cannot be after, and the text for an accident after it. */
export function accidentErrors(
  form: CommonForm,
  context: ClaimFormContext,
  limit: { readonly date: string | undefined; readonly text: string },
): CommonErrors {
  return {
    accidentRelated: answerError(form.accidentRelated),
    accidentDate:
      dateError(form.accidentDate, claimFormTexts.accidentDateRequired, context.today) ??
      orderError(form.accidentDate, limit.date, limit.text),
    accidentTime: timeError(form.accidentTime, form.accidentDate, context),
    placeOfAccident: nameError(form.placeOfAccident, claimFormTexts.placeOfAccidentRequired),
    workRelated: answerError(form.workRelated),
    accidentDetails: narrativeError(form.accidentDetails, claimFormTexts.accidentDetailsRequired),
    accidentClaimableFromCompany: answerError(form.accidentClaimableFromCompany),
  }
}

/**
 * The errors at every field of another insurer. The caller keeps those of fields that are shown (visible-fields.ts).
 */
export function otherInsurerErrors(form: CommonForm): CommonErrors {
  return {
    claimingFromOtherInsurer: answerError(form.claimingFromOtherInsurer),
    claimingFromOtherInsurerName: nameError(form.claimingFromOtherInsurerName, claimFormTexts.otherInsurerNameRequired),
    claimReferenceNo: optionalNameError(form.claimReferenceNo),
  }
}

/**
 * The errors at every field of payment, judged by what the client offers (1§5, 1§6). The caller keeps those of fields
 * that are shown.
 */
export function paymentErrors(form: CommonForm, context: ClaimFormContext): CommonErrors {
  return {
    paymentMethod: methodError(filled(form.paymentMethod), context),
    ...accountErrors(form, context),
    payNowConfirmed: form.payNowConfirmed === true ? undefined : claimFormTexts.payNowNotConfirmed,
  }
}

function methodError(method: string, context: ClaimFormContext): string | undefined {
  if (method === '') return claimFormTexts.paymentMethodRequired
  if (lockedPaymentFields(context).has('paymentMethod'))
    return method === openingPaymentMethod(context) ? undefined : claimFormTexts.paymentMethodFixed
  // A claim may keep a method that is no longer offered.
  if (method === context.update?.payment.method) return undefined
  const offered: readonly string[] = offeredPaymentMethods(
    context.featuresConfig,
    context.organisations,
    context.companyCode,
  )
  return offered.includes(method) ? undefined : claimFormTexts.paymentMethodNotOffered
}

/**
 * The stored account, shown masked, is right. Any other account must be of a bank in the list and keep that bank's
 * rules.
 */
function accountErrors(form: CommonForm, context: ClaimFormContext): CommonErrors {
  const account = {
    bankName: filled(form.bankName),
    bankNo: filled(form.bankNo),
    branchNo: filled(form.branchNo),
    accountNo: filled(form.accountNo),
  }
  const missing = {
    bankNo: account.bankNo === '' ? bankTexts.bankRequired : undefined,
    accountNo: account.accountNo === '' ? bankTexts.accountRequired : undefined,
    branchNo: account.branchNo === '' ? bankTexts.branchRequired : undefined,
  }
  if (Object.values(missing).some((text) => text !== undefined)) return missing
  const { bankDetail, banks } = context
  // Where the number is masked, its other parts are taken from what is stored. Where it is typed in full, they must be
  // right too.
  const isStored = bankDetail !== undefined && isSameAccount(account, bankDetail)
  if (isStored && (isMaskedAccountNo(account.accountNo) || isAtSameBranch(account, bankDetail))) return {}
  if (lockedPaymentFields(context).has('accountNo')) return { accountNo: claimFormTexts.paymentMethodFixed }
  return banks === undefined ? { accountNo: storedAccountError(account) } : storedAccountErrors(account, banks)
}

function isAtSameBranch(one: BankAccount, other: BankAccount): boolean {
  return one.bankName === other.bankName && one.bankNo === other.bankNo && one.branchNo === other.branchNo
}

/** Whether two accounts are the same. Where a number is masked, only the digits that are shown are compared. */
export function isSameAccount(
  one: { bankNo: string; accountNo: string },
  other: { bankNo: string; accountNo: string },
): boolean {
  if (one.bankNo !== other.bankNo) return false
  if (!isMaskedAccountNo(one.accountNo) && !isMaskedAccountNo(other.accountNo)) return one.accountNo === other.accountNo
  return maskAccountNo(one.accountNo) === maskAccountNo(other.accountNo)
}

/** Keeps the errors of fields that are shown and can be changed. */
export function errorsAt<Field extends string>(
  errors: { readonly [Name in Field]?: string | undefined },
  visible: ReadonlySet<Field>,
  locked: ReadonlySet<string>,
): FormErrors<Field> {
  const kept: FormErrors<Field> = {}
  for (const field of visible) {
    const text = errors[field]
    if (text !== undefined && !locked.has(field)) kept[field] = text
  }
  return kept
}
