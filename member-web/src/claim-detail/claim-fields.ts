/** What is told of a claim, field by field (1§2 Claim detail). Fields that a claim does not have are left out. */
import { areItemsShown, payableAmountText } from '@member-care/domain/claim/claim-display.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { formatDisplay, parseSlashed } from '@member-care/domain/dates/singapore-dates.ts'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { amountText, formatMoney, parseCents } from '@member-care/domain/money/money.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import {
  claimTexts,
  firstNumberText,
  paymentMethodLabels,
  prePostHospitalisationLabels,
  withoutGstText,
  yesNoLabels,
} from '@member-care/domain/texts/claim-texts.ts'
import type { InpatientClaimDetail, OutpatientClaimDetail } from '../portal-api/claims-contract.ts'
import { statusOf, type ShownClaim } from './shown-claim.ts'

export interface Field {
  readonly label: string
  readonly value: string
  /** Smaller lines below the value. */
  readonly notes?: readonly string[]
  /** Where the value and its lines are not in the language of the page. */
  readonly lang?: string
}

/** As much of a company's benefit config as tells how amounts are itemised. */
export interface Itemising {
  readonly itemizedMonth: number
  readonly itemizedMessage: string
}

type AnyClaim = OutpatientClaimDetail | InpatientClaimDetail
const { detail, fields: labels, records } = claimTexts

/** @param today YYYY-MM-DD in Singapore */
export function claimFields(shown: ShownClaim, itemising: Itemising, today: string): readonly Field[] {
  const { claim } = shown
  const beginning = [
    {
      label: labels.transactionNo,
      value: claim.transactionNo || records.numberFollows,
      notes: [firstNumberText(claimReference(claim._id))],
    },
    {
      label: labels.incurredAmount,
      value: amountText(claim.amount, claim.currency),
      notes: itemNotes(shown, itemising, today),
    },
    {
      label: labels.payableAmount,
      value: payableAmountText({
        status: statusOf(claim),
        payableCents: parseCents(claim.payableAmount),
        currency: claim.currency,
      }),
    },
  ]
  const end = [
    { label: labels.submissionDate, value: displayed(claim.submissionDate) },
    { label: labels.yourRemarks, value: claim.empSubRemarks || detail.noRemarks },
  ]
  return present([
    ...beginning,
    ...(shown.kind === 'out' ? outpatientFields(shown.claim) : inpatientFields(shown.claim)),
    ...end,
  ])
}

function outpatientFields(claim: OutpatientClaimDetail): Field[] {
  return [
    { label: claimFieldLabels.gstAmount, value: claim.includeGST ? amountText(claim.gstAmount, claim.currency) : '' },
    {
      label: claimFieldLabels.benefitGroupItem,
      value: claim.benefitName,
      notes: [claim.benefitGroup],
      lang: WRITTEN_IN_ENGLISH,
    },
    { label: claimFieldLabels.diagnosisText, value: claim.diagnosisName || claim.diagnosisTextFromMember },
    { label: claimFieldLabels.visitDate, value: displayed(claim.visitDate) },
    { label: labels.receiptNo, value: claim.receiptNo },
    { label: claimFieldLabels.providerName, value: claim.providerName },
    { label: labels.typeOfVisit, value: prePostHospitalisationLabels[claim.prePostHospitalisation] },
    { label: claimFieldLabels.admissionDate, value: displayed(claim.admissionDate) },
  ]
}

function inpatientFields(claim: InpatientClaimDetail): Field[] {
  return [
    { label: claimFieldLabels.hospital, value: claim.providerName },
    { label: claimFieldLabels.admissionDate, value: displayed(claim.admissionDate) },
    { label: claimFieldLabels.dischargeDate, value: displayed(claim.dischargeDate) },
    { label: claimFieldLabels.diagnosisText, value: claim.reasonForTreatment },
    { label: claimFieldLabels.symptoms, value: claim.symptoms },
    { label: claimFieldLabels.symptomsStartDate, value: displayed(claim.symptomsStartDate) },
    { label: labels.operation, value: claim.nameOfOperation || claim.nameOfOperationCode },
  ]
}

/** What the incurred amount is made of besides the GST, which has a field of its own, or why that is not shown yet (1§4 Itemised amounts). */
function itemNotes(
  { kind, claim }: ShownClaim,
  { itemizedMonth, itemizedMessage }: Itemising,
  today: string,
): readonly string[] {
  const date = parseSlashed(kind === 'out' ? claim.visitDate : claim.admissionDate)
  if (date !== undefined && !areItemsShown(date, itemizedMonth, today))
    return itemizedMessage === '' ? [] : [itemizedMessage]
  const [total, gst] = [
    parseCents(claim.amount),
    kind === 'out' && claim.includeGST ? parseCents(claim.gstAmount) : undefined,
  ]
  if (kind !== 'out' || total === undefined || gst === undefined) return []
  return [withoutGstText(formatMoney(total - gst, claim.currency))]
}

/** Empty when the claim has nothing to do with an accident. */
export function accidentFields(claim: AnyClaim): readonly Field[] {
  if (claim.accidentRelated === 'N') return []
  const [date = '', time = ''] = claim.accidentDateTime.split(' ')
  return present([
    { label: labels.accidentDateTime, value: `${displayed(date)} ${time}`.trim() },
    { label: labels.place, value: claim.placeOfAccident },
    { label: labels.workRelated, value: answered(claim.workRelated) },
    { label: labels.compensation, value: answered(claim.accidentClaimableFromCompany) },
    { label: labels.accidentDetails, value: claim.accidentDetails },
  ])
}

/** Empty when no other insurer is claimed from. */
export function otherInsurerFields(claim: AnyClaim): readonly Field[] {
  if (claim.claimingFromOtherInsurer === 'N') return []
  return present([
    { label: labels.insurerName, value: claim.claimingFromOtherInsurerName },
    { label: claimFieldLabels.claimReferenceNo, value: claim.claimReferenceNo },
  ])
}

/** How the claim is paid; the account number stays masked. */
export function paymentFields(claim: AnyClaim): readonly Field[] {
  const names: Readonly<Record<string, string>> = paymentMethodLabels
  return present([
    { label: claimFieldLabels.paymentMethod, value: names[claim.paymentMethod] ?? claim.paymentMethod },
    { label: claimFieldLabels.bankName, value: claim.bankName },
    { label: claimFieldLabels.accountNo, value: claim.accountNo },
  ])
}

function present(fields: readonly Field[]): readonly Field[] {
  return fields.filter(({ value }) => value !== '')
}

/** DD/MM/YYYY as it is displayed; '' for none. */
function displayed(slashed: string): string {
  const date = parseSlashed(slashed)
  return date === undefined ? '' : formatDisplay(date)
}

function answered(answer: 'Y' | 'N' | ''): string {
  return answer === '' ? '' : yesNoLabels[answer]
}
