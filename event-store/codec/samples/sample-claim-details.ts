/** What claims of both kinds say, with every field that they can have. */
import type { ClaimDetails } from '@member-care/domain/claim/claim-details.ts'

const accident = {
  date: '2026-03-02',
  time: '18:40',
  place: 'Bukit Timah Hill',
  details: 'Slipped on wet steps',
  workRelated: true,
  claimableFromCompany: false,
}

export const outpatient: ClaimDetails = {
  kind: 'outpatient',
  providerName: 'Raffles Medical, Bishan',
  currency: 'SGD',
  amountCents: 12_345,
  remarks: 'Please pay to my account – 谢谢',
  accident,
  otherInsurer: { name: 'Other Insurer Pte Ltd', claimReferenceNo: 'OI-77' },
  visitDate: '2026-03-03',
  benefitGroup: 'GP',
  benefitId: 'GP-01',
  benefitName: 'General Practitioner',
  receiptNo: 'R-2026-0042',
  diagnosisCode: 'S93.4',
  diagnosisName: 'Sprain of ankle',
  diagnosisText: 'Sprained ankle, left',
  includesGst: true,
  gstAmountCents: 1_019,
  prePostHospitalisation: true,
  admissionDate: '2026-03-05',
}

export const inpatient: ClaimDetails = {
  kind: 'inpatient',
  providerName: 'Mount Alvernia Hospital',
  currency: 'SGD',
  amountCents: 456_789,
  remarks: '',
  accident,
  otherInsurer: { name: 'Other Insurer Pte Ltd' },
  admissionDate: '2026-03-05',
  dischargeDate: '2026-03-07',
  reasonForTreatment: 'Torn ligament',
  reasonForTreatmentCode: 'S93.2',
  symptoms: 'Pain and swelling',
  symptomsStartDate: '2026-03-02',
  operationName: 'Ligament repair',
  operationCode: 'SB-700A',
}
