/** From a claim as it is kept to the form that updates it. */
import { formatDecimal } from '../../money/money.ts'
import type { ClaimDetails, InpatientDetails, OutpatientDetails, Payment } from '../claim-details.ts'
import type { InpatientForm, OutpatientForm } from './claim-form.ts'

/** The update form of a claim as it is kept; forgotten values are empty. Company and claimant stand beside the details. */
export function fromClaimDetails(
  details: ClaimDetails,
  payment: Payment,
  who: { readonly companyId: string; readonly claimantId: string; readonly nric?: string | undefined },
): OutpatientForm & InpatientForm {
  const { accident: anAccident, otherInsurer } = details
  return {
    ...who,
    providerName: details.providerName,
    currency: details.currency,
    amount: formatDecimal(details.amountCents),
    empSubRemarks: text(details.remarks),
    ...(details.kind === 'outpatient' ? outpatientFormOf(details) : inpatientFormOf(details)),
    accidentRelated: yesNo(anAccident !== undefined),
    ...(anAccident !== undefined && {
      accidentDate: anAccident.date,
      accidentTime: anAccident.time,
      placeOfAccident: text(anAccident.place),
      accidentDetails: text(anAccident.details),
      workRelated: yesNo(anAccident.workRelated),
      ...(anAccident.claimableFromCompany !== undefined && {
        accidentClaimableFromCompany: yesNo(anAccident.claimableFromCompany),
      }),
    }),
    claimingFromOtherInsurer: yesNo(otherInsurer !== undefined),
    ...(otherInsurer !== undefined && {
      claimingFromOtherInsurerName: otherInsurer.name,
      claimReferenceNo: otherInsurer.claimReferenceNo,
    }),
    paymentMethod: payment.method,
    bankName: payment.bankName,
    bankNo: payment.bankNo,
    branchNo: payment.branchNo,
    accountNo: text(payment.accountNo),
  }
}

function outpatientFormOf(details: OutpatientDetails): OutpatientForm {
  return {
    visitDate: details.visitDate,
    benefitGroup: details.benefitGroup,
    benefitGroupItem: details.benefitId,
    receiptNo: details.receiptNo,
    diagnosisText: text(details.diagnosisName) ?? text(details.diagnosisText),
    includeGST: yesNo(details.includesGst),
    ...(details.includesGst && { gstAmount: formatDecimal(details.gstAmountCents) }),
    prePostHospitalisation: yesNo(details.prePostHospitalisation),
    admissionDate: details.admissionDate,
  }
}

function inpatientFormOf(details: InpatientDetails): InpatientForm {
  return {
    admissionDate: details.admissionDate,
    dischargeDate: details.dischargeDate,
    reasonForTreatment: text(details.reasonForTreatment),
    symptoms: text(details.symptoms),
    symptomsStartDate: details.symptomsStartDate,
    nameOfOperation: text(details.operationName),
  }
}

function yesNo(answer: boolean): 'Y' | 'N' {
  return answer ? 'Y' : 'N'
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
