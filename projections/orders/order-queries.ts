/** The queries of orders. Each takes first whose orders it may show. */
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { PERSON_AFTER_MS, unsureStatuses, type OrderStatus } from '@member-care/domain/order/order-status.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { OwnScope, Reader, Scope, SystemReader } from '../scope.ts'
import {
  allOf,
  companyWithin,
  instant,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '../tables/query-parts.ts'

/** An order as its row has it. */
export interface OrderRecord {
  readonly order: PlacedOrder
  readonly placedAt: Date
  readonly paidAt: Date | null
  readonly redeemedAt: Date | null
  readonly refundedAt: Date | null
  readonly revision: number
}

const row = z.object({
  order: z.custom<PlacedOrder>(),
  placedAt: instant,
  paidAt: instant.nullable(),
  redeemedAt: instant.nullable(),
  refundedAt: instant.nullable(),
  revision: z.number(),
})
const columns = sql.fragment`
  state as "order", placed_at as "placedAt", paid_at as "paidAt", redeemed_at as "redeemedAt", refunded_at as "refundedAt", revision`

/** What a buyer has bought or is buying: not redeemed first, then by redemption and purchase, the latest first (STO-012). */
export async function listPurchases(
  database: CommonQueryMethods,
  own: OwnScope,
  limit: number,
): Promise<readonly OrderRecord[]> {
  return database.any(sql.type(row)`
    select ${columns} from read.orders where buyer_id = ${own.userId} and status <> 'ENDED'
    order by redeemed_at desc nulls first, placed_at desc, order_id limit ${limit}`)
}

/** One order within the scope; undefined where there is none. */
export async function findOrder(
  database: CommonQueryMethods,
  reader: Reader,
  orderId: string,
): Promise<OrderRecord | undefined> {
  const where = allOf([orderWithin(reader), sql.fragment`order_id = ${orderId}`])
  return (await database.maybeOne(sql.type(row)`select ${columns} from read.orders where ${where}`)) ?? undefined
}

/** Whether some other order has this payment of the card provider. */
export function isPaymentOfAnother(
  database: CommonQueryMethods,
  _reader: SystemReader,
  { paymentId, orderId }: { readonly paymentId: string; readonly orderId: string },
): Promise<boolean> {
  return database.exists(sql.unsafe`
    select 1 from read.orders where payment_id = ${paymentId} and order_id <> ${orderId}`)
}

export interface OrderFilter {
  /** Only these. */
  readonly ids?: readonly string[] | undefined
  readonly companyId?: string | undefined
  readonly productId?: string | undefined
  readonly merchantId?: string | undefined
  readonly buyerId?: string | undefined
  readonly status?: OrderStatus | undefined
  /** Only those whose payment a person has to look up at this time (S126). */
  readonly needsPersonAt?: Date | undefined
}

export const orderSortFields = ['placedAt', 'totalCents', 'status'] as const
export type OrderSortField = (typeof orderSortFields)[number]

const sortColumns = {
  placedAt: sql.fragment`placed_at`,
  totalCents: sql.fragment`total_cents`,
  status: sql.fragment`status`,
} as const satisfies Record<OrderSortField, FragmentSqlToken>

/** A page of them with their exact number. */
export function listOrders(
  database: CommonQueryMethods,
  scope: Scope,
  { ids, companyId, productId, merchantId, buyerId, status, needsPersonAt }: OrderFilter,
  page: Page,
  sort: Sort<OrderSortField>,
): Promise<Listed<OrderRecord>> {
  const where = allOf([
    orderWithin(scope),
    ...(ids === undefined ? [] : [sql.fragment`order_id = any(${sql.array([...ids], 'text')})`]),
    ...(companyId === undefined ? [] : [sql.fragment`orders.company_id = ${companyId}`]),
    ...(productId === undefined ? [] : [sql.fragment`product_id = ${productId}`]),
    ...(merchantId === undefined ? [] : [sql.fragment`merchant_id = ${merchantId}`]),
    ...(buyerId === undefined ? [] : [sql.fragment`buyer_id = ${buyerId}`]),
    ...(status === undefined ? [] : [sql.fragment`status = ${status}`]),
    ...(needsPersonAt === undefined ? [] : [needingPerson(needsPersonAt)]),
  ])
  const order = orderBy(sortColumns[sort.field], sort.direction, sql.fragment`order_id`)
  return listAndCount(
    database,
    {
      page: sql.type(row)`select ${columns} from read.orders where ${where} ${order} ${limitTo(page)}`,
      count: sql.fragment`from read.orders where ${where}`,
    },
    (record) => record,
  )
}

/** As `needsPerson` of the domain says it of one order. */
function needingPerson(now: Date): FragmentSqlToken {
  const placedBefore = new Date(now.getTime() - PERSON_AFTER_MS).toISOString()
  return sql.fragment`
    status = any(${sql.array([...unsureStatuses], 'text')}) and placed_at <= ${placedBefore}::timestamptz`
}

/** Every order that was paid within a span, for the comparison with what the card provider has. */
export async function listPaidOrders(
  database: CommonQueryMethods,
  _reader: SystemReader,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly OrderRecord[]> {
  return database.any(sql.type(row)`
    select ${columns} from read.orders
    where paid_at >= ${from.toISOString()}::timestamptz and paid_at < ${until.toISOString()}::timestamptz order by paid_at, order_id`)
}

function orderWithin(reader: Reader): FragmentSqlToken {
  return reader.kind === 'own'
    ? sql.fragment`buyer_id = ${reader.userId}`
    : companyWithin(reader, sql.fragment`orders.company_id`)
}
