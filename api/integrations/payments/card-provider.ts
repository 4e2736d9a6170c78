/**
 * The card provider, behind which stand a real account (stripe-provider.ts) and one of ours for trying out (local/). Card numbers go from the
 * browser to the provider. Our server knows customers, cards' ids and payments.
 */
import type { CardWay } from '@member-care/domain/card/card-way.ts'

/** The version of the provider's interface that the wallet's calls speak (WAL-022). */
export const WALLET_API_VERSION = '2017-08-15'

/** A short-lived key with which a browser reads and changes one customer (WAL-008). */
export interface EphemeralKey {
  readonly id: string
  readonly object: string
  readonly secret: string
  /** Unix seconds. */
  readonly created: number
  /** Unix seconds. */
  readonly expires: number
  readonly livemode: boolean
  readonly associated_objects: readonly { readonly id: string; readonly type: string }[]
}

export interface ChargeWish {
  readonly customerId: string
  /** Whole cents of Singapore dollars. */
  readonly amountCents: number
  readonly currency: 'sgd'
  /** Our id of what is paid for; the provider keeps it with the payment. */
  readonly orderId: string
  /** Belongs to the intention to pay: the same for every repetition of it, and another one for another try after a no. */
  readonly idempotencyKey: string
  /** Where the holder of the card goes on after the bank has asked them. */
  readonly returnUrl: string
}

/** A card as the provider's present way tells of it. */
export interface KeptCard {
  readonly id: string
  /** In small letters, such as `visa` or `amex`. */
  readonly brand: string
  readonly last4: string
  /** 1 to 12. */
  readonly expMonth: number
  readonly expYear: number
  readonly isDefault: boolean
}

/** What browsers need to speak to the provider themselves: no secret is among it. */
export interface ProviderForBrowsers {
  /** Of its calls. */
  readonly address: string
  readonly publishableKey: string
  readonly way: CardWay
  /** The page with its card fields, to be shown in a frame; undefined where its own loader brings them. */
  readonly fieldsPage: string | undefined
  /** Origins that a page needs for it, and that its security policy allows therefore. */
  readonly origins: {
    readonly scripts: readonly string[]
    readonly frames: readonly string[]
    readonly connections: readonly string[]
  }
}

export interface BegunCard {
  readonly setupId: string
  /** With it a browser confirms this one card, and can do nothing else. */
  readonly clientSecret: string
}
/** `unfinished`: it was not confirmed, or not yet. */
export type FinishedCard = 'added' | 'had-already' | 'unfinished'

/** A payment at the provider. */
export interface Payment {
  readonly paymentId: string
  readonly orderId: string | undefined
  readonly amountCents: number
  readonly refundedCents: number
  readonly createdAt: Date
}

export type ChargeOutcome =
  | { readonly outcome: 'paid'; readonly paymentId: string }
  /** @param message in the provider's words (ERR-039) */
  | { readonly outcome: 'declined'; readonly message: string; readonly type: string; readonly status: number }
  /** The customer has no card. */
  | { readonly outcome: 'no-card' }
  /** The holder of the card must confirm it at `url` first (3-D Secure). */
  | {
      readonly outcome: 'needs-customer'
      readonly paymentId: string
      readonly clientSecret: string
      readonly url: string
    }
  /** No answer came, or one that says nothing: it may have been paid. `lookUp` tells. */
  | { readonly outcome: 'unknown' }

/** What became of the payment of an order. */
export type FoundPayment =
  | {
      readonly outcome: 'paid'
      readonly paymentId: string
      readonly amountCents: number
      readonly refundedCents: number
      /** Of what was given back last, or the charge's where it has none; undefined while nothing was. */
      readonly refundId: string | undefined
    }
  | {
      readonly outcome: 'needs-customer'
      readonly paymentId: string
      readonly clientSecret: string
      readonly url: string
    }
  /** At work at the provider: ask again. */
  | { readonly outcome: 'under-way'; readonly paymentId: string }
  | { readonly outcome: 'declined'; readonly paymentId: string; readonly message: string }
  /** It was ended before it was made, and cannot be made any more. */
  | { readonly outcome: 'called-off' }
  /** The provider knows of none, or of one that it has not put to the bank. While a charge is still on its way this may change. */
  | { readonly outcome: 'none' }

