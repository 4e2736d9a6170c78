/**
 * Personal values that nobody sorts by or searches for by part stand sealed in a row's column `sealed`. There is a box
 * for each person. A table declares which values these are. Code that loads, writes or shows rows sees the values, and
 * null where the person has been forgotten.
 */
import {
  keyIdOf,
  openValues,
  sealValues,
  TamperedRow,
  type RowPlace,
} from '@member-care/event-store/codec/sealed-rows.ts'
import type { BlindIndex } from '@member-care/event-store/codec/blind-index.ts'
import type { SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import type { Json, JsonObject } from '@member-care/event-store/port.ts'
import type { KeyObject } from 'node:crypto'
import type { CommonQueryMethods } from 'slonik'
import { z } from 'zod'

/**
 * Path of a value in a row → the column with the id of the person whose value it is. A path of one step is a column
 * that the table does not have. In a longer path null takes the place of the value, and `*` stands for each item of a
 * list.
 */
export type SealedPaths = Readonly<Record<string, string>>

/** What is known of a table whose rows hold sealed values. */
export interface SealedTable {
  readonly name: string
  readonly key: readonly string[]
  readonly sealed?: SealedPaths
}

export interface RowKeys extends Pick<SubjectKeys, 'forWriting' | 'forReading'> {
  /** For a value by which rows are found and which nobody is to read in them. */
  readonly blindIndex: BlindIndex
}

/** Where queries read, and the keys with which they open what rows have sealed. */
export interface SealedReading {
  readonly database: CommonQueryMethods
  readonly subjectKeys: Pick<RowKeys, 'forReading'>
}

/** The column `sealed`, as a query selects it. */
export const sealedBoxes = z.array(z.string())

type Fields = Record<string, unknown>

/** The paths step by step. At the end of each stands the column with the person whose value it is. */
interface Branch {
  readonly [step: string]: Branch | string
}

const branches = new WeakMap<SealedPaths, Branch>()

function branchOf(paths: SealedPaths): Branch {
  const known = branches.get(paths)
  if (known) return known
  const root: Fields = {}
  for (const [path, subject] of Object.entries(paths)) {
    const steps = path.split('.')
    const holder = steps.slice(0, -1).reduce<Fields>((at, step) => (at[step] ??= {}) as Fields, root)
    holder[steps.at(-1) ?? ''] = subject
  }
  branches.set(paths, root as Branch)
  return root as Branch
}

/** Paths of one step. */
function ownColumns(paths: SealedPaths): readonly string[] {
  return Object.keys(paths).filter((path) => !path.includes('.'))
}

function placeOf({ name, key }: SealedTable, row: Fields): RowPlace {
  return { table: name, key: key.map((column) => String(row[column])) }
}

/**
 * Rows as the table has them. It asks once for the keys of all rows. Values of people who have been forgotten are left
 * out.
 * @throws StoreUnavailable while the keys cannot be had
 */
export async function sealRows(
  keys: Pick<RowKeys, 'forWriting'>,
  table: SealedTable,
  rows: readonly object[],
): Promise<readonly object[]> {
  const { sealed: paths } = table
  if (!paths) return rows
  const taken = rows.map((row) => takeOut(row as Fields, paths))
  const found = await keys.forWriting([...new Set(taken.flatMap(({ values }) => [...values.keys()]))])
  return taken.map(({ row, values }) => {
    const place = placeOf(table, row)
    const boxes = [...values].flatMap(([subjectId, ofSubject]) => {
      const key = found.get(subjectId)
      return key ? [sealValues(place, key, ofSubject)] : []
    })
    return { ...row, sealed: boxes }
  })
}

interface TakenOut {
  readonly row: Fields
  /** The values, by the person to whom they belong. */
  readonly values: ReadonlyMap<string, JsonObject>
}

function takeOut(whole: Fields, paths: SealedPaths): TakenOut {
  const values = new Map<string, Record<string, Json>>()
  const take = (path: string, value: Json, subjectColumn: string) => {
    const subjectId = whole[subjectColumn]
    if (typeof subjectId !== 'string' || subjectId === '')
      throw new Error(`${path} is there, but not whose it is (${subjectColumn})`)
    const ofSubject = values.get(subjectId) ?? {}
    values.set(subjectId, ofSubject)
    ofSubject[path] = value
  }
  const row = without(whole, branchOf(paths), '', take) as Fields
  for (const column of ownColumns(paths)) delete row[column]
  return { row, values }
}

/** A copy with null in place of the values. Only the parts on the way to a value are copied. */
function without(
  value: object,
  branch: Branch,
  prefix: string,
  take: (path: string, value: Json, subjectColumn: string) => void,
): object {
  const parts = value as Fields
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Fields
  for (const [step, next] of Object.entries(branch)) {
    for (const key of step === '*' ? Object.keys(parts) : [step]) {
      const part = parts[key]
      if (part === undefined || part === null) continue
      if (typeof next !== 'string') copy[key] = without(part as object, next, `${prefix}${key}.`, take)
      else {
        take(prefix + key, part as Json, next)
        copy[key] = null
      }
    }
  }
  return copy
}

/**
 * Rows with their sealed values in their places. It asks once for the keys of all rows.
 * @param rows with the columns of the primary key, `sealed`, and every column on the way to a value; they are changed
 * in place
 * @throws StoreUnavailable while the keys cannot be had; TamperedRow where a value does not belong to its row
 */
export async function openRows<Row extends object>(
  keys: Pick<RowKeys, 'forReading'>,
  table: SealedTable,
  rows: readonly object[],
): Promise<readonly Row[]> {
  const { sealed: paths } = table
  if (!paths) return rows as readonly Row[]
  const own = ownColumns(paths)
  const values = await openBoxes(
    keys,
    table,
    rows.map((row) => ({
      key: placeOf(table, row as Fields).key,
      sealed: (row as { sealed: readonly string[] }).sealed,
    })),
  )
  return rows.map((row, index) => {
    const opened = row as Fields
    delete opened['sealed']
    for (const column of own) opened[column] = null
    for (const [path, value] of Object.entries(values[index] ?? {}))
      putBack(opened, path, value, placeOf(table, opened))
    return opened as Row
  })
}

function putBack(row: Fields, path: string, value: Json, place: RowPlace): void {
  const steps = path.split('.')
  const holder = steps
    .slice(0, -1)
    .reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Fields)[step] : undefined), row)
  if (typeof holder !== 'object' || holder === null)
    throw new TamperedRow(place, new Error(`there is no place for ${path}`))
  const fields = holder as Fields
  fields[steps.at(-1) ?? ''] = value
}

/**
 * The sealed values of rows by their paths, for a query that shows them under other names. Values of people who have
 * been forgotten are left out.
 * @param rows `key`: the values of the primary key
 * @throws as {@link openRows}
 */
export async function openBoxes(
  keys: Pick<RowKeys, 'forReading'>,
  table: SealedTable,
  rows: readonly { readonly key: readonly string[]; readonly sealed: readonly string[] }[],
): Promise<readonly JsonObject[]> {
  const found = await keys.forReading(rows.flatMap(({ sealed }) => sealed.map(keyIdOf)))
  return rows.map(
    ({ key, sealed }) =>
      Object.assign({}, ...sealed.map((box) => openWith(found, { table: table.name, key }, box))) as JsonObject,
  )
}

function openWith(keys: ReadonlyMap<string, KeyObject>, place: RowPlace, box: string): JsonObject {
  const key = keys.get(keyIdOf(box))
  return key ? openValues(place, box, key) : {}
}
