/** A claim as labelled fields, in the order in which they are read. The claim's pages and the comparison of two moments show the same fields, by the names that its history uses. */
import type { ClaimDetails, InpatientDetails, OutpatientDetails } from '@member-care/domain/claim/claim-details.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { rejectionReasonText } from '@member-care/domain/claim/rejection-reasons.ts'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { isRedacted, type Personal } from '@member-care/domain/events/event-definition.ts'
import { amountText, formatMoney } from '@member-care/domain/money/money.ts'
import { claimCorrectionTexts } from '@member-care/domain/texts/claim-correction-texts.ts'
import { attachmentLabel, claimHistoryLabels } from '@member-care/domain/texts/claim-history-texts.ts'
import {
  paymentMethodLabels,
  prePostHospitalisationLabels,
  yesNoLabels,
} from '@member-care/domain/texts/claim-texts.ts'
import type { LabelledField } from '../console/field-list.tsx'
import { bankProposalStatusLabels, proposedAccountTexts } from '@member-care/domain/texts/verification-texts.ts'
import { claimPageTexts } from '@member-care/domain/texts/claim-page-texts.ts'
import type { ClaimRecord } from './claim-record.ts'

export interface ClaimFieldGroup {
  readonly title: string
  readonly fields: readonly LabelledField[]
}

const { groups } = claimPageTexts

type FieldValue = Personal<string> | null | undefined

/** What the claimant states: treatment, amount, accident, other insurer. */
export function statedFields({ details }: ClaimRecord): readonly ClaimFieldGroup[] {
  return [
    details.kind === 'outpatient'
      ? { title: groups.visit, fields: visitFields(details) }
      : { title: groups.stay, fields: stayFields(details) },
    { title: groups.amount, fields: amountFields(details) },
    { title: groups.accident, fields: accidentFields(details) },
    { title: groups.otherInsurer, fields: otherInsurerFields(details) },
  ]
}

/** What the insurer has said; empty while it has said nothing. */
export function decisionFields({
  payable,
  rejectionReasonCode,
  remarks,
  batchNo,
  informationRequest,
  correction,
}: ClaimRecord): ClaimFieldGroup {
  return {
    title: groups.insurer,
    fields: [
      field('payableCents', payable === null ? null : amountText(payable, 'SGD')),
      field('rejectionReasonCode', rejectionReasonCode === null ? null : rejectionReasonText(rejectionReasonCode)),
      field('remarks', remarks),
      field('batchNo', batchNo),
      field('informationRequest', informationRequest),
      { label: claimCorrectionTexts.correctedOn, value: correction?.at == null ? null : dayOf(correction.at) },
      field('correctionReason', correction?.reason),
    ].filter(isSaid),
  }
}

export function paymentFields({ payment }: ClaimRecord): ClaimFieldGroup {
  const account = [
    field('payment.bankName', payment.bankName),
    field('payment.bankNo', payment.bankNo),
    field('payment.branchNo', payment.branchNo),
    field('payment.accountNo', payment.accountNo),
  ]
  return {
    title: groups.reimbursement,
    fields: [field('payment.method', paymentMethodLabels[payment.method]), ...account.filter(isSaid)],
  }
}

/** The last account that an administrator proposed, and what became of it; undefined where there was none. */
export function proposalFields({ bankProposal }: ClaimRecord): ClaimFieldGroup | undefined {
  if (bankProposal === null) return undefined
  const { status, account, note, reason } = bankProposal
  return {
    title: proposedAccountTexts.title,
    fields: [
      field('bankProposal.status', bankProposalStatusLabels[status]),
      ...[field('bankProposal.reason', reason)].filter(isSaid),
      field('bankProposal.account.bankName', account.bankName),
      field('bankProposal.account.bankNo', account.bankNo),
      field('bankProposal.account.branchNo', account.branchNo),
      field('bankProposal.account.accountNo', account.accountNo),
      ...[field('bankProposal.note', note)].filter(isSaid),
    ],
  }
}

/** How far the claim is, and how its hand-over to the insurer goes. */
export function progressFields({ status, transactionNo, visitNo, retryCount, gaveUp }: ClaimRecord): ClaimFieldGroup {
  return {
    title: groups.progress,
    fields: [
      field('status', claimStatusLabels[status]),
      field('transactionNo', transactionNo),
      ...[field('visitNo', visitNo)].filter(isSaid),
      field('retryCount', String(retryCount)),
      field('gaveUp', yesNo(gaveUp)),
    ],
  }
}

