/** What the local card provider keeps, in tables of its own, so that a restart forgets nothing. Of a card never its number or its code. */
import { randomBytes } from 'node:crypto'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'

export type Kind =
  'customer' | 'card' | 'token' | 'ephemeral_key' | 'setup_intent' | 'payment_intent' | 'charge' | 'refund' | 'event'

/** A value as JSON has it. */
export type Body = Readonly<Record<string, unknown>>

export interface Stored {
  readonly id: string
  readonly kind: string
  readonly customerId: string | null
  /** In Unix seconds. */
  readonly created: number
  readonly body: Body
}

export interface ListWish {
  readonly customerId?: string | undefined
  /** Only what came before this one: the next page. */
  readonly after?: string | undefined
  /** Unix seconds. */
  readonly createdFrom?: number | undefined
  readonly limit: number
}

export interface LocalCardStore {
  add(kind: Kind, object: { id?: string; customerId?: string | null; body: Body }): Promise<Stored>
  find(kind: Kind, id: string): Promise<Stored | undefined>
  /** An ephemeral key by the hash of its secret. */
  findKey(hash: string): Promise<Stored | undefined>
  /** Changes the body with nobody else in between; what `change` throws leaves it as it was. */
  change(kind: Kind, id: string, change: (body: Body) => Body): Promise<Stored | undefined>
  /** @returns whether it was there */
  remove(kind: Kind, id: string): Promise<boolean>
  /** Gives a card to a customer, or takes it away (null). @returns false for one that is somebody else's already */
  give(cardId: string, customerId: string | null): Promise<boolean>
  /** Newest first, one more than wanted, so that one knows whether there are more. */
  list(kind: Kind, wish: ListWish): Promise<readonly Stored[]>
  readonly now: () => Date
}

const storedRow = z.object({
  id: z.string(),
  kind: z.string(),
  customerId: z.string().nullable(),
  created: z.number(),
  body: z.record(z.string(), z.unknown()),
})
const columns = sql.fragment`id, kind, customer_id as "customerId", created, body`

const prefixes: Readonly<Record<Kind, string>> = {
  customer: 'cus',
  card: 'card',
  token: 'tok',
  ephemeral_key: 'ephkey',
  setup_intent: 'seti',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  event: 'evt',
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** A card that came by the provider's own fields is no source, and is called otherwise. */
const METHOD = 'pm'

export function newMethodId(): string {
  return newId(METHOD)
}

export function isMethod({ id }: Pick<Stored, 'id'>): boolean {
  return id.startsWith(`${METHOD}_`)
}

export function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1_000)
}

export function createLocalCardStore(database: DatabasePool, now: () => Date): LocalCardStore {
  const find = async (pool: CommonQueryMethods, kind: Kind, id: string, isLocked = false) =>
    (await pool.maybeOne(sql.type(storedRow)`
      select ${columns} from app.local_card_objects where id = ${id} and kind = ${kind} ${isLocked ? sql.fragment`for update` : sql.fragment``}`)) ??
    undefined
  return {
    now,
    find: (kind, id) => find(database, kind, id),
    findKey: async (hash) =>
      (await database.maybeOne(sql.type(storedRow)`
        select ${columns} from app.local_card_objects where kind = 'ephemeral_key' and body->>'secret' = ${hash}`)) ??
      undefined,
    add: (kind, { id = newId(prefixes[kind]), customerId = null, body }) =>
      database.one(sql.type(storedRow)`
        insert into app.local_card_objects (id, kind, customer_id, created, body)
        values (${id}, ${kind}, ${customerId}, ${unixSeconds(now())}, ${JSON.stringify(body)}::jsonb)
        returning ${columns}`),
    change: (kind, id, change) =>
      database.transaction(async (transaction) => {
        const stored = await find(transaction, kind, id, true)
        if (!stored) return undefined
        const body = change(stored.body)
        await transaction.query(
          sql.unsafe`update app.local_card_objects set body = ${JSON.stringify(body)}::jsonb where id = ${id}`,
        )
        return { ...stored, body }
      }),
    async remove(kind, id) {
      const removed = await database.query(
        sql.unsafe`delete from app.local_card_objects where id = ${id} and kind = ${kind}`,
      )
      return removed.rowCount > 0
    },
    async give(cardId, customerId) {
      const given = await database.query(sql.unsafe`
        update app.local_card_objects set customer_id = ${customerId}
        where id = ${cardId} and kind = 'card' and (customer_id is null or ${customerId}::text is null)`)
      return given.rowCount > 0
    },
    list: (kind, { customerId, after, createdFrom = 0, limit }) =>
      database.any(sql.type(storedRow)`
        select ${columns} from app.local_card_objects
        where kind = ${kind} and created >= ${createdFrom}
          and ${customerId === undefined ? sql.fragment`true` : sql.fragment`customer_id = ${customerId}`}
          and ${
            after === undefined
              ? sql.fragment`true`
              : sql.fragment`position < (select position from app.local_card_objects where id = ${after})`
          }
        order by position desc limit ${limit + 1}`),
  }
}
