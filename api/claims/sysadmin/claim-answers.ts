/** A claim as the calls of the catalogue name its fields (3§3 System admin claim). */
import type { BankProposal } from '@member-care/domain/bank/bank-proposal.ts'
import type { ClaimDetails, Payment } from '@member-care/domain/claim/claim-details.ts'
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import { isRedacted, REDACTED, type Personal } from '@member-care/domain/events/event-definition.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import type { Power } from '@member-care/domain/access/powers.ts'
import { z } from 'zod'
import { maskedFor, redactedWhereNull } from '../../http/masking.ts'
import { withBranchName } from '../../bank-proposals/claim-proposal-answers.ts'

const yesNo = z.enum(['Y', 'N'])
/** Empty for what is not there, and for what has been forgotten. */
const text = z.string()

export const sysadminClaimSchema = z
  .object({
    _id: z.string(),
    transactionNo: text,
    claimantId: z.string(),
    detailUser: z.object({ nric: text, name: text }),
    detailCompany: z.object({ name: text }),
    /** Singapore dates, YYYY-MM-DD: the stay of an inpatient claim, the visit of an outpatient one. */
    admissionDate: text.optional(),
    dischargeDate: text.optional(),
    visitDate: text.optional(),
    providerName: z.string(),
    claimStatus: z.string(),
    claimRetry: z.number().int(),
    reasonForTreatment: text.optional(),
    symptoms: text.optional(),
    symptomsStartDate: text.optional(),
    nameOfOperation: text.optional(),
    benefitId: text.optional(),
    receiptNo: text.optional(),
    diagnosisCode: text.optional(),
    currency: z.string(),
    /** Decimal text. */
    amount: z.string(),
    empSubRemarks: text,
    accidentRelated: yesNo,
    /** Singapore time, `YYYY-MM-DD HH:mm`; like the rest about the accident, only when accident related. */
    accidentDateTime: text.optional(),
    placeOfAccident: text.optional(),
    workRelated: yesNo.optional(),
    accidentDetails: text.optional(),
    accidentClaimableFromCompany: yesNo.optional(),
    claimingFromOtherInsurer: yesNo,
    claimingFromOtherInsurerName: text.optional(),
    paymentMethod: z.string(),
    bankNo: text,
    branchNo: text,
    /** Masked but for the last 4 digits. */
    accountNo: text,
    /** The account number is masked for who does not verify it. */
    proposedBankDetail: z
      .object({ bankName: text, bankNo: text, branchNo: text, branchName: text, accountNo: text, status: z.string() })
      .optional(),
  })
  .meta({ id: 'SysadminClaim' })
type SysadminClaim = z.infer<typeof sysadminClaimSchema>

export function toSysadminClaim(claim: ClaimRecord, companyName: string, powers: ReadonlySet<Power>): SysadminClaim {
  const details = redactedWhereNull(claim.details) as ClaimDetails
  const payment = redactedWhereNull(claim.payment) as Payment
  return {
    _id: claim.claimId,
    transactionNo: claim.transactionNo ?? '',
    claimantId: claim.claimantId,
    detailUser: { nric: said(maskedFor(powers, claim.claimantNric ?? REDACTED)), name: claim.claimantName ?? '' },
    detailCompany: { name: companyName },
    providerName: claim.providerName,
    claimStatus: claim.status,
    claimRetry: claim.retryCount,
    currency: claim.currency,
    amount: formatDecimal(claim.amountCents),
    empSubRemarks: said(details.remarks),
    ...treatment(details),
    ...accident(details),
    claimingFromOtherInsurer: answer(details.otherInsurer !== undefined),
    ...(details.otherInsurer && { claimingFromOtherInsurerName: details.otherInsurer.name }),
    paymentMethod: payment.method,
    bankNo: payment.bankNo ?? '',
    branchNo: payment.branchNo ?? '',
    accountNo: maskAccountNo(said(payment.accountNo)),
    ...(claim.bankProposal && {
      proposedBankDetail: proposedDetail(redactedWhereNull(claim.bankProposal) as BankProposal, powers),
    }),
  }
}

function treatment(details: ClaimDetails) {
  if (details.kind === 'outpatient') {
    const { visitDate, benefitId, receiptNo, diagnosisCode } = details
    return { visitDate, benefitId, receiptNo, diagnosisCode: said(diagnosisCode) }
  }
  const { admissionDate, dischargeDate, reasonForTreatment, symptoms, symptomsStartDate, operationName } = details
  return {
    admissionDate,
    dischargeDate,
    reasonForTreatment: said(reasonForTreatment),
    symptoms: said(symptoms),
    symptomsStartDate,
    nameOfOperation: said(operationName),
  }
}

function accident({ accident: happened }: ClaimDetails) {
  if (!happened) return { accidentRelated: 'N' as const }
  return {
    accidentRelated: 'Y' as const,
    accidentDateTime: `${happened.date} ${happened.time}`,
    placeOfAccident: said(happened.place),
    workRelated: answer(happened.workRelated),
    accidentDetails: said(happened.details),
    ...(happened.workRelated && { accidentClaimableFromCompany: answer(happened.claimableFromCompany === true) }),
  }
}

function proposedDetail(
  { account, status }: BankProposal,
  powers: ReadonlySet<Power>,
): NonNullable<SysadminClaim['proposedBankDetail']> {
  const { branchName, accountNo, ...bank } = withBranchName(account)
  const number = said(accountNo)
  return {
    ...bank,
    branchName: branchName ?? '',
    accountNo: powers.has('verification.decide') ? number : maskAccountNo(number),
    status,
  }
}

function said(value: Personal<string> | undefined): string {
  return value === undefined || isRedacted(value) ? '' : value
}

function answer(isSo: boolean): 'Y' | 'N' {
  return isSo ? 'Y' : 'N'
}