/** Everything that can differ between two moments of a claim. */
export function everyField(claim: ClaimRecord): readonly ClaimFieldGroup[] {
  const { claimantName, nric, companyName, attachments } = claim
  return [
    progressFields(claim),
    decisionFields(claim),
    {
      title: groups.claimant,
      fields: [field('claimantName', claimantName), field('claimantNric', nric), field('companyId', companyName)],
    },
    ...statedFields(claim),
    paymentFields(claim),
    ...[proposalFields(claim)].filter((group) => group !== undefined),
    {
      title: groups.documents,
      fields: attachments.map(({ name }, index) => ({ label: attachmentLabel(index + 1), value: name })),
    },
  ]
}

function visitFields(details: OutpatientDetails): readonly LabelledField[] {
  return [
    field('details.visitDate', formatDisplay(details.visitDate)),
    field('details.providerName', details.providerName),
    field('details.benefitName', `${details.benefitName} (${details.benefitId})`),
    field('details.receiptNo', details.receiptNo),
    field('details.diagnosisName', diagnosis(details)),
    field('details.prePostHospitalisation', prePostHospitalisationLabels[details.prePostHospitalisation ? 'Y' : 'N']),
    ...(details.admissionDate === undefined
      ? []
      : [field('details.admissionDate', formatDisplay(details.admissionDate))]),
  ]
}

function stayFields(details: InpatientDetails): readonly LabelledField[] {
  return [
    field('details.admissionDate', formatDisplay(details.admissionDate)),
    field('details.dischargeDate', formatDisplay(details.dischargeDate)),
    field('details.providerName', details.providerName),
    field('details.reasonForTreatment', details.reasonForTreatment),
    field('details.symptoms', details.symptoms),
    field('details.symptomsStartDate', formatDisplay(details.symptomsStartDate)),
    field('details.operationName', details.operationName),
  ]
}

function amountFields(details: ClaimDetails): readonly LabelledField[] {
  const amount = field('details.amountCents', formatMoney(details.amountCents, details.currency))
  const remarks = field('details.remarks', details.remarks)
  if (details.kind === 'inpatient') return [amount, remarks]
  return [
    amount,
    field(
      'details.gstAmountCents',
      details.includesGst ? formatMoney(details.gstAmountCents, details.currency) : claimPageTexts.noGst,
    ),
    remarks,
  ]
}

/** The sub-fields stand only where the question above them was answered with Yes (3§2.15). */
function accidentFields({ accident }: ClaimDetails): readonly LabelledField[] {
  const related = { label: claimPageTexts.accidentRelated, value: yesNo(accident !== undefined) }
  if (!accident) return [related]
  return [
    related,
    { label: claimPageTexts.accidentTime, value: `${formatDisplay(accident.date)} ${accident.time}` },
    field('details.accident.place', accident.place),
    field('details.accident.details', accident.details),
    field('details.accident.workRelated', yesNo(accident.workRelated)),
    ...(accident.workRelated
      ? [field('details.accident.claimableFromCompany', yesNo(accident.claimableFromCompany === true))]
      : []),
  ]
}

function otherInsurerFields({ otherInsurer }: ClaimDetails): readonly LabelledField[] {
  const claiming = { label: claimPageTexts.otherInsurerRelated, value: yesNo(otherInsurer !== undefined) }
  if (!otherInsurer) return [claiming]
  return [
    claiming,
    field('details.otherInsurer.name', otherInsurer.name),
    field('details.otherInsurer.claimReferenceNo', otherInsurer.claimReferenceNo),
  ]
}

function diagnosis({ diagnosisCode, diagnosisName, diagnosisText }: OutpatientDetails): FieldValue {
  if (diagnosisText !== undefined) return diagnosisText
  if (diagnosisName === undefined || isRedacted(diagnosisName)) return diagnosisName
  return diagnosisCode === undefined || isRedacted(diagnosisCode)
    ? diagnosisName
    : `${diagnosisName} (${diagnosisCode})`
}

/** A field by its path in the claim, under the name that the history gives it. */
function field(path: string, value: FieldValue): LabelledField {
  return { label: claimHistoryLabels[path] ?? path, value: value === '' || value === undefined ? null : value }
}

function isSaid({ value }: LabelledField): boolean {
  return value !== null
}

function dayOf(instant: string): string {
  return formatDisplay(singaporeToday(new Date(instant)))
}

function yesNo(answer: boolean): string {
  return yesNoLabels[answer ? 'Y' : 'N']
}
