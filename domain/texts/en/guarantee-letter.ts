/** The letter of guarantee as it is printed for the hospital. The wording is ours. */

export const guaranteeLetterTexts = {
  title: 'Letter of Guarantee',
  letterNo: 'Letter no.',
  guaranteed: 'This admission is guaranteed.',
  upTo: 'Guaranteed up to',
  letter: 'Letter',
  replaces: 'In place of letter no.',
  issuedOn: 'Issued on',
  validUntil: 'Valid until',
  admission: 'Admission',
  hospital: 'Hospital',
  doctor: 'Doctor',
  admissionDate: 'Admission date',
  diagnosis: 'Diagnosis',
  patient: 'Patient',
  name: 'Name',
  nric: 'NRIC / FIN / Passport no.',
  employee: 'Employee',
  company: 'Company',
  policyNo: 'Policy no.',
  insurer: 'Insurer',
  conditions: 'Limit and conditions',
  counter: 'At the hospital’s counter',
  codeSays: 'QR code of the page that shows whether this letter is still valid',
  scan: 'Scan the code before the patient is admitted. The page tells whether the letter is valid, has expired, was withdrawn or was replaced by another one.',
  acknowledge: 'When the patient is admitted, enter this code on that page:',
  /** Who signed a letter, and that nobody vouches for it, is told by the viewer of the PDF. */
  signed: 'This letter is digitally signed: a PDF viewer shows who signed it, and whether it was changed since.',
  signatureReason: 'Letter of guarantee issued',
} as const

/** Who guarantees what, in a sentence. Dates as they are shown. */
export function guaranteeText({
  insurer,
  hospital,
  amount,
  validUntil,
}: {
  readonly insurer: string
  readonly hospital: string
  readonly amount: string
  readonly validUntil: string
}): string {
  return `${insurer} guarantees to ${hospital} the payment of the eligible costs of the admission named below, up to ${amount}, if the patient is admitted by ${validUntil}.`
}
