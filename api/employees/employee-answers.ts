/** Employees as their company's HR sees them (3§3 "HR employee"). Only the covers of the caller's own companies are in it (S91). */
import type { Power } from '@member-care/domain/access/powers.ts'
import { hrAdministratorRole } from '@member-care/domain/access/powers.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { identityChangeStatuses } from '@member-care/domain/user/identity-change.ts'
import { userStatusSchema } from '@member-care/domain/user/user-events.ts'
import type { EmployeeAsOf } from '@member-care/projections/employment-history/employees-as-of.ts'
import type { Dependant } from '@member-care/projections/users/dependants.ts'
import type { UserListItem } from '@member-care/projections/users/user-list.ts'
import type { Membership, UserRecord } from '@member-care/projections/users/user-records.ts'
import type { IdentityChangeRecord } from '@member-care/projections/verification/verification-queries.ts'
import { z } from 'zod'
import { maskedEmailFor, maskedFor } from '../http/masking.ts'

/** What somebody had who has been forgotten reads as redacted. */
const personalText = personal(z.string())
const orNothing = z.string().nullable()

export const employeeRowSchema = z
  .object({
    uuid: z.string(),
    companyId: z.string(),
    companyName: orNothing,
    staffId: orNothing,
    name: personalText,
    status: userStatusSchema,
    /** Singapore dates of the cover, YYYY-MM-DD, both inclusive. */
    effectiveStartDate: z.string(),
    effectiveEndDate: orNothing,
    /** UTC, ISO. Null also in a list as of a day. */
    lastLogin: orNothing,
    /** False for somebody whom the caller's companies neither employ nor employed by what is known today: their record is found by nobody. */
    hasRecord: z.boolean(),
  })
  .meta({ id: 'HrEmployeeRow' })

/** One of the caller's companies that employs the person, with whom they cover there. */
const employmentSchema = z.object({
  companyId: z.string(),
  companyName: orNothing,
  staffId: orNothing,
  designation: orNothing,
  planNo: orNothing,
  costCenter: orNothing,
  costCenterName: orNothing,
  effectiveStartDate: z.string(),
  effectiveEndDate: orNothing,
  family: z.array(
    z.object({
      uuid: z.string(),
      name: personalText,
      /** Masked. */
      nric: personalText,
      relationship: orNothing,
      effectiveStartDate: z.string(),
      effectiveEndDate: orNothing,
    }),
  ),
})

/** The last change of who the person is that the HR of one of the caller's companies proposed. Null what stays as it is. */
const proposalSchema = z.object({
  requestId: z.string(),
  status: z.enum(identityChangeStatuses),
  companyId: z.string(),
  companyName: orNothing,
  /** UTC, ISO. */
  requestedAt: z.string(),
  name: personalText.nullable(),
  /** Masked. */
  nric: personalText.nullable(),
  birthdate: personalText.nullable(),
  gender: z.enum(['m', 'f']).nullable(),
  reason: personalText,
})

export const employeeSchema = z
  .object({
    uuid: z.string(),
    name: personalText,
    birthdate: personalText.nullable(),
    contactNoCountryCode: personalText.nullable(),
    contactNo: personalText.nullable(),
    lastLogin: orNothing,
    status: userStatusSchema,
    gender: z.enum(['m', 'f']).nullable(),
    maritalStatus: personalText.nullable(),
    nationality: personalText.nullable(),
    /** Masked. */
    nric: personalText,
    email: personalText.nullable(),
    /** Another company covers them too, or did: birthdate, number, gender, marital status, nationality and address are null then (S91). */
    isKnownElsewhere: z.boolean(),
    roles: z.array(z.object({ type: z.string() })),
    employments: z.array(employmentSchema),
    proposal: proposalSchema.nullable(),
    /** Somebody else asked for such a change, and it waits. */
    isChangeWaiting: z.boolean(),
    /** Of the record; a change says which one it was made from. */
    version: z.number(),
  })
  .meta({ id: 'HrEmployee' })
export type HrEmployee = z.infer<typeof employeeSchema>

/** @param row of a list of employees within the caller's companies, so that it has a cover */
export function toEmployeeRow(row: UserListItem): z.infer<typeof employeeRowSchema> {
  return {
    uuid: row.userId,
    companyId: row.companyId ?? '',
    companyName: row.companyName,
    staffId: row.staffId,
    name: row.name ?? REDACTED,
    status: row.status,
    effectiveStartDate: row.effectiveStartDate ?? '',
    effectiveEndDate: row.effectiveEndDate,
    lastLogin: row.lastSignInAt?.toISOString() ?? null,
    hasRecord: true,
  }
}

