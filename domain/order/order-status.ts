/** The statuses of an order and what may happen in each. The buttons and the server ask the same functions. */

export const orderStatuses = [
  /** Wanted; nothing is kept for it yet. */
  'PLACED',
  /** Its pieces are kept. */
  'RESERVED',
  /** The card provider has been asked. */
  'PAYING',
  /** The bank waits for the buyer's confirmation. */
  'CONFIRMING',
  /** The provider's answer was lost. */
  'UNSURE',
  'PAID',
  'REDEEMED',
  /** The money is on its way back. */
  'REFUNDING',
  'REFUNDED',
  /** It came to nothing. */
  'ENDED',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Why an order came to nothing. */
export const orderEnds = ['sold-out', 'no-card', 'declined', 'not-confirmed', 'said-unpaid'] as const
export type OrderEnd = (typeof orderEnds)[number]

type Steps = Readonly<Partial<Record<OrderStatus, OrderStatus>>>

/** The one table of what may happen in which status, and where it leads. */
const orderRules = {
  reserve: { PLACED: 'RESERVED' },
  charge: { RESERVED: 'PAYING', UNSURE: 'PAYING' },
  'ask-confirmation': { PAYING: 'CONFIRMING', UNSURE: 'CONFIRMING' },
  'lose-answer': { PAYING: 'UNSURE' },
  /** Also where the buyer's bank told it otherwise than by the answer. */
  pay: { PAYING: 'PAID', CONFIRMING: 'PAID', UNSURE: 'PAID' },
  end: { PLACED: 'ENDED', RESERVED: 'ENDED', PAYING: 'ENDED', CONFIRMING: 'ENDED', UNSURE: 'ENDED' },
  invoice: { PAID: 'PAID', REDEEMED: 'REDEEMED' },
  redeem: { PAID: 'REDEEMED' },
  'give-back': { PAID: 'REFUNDING' },
  /** A payment that came after the end goes back. */
  'pay-too-late': { ENDED: 'REFUNDING' },
  refund: { REFUNDING: 'REFUNDED' },
} as const satisfies Readonly<Record<string, Steps>>

export type OrderStep = keyof typeof orderRules

/** The status that a step leads to; undefined where it is not possible. */
export function orderStatusAfter(step: OrderStep, status: OrderStatus): OrderStatus | undefined {
  const steps: Steps = orderRules[step]
  return steps[status]
}

/** Whether it is still to be seen what becomes of the payment. */
export function isUnderWay(status: OrderStatus): boolean {
  return orderStatusAfter('end', status) !== undefined
}

/** In these it is not known whether the card provider has the money. */
export const unsureStatuses = ['CONFIRMING', 'UNSURE'] as const satisfies readonly OrderStatus[]

/** So long after an order was placed the card provider has had every chance to say how its payment stands (S126). */
export const PERSON_AFTER_MS = 3_600_000

/** Whether a person has to say what became of the payment (S126). */
export function needsPerson(
  { status, placedAt }: { readonly status: OrderStatus; readonly placedAt: Date },
  now: Date,
): boolean {
  const isUnsure = unsureStatuses.some((unsure) => unsure === status)
  return isUnsure && now.getTime() - placedAt.getTime() >= PERSON_AFTER_MS
}

/** Whether the buyer owns what they bought: the list of purchases has these. */
export function isBought(status: OrderStatus): boolean {
  return status === 'PAID' || status === 'REDEEMED'
}

/** Whether its pieces are taken from the stock: kept, or sold. */
export function takesStock(status: OrderStatus): boolean {
  return status !== 'PLACED' && status !== 'ENDED' && status !== 'REFUNDED'
}
