/** What the end of somebody's cover touches, told before it is saved (S80): to the console and to the company's HR alike, without what was treated. */
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { addDays } from '@member-care/domain/dates/singapore-dates.ts'
import { offersCards } from '@member-care/domain/e-card/card-standing.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { guaranteeStatuses } from '@member-care/domain/guarantee/guarantee-status.ts'
import { endOfCoverTexts } from '@member-care/domain/texts/end-of-cover-texts.ts'
import { endsAfter } from '@member-care/domain/user/end-of-cover.ts'
import { memberTypes } from '@member-care/domain/user/user-events.ts'
import { listClaimsAtEnd } from '@member-care/projections/claims/claims-at-end.ts'
import { listLettersAtEnd } from '@member-care/projections/guarantees/letters-at-end.ts'
import { listDependants } from '@member-care/projections/users/dependants.ts'
import type { ListScope } from '@member-care/projections/users/user-list.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'

/** So many claims and letters are named; all are counted. */
const MOST_NAMED = 50

/** What somebody had who has been forgotten reads as redacted. */
const name = personal(z.string())

export const endOfCoverSchema = z
  .object({
    uuid: z.string(),
    name,
    companyId: z.string(),
    memberType: z.enum(memberTypes),
    /** The end that was asked about, and the one on record. Singapore dates, YYYY-MM-DD, as all are; the last covered day. */
    effectiveEndDate: z.string(),
    endOnRecord: z.string().nullable(),
    /** The first day without cover. */
    takesEffectOn: z.string(),
    /** Whether the cards of this company end with the cover. */
    cardsEnd: z.boolean(),
    /** Who is covered through the employee beyond the end. Their cover ends with it. */
    dependants: z.array(
      z.object({ uuid: z.string(), name, relationship: z.string().nullable(), endOnRecord: z.string().nullable() }),
    ),
    /** Claims that are not decided, and approved ones for a visit after the end. */
    claims: z.object({
      total: z.number(),
      items: z.array(
        z.object({
          /** The insurer's number; before there is one, the short number of the claim. */
          number: z.string(),
          status: z.enum(claimStatuses),
          visitDate: z.string(),
          isAfterEnd: z.boolean(),
          uuid: z.string(),
          name,
        }),
      ),
    }),
    /** Letters of guarantee that are asked for, and issued ones that hold beyond the end. */
    letters: z.object({
      total: z.number(),
      items: z.array(
        z.object({
          number: z.string(),
          status: z.enum(guaranteeStatuses),
          admissionOn: z.string(),
          validUntil: z.string().nullable(),
          uuid: z.string(),
          name,
        }),
      ),
    }),
  })
  .meta({ id: 'EndOfCover' })
export type EndOfCover = z.infer<typeof endOfCoverSchema>

/** Which end is asked about. */
export const endOfCoverQuery = z.object({
  companyId: z.string().max(100),
  effectiveEndDate: z.iso.date({ error: () => endOfCoverTexts.dateInvalid }),
})

export interface EndAsked {
  readonly userId: string
  readonly companyId: string
  /** The last covered day: Singapore date, YYYY-MM-DD. */
  readonly effectiveEndDate: string
}

/**
 * For an employee it names what is touched of the dependants too, as far as their cover goes beyond the end.
 * @param scope whose companies; of a cover elsewhere nothing is told
 * @throws ApiError 404 for nobody within the scope, and for a company that does not cover them there
 */
export async function describeEndOfCover(
  parts: Pick<Parts, 'database' | 'subjectKeys' | 'users' | 'clients'>,
  scope: ListScope,
  { userId, companyId, effectiveEndDate }: EndAsked,
): Promise<EndOfCover> {
  const { database } = parts
  const [person, client] = await Promise.all([
    parts.users.getUser(scope, userId),
    parts.clients.getClient(scope, companyId),
  ])
  const membership = person?.memberships.find((one) => one.companyId === companyId)
  if (person?.userType !== 'client' || !membership || !client) throw apiError('NOT_FOUND')
  const family = membership.memberType === 'E' ? await listDependants(parts, scope, userId, companyId) : []
  const dependants = family.filter((dependant) => endsAfter(dependant.effectiveEndDate, effectiveEndDate))
  const personIds = [userId, ...dependants.map((dependant) => dependant.userId)]
  const asked = { companyId, personIds, end: effectiveEndDate, limit: MOST_NAMED }
  const [claims, letters] = await Promise.all([
    listClaimsAtEnd(database, scope, asked),
    listLettersAtEnd(database, scope, asked),
  ])
  return {
    uuid: userId,
    name: person.name ?? REDACTED,
    companyId,
    memberType: membership.memberType,
    effectiveEndDate,
    endOnRecord: membership.effectiveEndDate,
    takesEffectOn: addDays(effectiveEndDate, 1),
    cardsEnd: offersCards(client),
    dependants: dependants.map((dependant) => ({
      uuid: dependant.userId,
      name: dependant.name ?? REDACTED,
      relationship: dependant.relationship,
      endOnRecord: dependant.effectiveEndDate,
    })),
    claims: {
      total: claims.total,
      items: claims.items.map(({ claimId, transactionNo, status, visitDate, claimantId, claimantName }) => ({
        number: transactionNo ?? claimReference(claimId),
        status,
        visitDate,
        isAfterEnd: visitDate > effectiveEndDate,
        uuid: claimantId,
        name: claimantName ?? REDACTED,
      })),
    },
    letters: {
      total: letters.total,
      items: letters.items.map(({ patientId, patientName, ...letter }) => ({
        ...letter,
        uuid: patientId,
        name: patientName ?? REDACTED,
      })),
    },
  }
}
