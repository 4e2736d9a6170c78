/** Reads the text of a whole upload file by the domain's rules, for the preview. Pure; the worker runs it beside the page. */
import { createUploadReader } from '@member-care/domain/upload/upload-reader.ts'
import { delimiterOf, readUploadHeader, type UploadHeader } from '@member-care/domain/upload/upload-columns.ts'
import { companiesOf, familiesOf, type UploadFamily } from '@member-care/domain/upload/upload-family.ts'
import type { UploadRules } from '@member-care/domain/upload/read-upload-row.ts'
import type { UploadRow } from '@member-care/domain/upload/upload-row.ts'
import { uploadFileTexts } from '@member-care/domain/texts/upload-texts.ts'
import Papa from 'papaparse'

/** What the preview says of the file as a whole. */
export interface FileOverview {
  readonly rows: number
  readonly users: number
  /** Each counted once, in however many companies. */
  readonly dependants: number
  /** The places, from 0, of the users whose rows have errors, or warnings, in order. */
  readonly withErrors: readonly number[]
  readonly withWarnings: readonly number[]
}

export interface ReadFile {
  readonly overview: FileOverview
  readonly families: readonly UploadFamily[]
}

/** So many rows are read between two reports of progress. */
const REPORTED_ROWS = 2_000

/**
 * @param onProgress gets the share that was read, 0 to 1, and how many rows that were
 * @returns the users of the file, or why it cannot be read at all
 */
export function readUploadText(
  text: string,
  rules: UploadRules,
  onProgress: (share: number, rows: number) => void,
): ReadFile | { readonly error: string } {
  if (text.includes('\0')) return { error: uploadFileTexts.notText }
  const rows: UploadRow[] = []
  let rowNo = 0
  let header: UploadHeader | undefined
  let read: ReturnType<typeof createUploadReader> | undefined
  let error: string | undefined

  const take = (cells: readonly string[]) => {
    rowNo += 1
    if (!header) {
      const found = readUploadHeader(cells)
      if ('error' in found) return void (error = found.error)
      header = found.header
      read = createUploadReader(header, rules)
      return
    }
    const row = read?.(rowNo, cells)
    if (row) rows.push(row)
  }
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(firstLineOf(text)),
    step({ data, errors, meta }, parser) {
      if (errors.some(({ type }) => type === 'Quotes')) error = uploadFileTexts.unreadable
      else take(data)
      if (rowNo % REPORTED_ROWS === 0) onProgress(meta.cursor / text.length, rows.length)
      if (error !== undefined) parser.abort()
    },
  })
  onProgress(1, rows.length)
  if (error !== undefined) return { error }
  if (!header) return { error: uploadFileTexts.empty }
  if (rows.length === 0) return { error: uploadFileTexts.noRows }
  const families = familiesOf(rows)
  return { families, overview: overviewOf(rows.length, families) }
}

/** The next user after a place whose own or whose dependants' name or number holds a text, in any case, going round; undefined when there is none. */
export function findFamily(families: readonly UploadFamily[], text: string, after: number): number | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return undefined
  for (let step = 1; step <= families.length; step++) {
    const place = (after + step) % families.length
    if (families[place]?.rows.some((row) => isAbout(row, wanted))) return place
  }
  return undefined
}

function isAbout({ employee, dependant }: UploadRow, wanted: string): boolean {
  const people = dependant ? [employee, dependant] : [employee]
  return people.some(({ name, nric }) => name.toLowerCase().includes(wanted) || nric.includes(wanted))
}

function overviewOf(rows: number, families: readonly UploadFamily[]): FileOverview {
  const places = (has: (row: UploadRow) => boolean) =>
    families.flatMap((family, place) => (family.rows.some(has) ? [place] : []))
  return {
    rows,
    users: families.length,
    dependants: families.reduce((count, family) => count + dependantsOf(family), 0),
    withErrors: places(({ errors }) => errors.length > 0),
    withWarnings: places(({ warnings }) => warnings.length > 0),
  }
}

function dependantsOf(family: UploadFamily): number {
  if (family.rows.every(({ dependant }) => !dependant)) return 0
  const named = companiesOf(family).flatMap(({ dependants }) =>
    dependants.map(({ row, dependant }) => (dependant.nric === '' ? `row ${row.rowNo}` : dependant.nric)),
  )
  return new Set(named).size
}

function firstLineOf(text: string): string {
  return /^[^\r\n]*/.exec(text)?.[0] ?? ''
}
