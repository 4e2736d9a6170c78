/**
 * Purchases of the store by a few members: open ones, redeemed ones of the month before, and one whose money went back. Each goes through the
 * domain's own steps, and is paid with a card at the local card provider. Made once the read models stand, by which the provider's customer is found.
 */
import { singaporeInstant, singaporeToday, addDays } from '@member-care/domain/dates/singapore-dates.ts'
import type { Actor } from '@member-care/domain/events/metadata.ts'
import { decideOrder, type OrderCommand } from '@member-care/domain/order/decide-order.ts'
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { GST_PERCENT } from '@member-care/domain/order/order-terms.ts'
import { releaseStock, reserveStock, type Stock } from '@member-care/domain/stock/stock.ts'
import type { StockEvent } from '@member-care/domain/stock/stock-events.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { v5 as uuidV5 } from 'uuid'
import { carryOutOrder, loadOrder } from '../aggregates/order.ts'
import { carryOutStock } from '../aggregates/stock.ts'
import { makeEphemeralKey } from '../cards/card-customers.ts'
import type { Parts } from '../http/parts.ts'
import { WALLET_API_VERSION } from '../integrations/payments/card-provider.ts'
import type { LocalCardProvider } from '../integrations/payments/local/local-card-provider.ts'
import { testCards } from '../integrations/payments/local/test-cards.ts'
import { keepInvoice } from '../store/keep-invoice.ts'
import { askForPayment, refundPayment } from '../store/order-payment.ts'
import { demonstrationPeople } from './fill-demonstration-data.ts'
import type { DemonstrationEmployee } from './people.ts'
import { demonstrationProducts } from './products.ts'

const ID_NAMESPACE = '8a4c2e61-3d95-4b07-a1f8-5c6e9d2b7f30'
const store: Actor = { kind: 'system', id: 'store' }

interface DemonstrationPurchase {
  readonly buyer: string
  /** Which of the demonstration's products, from 0. */
  readonly product: number
  readonly pieces: number
  /** Days from the first of this month in Singapore, or from today where it is still open: whatever the date, the settlement of the month before has figures. */
  readonly boughtOn: number
  /** As many days after that. */
  readonly redeemedAfter?: number
  readonly givenBackAfter?: number
}

/** In the order in which they were bought, as their invoices are numbered. The last days are left out: the provider has the payments of today, and orders of three days are compared with it. */
const purchases: readonly DemonstrationPurchase[] = [
  { buyer: 'willow.tan', product: 5, pieces: 1, boughtOn: -24, redeemedAfter: 5 },
  { buyer: 'robin.lim', product: 0, pieces: 2, boughtOn: -21, redeemedAfter: 3 },
  { buyer: 'teal.wong', product: 1, pieces: 1, boughtOn: -17, redeemedAfter: 8 },
  { buyer: 'aspen.ng', product: 5, pieces: 2, boughtOn: -14, redeemedAfter: 6 },
  { buyer: 'teal.wong', product: 3, pieces: 1, boughtOn: -11, givenBackAfter: 2 },
  { buyer: 'willow.tan', product: 0, pieces: 1, boughtOn: -6 },
  { buyer: 'robin.lim', product: 3, pieces: 3, boughtOn: -5 },
]

/** Made again, it is the same. */
export async function makeDemonstrationPurchases(parts: Parts, local: LocalCardProvider): Promise<void> {
  const { employees } = demonstrationPeople()
  for (const [index, purchase] of purchases.entries()) {
    const buyer = employees.find(({ email }) => email === `${purchase.buyer}@example.com`)
    if (!buyer) throw new Error('Nobody buys the products of the demonstration.')
    await addCard(parts, local, buyer.userId)
    await make(parts, purchase, { buyer, orderId: uuidV5(`purchase ${index}`, ID_NAMESPACE) })
  }
}

/** As the wallet does it with sources, so that either way shows the card (S113): the number goes to the provider, and to nobody else. */
async function addCard(parts: Parts, local: LocalCardProvider, userId: string): Promise<void> {
  const { cardProvider } = parts
  if (!cardProvider) throw new Error('The demonstration has no card provider.')
  const key = await makeEphemeralKey(parts, cardProvider, userId)
  const customerId = key.associated_objects[0]?.id ?? ''
  if ((await cardProvider.listCards(customerId)).length > 0) return
  const ask = async (path: string, secret: string, fields: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${local.address}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'stripe-version': WALLET_API_VERSION },
      body: new URLSearchParams(fields),
    })
    if (!answer.ok) throw new Error(`The demonstration's card was refused: ${await answer.text()}`)
    return (await answer.json()) as { readonly id: string }
  }
  const token = await ask('tokens', local.publishableKey, {
    'card[number]': testCards.visa,
    'card[exp_month]': '12',
    'card[exp_year]': String(parts.clock().getUTCFullYear() + 3),
    'card[cvc]': '123',
  })
  await ask(`customers/${customerId}/sources`, key.secret, { source: token.id })
}

