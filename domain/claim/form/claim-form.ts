/**
 * The two claim forms as they are filled in (1§3), in the browser and, read back from a request, on the server.
 * Every value is the text of its input: dates YYYY-MM-DD, times HH:mm, amounts as typed, yes and no as Y and N. Empty is absent or ''.
 */

const personFields = ['companyId', 'claimantId', 'nric'] as const

export const accidentFields = [
  'accidentDate',
  'accidentTime',
  'placeOfAccident',
  'workRelated',
  'accidentDetails',
  'accidentClaimableFromCompany',
] as const

export const otherInsurerFields = ['claimingFromOtherInsurerName', 'claimReferenceNo'] as const

export const bankFields = ['bankName', 'bankNo', 'branchNo', 'accountNo'] as const

const closingFields = [
  'accidentRelated',
  ...accidentFields,
  'claimingFromOtherInsurer',
  ...otherInsurerFields,
  'paymentMethod',
  ...bankFields,
  'payNowConfirmed',
] as const

export const outpatientFields = [
  ...personFields,
  'visitDate',
  /** The group's name. */
  'benefitGroup',
  /** The benefit option's id. */
  'benefitGroupItem',
  'providerName',
  'receiptNo',
  'diagnosisText',
  'currency',
  'amount',
  'includeGST',
  'gstAmount',
  'empSubRemarks',
  'prePostHospitalisation',
  'admissionDate',
  ...closingFields,
] as const
export type OutpatientField = (typeof outpatientFields)[number]

export const inpatientFields = [
  ...personFields,
  'providerName',
  'admissionDate',
  'dischargeDate',
  'reasonForTreatment',
  'symptoms',
  'symptomsStartDate',
  'nameOfOperation',
  'currency',
  'amount',
  'empSubRemarks',
  ...closingFields,
] as const
export type InpatientField = (typeof inpatientFields)[number]

export type ClaimFormField = OutpatientField | InpatientField

type FormOf<Field extends string> = {
  readonly [Name in Field]?: (Name extends 'payNowConfirmed' ? boolean : string) | undefined
}

export type OutpatientForm = FormOf<OutpatientField>
export type InpatientForm = FormOf<InpatientField>
export type ClaimForm = OutpatientForm | InpatientForm

/** What both forms have. */
export type CommonForm = FormOf<OutpatientField & InpatientField>

/** Texts at the fields that are wrong; a field that is right is absent. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>
export type OutpatientFormErrors = FormErrors<OutpatientField>
export type InpatientFormErrors = FormErrors<InpatientField>

/** The text of a field without surrounding blanks; '' when nothing was filled in. */
export function filled(value: string | undefined): string {
  return value?.trim() ?? ''
}
