/** Claims as the API tells them, that tests of the screens speak of. */
import type { InpatientClaimDetail, OutpatientClaimDetail } from '../../portal-api/claims-contract.ts'

const common = {
  _id: 'c1', companyId: 'orchid', claimantId: 'willow', bankNo: '', branchNo: '', version: 1, transactionNo: 'OPD000001', visitNo: '', status: 'Submitted', claimRetry: 0,
  remarks: '', batchNo: '', informationRequest: '', submissionDate: '02/11/2025', providerName: 'Coral Family Clinic', currency: 'SGD', amount: '109.00',
  payableAmount: '', name: 'Willow Tan', nric: 'S****567A', empSubRemarks: '',
  accidentRelated: 'N', accidentDateTime: '', placeOfAccident: '', workRelated: '', accidentDetails: '', accidentClaimableFromCompany: '',
  claimingFromOtherInsurer: 'N', claimingFromOtherInsurerName: '', claimReferenceNo: '', paymentMethod: 'Cheque', bankName: '', accountNo: '',
  attachment: [], timeline: [],
} as const

export const outpatient: OutpatientClaimDetail = {
  ...common, benefitId: 'gp-1', benefitName: 'GP consultation', benefitGroup: 'General Practitioner', diagnosisName: '', diagnosisTextFromMember: 'Sore shoulder',
  receiptNo: 'R-1', visitDate: '01/11/2025', includeGST: true, gstAmount: '9.00', prePostHospitalisation: 'N', admissionDate: '',
}

export const inpatient: InpatientClaimDetail = {
  ...common, admissionDate: '01/11/2025', dischargeDate: '03/11/2025', reasonForTreatment: 'Cataract', nameOfOperation: '', nameOfOperationCode: 'SM701I',
  symptoms: 'Blurred sight', symptomsStartDate: '20/10/2025',
}
