/** Labels and messages of the two claim forms (1§5). Quoted messages are letter for letter; the others follow their style. */

export const claimFieldLabels = {
  companyId: 'Company',
  claimantId: 'Claimant',
  visitDate: 'Visit Date',
  benefitGroup: 'Type of Benefit',
  benefitGroupItem: 'Benefit',
  providerName: 'Provider',
  hospital: 'Hospital',
  receiptNo: 'Receipt No',
  diagnosisText: 'Diagnosis',
  currency: 'Currency',
  amount: 'Amount',
  includeGST: 'Does the amount include GST?',
  gstAmount: 'GST Amount',
  empSubRemarks: 'Remarks',
  prePostHospitalisation: 'Pre / Post Hospitalisation',
  admissionDate: 'Admission Date',
  dischargeDate: 'Discharge Date',
  reasonForTreatment: 'Reason for Treatment',
  symptoms: 'Description of Symptoms',
  symptomsStartDate: 'Symptoms Start Date',
  nameOfOperation: 'Name of Operation',
  accidentRelated: 'Is the claim accident related?',
  accidentDate: 'Accident Date',
  accidentTime: 'Accident Time',
  placeOfAccident: 'Place of Accident',
  workRelated: 'Was the accident work related?',
  accidentDetails: 'Accident Details',
  accidentClaimableFromCompany: 'Can you claim compensation from your company?',
  claimingFromOtherInsurer: 'Are you claiming from another insurer?',
  claimingFromOtherInsurerName: 'Name of the other insurer',
  claimReferenceNo: 'Claim Reference No',
  paymentMethod: 'Payment Method',
  bankName: 'Bank',
  bankNo: 'Bank',
  branchNo: 'Branch',
  accountNo: 'Account Number',
  nric: 'NRIC',
  /** The confirmation box for PayNow (S12: its words are ours). */
  payNowConfirmed: 'I confirm that my bank account is linked to PayNow with this NRIC.',
  invoicesAndReceipts: 'Invoices and Receipts',
  otherDocuments: 'Other Supporting Documents',
  attachments: 'Documents',
} as const

export const claimFormTexts = {
  fieldRequired: 'This field is required.',
  companyRequired: 'Company is required.',
  claimantRequired: 'Claimant is required.',
  visitDateRequired: 'Visit Date is required.',
  benefitGroupRequired: 'Type of Benefit is required.',
  benefitRequired: 'Benefit is required.',
  providerRequired: 'Provider is required.',
  hospitalRequired: 'Hospital is required.',
  receiptNoRequired: 'Receipt No is required.',
  diagnosisRequired: 'Diagnosis is required.',
  currencyRequired: 'Currency is required.',
  amountRequired: 'Amount is required',
  admissionDateRequired: 'Admission Date is required.',
  dischargeDateRequired: 'Discharge Date is required.',
  reasonForTreatmentRequired: 'Reason for Treatment is required.',
  symptomsRequired: 'Symptoms is required.',
  symptomsStartDateRequired: 'Symptoms Start Date is required.',
  operationRequired: 'Name of Operation is required.',
  accidentDateRequired: 'Accident Date is required.',
  accidentTimeRequired: 'Accident Time is required.',
  placeOfAccidentRequired: 'Place of Accident is required.',
  accidentDetailsRequired: 'Accident Details is required.',
  otherInsurerNameRequired: 'Name of the other insurer is required.',
  paymentMethodRequired: 'Payment Method is required.',
  answerRequired: 'Please answer Yes or No.',
  prePostRequired: 'Please choose one.',

  amountNotNumber: 'Amount must be a number.',
  amountNotPositive: 'Amount must be more than zero',
  amountTooHigh: 'Amount cannot be more than $999,999',
  gstRequired: 'GST Amount is required.',
  gstNotNumber: 'GST Amount must be a number.',
  gstNotPositive: 'GST Amount must be more than zero',
  gstTooHigh: 'GST amount must not higher and equal than amount',

  dateInvalid: 'Date is not valid.',
  dateInFuture: 'Date cannot be later than today.',
  dischargeBeforeAdmission: 'Discharge Date cannot be earlier than Admission Date.',
  accidentAfterVisit: 'Accident Date cannot be later than Visit Date.',
  accidentAfterAdmission: 'Accident Date cannot be later than Admission Date.',
  symptomsAfterAdmission: 'Symptoms Start Date cannot be later than Admission Date.',
  timeInvalid: 'Time is not valid.',
  timeInFuture: 'Accident Time cannot be later than now.',

  /** The call names one company in its address and another in its form. */
  otherCompany: 'The form and the page are for different companies. Please open the form again and choose one company.',
  companyNotOffered: 'Please choose one of your companies.',
  employeesOnly: 'Only employees can submit claims. Please ask the employee whose cover it is.',
  claimantNotOffered: 'Please choose one of the claimants of this company.',
  benefitGroupNotOffered: 'Please choose a type of benefit from the list.',
  benefitNotOffered: 'Please choose a benefit from the list.',
  currencyNotOffered: 'Please choose a currency from the list.',
  paymentMethodNotOffered: 'Please choose one of the payment methods offered.',
  paymentMethodFixed: 'The payment method cannot be changed.',
  payNowNotConfirmed: 'Missing information. Please review and check.',

  noFiles: 'No Files Uploaded.',
  fileTooLarge: 'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.',
  fileTypeRefused: 'Only image file (jpeg, jpg, png) and PDF file are allowed.',
  fileEmpty: 'The attachment is empty. Kindly upload the document again.',
} as const

/** Beyond the configured number of files of one category (1§5). */
export function tooManyFilesText(maximum: number): string {
  return `You can only upload up to ${maximum} files!`
}

export function tooLongText(maximum: number): string {
  return `Too long maximum ${maximum} characters`
}

/** Dates are shown as DD/MM/YYYY. */
export function notCoveredText(visitDate: string): string {
  return `You were not covered on ${visitDate}. Please check the visit date.`
}

/** @param admissionDate as it is shown */
export function notCoveredAtAdmissionText(admissionDate: string): string {
  return `There is no cover on ${admissionDate}. Please check the admission date.`
}
