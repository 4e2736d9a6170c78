/** Claim forms as the browser sends them, right in every field, for tests to spoil. */
import { readFile } from 'node:fs/promises'

export interface FormFile {
  readonly content: Uint8Array
  readonly name?: string
}

export interface SentForm {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly files: readonly FormFile[]
}

/** Begins as a PDF does, which is what tells the type. */
export const pdf = (text = 'receipt'): Uint8Array => new TextEncoder().encode(`%PDF-1.4\n${text}\n%%EOF`)
export const png: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const heic = (): Promise<Uint8Array> => readFile(new URL('../fixtures/receipt.heic', import.meta.url))

/** A visit to a specialist on 2 March 2026, with receipt and letter, paid by cheque. */
export function outpatientForm(
  claimantId: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): SentForm {
  return {
    fields: {
      claimantId,
      visitDate: '02/03/2026',
      benefitGroup: 'Specialist',
      benefitId: 'SP-1',
      benefitName: 'Specialist consultation',
      providerName: 'Coral Clinic',
      receiptNo: 'R-1',
      diagnosisTextFromMember: 'Sore shoulder',
      currency: 'SGD',
      amount: '120.50',
      includeGST: 'false',
      gstAmount: '0',
      prePostHospitalisation: 'N',
      accidentRelated: 'N',
      claimingFromOtherInsurer: 'N',
      paymentMethod: 'Cheque',
      attachmentDetails: '["INV/RCP","DOC"]',
      ...changes,
    },
    files: [
      { content: pdf(), name: 'receipt.pdf' },
      { content: png, name: 'letter.png' },
    ],
  }
}

/** A stay in hospital in February 2026. */
export function inpatientForm(
  claimantId: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): SentForm {
  return {
    fields: {
      claimantId,
      providerName: 'Mount Alvernia Hospital',
      admissionDate: '01/02/2026',
      dischargeDate: '04/02/2026',
      reasonForTreatment: 'Appendicitis',
      symptoms: 'Pain in the abdomen',
      symptomsStartDate: '31/01/2026',
      nameOfOperation: 'Appendicectomy',
      currency: 'SGD',
      amount: '4800',
      accidentRelated: 'N',
      claimingFromOtherInsurer: 'N',
      paymentMethod: 'Cheque',
      attachmentDetails: '["INV/RCP"]',
      ...changes,
    },
    files: [{ content: pdf(), name: 'bill.pdf' }],
  }
}

/** The same form for an update: the claimant stays, nothing new comes, and the documents named stay. */
export function updateForm({ fields }: SentForm, kept: readonly string[]): SentForm {
  return {
    fields: { ...fields, claimantId: undefined, attachmentDetails: '[]', oldAttachment: JSON.stringify(kept) },
    files: [],
  }
}

export function toFormData({ fields, files }: SentForm): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  for (const { content, name = 'file' } of files) form.append('attachment', new Blob([new Uint8Array(content)]), name)
  return form
}

interface SubmitResult {
  readonly _id: string
  readonly transactionNo: string
}

/** What a test may find in an answer: the result of one kind of claim, or an error. */
export interface AnswerBody {
  readonly outpatientclaim: SubmitResult
  readonly inpatientclaim: SubmitResult
  readonly errorCode: string
  readonly errorMessage: string
  readonly errors: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: AnswerBody
}

/** Sends a form over HTTP and reads the answer. */
export async function sendForm(
  url: string,
  form: SentForm | FormData,
  headers: Readonly<Record<string, string>>,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Answer> {
  const body = form instanceof FormData ? form : toFormData(form)
  const response = await fetch(url, { method, body, headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, body: (await response.json()) as AnswerBody }
}
