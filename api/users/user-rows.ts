/** Users in the console's lists. NRICs are masked for callers who lack the power to see them (S46). */
import type { Power } from '@member-care/domain/access/powers.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { memberTypes, userStatusSchema, userTypes } from '@member-care/domain/user/user-events.ts'
import type { Dependant } from '@member-care/projections/users/dependants.ts'
import type { UserListItem } from '@member-care/projections/users/user-list.ts'
import { z } from 'zod'
import { maskedEmailFor, maskedFor } from '../http/masking.ts'

/** What somebody had who has been forgotten reads as redacted. */
const personalText = personal(z.string())

export const userRowSchema = z
  .object({
    /** The user's uuid. */
    id: z.string(),
    userType: z.enum(userTypes),
    name: personalText,
    /** In capitals; masked without the power `nric.unmasked`. */
    nric: personalText,
    email: personalText,
    studentId: z.string().nullable(),
    status: userStatusSchema,
    /** The company that the list is narrowed to; else the user's default one, or another that the administrator reaches. */
    companyId: z.string().nullable(),
    companyName: z.string().nullable(),
    memberType: z.enum(memberTypes).nullable(),
    staffId: z.string().nullable(),
    /** Singapore dates, YYYY-MM-DD. */
    effectiveStartDate: z.string().nullable(),
    effectiveEndDate: z.string().nullable(),
    /** How many companies the user is in. */
    companies: z.number(),
    /** How many people are covered through the user in the company. */
    dependants: z.number(),
    /** UTC, ISO. */
    createdAt: z.string(),
    updatedAt: z.string(),
    lastSignInAt: z.string().nullable(),
  })
  .meta({ id: 'ConsoleUserRow' })
export type ConsoleUserRow = z.infer<typeof userRowSchema>

export function toUserRow(user: UserListItem, powers: ReadonlySet<Power>): ConsoleUserRow {
  return {
    id: user.userId,
    userType: user.userType,
    name: user.name ?? REDACTED,
    nric: maskedFor(powers, user.nric?.toUpperCase() ?? REDACTED),
    email: maskedEmailFor(powers, user.email ?? REDACTED, user.nric),
    studentId: user.studentId,
    status: user.status,
    companyId: user.companyId,
    companyName: user.companyName,
    memberType: user.memberType,
    staffId: user.staffId,
    effectiveStartDate: user.effectiveStartDate,
    effectiveEndDate: user.effectiveEndDate,
    companies: user.companies,
    dependants: user.dependants,
    createdAt: user.enrolledAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  }
}

export const dependantRowSchema = z
  .object({
    id: z.string(),
    companyId: z.string(),
    name: personalText,
    nric: personalText,
    relationship: z.string().nullable(),
    effectiveStartDate: z.string(),
    effectiveEndDate: z.string().nullable(),
  })
  .meta({ id: 'ConsoleDependantRow' })

export function toDependantRow(dependant: Dependant, powers: ReadonlySet<Power>): z.infer<typeof dependantRowSchema> {
  const { userId, companyId, name, nric, relationship, effectiveStartDate, effectiveEndDate } = dependant
  return {
    id: userId,
    companyId,
    name: name ?? REDACTED,
    nric: maskedFor(powers, nric?.toUpperCase() ?? REDACTED),
    relationship,
    effectiveStartDate,
    effectiveEndDate,
  }
}
