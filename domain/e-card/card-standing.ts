/** Whether a genuine card holds today. A phone may have kept it for weeks, and a clinic asks. */
import type { ClientStatus } from '../client/client-configuration.ts'
import { singaporeToday } from '../dates/singapore-dates.ts'
import { endingByStatus } from '../account/session-lifetime.ts'
import { membershipIn } from '../user/membership-in.ts'
import type { UserStatus } from '../user/user-events.ts'
import type { CardCode } from './card-code.ts'

/**
 * `ended`: the cover is over. `withdrawn`: the company offers no cards any more, or this one is no longer right. `outdated`: the code is no
 * good any more, and the card itself may be: who opens it with a connection has a new code.
 */
export const cardStandings = ['valid', 'ended', 'withdrawn', 'outdated'] as const
export type CardStanding = (typeof cardStandings)[number]

/** Singapore dates, YYYY-MM-DD, both inclusive. */
interface Membership {
  readonly companyId: string
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string | null
}

/** A person as they are now. */
export interface CardPerson {
  readonly status: UserStatus
  readonly forgotten: boolean
  readonly memberships: readonly Membership[]
  readonly lastPasswordChangeAt: Date | null
}

/** A client as it is now. */
export interface CardClient {
  readonly status: ClientStatus
  readonly policyNo: string
  readonly featuresConfig: { readonly allowEcard: boolean }
}

export interface CardFacts {
  readonly code: CardCode
  /** Who is covered; undefined for nobody who is known. */
  readonly holder: CardPerson | undefined
  /** Whose account has shown it. */
  readonly shownBy: CardPerson | undefined
  readonly client: CardClient | undefined
  readonly now: Date
}

/** Whether a client offers cards at all. */
export function offersCards({ status, featuresConfig }: Pick<CardClient, 'status' | 'featuresConfig'>): boolean {
  return status === 'ACTIVE' && featuresConfig.allowEcard
}

export function standingOfCard({ code, holder, shownBy, client, now }: CardFacts): CardStanding {
  const people = [holder, shownBy].map((person) => ({ person, cover: person && membershipIn(person, code.companyId) }))
  const today = singaporeToday(now)
  if (people.some(({ cover }) => cover?.effectiveEndDate != null && cover.effectiveEndDate < today)) return 'ended'
  const isCovered = people.every(
    ({ person, cover }) => person && !isKeptOut(person) && cover && cover.effectiveStartDate <= today,
  )
  if (!isCovered || !client || !offersCards(client) || client.policyNo !== code.policyNo) return 'withdrawn'
  const isReplaced = shownBy?.lastPasswordChangeAt != null && shownBy.lastPasswordChangeAt > code.issuedAt
  return today > code.lastDay || isReplaced ? 'outdated' : 'valid'
}

/** The last day of the cover that a card shows, where it is known. */
export function lastDayOfCover({ code, holder }: Pick<CardFacts, 'code' | 'holder'>): string | null {
  return (holder && membershipIn(holder, code.companyId)?.effectiveEndDate) ?? null
}

/** Wrong passwords keep somebody out of the portal, and take no cover away; nor has everybody who is covered a login. */
function isKeptOut({ status, forgotten }: CardPerson): boolean {
  const ending = endingByStatus(status)
  return forgotten || ending === 'ACCOUNT_SUSPENDED' || ending === 'ACCOUNT_TERMINATED'
}
