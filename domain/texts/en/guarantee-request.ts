/** Asking for a letter of guarantee (2§2, 2§3, 2§5). Quoted messages are letter for letter; the others follow their style. */

export const guaranteeRequestTexts = {
  companyRequired: 'Company is required.',
  patientRequired: 'Patient is required.',
  patientNotOffered: 'This person is not covered by the company. Please choose somebody from the list.',
  hospitalRequired: 'Hospital is required.',
  hospitalNotOffered: 'This hospital is not on the panel. Please choose one from the list.',
  diagnosisRequired: 'Diagnosis is required.',
  symptomsRequired: 'Symptoms is required.',
  dateRequired: 'Date is required.',
  symptomsInFuture: 'The symptoms cannot have started after today.',
  admissionInPast: 'The admission date cannot be before today.',
  mandatory: 'Field is Mandatory',
  notANumber: 'Input must be a valid number',
  notAChoice: 'Please choose one from the list.',
  noFiles: 'No Files Uploaded.',
  questionsChanged: 'The questions have changed. Please answer the ones shown now; your other entries are kept.',
} as const

/** @param lastDay as it is shown */
export function admissionTooLateText(lastDay: string): string {
  return `The admission date cannot be after ${lastDay}.`
}
