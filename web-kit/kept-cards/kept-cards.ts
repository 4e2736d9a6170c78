/**
 * The e-cards that this device keeps, so that they show without a connection (`cacheECard`, S61). They outlive the session, or they would be of no
 * use; logging out removes them.
 */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import type { SessionEndReason } from '@member-care/domain/account/session-lifetime.ts'
import { keptValue } from '../storage/kept-value.ts'

export type ECards = AnswerOf<'/api/ecard/check', 'get'>[number]
export type ECardPerson = ECards['people'][number]

export interface KeptCards {
  /** Whose account has shown them. */
  readonly ownerId: string
  /** When they came from the server, UTC, ISO. */
  readonly lookedAt: string
  readonly cards: readonly ECards[]
}

const kept = keptValue<KeptCards>('device', 'member-care.e-cards', isKeptCards)

/** Of this person, or of whoever has left cards here. */
export function readKeptCards(ownerId?: string): KeptCards | null {
  const found = kept.read()
  return found !== null && (ownerId === undefined || found.ownerId === ownerId) ? found : null
}

/** Keeps what may be kept of what the server has just answered, in the place of what was kept. */
export function keepCards({ ownerId, cards, now }: { ownerId: string; cards: readonly ECards[]; now: Date }): void {
  const lasting = cards.filter(({ mayBeKept }) => mayBeKept)
  if (lasting.length === 0) return removeKeptCards()
  kept.keep({ ownerId, lookedAt: now.toISOString(), cards: lasting })
}

/** Lets go of the cards of these codes, which the server has refused. */
export function dropKeptCards(codes: ReadonlySet<string>): void {
  const found = kept.read()
  if (found === null || codes.size === 0) return
  const cards = found.cards
    .map((each) => ({ ...each, people: each.people.filter(({ code }) => !codes.has(code)) }))
    .filter(({ people }) => people.length > 0)
  if (cards.length === 0) removeKeptCards()
  else kept.keep({ ...found, cards })
}

export function removeKeptCards(): void {
  kept.forget()
}

/** Somebody signs in: nobody else's cards stay. */
export function removeCardsOfOthers(userId: string): void {
  const found = kept.read()
  if (found !== null && found.ownerId !== userId) removeKeptCards()
}

/** A session has ended; null: by the person's own wish. Where it has only run out the cards stay; where somebody has ended it, nothing does. */
export function removeCardsUnlessOver(because: SessionEndReason | null): void {
  if (because !== 'IDLE' && because !== 'LONGEST' && because !== 'UNKNOWN') removeKeptCards()
}

/** An earlier version of the portal may have kept something else. */
function isKeptCards(read: object): read is KeptCards {
  return (
    'ownerId' in read && 'lookedAt' in read && 'cards' in read && Array.isArray(read.cards) && read.cards.every(isWhole)
  )
}

function isWhole(cards: unknown): boolean {
  return typeof cards === 'object' && cards !== null && 'people' in cards && Array.isArray(cards.people)
}
