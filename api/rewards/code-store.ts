/** The codes of rewards (`app.reward_codes`, `app.reward_pools`): adding them, giving each to one voucher, and reading the one of a voucher. */
import type { Actor } from '@member-care/domain/events/metadata.ts'
import { USUAL_THRESHOLD, codeWays, type CodeWay } from '@member-care/domain/reward/reward-codes.ts'
import type { RewardRedeemed } from '@member-care/domain/reward/reward-events.ts'
import { randomUUID } from 'node:crypto'
import { sql, UniqueIntegrityConstraintViolationError, type DatabasePool } from 'slonik'
import { z } from 'zod'
import type { CodeSeal } from './code-seal.ts'

/** How a reward gives codes. */
export interface CodePool {
  readonly way: CodeWay
  readonly sharedCodeId: string | null
  readonly lowWater: number
}

/** What is recorded of a voucher to which a code was given. */
export interface Granted {
  readonly redeemed: RewardRedeemed
  readonly actor: Actor
}

export interface AddedCodes {
  readonly rewardId: string
  readonly codes: readonly string[]
  readonly by: string
  readonly at: Date
}

export interface CodeStore {
  /** One that nobody has settled gives each voucher a code of its own. */
  poolOf(rewardId: string): Promise<CodePool>
  /** An absent field stays as it is. A shared code is kept beside those of before, which their vouchers still show. */
  settle(
    rewardId: string,
    change: {
      readonly way?: CodeWay | undefined
      readonly lowWater?: number | undefined
      readonly sharedCode?: string | undefined
    },
    by: { readonly by: string; readonly at: Date },
  ): Promise<void>
  /** Adds codes in their order. @returns those that this reward had already, which are not added again */
  add(added: AddedCodes): Promise<ReadonlySet<string>>
  /**
   * Gives a free code to a voucher, and keeps what is to be recorded of it until {@link CodeStore.noteRecorded}.
   * @param grant `codeId` of what is recorded becomes that of the code
   * @returns what was given, now or before; undefined when every code is taken
   */
  grant(grant: Granted, at: Date): Promise<Granted | undefined>
  /** What was given to a voucher and is not noted as recorded. */
  grantedTo(redemptionId: string): Promise<Granted | undefined>
  /** The same of every voucher to which a code was given before a moment. */
  unrecorded(before: Date): Promise<readonly Granted[]>
  noteRecorded(redemptionId: string): Promise<void>
  /** The codes by their ids. */
  open(codeIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

declare module '../http/parts.ts' {
  interface Parts {
    readonly rewardCodes: CodeStore
    readonly rewardCodeSeal: CodeSeal
  }
}

const poolRow = z.object({ way: z.enum(codeWays), sharedCodeId: z.string().nullable(), lowWater: z.number() })
const grantRow = z.object({ codeId: z.string(), granted: z.custom<Granted>() })
const sealedRow = z.object({ code_id: z.string(), sealed_code: z.instanceof(Buffer) })
/** So many are finished in one round. */
const MOST_UNRECORDED = 1_000
/** So many codes are written with one statement. */
const WRITTEN_AT_ONCE = 2_000

export function createCodeStore(database: DatabasePool, seal: CodeSeal): CodeStore {
  const grantedTo = async (redemptionId: string) => {
    const row = await database.maybeOne(sql.type(grantRow)`
      select code_id::text as "codeId", to_record as granted from app.reward_codes
      where redemption_id = ${redemptionId} and to_record is not null`)
    return row === null ? undefined : withCode(row)
  }

  return {
    async poolOf(rewardId) {
      const row = await database.maybeOne(sql.type(poolRow)`
        select way, shared_code_id::text as "sharedCodeId", low_water as "lowWater" from app.reward_pools where reward_id = ${rewardId}`)
      return row ?? { way: 'single-use', sharedCodeId: null, lowWater: USUAL_THRESHOLD }
    },

    async settle(rewardId, { way, lowWater, sharedCode }, { by, at }) {
      const codeId = randomUUID()
      const sealed = sharedCode === undefined ? undefined : seal.seal(codeId, sharedCode)
      await database.transaction(async (transaction) => {
        const sharedCodeId =
          sharedCode === undefined || sealed === undefined
            ? null
            : await transaction.oneFirst(sql.type(z.object({ code_id: z.string() }))`
                insert into app.reward_codes (code_id, reward_id, shared, sealed_code, code_hash, upload_id, uploaded_by, uploaded_at)
                values (${codeId}, ${rewardId}, true, ${sql.binary(sealed)}, ${sql.binary(seal.hash(rewardId, sharedCode))}, ${codeId}, ${by}, ${at.toISOString()}::timestamptz)
                on conflict (reward_id, shared, code_hash) do update set code_id = reward_codes.code_id returning code_id::text`)
        await transaction.query(sql.unsafe`
          insert into app.reward_pools (reward_id, way, shared_code_id, low_water)
          values (${rewardId}, ${way ?? 'single-use'}, ${sharedCodeId}, ${lowWater ?? USUAL_THRESHOLD})
          on conflict (reward_id) do update set
            way = coalesce(${way ?? null}, reward_pools.way),
            shared_code_id = coalesce(${sharedCodeId}::uuid, reward_pools.shared_code_id),
            low_water = coalesce(${lowWater ?? null}, reward_pools.low_water)`)
      })
    },

    async add({ rewardId, codes, by, at }) {
      const uploadId = randomUUID()
      const rows = codes.map((code) => {
        const codeId = randomUUID()
        return { code, codeId, sealed: seal.seal(codeId, code), hash: seal.hash(rewardId, code) }
      })
      const added = new Set<string>()
      // All or none: an upload that broke off is sent again whole, and then nothing of it counts as had before.
      await database.transaction(async (transaction) => {
        for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
          const some = rows.slice(from, from + WRITTEN_AT_ONCE)
          const written = await transaction.anyFirst(sql.type(z.object({ code_id: z.string() }))`
            insert into app.reward_codes (code_id, reward_id, shared, sealed_code, code_hash, upload_id, uploaded_by, uploaded_at)
            select code_id, ${rewardId}, false, decode(sealed, 'hex'), decode(hash, 'hex'), ${uploadId}::uuid, ${by}, ${at.toISOString()}::timestamptz
            from ${sql.unnest(
              some.map(({ codeId, sealed, hash }) => [codeId, sealed.toString('hex'), hash.toString('hex')]),
              ['uuid', 'text', 'text'],
            )} as given(code_id, sealed, hash)
            on conflict (reward_id, shared, code_hash) do nothing returning code_id::text`)
          for (const codeId of written) added.add(codeId)
        }
      })
      return new Set(rows.filter(({ codeId }) => !added.has(codeId)).map(({ code }) => code))
    },

    async grant(grant, at) {
      const { rewardId, redemptionId } = grant.redeemed
      const take = () =>
        database.maybeOne(sql.type(grantRow)`
          update app.reward_codes set redemption_id = ${redemptionId}, granted_at = ${at.toISOString()}::timestamptz,
            to_record = ${JSON.stringify(grant)}::jsonb
          where code_id = (
            select code_id from app.reward_codes where reward_id = ${rewardId} and redemption_id is null and not shared
            order by place limit 1 for update skip locked)
          returning code_id::text as "codeId", to_record as granted`)
      for (;;) {
        try {
          const taken = await take()
          if (taken) return withCode(taken)
        } catch (error) {
          if (!(error instanceof UniqueIntegrityConstraintViolationError)) throw error
          // The member's other call was quicker.
          return (await grantedTo(redemptionId)) ?? undefined
        }
        // Codes that others are just being given were passed over; one of them may be left all the same.
        const left = await database.oneFirst(sql.type(z.object({ left: z.boolean() }))`
          select exists (select from app.reward_codes where reward_id = ${rewardId} and redemption_id is null and not shared) as left`)
        if (!left) return grantedTo(redemptionId)
      }
    },

    grantedTo,

    async unrecorded(before) {
      const rows = await database.any(sql.type(grantRow)`
        select code_id::text as "codeId", to_record as granted from app.reward_codes
        where to_record is not null and granted_at < ${before.toISOString()}::timestamptz order by granted_at limit ${MOST_UNRECORDED}`)
      return rows.map(withCode)
    },

    async noteRecorded(redemptionId) {
      await database.query(
        sql.unsafe`update app.reward_codes set to_record = null where redemption_id = ${redemptionId} and to_record is not null`,
      )
    },

    async open(codeIds) {
      if (codeIds.length === 0) return new Map()
      const rows = await database.any(sql.type(sealedRow)`
        select code_id::text as code_id, sealed_code from app.reward_codes where code_id::text = any(${sql.array([...codeIds], 'text')})`)
      return new Map(rows.map(({ code_id, sealed_code }) => [code_id, seal.open(code_id, sealed_code)]))
    },
  }
}

function withCode({ codeId, granted }: z.infer<typeof grantRow>): Granted {
  return { ...granted, redeemed: { ...granted.redeemed, codeId } }
}
