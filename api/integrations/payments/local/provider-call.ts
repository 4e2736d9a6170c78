/** A call to the local card provider, and who makes it. */
import type { LocalCardStore, Stored } from './local-card-store.ts'

/**
 * By the key that came with it: our server's (`secret`), a browser's that may only make something of a card (`publishable`), or one for a
 * single customer for an hour (`ephemeral`).
 */
export type Caller =
  { readonly kind: 'secret' | 'publishable' } | { readonly kind: 'ephemeral'; readonly customerId: string }

export interface ProviderCall {
  readonly caller: Caller
  readonly params: Readonly<Record<string, string>>
  /** The form of the body, or the query of a read. */
  readonly form: unknown
  /** `Stripe-Version`, where it is said. */
  readonly version: string | undefined
}

export interface ProviderAnswer {
  readonly status?: number
  readonly body: unknown
  /** The connection breaks instead of the answer. */
  readonly isLost?: boolean | undefined
}

export interface ProviderParts {
  readonly store: LocalCardStore
  /** Keyed hash of a card's number. */
  readonly fingerprint: (number: string) => string
  /** Under which browsers reach this provider. */
  readonly address: () => string
  /** How long the slow card takes. */
  readonly slowMs: number
  /** Notes that something has happened, and tells the product of it. */
  readonly tell: (type: string, object: { readonly id: string } & Readonly<Record<string, unknown>>) => Promise<void>
}

export interface ProviderRoute {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below `/v1`; `:name` for a part that names something. */
  readonly path: string
  /** Besides the secret key, which may do everything. */
  readonly alsoBy?: 'publishable' | 'ephemeral'
  /** Its answer has a secret, and is not kept to be repeated. */
  readonly isSecret?: true
  readonly answer: (call: ProviderCall) => Promise<ProviderAnswer>
}

export type { Stored }