/** An employee as of a day. */
export function toEmployeeRowAsOf({ userId, ...row }: EmployeeAsOf): z.infer<typeof employeeRowSchema> {
  return { ...row, uuid: userId, name: row.name ?? REDACTED, lastLogin: null }
}

/** @param employments the memberships of the person as an employee within the caller's companies */
export function toEmployee(
  person: UserRecord,
  {
    employments,
    dependants,
    identityChange,
    isKnownElsewhere,
    powers,
  }: {
    readonly employments: readonly Membership[]
    readonly dependants: readonly Dependant[]
    readonly identityChange: IdentityChangeRecord | undefined
    readonly isKnownElsewhere: boolean
    readonly powers: ReadonlySet<Power>
  },
): HrEmployee {
  // Blank where the person was forgotten; else null says that it is not known.
  const said = (value: string | null) => (value === null && person.forgotten ? REDACTED : value)
  // What is the person's own is nobody's to be told by another employer, past or present.
  const own = <Value>(value: Value): Value | null => (isKnownElsewhere ? null : value)
  return {
    uuid: person.userId,
    name: person.name ?? REDACTED,
    birthdate: own(said(person.birthdate)),
    contactNoCountryCode: own(said(person.contactNoCountryCode)),
    contactNo: own(said(person.contactNo)),
    lastLogin: person.lastSignInAt?.toISOString() ?? null,
    status: person.status,
    gender: own(person.gender),
    maritalStatus: own(said(textOf(person.studentInformation?.studentMaritalStatus))),
    nationality: own(said(textOf(person.studentInformation?.studentNationality))),
    nric: maskedFor(powers, person.nric?.toUpperCase() ?? REDACTED),
    email: own(person.email === null ? said(null) : maskedEmailFor(powers, person.email, person.nric)),
    isKnownElsewhere,
    // Their other roles are no matter of their company's, nor is what another company made them (S127).
    roles: employments.some(({ companyId }) => person.hrCompanyIds.includes(companyId))
      ? [{ type: hrAdministratorRole }]
      : [],
    employments: employments.map((employment) => ({
      companyId: employment.companyId,
      companyName: employment.companyName,
      staffId: employment.staffId,
      designation: employment.designation,
      planNo: employment.planNo,
      costCenter: employment.costCenter,
      costCenterName: employment.costCenterName,
      effectiveStartDate: employment.effectiveStartDate,
      effectiveEndDate: employment.effectiveEndDate,
      family: dependants
        .filter(({ companyId }) => companyId === employment.companyId)
        .map(({ userId, name, nric, relationship, effectiveStartDate, effectiveEndDate }) => ({
          uuid: userId,
          name: name ?? REDACTED,
          nric: maskedFor(powers, nric?.toUpperCase() ?? REDACTED),
          relationship,
          effectiveStartDate,
          effectiveEndDate,
        })),
    })),
    ...shownChange(identityChange, { employments, powers }),
    version: person.revision,
  }
}

/** What another company's HR proposed, or the person asked for, is told by no more than that it waits. */
function shownChange(
  change: IdentityChangeRecord | undefined,
  { employments, powers }: { readonly employments: readonly Membership[]; readonly powers: ReadonlySet<Power> },
): Pick<HrEmployee, 'proposal' | 'isChangeWaiting'> {
  const companyId = change?.companyId ?? null
  const isOwn = employments.some((employment) => employment.companyId === companyId)
  if (!change || companyId === null || !isOwn)
    return { proposal: null, isChangeWaiting: change?.status === 'WAITING_VERIFICATION' }
  return {
    proposal: {
      requestId: change.requestId,
      status: change.status,
      companyId,
      companyName: change.companyName,
      requestedAt: change.requestedAt.toISOString(),
      name: change.changesName ? (change.requestedName ?? REDACTED) : null,
      nric: change.changesNric ? maskedFor(powers, change.requestedNric ?? REDACTED) : null,
      birthdate: change.changesBirthdate ? (change.requestedBirthdate ?? REDACTED) : null,
      gender: change.requestedGender,
      reason: change.reason ?? REDACTED,
    },
    isChangeWaiting: false,
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
