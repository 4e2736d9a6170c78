/** The users of the catalogue's upload call (3§3 "Bulk upload payload") as rows of a file, so that there is one way for both. */
import { uploadColumns, type UploadCells } from '@member-care/domain/upload/upload-columns.ts'
import { readAction, writeUploadDate } from '@member-care/domain/upload/read-cells.ts'
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { studentFields } from '@member-care/domain/user/student-information.ts'
import { z } from 'zod'

const cell = z.union([z.string(), z.number().transform(String), z.null().transform(() => '')]).optional()
const yesOrNo = z
  .union([z.boolean().transform((is) => (is ? 'Y' : 'N')), z.string(), z.null().transform(() => '')])
  .optional()

const dependantSchema = z.object({
  name: cell,
  nric: cell,
  birthdate: cell,
  relationship: cell,
  planNo: cell,
  effectiveStartDate: cell,
  effectiveEndDate: cell,
  loginRequired: yesOrNo,
  email: cell,
  newDependentNric: cell,
})

const companySchema = z.object({
  companyCode: cell,
  companyName: cell,
  staffId: cell,
  designation: cell,
  planNo: cell,
  costCenter: cell,
  costCenterName: cell,
  effectiveStartDate: cell,
  effectiveEndDate: cell,
  changeEffectiveDate: cell,
  actionStatus: cell,
  family: z.array(dependantSchema).default([]),
})

export const newUserSchema = z.object({
  nric: cell,
  /** Whether there must be somebody with this number already. */
  isUserMustExist: z.boolean().optional(),
  name: cell,
  gender: cell,
  bankNo: cell,
  branchNo: cell,
  accountNo: cell,
  loginRequired: yesOrNo,
  email: cell,
  birthdate: cell,
  newNric: cell,
  ...(Object.fromEntries(studentFields.map((field) => [field, cell])) as Record<
    (typeof studentFields)[number],
    typeof cell
  >),
  companies: z.array(companySchema).default([]),
})
export type NewUserOfCatalogue = z.infer<typeof newUserSchema>

/** One row for each dependant of each company, or one for the company without any. */
export function rowsOfNewUser(user: NewUserOfCatalogue): readonly (readonly string[])[] {
  return user.companies.flatMap((company) => {
    const { family, actionStatus, ...cover } = company
    const dependants = family.length > 0 ? family : [undefined]
    return dependants.map((dependant) => {
      const { companies: _, isUserMustExist, ...person } = user
      const cells: Partial<Record<keyof UploadCells, string | undefined>> = {
        ...person,
        ...cover,
        actionStatus: isUserMustExist && !asksOfExisting(actionStatus) ? 'EXISTING' : actionStatus,
        ...(dependant && {
          dep_name: dependant.name,
          dep_nric: dependant.nric,
          dep_birthdate: dependant.birthdate,
          dep_relationship: dependant.relationship,
          dep_email: dependant.email,
          dep_newNric: dependant.newDependentNric,
          dep_effectiveStartDate: dependant.effectiveStartDate,
          dep_effectiveEndDate: dependant.effectiveEndDate,
          dep_loginRequired: dependant.loginRequired,
          planNo: dependant.planNo ?? cover.planNo,
        }),
      }
      return uploadColumns.map((column) => asFileHasIt(cells[column] ?? ''))
    })
  })
}

/** An update and a termination are of somebody who exists in any case. */
function asksOfExisting(actionStatus: string | undefined): boolean {
  const action = readAction(actionStatus ?? '')
  return action === undefined || action === 'UPDATE' || action === 'TERMINATE'
}

/** Dates may come as YYYY-MM-DD as well. */
function asFileHasIt(value: string): string {
  return isIsoDate(value) ? writeUploadDate(value) : value
}
