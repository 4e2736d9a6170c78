/**
 * Anchors in Postgres, apart from the events (whichever store those are in): blocks of a thousand events, each with the list
 * of its events and the anchor after the last of them. The last block grows until it is full.
 */
import { promisify } from 'node:util'
import { deflate, inflate } from 'node:zlib'
import { sql, type CommonQueryMethods, type DatabasePool } from 'slonik'
import { z } from 'zod'
import type { Position } from '../port.ts'
import { eventOfLine, lineOf, type Anchor, type AnchoredEvent } from './anchor.ts'

/** Events of a block. A change of the log is narrowed to a block, and by its list to the very event. */
export const BLOCK_EVENTS = 1_000

export interface AnchorBlock {
  /** Counts from 0 without gaps. */
  readonly number: number
  /** In log order; at least one. */
  readonly events: readonly AnchoredEvent[]
  /** What was signed after the last of them. */
  readonly anchor: Anchor
}

/** A block without its list. */
export interface BlockSummary {
  readonly number: number
  readonly events: number
  readonly anchor: Anchor
}

export interface AnchorTable {
  /** The last block; undefined before the first. */
  last(): Promise<AnchorBlock | undefined>
  block(number: number): Promise<AnchorBlock | undefined>
  /** The latest blocks, newest first. */
  latest(limit: number): Promise<readonly BlockSummary[]>
  /**
   * Writes a block in place of the last one, or after it.
   * @param before the anchor that was the last when the block was made
   * @returns false, and writes nothing, when another process was faster
   */
  write(block: AnchorBlock, before: Anchor | undefined): Promise<boolean>
}

const deflated = promisify(deflate)
const inflated = promisify(inflate)
const nothing = z.object({})

const summaryRow = z.object({
  number: z.string(),
  events: z.number(),
  total: z.string(),
  position: z.custom<Position>(),
  signed_position: z.custom<Position>().nullable(),
  running_hash: z.string(),
  anchored_at: z.string(),
  key_id: z.string(),
  signature: z.string(),
})
const blockRow = summaryRow.extend({ lines: z.instanceof(Buffer) })
const summaryColumns = sql.fragment`number::text, events, total::text, position, signed_position, running_hash, anchored_at, key_id, signature`

/** Creates the table, where it does not exist yet. Two processes may do so at once. */
export async function installAnchorsSchema(pool: DatabasePool): Promise<void> {
  await pool.transaction(async (transaction) => {
    await transaction.query(
      sql.type(nothing)`select from pg_advisory_xact_lock(hashtextextended('member-care anchors', 0))`,
    )
    await transaction.query(sql.type(nothing)`create schema if not exists anchors`)
    // The time is text, as it was signed.
    await transaction.query(sql.type(nothing)`
      create table if not exists anchors.blocks (
        number bigint primary key,
        events integer not null,
        lines bytea not null,
        total bigint not null,
        position text not null,
        running_hash text not null,
        anchored_at text not null,
        key_id text not null,
        signature text not null
      )`)
    // Only of what was anchored before the log was moved to another store.
    await transaction.query(sql.type(nothing)`alter table anchors.blocks add column if not exists signed_position text`)
  })
}

export function createAnchorTable(pool: DatabasePool): AnchorTable {
  return {
    async last() {
      const row = await pool.maybeOne(
        sql.type(
          blockRow,
        )`select ${summaryColumns}, lines from anchors.blocks order by anchors.blocks.number desc limit 1`,
      )
      return row ? toBlock(row) : undefined
    },
    async block(number) {
      const row = await pool.maybeOne(
        sql.type(blockRow)`select ${summaryColumns}, lines from anchors.blocks where number = ${number}`,
      )
      return row ? toBlock(row) : undefined
    },
    async latest(limit) {
      const rows = await pool.any(
        sql.type(
          summaryRow,
        )`select ${summaryColumns} from anchors.blocks order by anchors.blocks.number desc limit ${limit}`,
      )
      return rows.map((row) => ({ number: Number(row.number), events: row.events, anchor: toAnchor(row) }))
    },
    async write(block, before) {
      const lines = await deflated(block.events.map(lineOf).join('\n'))
      return pool.transaction(async (transaction) => {
        await transaction.query(
          sql.type(nothing)`select from pg_advisory_xact_lock(hashtextextended('member-care anchors', 0))`,
        )
        if ((await lastSignature(transaction)) !== before?.signature) return false
        await writeBlock(transaction, block, lines)
        return true
      })
    },
  }
}

/** Writes a block over the one with its number, in the caller's transaction: the same events, where they stand now. */
export async function replaceBlock(transaction: CommonQueryMethods, block: AnchorBlock): Promise<void> {
  await writeBlock(transaction, block, await deflated(block.events.map(lineOf).join('\n')))
}

async function writeBlock(transaction: CommonQueryMethods, block: AnchorBlock, lines: Buffer): Promise<void> {
  const { total, position, signedPosition = null, runningHash, anchoredAt, keyId, signature } = block.anchor
  await transaction.query(sql.type(nothing)`
    insert into anchors.blocks (number, events, lines, total, position, signed_position, running_hash, anchored_at, key_id, signature)
    values (${block.number}, ${block.events.length}, ${sql.binary(lines)}, ${total}, ${position}, ${signedPosition}, ${runningHash}, ${anchoredAt}, ${keyId}, ${signature})
    on conflict (number) do update set events = excluded.events, lines = excluded.lines, total = excluded.total, position = excluded.position,
      signed_position = excluded.signed_position, running_hash = excluded.running_hash, anchored_at = excluded.anchored_at, key_id = excluded.key_id, signature = excluded.signature`)
}

async function lastSignature(transaction: CommonQueryMethods): Promise<string | undefined> {
  const row = await transaction.maybeOne(
    sql.type(z.object({ signature: z.string() }))`select signature from anchors.blocks order by number desc limit 1`,
  )
  return row?.signature
}

async function toBlock(row: z.infer<typeof blockRow>): Promise<AnchorBlock> {
  const text = (await inflated(row.lines)).toString()
  return { number: Number(row.number), events: text.split('\n').map(eventOfLine), anchor: toAnchor(row) }
}

function toAnchor(row: z.infer<typeof summaryRow>): Anchor {
  const { position, signed_position: signedPosition, signature } = row
  return {
    total: Number(row.total),
    position,
    ...(signedPosition !== null && { signedPosition }),
    runningHash: row.running_hash,
    anchoredAt: row.anchored_at,
    keyId: row.key_id,
    signature,
  }
}
