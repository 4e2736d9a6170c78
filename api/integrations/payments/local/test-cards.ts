/** How a card behaves at the local card provider, told by its number as with the provider's own test cards. Every other valid number pays. */
export const cardBehaviours = [
  'pays',
  'declined-when-added',
  'declined',
  'no-funds',
  'asks',
  'no-answer',
  'slow',
] as const
export type CardBehaviour = (typeof cardBehaviours)[number]

/** Made-up numbers, which no bank has given to anybody. */
export const testCards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  americanExpress: '378282246310005',
  discover: '6011111111111117',
  jcb: '3566002020360505',
  dinersClub: '30569309025904',
  declinedWhenAdded: '4000000000000002',
  declined: '4000000000000341',
  noFunds: '4000000000009995',
  /** Wants the holder's confirmation (3-D Secure). */
  asks: '4000002760003184',
  /** The payment is made, and the connection breaks before the answer. */
  noAnswer: '4000000000006066',
  /** The payment takes some seconds. */
  slow: '4000000000004269',
} as const

const behaviours: Readonly<Record<string, CardBehaviour>> = {
  [testCards.declinedWhenAdded]: 'declined-when-added',
  [testCards.declined]: 'declined',
  [testCards.noFunds]: 'no-funds',
  [testCards.asks]: 'asks',
  [testCards.noAnswer]: 'no-answer',
  [testCards.slow]: 'slow',
}

export function behaviourOf(number: string): CardBehaviour {
  return behaviours[number] ?? 'pays'
}
