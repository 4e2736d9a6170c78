/** The request for a letter of guarantee as the specification's call names its fields (2§3), for the one form of ours. */
import { claimantIdNamed } from '@member-care/domain/claim/form/named-claimant.ts'
import { filled } from '@member-care/domain/claim/form/claim-form.ts'
import { isEmailAddress } from '@member-care/domain/identity/email-address.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { guaranteeRequestTexts } from '@member-care/domain/texts/guarantee-request-texts.ts'
import { signInTexts } from '@member-care/domain/texts/account-texts.ts'
import { ApiError, fieldError, formError } from '../http/api-error.ts'
import { readFields, type ReadFields } from './request-guarantee.ts'

/** ELG-006. */
const INSURER = 'income'

/**
 * Reads the fields of `submitElog`. What the form says twice must say the same (S77): the company that the address names, the
 * name that belongs to the NRIC, and the one insurer that there is.
 * @throws ApiError (when it is called) 422 at the field that says something else
 */
export function catalogueFormReader(companyId: string): ReadFields {
  return (fields, knowledge) => {
    const { companyId: named = companyId, insurer = '', email = '', patientName = '', nric = '' } = fields
    if (named !== companyId) throw fieldError('companyId', guaranteeRequestTexts.companyRequired)
    if (insurer !== INSURER) throw fieldError('insurer', errorTexts.malformed)
    if (filled(email) !== '' && !isEmailAddress(filled(email))) throw fieldError('email', signInTexts.emailInvalid)
    const patientId = claimantIdNamed(filled(nric), knowledge.patients)
    const patient = knowledge.patients.find(({ uuid }) => uuid === patientId)
    if (patient && filled(patientName) !== '' && !isSameName(patientName, patient.name ?? ''))
      throw fieldError('patientName', guaranteeRequestTexts.patientNotOffered)
    return { ...readFields(fields, knowledge), patientId }
  }
}

/** What is wrong with the patient is told at the field that names them here. */
export function inCatalogueNames(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.errors?.['patientId'] === undefined) return error
  const { patientId, ...others } = error.errors
  return formError({ nric: patientId, ...others })
}

function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

function comparable(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toUpperCase()
}
