/** The tables in the sheets of a file: each begins with its headings, wherever a broker has put it, and ends with the next one. */

/** A sheet of a file with its cells as text. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

export interface Table {
  readonly sheet: string
  /** As they stand in the file. */
  readonly headings: readonly string[]
  readonly has: (heading: string) => boolean
  /** Those that say something. */
  readonly rows: readonly TableRow[]
}

export interface TableRow {
  /** As the spreadsheet numbers it: the first one is 1. */
  readonly row: number
  /** Trimmed; '' where the table has no such column. */
  readonly cell: (heading: string) => string
}

/**
 * The first table with each set of headings; undefined where no sheet has one.
 * @param wanted the headings by which each table is known; blanks, signs and case do not matter
 */
export function findTables<Name extends string>(
  sheets: readonly Sheet[],
  wanted: Readonly<Record<Name, readonly string[]>>,
): Readonly<Partial<Record<Name, Table>>> {
  const names = Object.keys(wanted) as Name[]
  const tables: Partial<Record<Name, Table>> = {}
  for (const sheet of sheets) {
    const beginnings = sheet.rows.flatMap((row, index) => {
      const name = names.find((one) => wanted[one].every((heading) => row.some((cell) => isSame(cell, heading))))
      return name === undefined ? [] : [{ name, index }]
    })
    for (const [at, { name, index }] of beginnings.entries())
      tables[name] ??= tableOf(sheet, index, beginnings[at + 1]?.index ?? sheet.rows.length)
  }
  return tables
}

function tableOf({ name, rows }: Sheet, beginning: number, end: number): Table {
  const headings = (rows[beginning] ?? []).map((heading) => heading.trim())
  const placeOf = (heading: string) => headings.findIndex((one) => isSame(one, heading))
  return {
    sheet: name,
    headings: headings.filter((heading) => heading !== ''),
    has: (heading) => placeOf(heading) >= 0,
    rows: rows.slice(beginning + 1, end).flatMap((cells, index) => {
      if (cells.every((cell) => cell.trim() === '')) return []
      return [{ row: beginning + index + 2, cell: (heading: string) => cells[placeOf(heading)]?.trim() ?? '' }]
    }),
  }
}

/** Whether two headings are one: "Panel co-pay $" and "PANEL COPAY". */
export function isSame(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

function bare(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
