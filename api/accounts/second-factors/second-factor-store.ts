/** Second factors as they are kept (`app.second_factors`). Every call says first whose they are. Name, secret and public key are sealed with their owner's key. */
import {
  ENROLMENT_LIFETIME_MS,
  MOST_SECOND_FACTORS,
  secondFactorKinds,
  type SecondFactorKind,
} from '@member-care/domain/account/second-factors.ts'
import { openRecords, sealRecord } from '@member-care/event-store/codec/sealed-record.ts'
import type { SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods, type DatabasePool, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

export interface FactorKeeping {
  readonly database: DatabasePool
  readonly subjectKeys: Pick<SubjectKeys, 'forWriting' | 'forReading'>
}

/** What is sealed: of an app its secret in base32, of a passkey its public key in base64url and the ways it is reached. */
const contentSchema = z.object({ name: z.string(), secret: z.string(), transports: z.array(z.string()).default([]) })
export type FactorContent = z.infer<typeof contentSchema>

export interface KeptFactor extends FactorContent {
  readonly factorId: string
  readonly kind: SecondFactorKind
  readonly credentialId: string | null
  readonly begunAt: Date
  readonly confirmedAt: Date | null
  readonly lastUsedAt: Date | null
  readonly counter: number
}

const factorRow = z.object({
  factor_id: z.string(),
  kind: z.enum(secondFactorKinds),
  sealed: z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>,
  credential_id: z.string().nullable(),
  begun_at: z.number(),
  confirmed_at: z.number().nullable(),
  last_used_at: z.number().nullable(),
  counter: z.coerce.number(),
})

/** A second factor to be kept. */
export interface NewFactor extends FactorContent {
  readonly factorId: string
  readonly kind: SecondFactorKind
  readonly credentialId?: string
  readonly counter?: number
}

/** Somebody's second factors that open something, the oldest first. */
export function listFactors(keeping: FactorKeeping, userId: string): Promise<readonly KeptFactor[]> {
  return readFactors(keeping, sql.fragment`user_id = ${userId} and confirmed_at is not null`)
}

/** Whether, and with what, somebody is asked for a second factor of their own. */
export async function kindsOfFactors(
  database: CommonQueryMethods,
  userId: string,
): Promise<readonly SecondFactorKind[]> {
  const kinds = await database.anyFirst(sql.type(z.object({ kind: z.enum(secondFactorKinds) }))`
    select distinct kind from app.second_factors where user_id = ${userId} and confirmed_at is not null order by kind desc`)
  return kinds
}

/** One that was begun lately, or is confirmed; undefined for any other, also another person's. */
export async function findFactor(
  keeping: FactorKeeping,
  userId: string,
  factorId: string,
  now: Date,
): Promise<KeptFactor | undefined> {
  const since = new Date(now.getTime() - ENROLMENT_LIFETIME_MS).toISOString()
  const [factor] = await readFactors(
    keeping,
    sql.fragment`user_id = ${userId} and factor_id = ${factorId} and (confirmed_at is not null or begun_at > ${since}::timestamptz)`,
  )
  return factor
}

/**
 * Keeps a second factor that nobody has confirmed yet.
 * @returns `many` when there are as many as there can be; `known` for a passkey that is kept already; `forgotten` when nothing may be kept of this person
 */
export async function beginFactor(
  { database, subjectKeys }: FactorKeeping,
  userId: string,
  factor: NewFactor,
  now: Date,
): Promise<'begun' | 'many' | 'known' | 'forgotten'> {
  const { factorId, kind, credentialId, counter = 0 } = factor
  const sealed = await sealRecord(subjectKeys, { recordId: factorId, subjectId: userId, content: contentOf(factor) })
  if (!sealed) return 'forgotten'
  return database.transaction(async (transaction) => {
    await lockFactorsOf(transaction, userId)
    const confirmed = await transaction.oneFirst(sql.type(z.object({ count: z.number() }))`
      select count(*)::int as count from app.second_factors where user_id = ${userId} and confirmed_at is not null`)
    if (confirmed >= MOST_SECOND_FACTORS) return 'many'
    // One enrolment of an app at a time: another QR code takes the place of the one before.
    if (kind === 'totp')
      await transaction.query(
        sql.unsafe`delete from app.second_factors where user_id = ${userId} and kind = 'totp' and confirmed_at is null`,
      )
    const { rowCount } = await transaction.query(sql.unsafe`
      insert into app.second_factors (factor_id, user_id, kind, sealed, credential_id, begun_at, counter)
      values (${factorId}, ${userId}, ${kind}, ${JSON.stringify(sealed)}::jsonb, ${credentialId ?? null}, ${now.toISOString()}, ${counter})
      on conflict (credential_id) do nothing`)
    return rowCount === 1 ? 'begun' : 'known'
  })
}

/** From now on it opens what it is for. @returns whether this call has confirmed it, and whether it is the person's first */
export async function confirmFactor(
  database: DatabasePool,
  userId: string,
  factorId: string,
  now: Date,
): Promise<{ readonly confirmed: boolean; readonly isFirst: boolean }> {
  return database.transaction(async (transaction) => {
    await lockFactorsOf(transaction, userId)
    const isFirst = (await kindsOfFactors(transaction, userId)).length === 0
    const { rowCount } = await transaction.query(sql.unsafe`
      update app.second_factors set confirmed_at = ${now.toISOString()} where factor_id = ${factorId} and user_id = ${userId} and confirmed_at is null`)
    return { confirmed: rowCount === 1, isFirst }
  })
}

/** Gives it another name. @returns whether it was there */
export async function renameFactor(
  keeping: FactorKeeping,
  userId: string,
  factor: KeptFactor,
  name: string,
): Promise<boolean> {
  const sealed = await sealRecord(keeping.subjectKeys, {
    recordId: factor.factorId,
    subjectId: userId,
    content: contentOf({ ...factor, name }),
  })
  if (!sealed) return false
  const { rowCount } = await keeping.database.query(sql.unsafe`
    update app.second_factors set sealed = ${JSON.stringify(sealed)}::jsonb where factor_id = ${factor.factorId} and user_id = ${userId}`)
  return rowCount === 1
}

/** @param mayBeLast false: the last one stays. @returns `last` when it has stayed for that */
export async function removeFactor(
  database: DatabasePool,
  userId: string,
  factorId: string,
  { mayBeLast }: { mayBeLast: boolean },
): Promise<'removed' | 'missing' | 'last'> {
  return database.transaction(async (transaction) => {
    await lockFactorsOf(transaction, userId)
    const ids = await transaction.anyFirst(sql.type(z.object({ factor_id: z.string() }))`
      select factor_id from app.second_factors where user_id = ${userId} and confirmed_at is not null`)
    if (!ids.includes(factorId)) return 'missing'
    if (ids.length === 1 && !mayBeLast) return 'last'
    await transaction.query(sql.unsafe`delete from app.second_factors where factor_id = ${factorId}`)
    if (ids.length === 1) await transaction.query(sql.unsafe`delete from app.recovery_codes where user_id = ${userId}`)
    return 'removed'
  })
}

/** Removes all that somebody has, with their recovery codes. @returns those that opened something */
export async function removeAllFactors(
  database: DatabasePool,
  userId: string,
): Promise<readonly { readonly factorId: string; readonly kind: SecondFactorKind }[]> {
  return database.transaction(async (transaction) => {
    await lockFactorsOf(transaction, userId)
    const removed = await transaction.any(sql.type(factorRow.pick({ factor_id: true, kind: true, confirmed_at: true }))`
      delete from app.second_factors where user_id = ${userId} returning factor_id, kind, confirmed_at`)
    await transaction.query(sql.unsafe`delete from app.recovery_codes where user_id = ${userId}`)
    await transaction.query(sql.unsafe`delete from app.second_factor_tries where user_id = ${userId}`)
    return removed
      .filter(({ confirmed_at }) => confirmed_at !== null)
      .map(({ factor_id, kind }) => ({ factorId: factor_id, kind }))
  })
}

/** From when until when second factors were begun, or recovery codes made. */
export interface BegunWithin {
  readonly after: Date
  readonly until: Date
}

/** Somebody's second factors that open something and were begun then. */
export function factorsBegun(
  database: CommonQueryMethods,
  userId: string,
  { after, until }: BegunWithin,
): Promise<readonly { readonly factorId: string; readonly kind: SecondFactorKind }[]> {
  return database.any(sql.type(z.object({ factorId: z.string(), kind: z.enum(secondFactorKinds) }))`
    select factor_id as "factorId", kind from app.second_factors
    where user_id = ${userId} and confirmed_at is not null and ${begunWithin(sql.fragment`begun_at`, { after, until })} order by begun_at, factor_id`)
}

/** Removes what was begun then, and the recovery codes that were made then; all codes where no factor is left. */
export async function removeFactorsBegun(database: DatabasePool, userId: string, within: BegunWithin): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockFactorsOf(transaction, userId)
    await transaction.query(
      sql.unsafe`delete from app.second_factors where user_id = ${userId} and ${begunWithin(sql.fragment`begun_at`, within)}`,
    )
    const isLeft = (await kindsOfFactors(transaction, userId)).length > 0
    const which = isLeft ? begunWithin(sql.fragment`made_at`, within) : sql.fragment`true`
    await transaction.query(sql.unsafe`delete from app.recovery_codes where user_id = ${userId} and ${which}`)
  })
}

