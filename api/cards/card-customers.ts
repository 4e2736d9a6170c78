/** Which customer of the card provider is whose (`app.card_customers`), sealed with the member's key. No id of a customer that a browser says is ever believed. */
import { openRecords, sealRecord } from '@member-care/event-store/codec/sealed-record.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Parts, WhenForgotten } from '../http/parts.ts'
import { laneOf } from '../database/lock-lane.ts'
import type { BegunCard, CardProvider, EphemeralKey } from '../integrations/payments/card-provider.ts'

/** The kind of the outbox jobs that delete the customer of somebody who was forgotten. */
export const DELETE_CARD_CUSTOMER = 'delete-card-customer'

const LANES = 4

type Keeping = Pick<Parts, 'database' | 'subjectKeys' | 'locks' | 'clock'>

const customerRow = z.object({ sealed_customer: z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject> })
const customerSchema = z.object({ customerId: z.string() })

/** The member's customer; undefined for somebody who has none yet. */
export async function findCardCustomer(
  { database, subjectKeys }: Pick<Keeping, 'database' | 'subjectKeys'>,
  userId: string,
): Promise<string | undefined> {
  const row = await database.maybeOne(
    sql.type(customerRow)`select sealed_customer from app.card_customers where user_id = ${userId}`,
  )
  if (!row) return undefined
  const [content] = await openRecords(subjectKeys, [{ recordId: userId, sealed: row.sealed_customer }])
  return customerSchema.safeParse(content).data?.customerId
}

/** Replaces the one of before, which the provider does not have any more. @throws ApiError for somebody who was forgotten */
async function keepCardCustomer({ database, subjectKeys, clock }: Keeping, userId: string, customerId: string) {
  const sealed = await sealRecord(subjectKeys, { recordId: userId, subjectId: userId, content: { customerId } })
  if (!sealed) throw apiError('NOT_FOUND')
  await database.query(sql.unsafe`
    insert into app.card_customers (user_id, sealed_customer, made_at)
    values (${userId}, ${JSON.stringify(sealed)}::jsonb, ${clock().toISOString()}::timestamptz)
    on conflict (user_id) do update set sealed_customer = excluded.sealed_customer, made_at = excluded.made_at`)
}

/**
 * A key with which the member's browser reads and changes their own customer; the customer is made with the first one.
 * @throws CardProviderError
 */
export function makeEphemeralKey(keeping: Keeping, provider: CardProvider, userId: string): Promise<EphemeralKey> {
  return withCustomer(keeping, provider, { userId, ask: (customerId) => provider.makeEphemeralKey(customerId) })
}

/**
 * Begins a card of the member's in the provider's own fields; the customer is made with the first one.
 * @throws CardProviderError
 */
export function beginCard(keeping: Keeping, provider: CardProvider, userId: string): Promise<BegunCard> {
  return withCustomer(keeping, provider, { userId, ask: (customerId) => provider.beginCard(customerId) })
}

interface AskForCustomer<Answer> {
  readonly userId: string
  /** Answers undefined where the provider has no such customer (any more). */
  readonly ask: (customerId: string) => Promise<Answer | undefined>
}

/** Asks for the member's customer, and for a new one where the provider has none. */
async function withCustomer<Answer>(
  keeping: Keeping,
  provider: CardProvider,
  { userId, ask }: AskForCustomer<Answer>,
): Promise<Answer> {
  const known = await findCardCustomer(keeping, userId)
  const answer = known === undefined ? undefined : await ask(known)
  if (answer !== undefined) return answer
  // Two tabs at once lead to one customer. In lanes, so that the provider is asked for few at once.
  return keeping.locks.withLock(`card customers ${laneOf(userId, LANES)}`, async () => {
    const meanwhile = await findCardCustomer(keeping, userId)
    const isOther = meanwhile !== undefined && meanwhile !== known
    const customerId = isOther ? meanwhile : await newCustomer(keeping, provider, { userId, known })
    const made = await ask(customerId)
    if (made === undefined) throw apiError('UNAVAILABLE')
    return made
  })
}

async function newCustomer(
  keeping: Keeping,
  provider: CardProvider,
  { userId, known }: { readonly userId: string; readonly known: string | undefined },
): Promise<string> {
  // One key for one customer: an answer that was lost leads to no second one.
  const customerId = await provider.makeCustomer(uuidv5(`card customer ${userId} ${known ?? ''}`, uuidv5.URL))
  await keepCardCustomer(keeping, userId, customerId)
  return customerId
}

/** Their customer at the provider, with all cards: a job deletes it, because the provider may be out of reach. */
export const forgetCardCustomer: WhenForgotten = {
  // A call that was under way may have written it once more.
  afterwards: async ({ database }, { userId }) => {
    await database.query(sql.unsafe`delete from app.card_customers where user_id = ${userId}`)
  },
  before: async (parts, { userId }) => {
    const customerId = await findCardCustomer(parts, userId)
    await parts.database.transaction(async (transaction) => {
      if (customerId !== undefined)
        await writeJobs(transaction, [
          {
            id: uuidv5(`delete card customer ${customerId}`, uuidv5.URL),
            kind: DELETE_CARD_CUSTOMER,
            subjectId: userId,
            payload: { customerId },
            causationId: userId,
            correlationId: randomUUID(),
          },
        ])
      await transaction.query(sql.unsafe`delete from app.card_customers where user_id = ${userId}`)
    })
  },
}

/** Without a provider there is none to delete: an installation that has given up cards deletes them there itself (docs/operations.md). */
export function deleteCardCustomer({ cardProvider }: Pick<Parts, 'cardProvider'>): JobHandler {
  return async ({ payload }) => {
    await cardProvider?.deleteCustomer(customerSchema.parse(payload).customerId)
    return 'done'
  }
}
