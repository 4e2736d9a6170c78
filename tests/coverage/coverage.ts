/** Reads docs/coverage.md: what shows each requirement, and how many are shown how. Pure. */

export const waysToShow = ['test', 'part', 'source', 'not-built'] as const
export type WayToShow = (typeof waysToShow)[number]

export interface CoverageRow {
  /** As `ADM-UPL-008`. */
  readonly id: string
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

const rowOfTable = /^\| ([A-Z]+(?:-[A-Z]+)?-\d{3}) \| (\S.*) \|$/
const looksLikeRow = /^\|\s*[A-Z]+(?:-[A-Z]+)?-\d+/
const fileName = /(?<![\w./-])[\w./-]*[\w-]\.(?:tsx?|mjs|md)(?!\w)/g

/** How a row begins that is not shown by tests alone. */
const beginnings: readonly (readonly [string, WayToShow])[] = [
  ['not built yet', 'not-built'],
  ['in part: ', 'part'],
  ['source: ', 'source'],
]

/** @param text of docs/coverage.md */
export function readCoverage(text: string): Coverage {
  const lines = text.split('\n')
  return {
    rows: lines.flatMap((line) => {
      const [, id, shownBy] = rowOfTable.exec(line) ?? []
      if (id === undefined || shownBy === undefined) return []
      const way = beginnings.find(([beginning]) => shownBy.startsWith(beginning))?.[1] ?? 'test'
      return [{ id, way, files: shownBy.match(fileName) ?? [], text: shownBy }]
    }),
    unread: lines.filter((line) => looksLikeRow.test(line) && !rowOfTable.test(line)),
  }
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
