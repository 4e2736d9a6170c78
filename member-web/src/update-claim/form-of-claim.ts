/** The update form of a claim as the API tells it. */
import type { ClaimFile } from '@member-care/domain/claim/form/attachment-errors.ts'
import { paymentMethods, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { parseSlashed } from '@member-care/domain/dates/singapore-dates.ts'
import type { ClaimFormValues } from '../claim-form/claim-form-values.ts'
import type { ClaimUpdated } from '../claim-form/use-form-knowledge.ts'
import { statusOf, type ShownClaim } from '../claim-detail/shown-claim.ts'
import type { ClaimDocument, InpatientClaimDetail, OutpatientClaimDetail } from '../portal-api/claims-contract.ts'

export function kindOf({ kind }: ShownClaim): ClaimKind {
  return kind === 'out' ? 'outpatient' : 'inpatient'
}

/** What the form opens with. */
export function formOfClaim(shown: ShownClaim): ClaimFormValues {
  const { claim } = shown
  const [accidentDate = '', accidentTime = ''] = claim.accidentDateTime.split(' ')
  return {
    companyId: claim.companyId,
    claimantId: claim.claimantId,
    providerName: claim.providerName,
    currency: claim.currency,
    amount: claim.amount,
    empSubRemarks: claim.empSubRemarks,
    ...(shown.kind === 'out' ? outpatientValues(shown.claim) : inpatientValues(shown.claim)),
    accidentRelated: claim.accidentRelated,
    accidentDate: isoOf(accidentDate),
    accidentTime,
    placeOfAccident: claim.placeOfAccident,
    accidentDetails: claim.accidentDetails,
    workRelated: claim.workRelated,
    accidentClaimableFromCompany: claim.accidentClaimableFromCompany,
    claimingFromOtherInsurer: claim.claimingFromOtherInsurer,
    claimingFromOtherInsurerName: claim.claimingFromOtherInsurerName,
    claimReferenceNo: claim.claimReferenceNo,
    paymentMethod: claim.paymentMethod,
    bankName: claim.bankName,
    bankNo: claim.bankNo,
    branchNo: claim.branchNo,
    accountNo: claim.accountNo,
  }
}

function outpatientValues(claim: OutpatientClaimDetail): ClaimFormValues {
  return {
    visitDate: isoOf(claim.visitDate),
    benefitGroup: claim.benefitGroup,
    benefitGroupItem: claim.benefitId,
    receiptNo: claim.receiptNo,
    diagnosisText: claim.diagnosisName || claim.diagnosisTextFromMember,
    includeGST: claim.includeGST ? 'Y' : 'N',
    gstAmount: claim.includeGST ? claim.gstAmount : '',
    prePostHospitalisation: claim.prePostHospitalisation,
    admissionDate: isoOf(claim.admissionDate),
  }
}

function inpatientValues(claim: InpatientClaimDetail): ClaimFormValues {
  return {
    admissionDate: isoOf(claim.admissionDate),
    dischargeDate: isoOf(claim.dischargeDate),
    reasonForTreatment: claim.reasonForTreatment,
    symptoms: claim.symptoms,
    symptomsStartDate: isoOf(claim.symptomsStartDate),
    nameOfOperation: claim.nameOfOperation,
  }
}

/** DD/MM/YYYY as the form's inputs want it; '' for none. */
function isoOf(slashed: string): string {
  return parseSlashed(slashed) ?? ''
}

/** What the form's rules need to know of the claim. */
export function knowledgeOfClaim(shown: ShownClaim): ClaimUpdated {
  const { claim } = shown
  const { bankName, bankNo, branchNo, accountNo } = claim
  const account = accountNo === '' ? undefined : { bankName, bankNo, branchNo, accountNo }
  const method = paymentMethods.find((known) => known === claim.paymentMethod) ?? 'Cheque'
  return {
    update: { status: statusOf(claim), payment: { method, ...account } },
    ...(account && { bankDetail: account }),
    ...(shown.kind === 'out' && { benefit: benefitOf(shown.claim) }),
  }
}

function benefitOf({
  benefitGroup,
  benefitId,
  benefitName,
  diagnosisName,
  diagnosisTextFromMember,
}: OutpatientClaimDetail): ClaimUpdated['benefit'] {
  const diagnosis = diagnosisName || diagnosisTextFromMember
  return { benefitGroup, benefitId, benefitName, ...(diagnosis !== '' && { diagnosisName: diagnosis }) }
}

/** A document that the claim has, as the form rules judge it: the server has taken it, so it is right in itself. */
export function toClaimFile({ original_filename: name, mimeType, remarks }: ClaimDocument): ClaimFile {
  return { name, mimeType, bytes: 1, category: remarks === 'INVOICE/RECEIPT' ? 'INV/RCP' : 'DOC' }
}
