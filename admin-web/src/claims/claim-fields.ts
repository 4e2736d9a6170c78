/** A claim as labelled fields, in the order in which they are read. The claim's pages and the comparison of two moments show the same fields by the same names. */
import type { ClaimDetails, InpatientDetails, OutpatientDetails } from '@member-care/domain/claim/claim-details.ts'
import { claimStatusLabels } from '@member-care/domain/claim/claim-status.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { paymentMethodLabels, prePostHospitalisationLabels, yesNoLabels } from '@member-care/domain/texts/claim-texts.ts'
import { moneyText } from '../console/money-text.ts'
import { attachmentCategoryLabels } from './attachment-categories.ts'
import type { ClaimRecord } from './claim-record.ts'
import { rejectionReasonText } from './rejection-reasons.ts'

export interface ClaimField {
  readonly label: string
  /** Null when the claim says nothing here. */
  readonly value: Personal<string> | null
}

export interface ClaimFieldGroup {
  readonly title: string
  readonly fields: readonly ClaimField[]
}

/** What the claimant states: treatment, amount, accident, other insurer. */
export function statedFields({ details }: ClaimRecord): readonly ClaimFieldGroup[] {
  return [
    details.kind === 'outpatient' ? { title: 'Visit', fields: visitFields(details) } : { title: 'Hospital stay', fields: stayFields(details) },
    { title: 'Amount', fields: amountFields(details) },
    { title: 'Accident', fields: accidentFields(details) },
    { title: 'Other insurer', fields: otherInsurerFields(details) },
  ]
}

/** What the insurer has said; empty while it has said nothing. */
export function decisionFields(claim: ClaimRecord): ClaimFieldGroup {
  const { payable, rejectionReasonCode, remarks, batchNo, informationRequest } = claim
  return {
    title: 'Insurer',
    fields: [
      field('Payable amount', payable === null ? null : moneyText(payable, 'SGD')),
      field('Reason of the rejection', rejectionReasonCode ? rejectionReasonText(rejectionReasonCode) : null),
      field('Remarks', remarks),
      field('Batch no.', batchNo),
      field('Information requested', informationRequest),
    ].filter(({ value }) => value !== null),
  }
}

export function paymentFields({ payment }: ClaimRecord): ClaimFieldGroup {
  const account = [field('Bank', payment.bankName), field('Bank code', payment.bankNo), field('Branch code', payment.branchNo), field('Account no.', payment.accountNo)]
  return { title: 'Reimbursement', fields: [field('Payment method', paymentMethodLabels[payment.method]), ...account.filter(({ value }) => value !== null)] }
}

/** Everything that can differ between two moments of a claim. */
export function everyField(claim: ClaimRecord): readonly ClaimFieldGroup[] {
  return [
    {
      title: 'Progress',
      fields: [
        field('Status', claimStatusLabels[claim.status]),
        field('Transaction no.', claim.transactionNo),
        field('Failed hand-overs', String(claim.retryCount)),
        field('Waits for Reprocess', yesNo(claim.gaveUp)),
      ],
    },
    decisionFields(claim),
    { title: 'Claimant', fields: [field('Name', claim.claimantName), field('NRIC', claim.nric), field('Company', claim.companyName)] },
    ...statedFields(claim),
    paymentFields(claim),
    { title: 'Documents', fields: claim.attachments.map(({ name, category }, index) => field(`${attachmentCategoryLabels[category]} ${index + 1}`, name)) },
  ]
}

function visitFields(details: OutpatientDetails): readonly ClaimField[] {
  return [
    field('Visit date', date(details.visitDate)),
    field('Clinic/Hospital/Provider', details.providerName),
    field('Benefit', `${details.benefitName} (${details.benefitId})`),
    field('Receipt no.', details.receiptNo),
    field('Diagnosis', diagnosis(details)),
    field('Type of visit', prePostHospitalisationLabels[details.prePostHospitalisation ? 'Y' : 'N']),
    ...(details.admissionDate === undefined ? [] : [field('Admission date', date(details.admissionDate))]),
  ]
}

function stayFields(details: InpatientDetails): readonly ClaimField[] {
  return [
    field('Admission date', date(details.admissionDate)),
    field('Discharge date', date(details.dischargeDate)),
    field('Hospital', details.providerName),
    field('Reason for treatment', details.reasonForTreatment),
    field('Symptoms', details.symptoms),
    field('Symptoms since', date(details.symptomsStartDate)),
    field('Name of operation', details.operationName),
  ]
}

function amountFields(details: ClaimDetails): readonly ClaimField[] {
  const gst = details.kind === 'outpatient' ? [field('GST', details.includesGst ? formatMoney(details.gstAmountCents, details.currency) : 'Not included')] : []
  return [field('Amount', formatMoney(details.amountCents, details.currency)), ...gst, field("Member's remarks", details.remarks)]
}

/** The sub-fields stand only where the question above them was answered with Yes (ADM-CLM-009). */
function accidentFields({ accident }: ClaimDetails): readonly ClaimField[] {
  const related = field('Accident related', yesNo(accident !== undefined))
  if (!accident) return [related]
  return [
    related,
    field('Accident date and time', `${date(accident.date)} ${accident.time}`),
    field('Place of accident', accident.place),
    field('Accident details', accident.details),
    field('Work related', yesNo(accident.workRelated)),
    ...(accident.workRelated ? [field('Claimable from the company', yesNo(accident.claimableFromCompany === true))] : []),
  ]
}

function otherInsurerFields({ otherInsurer }: ClaimDetails): readonly ClaimField[] {
  const claiming = field('Claiming from other insurer', yesNo(otherInsurer !== undefined))
  if (!otherInsurer) return [claiming]
  return [claiming, field('Name of other insurer', otherInsurer.name), field('Claim reference no.', otherInsurer.claimReferenceNo)]
}

function diagnosis({ diagnosisCode, diagnosisName, diagnosisText }: OutpatientDetails): Personal<string> | null {
  if (diagnosisText !== undefined) return diagnosisText
  if (diagnosisName === undefined || isRedacted(diagnosisName)) return diagnosisName ?? null
  return diagnosisCode === undefined || isRedacted(diagnosisCode) ? diagnosisName : `${diagnosisName} (${diagnosisCode})`
}

function field(label: string, value: Personal<string> | null | undefined): ClaimField {
  return { label, value: value === '' || value === undefined ? null : value }
}

function date(isoDate: string): string {
  return formatDisplay(isoDate)
}

function yesNo(answer: boolean): string {
  return yesNoLabels[answer ? 'Y' : 'N']
}
