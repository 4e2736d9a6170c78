import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideOrder, type OrderCommand } from './decide-order.ts'
import type { OrderEvent } from './order-events.ts'
import { evolveOrder, type OrderState } from './order-state.ts'
import { orderEnds, orderStatuses } from './order-status.ts'
import { gstWithin } from './order-terms.ts'

const placed: Extract<OrderEvent, { type: 'OrderPlaced' }>['data'] = {
  orderId: 'o-1',
  buyerId: 'u-1',
  companyId: 'c-1',
  productId: 'p-1',
  productVersion: 1,
  title: 'Health screening',
  merchantId: 'm-1',
  pieces: 2,
  unitPriceCents: 4_500,
  gstPercent: 9,
}
const invoice = {
  invoiceId: 'i-1',
  document: { fileId: 'f-1', mimeType: 'application/pdf', bytes: 10, sha256: 'ab' },
}
const paid: OrderCommand = { type: 'NotePayment', paymentId: 'pi_1', amountCents: 9_000 }

function after(commands: readonly OrderCommand[]): {
  readonly state: OrderState
  readonly refused: string | undefined
} {
  let state: OrderState
  let refused: string | undefined
  for (const command of [{ type: 'PlaceOrder', data: placed } as const, ...commands]) {
    const decision = decideOrder(command, state)
    refused = 'refusal' in decision ? decision.refusal.code : undefined
    if ('events' in decision) state = decision.events.reduce(evolveOrder, state)
  }
  return { state, refused }
}
const bought = [{ type: 'ReserveOrder' }, { type: 'BeginCharge' }, paid] as const

const placedAt = new Date('2026-03-01T01:00:00Z')
const say = (paymentId: string | undefined, minutes = 60): OrderCommand => ({
  type: 'SayPayment',
  said: { paymentId, reason: 'looked up' },
  placedAt,
  now: new Date(placedAt.getTime() + minutes * 60_000),
})
const unsure = [{ type: 'ReserveOrder' }, { type: 'BeginCharge' }, { type: 'NoteLostAnswer' }] as const

describe('what a person says of a payment that the provider does not tell of', () => {
  test('is that it was paid, or that it was not, and why', () => {
    expect(after([...unsure, say('pi_9')]).state).toMatchObject({
      status: 'PAID',
      paymentId: 'pi_9',
      paidCents: 9_000,
      saidBecause: 'looked up',
    })
    expect(after([...unsure, say(undefined)]).state).toMatchObject({
      status: 'ENDED',
      end: { because: 'said-unpaid' },
      saidBecause: 'looked up',
    })
    const waiting = [...unsure.slice(0, 2), { type: 'AskConfirmation', paymentId: 'pi_1' }] as const
    expect(after([...waiting, say(undefined)]).state?.status).toBe('ENDED')
  })

  test('goes for a payment that is found later: its money goes back', () => {
    expect(after([...unsure, say(undefined), paid]).state).toMatchObject({ status: 'REFUNDING' })
  })

  test.each([
    ['while the provider is still asked', [...unsure, say('pi_9', 59)], 'ORDER_PAYMENT_ASKED'],
    ['while the call is at work', [...unsure.slice(0, 2), say('pi_9')], 'ORDER_PAYMENT_ASKED'],
    ['once it is known', [...bought, say(undefined)], 'ORDER_PAYMENT_KNOWN'],
    ['once somebody else said it', [...unsure, say(undefined), say('pi_9')], 'ORDER_PAYMENT_KNOWN'],
  ])('is refused %s', (_when, commands, code) => {
    expect(after(commands).refused).toBe(code)
  })
})

