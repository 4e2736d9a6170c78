/** The store under haste: one intent to buy that comes a thousand times, and two hundred buyers of twenty pieces. */
import { randomUUID } from 'node:crypto'
import { testCards } from '@member-care/api/integrations/payments/local/test-cards.ts'
import { loadStock } from '@member-care/api/aggregates/stock.ts'
import { recordFilingMembers, type FilingMember } from '../support/filing-members.ts'
import { addCard, putOnSale } from '../support/store-under-test.ts'
import { startBenchProduct, type BenchProduct } from './bench-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const REPEATS = 1_000
const BUYERS = 200
const PIECES = 20
/** So many calls are under way at once. */
const AT_ONCE = 50

export async function benchStore({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const product = await startBenchProduct(databaseUrl)
  try {
    const [buyer, ...crowd] = await recordFilingMembers(product, 1 + scaled(BUYERS, scale, 4))
    if (!buyer) throw new Error('There is nobody who buys.')
    await offerStore(product, buyer.companyId)
    await inTurns([buyer, ...crowd], ({ userId, token }) =>
      addCard(product, { userId, headers: { accesstoken: token } }, testCards.visa),
    )
    return [
      ...(await repeatOneIntent(product, buyer, scaled(REPEATS, scale, 10))),
      ...(await sellOut(product, crowd, scale)),
    ]
  } finally {
    await product.close()
  }
}

async function offerStore(product: BenchProduct, companyId: string): Promise<void> {
  await product.record(`client-${companyId}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId, featuresConfig: { allowMarketplace: true } },
  })
}

async function repeatOneIntent(
  product: BenchProduct,
  buyer: FilingMember,
  times: number,
): Promise<readonly BenchRow[]> {
  const productId = await putOnSale(product, { pieces: 10 })
  const intent = randomUUID()
  const before = await chargesOf(product)
  const answers = await inTurns(
    Array.from({ length: times }, (_, index) => index),
    () => buy(product, buyer, productId, intent),
  )
  const charges = (await chargesOf(product)) - before
  return [
    countRow({ name: `charges of one intent to buy that came ${times} times`, ours: charges, aim: 1 }),
    countRow({
      name: 'of these calls, not answered with the purchase',
      ours: answers.filter((status) => status !== 200).length,
      aim: 0,
    }),
  ]
}

async function sellOut(
  product: BenchProduct,
  crowd: readonly FilingMember[],
  scale: number,
): Promise<readonly BenchRow[]> {
  const pieces = scaled(PIECES, scale, 2)
  const productId = await putOnSale(product, { pieces })
  const before = await chargesOf(product)
  const answers = await inTurns(crowd, (buyer) => buy(product, buyer, productId, randomUUID()))
  const sold = answers.filter((status) => status === 200).length
  const charged = (await chargesOf(product)) - before
  const { free } = await loadStock(product.parts, productId)
  return [
    countRow({ name: `sold of ${pieces} pieces to ${crowd.length} buyers at once`, ours: sold, aim: pieces }),
    countRow({ name: 'charges without a piece, and pieces that are left', ours: charged - sold + free, aim: 0 }),
  ]
}

async function buy({ app }: BenchProduct, { token }: FilingMember, productId: string, intent: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/externalapi/products/${productId}/buy`,
    headers: { accesstoken: token, 'idempotency-key': intent },
    payload: { quantity: 1 },
  })
  return statusCode
}

async function chargesOf({ parts }: BenchProduct): Promise<number> {
  let charges = 0
  for await (const { refundedCents } of parts.cardProvider?.listCharges(new Date(0)) ?? [])
    if (refundedCents === 0) charges++
  return charges
}

/** Some at once, and the next as soon as one of them is done. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

function countRow({
  name,
  ours,
  aim,
}: {
  readonly name: string
  readonly ours: number
  readonly aim: number
}): BenchRow {
  return { name, ours, limit: aim, unit: '', ratio: '', aim: String(aim), reached: ours === aim }
}
