/** What charts tell HR, and that no pair of them tells of fewer than ten people (HR, issue bar “10,000 random pairs”). */
import { expect, test } from 'vitest'
import { quartersBetween } from '../dates/quarters.ts'
import { FEWEST_PEOPLE, toldFigures, type InsightCell, type ToldQuarter } from './told-figures.ts'

const cell = (companyId: string, quarter: string, part: string, people: number, count = people): InsightCell => ({
  companyId,
  quarter,
  part,
  people,
  count,
})
const asked = { companyIds: ['one', 'two'], quarters: ['2026-Q1'], parts: ['open'] }

test('a cell of ten people is told, one of nine is withheld, and so is one of nobody', () => {
  const figures = (...cells: InsightCell[]) => toldFigures(cells, { ...asked, companyIds: ['one'] })[0]?.figures
  expect(figures(cell('one', '2026-Q1', 'open', 10, 14))).toEqual([{ part: 'open', count: 14, withheld: false }])
  expect(figures(cell('one', '2026-Q1', 'open', 9, 300))).toEqual([{ part: 'open', count: null, withheld: true }])
  expect(figures()).toEqual([{ part: 'open', count: null, withheld: true }])
})

test('a sum leaves out what is withheld, and says so', () => {
  const cells = [cell('one', '2026-Q1', 'open', 12, 20), cell('two', '2026-Q1', 'open', 3, 5)]
  expect(toldFigures(cells, asked)[0]?.figures).toEqual([{ part: 'open', count: 20, withheld: true }])
})

/** One claim of somebody, as the charts count it. */
interface Row {
  readonly companyId: string
  readonly quarter: string
  readonly part: string
  readonly person: string
}

interface Query {
  readonly companyIds: readonly string[]
  readonly quarters: readonly string[]
  readonly parts: readonly string[]
}

const companies = ['one', 'two', 'three']
const quarters = quartersBetween('2025-Q1', '2026-Q4')
const parts = ['open', 'approved', 'rejected']

/** Small numbers that come again in the same order: Lehmer's generator. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

function randomRows(next: (below: number) => number): readonly Row[] {
  const from = <T>(list: readonly T[]) => list[next(list.length)] as T
  // From companies with hardly anybody to some in which every cell is large.
  const count = 20 + next(2_500)
  return Array.from({ length: count }, () => {
    const companyId = from(companies)
    return { companyId, quarter: from(quarters), part: from(parts), person: `${companyId}-${next(8 + next(60))}` }
  })
}

function randomQuery(next: (below: number) => number): Query {
  const some = <T>(list: readonly T[]) => {
    const chosen = list.filter(() => next(2) === 0)
    return chosen.length > 0 ? chosen : [list[next(list.length)] as T]
  }
  return { companyIds: some(companies), quarters: some(quarters), parts: some(parts) }
}

function cellsOf(rows: readonly Row[]): readonly InsightCell[] {
  const groups = Map.groupBy(rows, ({ companyId, quarter, part }) => `${companyId} ${quarter} ${part}`)
  return [...groups.values()].map((group) => ({
    ...(group[0] as Row),
    people: new Set(group.map(({ person }) => person)).size,
    count: group.length,
  }))
}

const sumOf = (told: readonly ToldQuarter[]) =>
  told.flatMap(({ figures }) => figures).reduce((sum, { count }) => sum + (count ?? 0), 0)

const isIn = ({ companyIds, quarters: asked, parts: ofParts }: Query, row: Row) =>
  companyIds.includes(row.companyId) && asked.includes(row.quarter) && ofParts.includes(row.part)

test('of 10,000 random pairs of charts none tells of fewer than ten people by its difference', () => {
  const next = numbersFrom(20_261_126)
  let small = 0
  for (let company = 0; company < 50; company++) {
    const rows = randomRows(next)
    const cells = cellsOf(rows)
    for (let pair = 0; pair < 200; pair++) {
      const [wide, other] = [randomQuery(next), randomQuery(next)]
      // A narrower one within the first, as somebody asks who subtracts.
      const narrow: Query = {
        companyIds: wide.companyIds.filter((id) => other.companyIds.includes(id)),
        quarters: wide.quarters.filter((quarter) => other.quarters.includes(quarter)),
        parts: wide.parts.filter((part) => other.parts.includes(part)),
      }
      const between = rows.filter((row) => isIn(wide, row) && !isIn(narrow, row))
      const difference = sumOf(toldFigures(cells, wide)) - sumOf(toldFigures(cells, narrow))
      if (new Set(between.map(({ person }) => person)).size < FEWEST_PEOPLE) {
        small++
        expect(difference).toBe(0)
      } else expect(difference).toBeGreaterThanOrEqual(0)
      if (difference > 0) expect(difference).toBeGreaterThanOrEqual(FEWEST_PEOPLE)
    }
  }
  // The walk met what it is about.
  expect(small).toBeGreaterThan(500)
})
