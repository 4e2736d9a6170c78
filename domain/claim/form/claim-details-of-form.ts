/** From a claim form to what is kept of it (1§3 Payload rules). */
import type { BankAccount } from '../../bank/bank-rules.ts'
import { isMaskedAccountNo } from '../../bank/account-number.ts'
import { parseCents } from '../../money/money.ts'
import type { ClaimDetails, InpatientDetails, OutpatientDetails, Payment } from '../claim-details.ts'
import type { BenefitOption, InpatientOptions, OptionItem, OutpatientOptions } from '../claim-options.ts'
import { paymentMethods, type PaymentMethod } from '../claim-terms.ts'
import { filled, type ClaimForm, type CommonForm, type InpatientForm, type OutpatientForm } from './claim-form.ts'
import { isSameAccount } from './errors-of-both-kinds.ts'
import { chosenBenefit, listedItem } from './option-matching.ts'

type OutpatientLists = { readonly kind: 'outpatient'; readonly options: OutpatientOptions }
type InpatientLists = { readonly kind: 'inpatient'; readonly options: InpatientOptions }

/**
 * The details of a form without errors; throws a RangeError for one with.
 * What an answer leaves out (accident, other insurer, GST, diagnosis) is dropped, and texts are matched with the lists.
 */
export function toClaimDetails(form: OutpatientForm, lists: OutpatientLists): OutpatientDetails
export function toClaimDetails(form: InpatientForm, lists: InpatientLists): InpatientDetails
export function toClaimDetails(form: ClaimForm, lists: OutpatientLists | InpatientLists): ClaimDetails
export function toClaimDetails(form: ClaimForm, lists: OutpatientLists | InpatientLists): ClaimDetails {
  return lists.kind === 'outpatient' ? outpatientDetails(form, lists.options) : inpatientDetails(form, lists.options)
}

function outpatientDetails(form: OutpatientForm, options: OutpatientOptions): OutpatientDetails {
  const benefit = chosenBenefit(form, options)
  if (benefit === undefined) throw new RangeError('The form has no benefit of the list.')
  const includesGst = form.includeGST === 'Y'
  const prePostHospitalisation = form.prePostHospitalisation === 'Y'
  const admissionDate = prePostHospitalisation ? filled(form.admissionDate) : ''
  return {
    kind: 'outpatient',
    ...commonDetails(form),
    visitDate: filled(form.visitDate),
    benefitGroup: benefit.g,
    benefitId: benefit.id,
    benefitName: benefit.n,
    receiptNo: filled(form.receiptNo),
    ...diagnosis(form, benefit, options.dl),
    includesGst,
    gstAmountCents: includesGst ? centsOf(form.gstAmount) : 0,
    prePostHospitalisation,
    ...(admissionDate !== '' && { admissionDate }),
  }
}

function inpatientDetails(form: InpatientForm, options: InpatientOptions): InpatientDetails {
  const treatment = listedItem(options.il, form.reasonForTreatment)
  const operation = listedItem(options.ol, form.nameOfOperation)
  return {
    kind: 'inpatient',
    ...commonDetails(form),
    admissionDate: filled(form.admissionDate),
    dischargeDate: filled(form.dischargeDate),
    reasonForTreatment: treatment?.n ?? filled(form.reasonForTreatment),
    ...(treatment !== undefined && { reasonForTreatmentCode: treatment.c }),
    symptoms: filled(form.symptoms),
    symptomsStartDate: filled(form.symptomsStartDate),
    operationName: operation?.n ?? filled(form.nameOfOperation),
    ...(operation !== undefined && { operationCode: operation.c }),
  }
}

function commonDetails(form: CommonForm) {
  return {
    providerName: filled(form.providerName),
    currency: filled(form.currency),
    amountCents: centsOf(form.amount),
    remarks: filled(form.empSubRemarks),
    ...openDetails(form),
  }
}

/** Accident and other insurer, when the form says that there are such. */
function openDetails(form: CommonForm) {
  const claimReferenceNo = filled(form.claimReferenceNo)
  return {
    ...(form.accidentRelated === 'Y' && { accident: accident(form) }),
    ...(form.claimingFromOtherInsurer === 'Y' && {
      otherInsurer: {
        name: filled(form.claimingFromOtherInsurerName),
        ...(claimReferenceNo !== '' && { claimReferenceNo }),
      },
    }),
  }
}

function accident(form: CommonForm) {
  const workRelated = form.workRelated === 'Y'
  return {
    date: filled(form.accidentDate),
    time: filled(form.accidentTime),
    place: filled(form.placeOfAccident),
    details: filled(form.accidentDetails),
    workRelated,
    ...(workRelated && { claimableFromCompany: form.accidentClaimableFromCompany === 'Y' }),
  }
}

/** Code and name when what was typed is listed, else the text (1§3). */
function diagnosis(form: OutpatientForm, benefit: BenefitOption, diagnoses: readonly OptionItem[]) {
  const typed = filled(form.diagnosisText)
  if (!benefit.sd || typed === '') return {}
  const listed = listedItem(diagnoses, typed)
  return listed === undefined ? { diagnosisText: typed } : { diagnosisCode: listed.c, diagnosisName: listed.n }
}

/**
 * How the claim of a form without errors is paid. The account is kept for Bank only; a masked one stands for `stored`,
 * the employee's account, and the whole of it is taken from there.
 */
export function toPayment(form: CommonForm, stored?: BankAccount): Payment {
  const method = methodOf(form)
  if (method !== 'Bank') return { method }
  const entered = {
    bankName: filled(form.bankName),
    bankNo: filled(form.bankNo),
    branchNo: filled(form.branchNo),
    accountNo: filled(form.accountNo),
  }
  if (!isMaskedAccountNo(entered.accountNo)) return { method, ...entered }
  if (stored === undefined || !isSameAccount(entered, stored))
    throw new RangeError('The masked account is not the stored one.')
  const { bankName, bankNo, branchNo, accountNo } = stored
  return { method, bankName, bankNo, branchNo, accountNo }
}

function methodOf(form: CommonForm): PaymentMethod {
  const method = paymentMethods.find((candidate) => candidate === form.paymentMethod)
  if (method === undefined) throw new RangeError('The form has no payment method.')
  return method
}

function centsOf(typed: string | undefined): number {
  const cents = parseCents(filled(typed))
  if (cents === undefined) throw new RangeError('The form has an amount that is none.')
  return cents
}
