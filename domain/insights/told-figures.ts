/**
 * Which figures of a company's people are told, so that nobody can be recognised by them, and not by subtracting one from another either (S95).
 *
 * The smallest figure is that of one company, one quarter and one part: a cell. A cell of fewer than ten people is withheld. Every other figure is a
 * sum of cells that are told. So the difference of any two figures is made of told cells too, each of ten people or more.
 */

/** A cell of fewer people is withheld, also one of nobody: that nobody claimed is a fact about few as well. */
export const FEWEST_PEOPLE = 10

export interface InsightCell {
  readonly companyId: string
  /** `YYYY-Qn`. */
  readonly quarter: string
  readonly part: string
  /** How many different people it is about. It is never told. */
  readonly people: number
  /** What is told: how many claims, letters, joiners. */
  readonly count: number
}

export interface ToldFigure {
  readonly part: string
  /** The sum of the cells that are told; null when none is. */
  readonly count: number | null
  /** Whether cells are left out, so that the figure is larger or unknown. */
  readonly withheld: boolean
}

export interface ToldQuarter {
  readonly quarter: string
  readonly figures: readonly ToldFigure[]
}

/**
 * The figures of some companies together.
 * @param cells of these companies; a cell that is missing is of nobody
 * @returns one entry for each quarter and part, in the order given
 */
export function toldFigures(
  cells: readonly InsightCell[],
  asked: {
    readonly companyIds: readonly string[]
    readonly quarters: readonly string[]
    readonly parts: readonly string[]
  },
): readonly ToldQuarter[] {
  const { companyIds, quarters, parts } = asked
  const byKey = new Map(cells.map((cell) => [keyOf(cell), cell]))
  return quarters.map((quarter) => ({
    quarter,
    figures: parts.map((part) => {
      const told = companyIds.flatMap((companyId) => {
        const cell = byKey.get(keyOf({ companyId, quarter, part }))
        return cell && cell.people >= FEWEST_PEOPLE ? [cell.count] : []
      })
      return {
        part,
        count: told.length === 0 ? null : told.reduce((sum, count) => sum + count, 0),
        withheld: told.length < companyIds.length,
      }
    }),
  }))
}

function keyOf({ companyId, quarter, part }: Pick<InsightCell, 'companyId' | 'quarter' | 'part'>): string {
  return JSON.stringify([companyId, quarter, part])
}