async function make(
  parts: Parts,
  purchase: DemonstrationPurchase,
  { buyer, orderId }: { readonly buyer: DemonstrationEmployee; readonly orderId: string },
): Promise<void> {
  const { redeemedAfter, givenBackAfter } = purchase
  const steps = stepsOf(parts, orderId)
  const member: Actor = { kind: 'member', id: buyer.userId }
  const day = dayOf(parts.clock(), purchase)
  const at = singaporeInstant(day, '12:10')
  const placed = placedBy(buyer, purchase, orderId)
  await steps.order({ type: 'PlaceOrder', data: placed }, at, member)
  await steps.stock((stock) => reserveStock(placed, stock) ?? { events: [] }, at)
  await steps.order({ type: 'ReserveOrder' }, at)
  await steps.order({ type: 'BeginCharge' }, at)
  const standing = await askForPayment(parts, await steps.load())
  if (standing.outcome !== 'paid') throw new Error(`The demonstration's purchase is not paid: ${standing.outcome}`)
  const { paymentId, amountCents } = standing
  const paidAt = addMinutes(at, 1)
  await steps.order({ type: 'NotePayment', paymentId, amountCents }, paidAt)
  await steps.order({ type: 'InvoiceOrder', invoice: await keepInvoice(parts, await steps.load(), paidAt) }, paidAt)
  if (redeemedAfter !== undefined)
    await steps.order({ type: 'RedeemOrder' }, singaporeInstant(addDays(day, redeemedAfter), '18:25'), member)
  if (givenBackAfter === undefined) return
  const backAt = singaporeInstant(addDays(day, givenBackAfter), '09:40')
  await steps.order({ type: 'GiveBackOrder' }, backAt, member)
  await steps.order({ type: 'NoteRefund', refundId: await refundPayment(parts, await steps.load()) }, backAt)
  await steps.stock((stock) => releaseStock(placed, stock), backAt)
}

function dayOf(now: Date, { boughtOn, redeemedAfter }: DemonstrationPurchase): string {
  const today = singaporeToday(now)
  return addDays(redeemedAfter === undefined ? today : `${today.slice(0, 7)}-01`, boughtOn)
}

function placedBy(
  { userId, company }: DemonstrationEmployee,
  { product: index, pieces }: DemonstrationPurchase,
  orderId: string,
): Extract<OrderCommand, { type: 'PlaceOrder' }>['data'] {
  const product = demonstrationProducts[index]
  if (!product) throw new Error('The demonstration has no such product.')
  const { productId, title, merchantId, priceCents } = product
  return {
    ...{ orderId, productId, title, merchantId, pieces },
    buyerId: userId,
    companyId: company.companyId,
    productVersion: 1,
    unitPriceCents: priceCents,
    gstPercent: GST_PERCENT,
  }
}

/** What is done with one order, at moments that have passed. */
function stepsOf(parts: Parts, orderId: string) {
  const contextOf = (step: string, at: Date, actor: Actor) => ({
    actor,
    commandId: uuidV5(step, orderId),
    correlationId: orderId,
    // Taken over from elsewhere, so that nobody is notified of it.
    occurredAt: at.toISOString(),
  })
  let stocked = 0
  return {
    order: async (command: OrderCommand, at: Date, actor = store): Promise<void> => {
      await carryOutOrder(parts, orderId, {
        context: contextOf(command.type, at, actor),
        decide: (state) => decideOrder(command, state),
        visibleIn: [],
      })
    },
    stock: async (decide: (stock: Stock) => { events: readonly StockEvent[] }, at: Date): Promise<void> => {
      const { productId } = await load()
      stocked += 1
      await carryOutStock(parts, productId, {
        context: contextOf(`stock ${stocked}`, at, store),
        decide,
        visibleIn: [],
      })
    },
    load,
  }

  async function load(): Promise<PlacedOrder> {
    const { state } = await loadOrder(parts, orderId)
    if (!state) throw new Error('An order that was placed is there.')
    return state
  }
}
