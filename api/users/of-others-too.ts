/** Of somebody whom companies cover that the caller does not reach as well, the caller changes the covers within reach, and nothing else (S128). */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userRefusalTexts } from '@member-care/domain/texts/user-texts.ts'
import { isCoveredBy } from '@member-care/domain/user/end-of-cover.ts'
import { listCoversBeyond } from '@member-care/projections/users/covers-beyond.ts'
import { refusalError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { listScope } from './user-list-routes.ts'

/** @throws ApiError 409 COVERED_BEYOND_REACH for somebody whom such a company covers, or is going to */
export async function requireNoOtherCover(
  { database, clock }: Parts,
  { scope }: Caller,
  userId: string,
): Promise<void> {
  const beyond = await listCoversBeyond(database, listScope(scope), userId)
  if (isCoveredBy(beyond, singaporeToday(clock())))
    throw refusalError({ code: 'COVERED_BEYOND_REACH', message: userRefusalTexts.ofOthersToo })
}

/** Whether a form says something else than what is recorded; a field that is left out says nothing. */
export function saysOtherwise<Form extends object>(change: { readonly [Field in keyof Form]?: unknown }, before: Form) {
  const comparable = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)
  return (Object.keys(before) as (keyof Form)[]).some(
    (field) => change[field] !== undefined && comparable(change[field]) !== comparable(before[field]),
  )
}
