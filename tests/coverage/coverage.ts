/** Reads docs/coverage.md: what shows each requirement, and how many are shown how. Pure. */

export const waysToShow = ['test', 'part', 'source', 'not-built'] as const
export type WayToShow = (typeof waysToShow)[number]

export interface CoverageRow {
  /** As `ADM-UPL-008`. */
  readonly id: string
  /** What is required, in a few words. */
  readonly required: string
  readonly way: WayToShow
  /** Files of the repository that the row names. */
  readonly files: readonly string[]
  readonly text: string
}

export interface Coverage {
  readonly rows: readonly CoverageRow[]
  /** Lines that look like a row and are none. */
  readonly unread: readonly string[]
}

const requirement = { id: /^[A-Z]+(?:-[A-Z]+)?-\d{3}$/, looksLikeId: /^[A-Z]+(?:-[A-Z]+)?-\d/ }
const fileName = /(?<![\w./-])[\w./-]*[\w-]\.(?:tsx?|m?js|md|json)(?!\w)/g

/** How a row begins that is not shown by tests alone. */
const beginnings: readonly (readonly [string, WayToShow])[] = [
  ['not built yet', 'not-built'],
  ['in part: ', 'part'],
  ['source: ', 'source'],
]

/** @param text of docs/coverage.md */
export function readCoverage(text: string): Coverage {
  const { rows, unread } = readTables(text, { ...requirement, columns: 3 })
  return {
    rows: rows.map(([id = '', required = '', shownBy = '']) => {
      const way = beginnings.find(([beginning]) => shownBy.startsWith(beginning))?.[1] ?? 'test'
      return { id, required, way, files: filesIn(shownBy), text: shownBy }
    }),
    unread,
  }
}

/**
 * The rows of a document's tables that begin with an id, by their cells.
 * @param shape `id` is how an id reads, `looksLikeId` how what is meant as one begins; no cell is empty
 * @returns `unread`: lines that look like a row and are none
 */
export function readTables(
  text: string,
  { id, looksLikeId, columns }: { readonly id: RegExp; readonly looksLikeId: RegExp; readonly columns: number },
): { readonly rows: readonly (readonly string[])[]; readonly unread: readonly string[] } {
  const lines = text.split('\n').filter((line) => line.startsWith('|') && looksLikeId.test(line.slice(1).trimStart()))
  const cellsOf = (line: string) => line.slice(2, -2).split(' | ')
  const isRow = (line: string) => {
    const cells = cellsOf(line)
    return (
      line.startsWith('| ') &&
      line.endsWith(' |') &&
      cells.length === columns &&
      id.test(cells[0] ?? '') &&
      cells.every((cell) => cell.trim() !== '')
    )
  }
  return { rows: lines.filter(isRow).map(cellsOf), unread: lines.filter((line) => !isRow(line)) }
}

/** Files of the repository that a text names. */
export function filesIn(text: string): readonly string[] {
  return text.match(fileName) ?? []
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

/** Ids that are missing, double or out of their order: each group counts from 001. */
export function gapsOf(rows: readonly CoverageRow[]): readonly string[] {
  const last = new Map<string, number>()
  return rows.flatMap(({ id }) => {
    const [group, number] = [id.slice(0, -4), Number(id.slice(-3))]
    const expected = (last.get(group) ?? 0) + 1
    last.set(group, number)
    return number === expected ? [] : [`${id} stands where ${group}-${String(expected).padStart(3, '0')} is expected`]
  })
}

/** The sentence at the top of docs/coverage.md. */
export function countedText(rows: readonly CoverageRow[]): string {
  const count = (way: WayToShow) => rows.filter((row) => row.way === way).length
  return `Of ${rows.length} requirements ${count('test')} are shown by tests, ${count('part')} in part, ${count('source')} by the source only, and ${count('not-built')} are not built.`
}