describe('an order', () => {
  test('is reserved, charged and paid, and told twice it is paid once', () => {
    expect(after([...bought, paid])).toMatchObject({ state: { status: 'PAID', paidCents: 9_000 }, refused: undefined })
  })

  test('whose answer was lost is paid when it is found, or charged again when nothing is found', () => {
    const unsure = [{ type: 'ReserveOrder' }, { type: 'BeginCharge' }, { type: 'NoteLostAnswer' }] as const
    expect(after([...unsure, paid]).state?.status).toBe('PAID')
    expect(after([...unsure, { type: 'BeginCharge' }]).state).toMatchObject({ status: 'PAYING', charges: 2 })
  })

  test('that was paid after it had ended gives the money back', () => {
    const { state } = after([
      { type: 'ReserveOrder' },
      { type: 'BeginCharge' },
      { type: 'EndOrder', because: 'not-confirmed' },
      paid,
    ])
    expect(state).toMatchObject({ status: 'REFUNDING', paymentId: 'pi_1', refund: { because: 'paid-too-late' } })
  })

  test.each([
    ['another amount than its price', [...bought.slice(0, 2), { ...paid, amountCents: 9_001 }], 'ORDER_WRONG_AMOUNT'],
    ['redeemed twice', [...bought, { type: 'RedeemOrder' }, { type: 'RedeemOrder' }], 'ORDER_REDEEMED'],
    ['given back once redeemed', [...bought, { type: 'RedeemOrder' }, { type: 'GiveBackOrder' }], 'ORDER_REDEEMED'],
    ['redeemed once given back', [...bought, { type: 'GiveBackOrder' }, { type: 'RedeemOrder' }], 'ORDER_GIVEN_BACK'],
    ['redeemed without being paid', [{ type: 'ReserveOrder' }, { type: 'RedeemOrder' }], 'ORDER_UNDER_WAY'],
    ['ended once paid', [...bought, { type: 'EndOrder', because: 'not-confirmed' }], 'ORDER_ALREADY_PLACED'],
  ] as const)('is refused: %s', (_what, commands, code) => {
    expect(after(commands).refused).toBe(code)
  })

  test.each([0, 11, 1.5, -1])('of %s pieces is refused', (pieces) => {
    expect(decideOrder({ type: 'PlaceOrder', data: { ...placed, pieces } }, undefined)).toMatchObject({
      refusal: { code: 'ORDER_QUANTITY', field: 'quantity' },
    })
  })

  test('never is both redeemed and refunded, nor keeps a payment of an order that ended, whatever comes in whatever order', () => {
    const anyCommand = fc.oneof(
      ...(
        [
          { type: 'ReserveOrder' },
          { type: 'BeginCharge' },
          { type: 'AskConfirmation', paymentId: 'pi_1' },
          { type: 'NoteLostAnswer' },
          paid,
          { type: 'InvoiceOrder', invoice },
          { type: 'RedeemOrder' },
          { type: 'GiveBackOrder' },
          { type: 'NoteRefund', refundId: 're_1' },
        ] satisfies OrderCommand[]
      ).map((command) => fc.constant<OrderCommand>(command)),
      fc.constantFrom(...orderEnds).map((because): OrderCommand => ({ type: 'EndOrder', because })),
    )
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 30 }), (commands) => {
        let state: OrderState
        const types: string[] = []
        for (const command of [{ type: 'PlaceOrder', data: placed } as const, ...commands]) {
          const decision = decideOrder(command, state)
          if ('refusal' in decision) continue
          types.push(...decision.events.map(({ type }) => type))
          state = decision.events.reduce(evolveOrder, state)
        }
        const times = (type: string) => types.filter((one) => one === type).length
        expect(orderStatuses).toContain(state?.status)
        for (const once of ['OrderPaid', 'OrderRedeemed', 'OrderRefundAsked', 'OrderRefunded', 'OrderInvoiced'])
          expect(times(once)).toBeLessThanOrEqual(1)
        expect(times('OrderRedeemed') + times('OrderRefundAsked')).toBeLessThanOrEqual(1)
        expect(times('OrderPaid') + times('OrderEnded')).toBeLessThanOrEqual(1)
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  [10_900, 900],
  [9_000, 743],
  [1, 0],
])('%d cents include %d cents of GST', (total, gst) => {
  expect(gstWithin(total, 9)).toBe(gst)
})
