/**
 * The calls to the card provider itself (3§7.5, C52): a card's number goes to it and to nobody else, with the publishable key; the customer is
 * read and changed with an ephemeral key, which our server gives for the member's own customer.
 */
import type { AnswerOf } from '@member-care/api/client/client.ts'
import {
  cardCustomerSchema,
  cardSchema,
  type CardCustomer,
  type WalletCard,
} from '@member-care/domain/card/card-customer.ts'
import { providerFailureSchema, tokenSchema } from '@member-care/domain/card/provider-answers.ts'
import { walletTexts } from '@member-care/domain/texts/wallet-texts.ts'
import { withTimeLimit } from '@member-care/web-kit/live/with-time-limit.ts'
import { answered, api } from './api-client.ts'

/** WAL-022 */
const API_VERSION = '2017-08-15'
const ANSWER_WITHIN_MS = 30_000

export type EphemeralKey = AnswerOf<'/api/users/{uuid}/ephemeralKey', 'get'>

/** Where the provider is, and one of its keys. */
export interface ProviderAccess {
  readonly address: string
  readonly key: string
}

/** What the provider refused, in its own words (ERR-039), or that nothing came. */
export class CardProviderFailure extends Error {
  override readonly name = 'CardProviderFailure'
  /** As the provider has it, such as `card_error`; `no-answer` where none came. */
  readonly type: string
  /** HTTP status; 0 where no answer came. */
  readonly status: number

  constructor(message: string, type: string, status: number) {
    super(message)
    this.type = type
    this.status = status
  }
}

export function readEphemeralKey(uuid: string): Promise<EphemeralKey> {
  return answered(api.GET('/api/users/{uuid}/ephemeralKey', { params: { path: { uuid } } }))
}

export async function readCustomer(access: ProviderAccess, customerId: string): Promise<CardCustomer> {
  return cardCustomerSchema.parse(await ask(access, 'GET', `/customers/${customerId}`))
}

/** @returns the token's id */
export async function createToken(
  access: ProviderAccess,
  card: { readonly number: string; readonly month: number; readonly year: number; readonly code: string },
): Promise<string> {
  const form = {
    'card[number]': card.number,
    'card[exp_month]': String(card.month),
    'card[exp_year]': String(card.year),
    'card[cvc]': card.code,
  }
  return tokenSchema.parse(await ask(access, 'POST', '/tokens', form)).id
}

export async function addSource(access: ProviderAccess, customerId: string, token: string): Promise<WalletCard> {
  return cardSchema.parse(await ask(access, 'POST', `/customers/${customerId}/sources`, { source: token }))
}

export async function deleteSource(access: ProviderAccess, customerId: string, cardId: string): Promise<void> {
  await ask(access, 'DELETE', `/customers/${customerId}/sources/${cardId}`)
}

export async function setDefaultSource(
  access: ProviderAccess,
  customerId: string,
  cardId: string,
): Promise<CardCustomer> {
  return cardCustomerSchema.parse(await ask(access, 'POST', `/customers/${customerId}`, { default_source: cardId }))
}

/** @throws CardProviderFailure */
async function ask(
  { address, key }: ProviderAccess,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  form?: Readonly<Record<string, string>>,
): Promise<unknown> {
  const reply = await withTimeLimit(ANSWER_WITHIN_MS, (signal) =>
    fetch(`${address}${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Stripe-Version': API_VERSION },
      ...(form && { body: new URLSearchParams(form) }),
      cache: 'no-store',
      credentials: 'omit',
      signal,
    }),
  ).catch(noAnswer)
  const body: unknown = await reply.json().catch(() => (reply.ok ? noAnswer() : null))
  if (reply.ok) return body
  const { type = 'api_error', message = '' } = providerFailureSchema.safeParse(body).data?.error ?? {}
  throw new CardProviderFailure(message, type, reply.status)
}

function noAnswer(): never {
  throw new CardProviderFailure(walletTexts.noAnswer, 'no-answer', 0)
}
