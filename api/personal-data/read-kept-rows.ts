/** Reads what the tables keep about one person, as the list of tables says. */
import { openRecords } from '@member-care/event-store/codec/sealed-record.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'
import { loadRows } from '@member-care/projections/tables/read-model-table.ts'
import type { KeptPart } from '@member-care/domain/texts/personal-data-texts.ts'
import { sql, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import type { KeptTable } from './kept-table.ts'
import { keptTables } from './kept-tables.ts'

/** A record of the file: its fields as JSON, named as in answers of the API. */
export type KeptRecord = Readonly<Record<string, unknown>>
export type KeptRecords = Readonly<Record<KeptPart, readonly KeptRecord[]>>

type Row = Record<string, unknown>
type Reading = Pick<Parts, 'database' | 'rowKeys' | 'subjectKeys'>

const rowSchema = z.object({ row: z.record(z.string(), z.unknown()) })

/** Every part with its records; a part without any is empty. */
export async function readKeptRows(parts: Reading, userId: string): Promise<KeptRecords> {
  const read: [KeptPart, readonly KeptRecord[]][] = []
  for (const kept of keptTables) read.push([kept.part, await readPart(parts, kept, userId)])
  return Object.fromEntries(read) as KeptRecords
}

async function readPart(parts: Reading, kept: KeptTable, userId: string): Promise<readonly KeptRecord[]> {
  const { orderedBy, shown } = kept
  const rows = await rowsOf(parts, kept, ownedBy(kept, userId))
  const own = rows.map((row) => withoutStaff(withoutOthers(row, kept, userId), kept))
  const ordered =
    orderedBy === undefined ? own : own.toSorted((a, b) => (String(a[orderedBy]) < String(b[orderedBy]) ? -1 : 1))
  return ordered.map((row) => Object.fromEntries(shown.map((column) => [fieldOf(column), row[column] ?? null])))
}

function ownedBy(kept: KeptTable, userId: string): FragmentSqlToken {
  if ('through' in kept && kept.through !== undefined) {
    const { column, table, of } = kept.through
    return sql.fragment`${sql.identifier([column])} in (select ${sql.identifier([column])} from ${sql.identifier(['app', table])} where ${sql.identifier([of])} = ${userId})`
  }
  const anyOf = kept.of.map((column) => sql.fragment`${sql.identifier([column])} = ${userId}`)
  return sql.fragment`(${sql.join(anyOf, sql.fragment` or `)})`
}

async function rowsOf(parts: Reading, kept: KeptTable, condition: FragmentSqlToken): Promise<readonly Row[]> {
  const { database, rowKeys, subjectKeys } = parts
  if ('readModel' in kept)
    return loadRows<Row>({ schema: 'read', transaction: database, keys: rowKeys }, kept.readModel, condition)
  const found = await database.any(
    sql.type(
      rowSchema,
    )`select to_jsonb(present) as row from ${sql.identifier(['app', kept.table])} present where ${condition}`,
  )
  const rows = found.map(({ row }) => row)
  const { sealed } = kept
  if (sealed === undefined) return rows
  const opened = await openRecords(
    subjectKeys,
    rows.map((row) => ({ recordId: String(row[sealed.id]), sealed: row[sealed.column] as JsonObject })),
  )
  return rows.map((row, index) => {
    const content = (opened[index] ?? {}) as Row
    return { ...row, ...Object.fromEntries(sealed.content.map((field) => [field, content[field] ?? null])) }
  })
}

/** A row may be about several people: a value stands in the file of whose it is. */
function withoutOthers(row: Row, kept: KeptTable, userId: string): Row {
  const whose = { ...('readModel' in kept && kept.readModel.sealed), ...kept.whose }
  return Object.entries(whose).reduce<Row>(
    (left, [path, subject]) => (row[subject] === userId ? left : (blankedAt(left, path.split('.')) as Row)),
    row,
  )
}

function withoutStaff(row: Row, { namesStaffInside = [] }: KeptTable): Row {
  return namesStaffInside.reduce<Row>((left, path) => blankedAt(left, path.split('.')) as Row, row)
}

/** A copy with null at a path; `*` stands for each item. */
function blankedAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return null
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => blankedAt(item, step === '*' ? rest : [step, ...rest]))
  if (!(step in value)) return value
  return { ...value, [step]: blankedAt((value as Row)[step], rest) }
}

/** `visit_date` as `visitDate`. */
function fieldOf(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