/** Something that the provider has told us. It says what it is about; how that stands now, the provider is asked. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly objectId: string
  /** Our id of what is paid for, where the object has one. */
  readonly orderId: string | undefined
  readonly happenedAt: Date
}

/** The provider said no, or could not be asked. */
export class CardProviderError extends Error {
  override readonly name = 'CardProviderError'
  /** As the provider has it, such as `card_error` or `api_error`. */
  readonly type: string
  /** HTTP status of the provider's answer; undefined where none came. */
  readonly status: number | undefined
  readonly code: string | undefined

  constructor(message: string, about: { type: string; status?: number | undefined; code?: string | undefined }) {
    super(message)
    this.type = about.type
    this.status = about.status
    this.code = about.code
  }
}

export interface CardProvider {
  readonly forBrowsers: ProviderForBrowsers
  /** @param idempotencyKey the same for every repetition. @returns the customer's id */
  makeCustomer(idempotencyKey: string): Promise<string>
  /** Also when it is gone already. */
  deleteCustomer(customerId: string): Promise<void>
  /** @returns undefined where the provider has no such customer (any more) */
  makeEphemeralKey(customerId: string): Promise<EphemeralKey | undefined>
  /**
   * The present way to add a card: a browser confirms this with the publishable key, and the card is the customer's then. The card that pays
   * until then is the default afterwards, too.
   * @returns undefined where the provider has no such customer (any more)
   */
  beginCard(customerId: string): Promise<BegunCard | undefined>
  /**
   * What became of a card that a browser has confirmed. One that the customer had already is taken away again: it is known by the provider's
   * fingerprint of its number, or where there is none by brand and last digits, and by its expiry.
   * @returns undefined where this customer began no such card
   * @throws CardProviderError
   */
  finishCard(customerId: string, setupId: string): Promise<FinishedCard | undefined>
  /** The customer's cards, however they were added; newest first. None where there is no such customer. @throws CardProviderError */
  listCards(customerId: string): Promise<readonly KeptCard[]>
  /** @throws CardProviderError for a card that is not this customer's */
  makeDefault(customerId: string, cardId: string): Promise<void>
  /** When the card goes that pays, the one that was added last takes its place. @throws CardProviderError for a card that is not this customer's */
  removeCard(customerId: string, cardId: string): Promise<void>
  /** Charges the customer's default card in the way that is in force; where none is, the newest one. Never throws for what the provider says, or does not say. */
  charge(wish: ChargeWish): Promise<ChargeOutcome>
  /** What became of the payment of an order; by the list of the customer's payments, which is never late as the provider's search is. */
  lookUp(order: { readonly customerId: string; readonly orderId: string }): Promise<FoundPayment>
  /** Ends a payment that waits for its holder, so that it cannot be made any more. @returns false when it was made already */
  cancel(paymentId: string): Promise<boolean>
  /**
   * Gives the money back, all of it without an amount.
   * @throws CardProviderError
   */
  refund(wish: {
    readonly paymentId: string
    readonly amountCents?: number
    readonly idempotencyKey: string
  }): Promise<{ readonly refundId: string }>
  /** Every payment since then that was made, newest first. */
  listCharges(since: Date): AsyncIterable<Payment>
  /**
   * What a message says whose signature is right and not too old.
   * @param rawBody the bytes as they came
   * @returns undefined for one that the provider did not sign
   */
  verifyWebhook(rawBody: Buffer, signature: string): ProviderEvent | undefined
}

declare module '../../http/parts.ts' {
  interface Parts {
    /** Undefined where there are no cards (CARD_PROVIDER=off). */
    readonly cardProvider: CardProvider | undefined
  }
}