function begunWithin(column: FragmentSqlToken, { after, until }: BegunWithin): FragmentSqlToken {
  return sql.fragment`${column} > ${after.toISOString()}::timestamptz and ${column} <= ${until.toISOString()}::timestamptz`
}

/** Takes a step of time, or a passkey's count, once. @returns false when it or a later one was taken, also by a call at the same moment */
export async function takeCounter(
  database: CommonQueryMethods,
  factorId: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  // Passkeys that are kept in several places do not count, and always say 0.
  const { rowCount } = await database.query(sql.unsafe`
    update app.second_factors set counter = ${counter}, last_used_at = ${now.toISOString()}
    where factor_id = ${factorId} and (counter < ${counter} or (kind = 'passkey' and counter = 0 and ${counter}::bigint = 0))`)
  return rowCount === 1
}

async function readFactors(
  { database, subjectKeys }: FactorKeeping,
  condition: FragmentSqlToken,
): Promise<readonly KeptFactor[]> {
  const rows = await database.any(sql.type(factorRow)`
    select factor_id, kind, sealed, credential_id, begun_at, confirmed_at, last_used_at, counter from app.second_factors where ${condition} order by begun_at, factor_id`)
  const contents = await openRecords(
    subjectKeys,
    rows.map(({ factor_id, sealed }) => ({ recordId: factor_id, sealed })),
  )
  return rows.flatMap((row, index) => {
    const opened = contentSchema.safeParse(contents[index])
    return opened.success ? [toFactor(row, opened.data)] : []
  })
}

function toFactor(row: z.infer<typeof factorRow>, content: FactorContent): KeptFactor {
  return {
    ...content,
    factorId: row.factor_id,
    kind: row.kind,
    credentialId: row.credential_id,
    begunAt: new Date(row.begun_at),
    confirmedAt: row.confirmed_at === null ? null : new Date(row.confirmed_at),
    lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at),
    counter: row.counter,
  }
}

function contentOf({ name, secret, transports }: FactorContent) {
  return { name, secret, transports }
}

/** One after the other for each person, so that "the last one" and "the first one" are true. */
async function lockFactorsOf(transaction: CommonQueryMethods, userId: string): Promise<void> {
  await transaction.query(sql.unsafe`select pg_advisory_xact_lock(hashtextextended(${`second-factors ${userId}`}, 0))`)
}
