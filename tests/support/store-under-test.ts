/** A store for tests: products that are on sale, and members with cards at the local provider, over its own wire. */
import { randomUUID } from 'node:crypto'
import type { App, Parts } from '@member-care/api/http/parts.ts'
import type { PurchaseAnswer } from '@member-care/domain/order/purchase.ts'
import type { ContentOf } from '@member-care/domain/content/content.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { publishContent } from './published-content.ts'
import { createCompany, createMember, type AccountsUnderTest, type TestPerson } from './accounts-cast.ts'

export interface Buyer extends TestPerson {
  readonly headers: { readonly accesstoken: string; readonly 'accept-language'?: string }
}

export interface StoreUnderTest {
  readonly companyId: string
  /** Puts a product on sale. @returns its id */
  sell(product?: ProductToSell): Promise<string>
  /** Shows a second version of a product from now on. */
  changeOnSale(productId: string, product: Partial<ContentOf<'product'>>): Promise<void>
  /** A member of the company who has this card. */
  buyer(card?: string): Promise<Buyer>
  /** Buys with the intent of this id. */
  buy(
    buyer: Buyer,
    productId: string,
    /** `unitPriceCents`: what the buyer was asked about. */
    options?: { readonly quantity?: number; readonly intent?: string; readonly unitPriceCents?: number },
  ): Promise<{ readonly status: number; readonly purchase: PurchaseAnswer | undefined; readonly body: Answer }>
  purchasesOf(buyer: Buyer): Promise<readonly PurchaseAnswer[]>
}

interface Answer {
  readonly purchased_product?: PurchaseAnswer
  readonly confirm_url?: string
  readonly errorCode?: string
  readonly errorMessage?: string
}

export async function openStore(api: AccountsUnderTest): Promise<StoreUnderTest> {
  const companyId = await createCompany(api, { allowMarketplace: true })
  return {
    companyId,
    sell: (product) => putOnSale(api, product),
    changeOnSale: (contentId, product) =>
      publishContent(api, { contentId, version: 2, content: { ...exampleProduct, ...product } }),
    async buyer(card) {
      const person = await createMember(api, companyId)
      const headers = await api.headersFor(person.userId)
      if (card !== undefined) await addCard(api, { userId: person.userId, headers }, card)
      return { ...person, headers }
    },
    async buy(buyer, productId, { quantity = 1, intent = randomUUID(), unitPriceCents } = {}) {
      const reply = await api.app.inject({
        method: 'POST',
        url: `/api/externalapi/products/${productId}/buy`,
        headers: { ...buyer.headers, 'idempotency-key': intent },
        payload: { quantity, userUUID: buyer.userId, ...(unitPriceCents !== undefined && { unitPriceCents }) },
      })
      const body = reply.json<Answer>()
      return { status: reply.statusCode, purchase: body.purchased_product, body }
    },
    async purchasesOf(buyer) {
      const reply = await api.app.inject({
        url: `/api/externalapi/products/purchased_list/${buyer.userId}`,
        headers: buyer.headers,
      })
      return reply.json<{ purchased_products: PurchaseAnswer[] }>().purchased_products
    },
  }
}

export const exampleProduct: ContentOf<'product'> = {
  kind: 'product',
  title: 'Health screening',
  description: 'Blood count and blood pressure',
  url: '',
  imageUrl: '/screening.svg',
  priceCents: 4_905,
  merchantId: 'm-1',
  redeemWay: 'fixed-code',
}

interface RecordingProduct {
  record(stream: StreamId, ...events: DomainEvent[]): Promise<void>
}

/** The product's fields that matter, and how many pieces there are. */
export type ProductToSell = Partial<ContentOf<'product'>> & { readonly pieces?: number }

/** Puts a product on sale, as the console does. @returns its id */
export async function putOnSale(
  { record }: RecordingProduct,
  { pieces = 20, ...product }: ProductToSell = {},
): Promise<string> {
  const contentId = randomUUID()
  const shownFrom = new Date('2026-01-01')
  await publishContent({ record }, { contentId, content: { ...exampleProduct, ...product }, shownFrom })
  await record(`stock-${contentId}`, { type: 'StockCounted', data: { productId: contentId, free: pieces } })
  return contentId
}

interface CallingProduct {
  readonly app: App
  readonly parts: Pick<Parts, 'cardProvider'>
}

/** As the wallet does: a token from the number, with the publishable key; a card from the token, with the ephemeral key. */
export async function addCard(
  { app, parts }: CallingProduct,
  { userId, headers }: Pick<Buyer, 'userId' | 'headers'>,
  number: string,
): Promise<void> {
  const provider = parts.cardProvider?.forBrowsers
  if (!provider) throw new Error('There is no card provider.')
  const key = (await app.inject({ url: `/api/users/${userId}/ephemeralKey`, headers })).json<{
    secret: string
    associated_objects: { id: string }[]
  }>()
  const ask = async (path: string, secret: string, fields: Readonly<Record<string, string>>) => {
    const reply = await fetch(`${provider.address}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'stripe-version': '2017-08-15' },
      body: new URLSearchParams(fields),
    })
    const answer = (await reply.json()) as { id: string; error?: { message: string } }
    if (!reply.ok) throw new Error(answer.error?.message)
    return answer
  }
  const token = await ask('/tokens', provider.publishableKey, {
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2031',
    'card[cvc]': '123',
  })
  await ask(`/customers/${key.associated_objects[0]?.id ?? ''}/sources`, key.secret, { source: token.id })
}
