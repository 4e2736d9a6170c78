/** What a verification found, for people: a table, then every row that differs, by its key and never by its values. */
import type { Difference } from './compare-tables.ts'
import type { Verification } from './verify-read-model.ts'

const headings = ['read model', 'table', 'version', 'events', 'rows', 'differing', 'seconds']

/** @returns lines of text; the last one says how it went */
export function replayReport(verifications: readonly Verification[]): string {
  const rows = verifications.flatMap(({ name, version, events, seconds, tables }) =>
    tables.map((table) => [name, table.table, `${version}`, count(events), count(table.rows), count(table.differing), seconds.toFixed(1)]),
  )
  return [...inColumns([headings, ...rows]), ...verifications.flatMap(remarksOn), closingLine(verifications)].join('\n')
}

function remarksOn({ name, state, tables }: Verification): readonly string[] {
  const stopped = state === 'failed' ? [`${name} has stopped at an event; it was compared up to there.`] : []
  const perTable = tables.flatMap(({ table, strayColumns, differences, differing }) => [
    ...strayColumns.map((column) => `${table}: only one of the two tables has the column ${column}`),
    ...differences.map((difference) => `${table} ${keyOf(difference)}: ${difference.kind}${difference.columns.length > 0 ? ` in ${difference.columns.join(', ')}` : ''}`),
    ...(differing > differences.length && differences.length > 0 ? [`${table}: and ${count(differing - differences.length)} more`] : []),
  ])
  return [...stopped, ...perTable]
}

function closingLine(verifications: readonly Verification[]): string {
  const unequal = verifications.filter((verification) => !verification.equal).map(({ name }) => name)
  return unequal.length === 0 ? 'All rows are what the log says.' : `Not what the log says: ${unequal.join(', ')}. \`npm run replay -- <read model>\` makes one anew.`
}

function keyOf({ key }: Difference): string {
  return Object.values(key).join(' ')
}

function count(number: number): string {
  return number.toLocaleString('en-SG')
}

function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd())
}
