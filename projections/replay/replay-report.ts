/** What a verification found, for people: a table, then every row that differs, by its key and never by its values. */
import { shownCount, shownDecimal } from '@member-care/domain/language/shown-count.ts'
import type { Difference } from './compare-tables.ts'
import { rowsAreEqual, type Verification } from './verify-read-model.ts'

const headings = ['read model', 'table', 'version', 'events', 'rows', 'differing', 'seconds']

/** @returns lines of text; the last one says how it went */
export function replayReport(verifications: readonly Verification[]): string {
  const rows = verifications.flatMap(({ name, version, events, seconds, tables }) =>
    tables.map((table) => [
      name,
      table.table,
      `${version}`,
      shownCount(events),
      shownCount(table.rows),
      shownCount(table.differing),
      shownDecimal(seconds),
    ]),
  )
  return [...inColumns([headings, ...rows]), ...verifications.flatMap(remarksOn), closingLine(verifications)].join('\n')
}

function remarksOn({ name, state, tables, incompleteStreams }: Verification): readonly string[] {
  const stopped = state === 'failed' ? [`${name} has stopped at an event; it was compared up to there.`] : []
  const perTable = tables.flatMap(({ table, strayColumns, differences, differing }) => [
    ...strayColumns.map((column) => `${table}: only one of the two tables has the column ${column}`),
    ...differences.map(
      (difference) =>
        `${table} ${keyOf(difference)}: ${difference.kind}${difference.columns.length > 0 ? ` in ${difference.columns.join(', ')}` : ''}`,
    ),
    ...(differing > differences.length && differences.length > 0
      ? [`${table}: and ${shownCount(differing - differences.length)} more`]
      : []),
  ])
  return [...stopped, ...incompleteStreams, ...perTable]
}

function closingLine(verifications: readonly Verification[]): string {
  const unequal = verifications.filter((verification) => !verification.equal).map(({ name }) => name)
  if (verifications.some(({ incompleteStreams }) => incompleteStreams.length > 0)) {
    return `Not what the log says: ${unequal.join(', ')}. Streams do not show all their events: \`npm run verify-log\` names what is missing, and no read model that is made anew brings it back.`
  }
  if (unequal.length === 0) return 'All rows are what the log says.'
  const differing = verifications.filter(({ tables }) => !rowsAreEqual(tables)).map(({ name }) => name)
  const stopped = unequal.filter((name) => !differing.includes(name))
  return [
    ...(differing.length > 0 ? [`Different from the log: ${differing.join(', ')}.`] : []),
    ...(stopped.length > 0 ? [`Stopped, and what the log says only up to there: ${stopped.join(', ')}.`] : []),
    '`npm run replay -- <read model>` makes one anew.',
  ].join(' ')
}

function keyOf({ key }: Difference): string {
  return Object.values(key).join(' ')
}

function inColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
