/** The cards of a member and their family (2§2 E-card). */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { addressOfCode, lastDayOfCode, type CardCode } from '@member-care/domain/e-card/card-code.ts'
import { offersCards, standingOfCard } from '@member-care/domain/e-card/card-standing.ts'
import { nameInitials } from '@member-care/domain/e-card/name-initials.ts'
import { memberTypes } from '@member-care/domain/user/user-events.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import { z } from 'zod'
import { readCovers, type Cover } from '../accounts/session-user.ts'
import type { Parts } from '../http/parts.ts'

const personSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  memberType: z.enum(memberTypes),
  /** The number of the plan, and the employee's number with their company; else empty. */
  planNo: z.string(),
  staffId: z.string(),
  /** A Singapore date, YYYY-MM-DD. */
  effectiveStartDate: z.string(),
  /** The address that the QR code of the card holds, and the last day on which it is good. */
  code: z.string(),
  codeLastDay: z.string(),
})

export const eCardsSchema = z
  .object({
    companyId: z.string(),
    companyName: z.string(),
    policyNo: z.string(),
    /** Whether a phone may keep the cards, to show them without a connection (`cacheECard`). */
    mayBeKept: z.boolean(),
    /** The member first, then, for an employee, their dependants. */
    people: z.array(personSchema),
  })
  .meta({ id: 'ECards' })
type ECards = z.infer<typeof eCardsSchema>

/** The cards that hold today, of the companies that offer them (S60). */
export async function describeECards(parts: Parts, own: OwnScope): Promise<ECards[]> {
  const covers = (await readCovers(parts, own, own.userId, parts.clock())).filter(({ client }) => offersCards(client))
  const cards = await Promise.all(covers.map((cover) => cardsOf(parts, own, cover)))
  return cards.filter(({ people }) => people.length > 0)
}

async function cardsOf(parts: Parts, own: OwnScope, { entry, client }: Cover): Promise<ECards> {
  const now = parts.clock()
  const { companyId } = entry
  const { policyNo, featuresConfig } = client
  const companyName = entry.companyName ?? ''
  // The caller's own scope has given whose family it is; their memberships are read by the system, all in one query.
  const family = await parts.users.getUsers(
    parts.systemReader,
    entry.records.map(({ uuid }) => uuid),
  )
  const people = entry.records.flatMap(({ uuid, name, memberType }) => {
    const holder = family.get(uuid)
    const membership = holder?.memberships.find((each) => each.companyId === companyId)
    if (!membership) return []
    const { effectiveStartDate, effectiveEndDate, planNo, staffId } = membership
    const code: CardCode = {
      userId: uuid,
      shownBy: own.userId,
      companyId,
      companyName,
      policyNo,
      initials: nameInitials(name ?? ''),
      effectiveStartDate,
      issuedAt: now,
      lastDay: lastDayOfCode(singaporeToday(now), effectiveEndDate),
    }
    if (standingOfCard({ code, holder, shownBy: family.get(own.userId), client, now }) !== 'valid') return []
    return {
      uuid,
      name: name ?? '',
      memberType,
      planNo: planNo ?? '',
      staffId: (memberType === 'E' && staffId) || '',
      effectiveStartDate,
      code: addressOfCode(parts.settings.publicUrl, parts.cardSigner.write(code)),
      codeLastDay: code.lastDay,
    }
  })
  return { companyId, companyName, policyNo, mayBeKept: featuresConfig.cacheECard, people }
}
