/** What the comparison with the card provider has found (`app.payment_differences`), and what somebody noted when it was settled. */
import { paymentDifferenceKinds, type PaymentDifferenceKind } from '@member-care/domain/order/payment-difference.ts'
import {
  instant,
  integer,
  limitTo,
  listAndCount,
  type Listed,
  type Page,
} from '@member-care/projections/tables/query-parts.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'

export interface KeptDifference {
  readonly id: string
  readonly kind: PaymentDifferenceKind
  readonly orderId: string | null
  readonly paymentId: string | null
  /** Cents of SGD. */
  readonly oursCents: number | null
  readonly theirsCents: number | null
  readonly foundAt: Date
  /** When the comparison last found it. */
  readonly seenAt: Date
  readonly settledBy: string | null
  readonly settledAt: Date | null
  readonly settledNote: string | null
}

const row = z.object({
  id: z.string(),
  kind: z.enum(paymentDifferenceKinds),
  orderId: z.string().nullable(),
  paymentId: z.string().nullable(),
  oursCents: integer.nullable(),
  theirsCents: integer.nullable(),
  foundAt: instant,
  seenAt: instant,
  settledBy: z.string().nullable(),
  settledAt: instant.nullable(),
  settledNote: z.string().nullable(),
})
const columns = sql.fragment`
  difference_id as id, kind, order_id as "orderId", payment_id as "paymentId", ours_cents as "oursCents", theirs_cents as "theirsCents",
  found_at as "foundAt", seen_at as "seenAt", settled_by as "settledBy", settled_at as "settledAt", settled_note as "settledNote"`

/** The latest first. They are of the whole store: a payment without an order belongs to no client. */
export function listPaymentDifferences(
  database: CommonQueryMethods,
  { isSettled }: { readonly isSettled: boolean | undefined },
  page: Page,
): Promise<Listed<KeptDifference>> {
  const where =
    isSettled === undefined
      ? sql.fragment`true`
      : isSettled
        ? sql.fragment`settled_at is not null`
        : sql.fragment`settled_at is null`
  return listAndCount(
    database,
    {
      page: sql.type(row)`
        select ${columns} from app.payment_differences where ${where} order by found_at desc, difference_id ${limitTo(page)}`,
      count: sql.fragment`from app.payment_differences where ${where}`,
    },
    (difference) => difference,
  )
}

/** Notes that one was looked into; the first note stays. @throws ApiError 404 */
export async function settleDifference(
  database: CommonQueryMethods,
  id: string,
  { by, at, note }: { readonly by: string; readonly at: Date; readonly note: string },
): Promise<KeptDifference> {
  await database.query(sql.unsafe`
    update app.payment_differences set settled_by = ${by}, settled_at = ${at.toISOString()}::timestamptz, settled_note = ${note}
    where difference_id = ${id} and settled_at is null`)
  const found = await database.maybeOne(
    sql.type(row)`select ${columns} from app.payment_differences where difference_id = ${id}`,
  )
  if (!found) throw apiError('NOT_FOUND')
  return found
}
