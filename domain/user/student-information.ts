/** What is kept about students besides what is kept about everybody (3§3 "Student fields"). */
import { z } from 'zod'
import { personal } from '../events/event-definition.ts'

/** The nine fields, under the names of the call catalogue and in the order of the form. */
export const studentFields = [
  'studentFullBankAccountNo',
  'studentEmail',
  'studentTel',
  'studentCareerCode',
  'studentMaritalStatus',
  'studentID',
  'studentNationality',
  'singaporeCitizenshipstatus',
  'nsMenIndicator',
] as const
export type StudentField = (typeof studentFields)[number]

const optionalText = personal(z.string()).optional()

/** As it is recorded: a field that is empty is left out. */
export const studentInformationSchema = z.object({
  studentFullBankAccountNo: optionalText,
  studentEmail: optionalText,
  studentTel: optionalText,
  studentCareerCode: optionalText,
  studentMaritalStatus: optionalText,
  studentID: optionalText,
  studentNationality: optionalText,
  singaporeCitizenshipstatus: optionalText,
  nsMenIndicator: optionalText,
}) satisfies z.ZodType<Partial<Record<StudentField, unknown>>>
export type StudentInformation = z.infer<typeof studentInformationSchema>

/** Where the fields stand within an event, for its declaration. */
export const personalStudentFields: Readonly<Record<string, string>> = Object.fromEntries(
  studentFields.map((field) => [`studentInformation.${field}`, 'userId']),
)
