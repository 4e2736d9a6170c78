/**
 * The short form with which HR files a claim for an employee (3§5 "HR Add Claim form", S20, S93). What the form does not ask stays
 * empty in the claim; the member can complete it.
 */
import type { BankAccount } from '../../bank/bank-rules.ts'
import { isIsoDate } from '../../dates/singapore-dates.ts'
import { parseCents } from '../../money/money.ts'
import { claimFormTexts } from '../../texts/claim-form-texts.ts'
import { hrClaimFormTexts } from '../../texts/hr-claim-form-texts.ts'
import type { ClaimDetails, Payment } from '../claim-details.ts'
import type { ClaimKind, PaymentMethod } from '../claim-terms.ts'
import { fileError, type ClaimFile } from '../form/attachment-errors.ts'
import { filled } from '../form/claim-form.ts'
import { amountError, dateError, nameError, orderError } from '../form/field-errors.ts'

/** So many documents a claim by HR may have. */
export const MOST_HR_FILES = 10

/** As the call and the console name them. */
export const hrClaimTypes = { inpatient: 'Inpatient Claim', outpatient: 'Outpatient Claim' } as const

/** The form as it is filled in. Dates are Singapore dates, YYYY-MM-DD; the amount is as it was typed. */
export interface HrClaimForm {
  readonly companyId: string
  readonly typeOfClaim: string
  readonly providerName: string
  readonly currency: string
  readonly amount: string
  readonly admissionDate: string
  readonly dischargeDate: string
  readonly visitDate: string
  readonly receiptNo: string
  /** Y or N. */
  readonly prePostHospitalisation: string
}
export type HrClaimField = keyof HrClaimForm

export const emptyHrClaimForm: HrClaimForm = {
  companyId: '',
  typeOfClaim: hrClaimTypes.inpatient,
  providerName: '',
  currency: 'SGD',
  amount: '',
  admissionDate: '',
  dischargeDate: '',
  visitDate: '',
  receiptNo: '',
  prePostHospitalisation: 'N',
}

/** What HR may choose for one employee. */
export interface HrClaimChoices {
  /** The reader's companies that employ the person, with the kinds of claims that each takes. */
  readonly companies: readonly { readonly companyId: string; readonly kinds: readonly ClaimKind[] }[]
  /** Codes of the currencies. */
  readonly currencies: readonly string[]
}

/** The kind of claim that a form says; undefined for a word that is none. */
export function kindOfHrClaim({ typeOfClaim }: Pick<HrClaimForm, 'typeOfClaim'>): ClaimKind | undefined {
  if (typeOfClaim === hrClaimTypes.inpatient) return 'inpatient'
  return typeOfClaim === hrClaimTypes.outpatient ? 'outpatient' : undefined
}

/** The texts at the fields that are wrong; empty when the claim can be filed. @param today Singapore date */
export function hrClaimErrors(
  form: HrClaimForm,
  { companies, currencies }: HrClaimChoices,
  today: string,
): Partial<Record<HrClaimField, string>> {
  const kind = kindOfHrClaim(form)
  const company = companies.find(({ companyId }) => companyId === form.companyId)
  const errors: Partial<Record<HrClaimField, string | undefined>> = {
    companyId: company === undefined ? claimFormTexts.companyNotOffered : undefined,
    typeOfClaim: typeError(),
    providerName: nameError(form.providerName, claimFormTexts.hospitalRequired),
    amount: amountError(form.amount),
    currency: currencyError(),
    ...(kind === 'inpatient' && {
      admissionDate: dateError(form.admissionDate, claimFormTexts.admissionDateRequired, today),
      dischargeDate:
        dateError(form.dischargeDate, claimFormTexts.dischargeDateRequired, today) ??
        orderError(form.admissionDate, form.dischargeDate, claimFormTexts.dischargeBeforeAdmission),
    }),
    ...(kind === 'outpatient' && {
      visitDate: dateError(form.visitDate, claimFormTexts.visitDateRequired, today),
      receiptNo: nameError(form.receiptNo, claimFormTexts.receiptNoRequired),
      prePostHospitalisation: ['Y', 'N'].includes(form.prePostHospitalisation)
        ? undefined
        : claimFormTexts.prePostRequired,
    }),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined))

  function typeError(): string | undefined {
    if (kind === undefined) return hrClaimFormTexts.typeRequired
    return company === undefined || company.kinds.includes(kind) ? undefined : hrClaimFormTexts.typeNotOffered
  }

  function currencyError(): string | undefined {
    const code = filled(form.currency)
    if (code === '') return claimFormTexts.currencyRequired
    return currencies.includes(code) ? undefined : claimFormTexts.currencyNotOffered
  }
}

/** What is wrong with the documents of such a claim; undefined when nothing is. */
export function hrFilesError(files: readonly Omit<ClaimFile, 'category'>[]): string | undefined {
  if (files.length === 0) return claimFormTexts.noFiles
  if (files.length > MOST_HR_FILES) return hrClaimFormTexts.tooManyFiles
  return files.map(fileError).find((text) => text !== undefined)
}

/**
 * The day on which the claimant must be covered: of the visit, or of the admission.
 * @returns YYYY-MM-DD; undefined where the form has no such date
 */
export function treatmentDayOf(form: HrClaimForm): string | undefined {
  const day = kindOfHrClaim(form) === 'inpatient' ? form.admissionDate : form.visitDate
  return isIsoDate(day) ? day : undefined
}

/** What is kept of a form without errors. */
export function hrClaimDetails(form: HrClaimForm): ClaimDetails {
  const about = {
    providerName: filled(form.providerName),
    currency: filled(form.currency),
    amountCents: parseCents(filled(form.amount)) ?? 0,
    remarks: '',
  }
  if (kindOfHrClaim(form) === 'inpatient') {
    const { admissionDate, dischargeDate } = form
    return {
      ...{ kind: 'inpatient', ...about, admissionDate, dischargeDate },
      ...{ reasonForTreatment: '', symptoms: '', symptomsStartDate: admissionDate, operationName: '' },
    }
  }
  return {
    ...{ kind: 'outpatient', ...about, visitDate: form.visitDate, receiptNo: filled(form.receiptNo) },
    ...{ benefitGroup: '', benefitId: '', benefitName: '', includesGst: false, gstAmountCents: 0 },
    prePostHospitalisation: form.prePostHospitalisation === 'Y',
  }
}

/**
 * How such a claim is paid: by the company's usual method where it can be done, else by the first of those offered that can be. Nobody
 * types an account for somebody else: it is the employee's own one.
 * @param usual the company's own choice; empty without one
 * @returns undefined where no method can be done, because the employee has no account on record
 */
export function hrClaimPayment(
  offered: readonly PaymentMethod[],
  usual: string,
  account: BankAccount | undefined,
): Payment | undefined {
  const method = [...offered]
    .sort((one, other) => Number(other === usual) - Number(one === usual))
    // That their account is linked to PayNow only the employee can confirm.
    .find((one) => (one === 'Bank' ? account !== undefined : one !== 'PayNow'))
  if (method === undefined) return undefined
  return { method, ...(method === 'Bank' && account) }
}
