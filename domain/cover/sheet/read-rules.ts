/** The limits, deductibles and caps of a plan's spreadsheet. */
import { withoutUndefined } from '../../schemas/changed-fields.ts'
import { planSheetTexts as texts } from '../../texts/plan-sheet-texts.ts'
import type { Deductible, Limit, MemberCap, Plan } from '../plan.ts'
import type { Table } from './find-tables.ts'
import { isOwnLimit, ownLimit, ownMeasures } from './own-limits.ts'
import {
  nameHeading,
  ruleColumns,
  ruleHeading,
  ruleIdHeading,
  ruleKinds,
  type BenefitRow,
  type RuleKind,
  type RuleRow,
} from './plan-columns.ts'
import { readCells, type SheetFault } from './read-cells.ts'

type Rules = Pick<Plan, 'limits' | 'deductibles' | 'memberCaps'>

/** The limits, deductibles and caps: those of the table, and those that the rows of the benefits say. */
export function rulesOf(
  tables: { readonly benefits?: Table; readonly rules?: Table },
  rows: readonly BenefitRow[],
  base: Plan,
  faults: SheetFault[],
): Rules {
  const own = rows.flatMap(({ benefit, yearLimit, visits }) =>
    (
      [
        ['amount', yearLimit],
        ['visits', visits],
      ] as const
    ).flatMap(([measure, most]) => {
      if (most === undefined) return []
      const before = base.limits.find((limit) => isOwnLimit(limit, benefit.id, measure))
      return [before === undefined ? ownLimit(benefit, measure, most) : { ...before, most }]
    }),
  )
  const { deductibles, memberCaps } = base
  if (tables.rules === undefined) return { limits: merged(own, rows, base), deductibles, memberCaps }
  // With a table of rules, the row of a benefit speaks of its own limits only where it has the columns.
  const hasOwn = ['Limit per year $', 'Visits a year'].some((heading) => tables.benefits?.has(heading) === true)
  const read = readRules(tables.rules, base, faults)
  const limits = read.flatMap((one) => (one.kind === 'limit' ? [limitOf(one)] : []))
  return {
    limits: [...(hasOwn ? own : []).filter(({ id }) => !limits.some((limit) => limit.id === id)), ...limits],
    deductibles: read.flatMap((one) => (one.kind === 'deductible' ? [deductibleOf(one)] : [])),
    memberCaps: read.flatMap((one) => (one.kind === 'cap' ? [memberCapOf(one)] : [])),
  }
}

/** The limits of before, each with what its benefit's row says of it now; new ones come after them. */
function merged(own: readonly Limit[], rows: readonly BenefitRow[], base: Plan): Limit[] {
  const spokenOf = rows.flatMap(({ benefit }) =>
    ownMeasures.flatMap((measure) => base.limits.find((limit) => isOwnLimit(limit, benefit.id, measure)) ?? []),
  )
  const stayed = base.limits.flatMap((limit) => {
    const said = own.find(({ id }) => id === limit.id)
    return said !== undefined ? [said] : spokenOf.includes(limit) ? [] : [limit]
  })
  return [...stayed, ...own.filter(({ id }) => !base.limits.some((limit) => limit.id === id))]
}

/** A rule as it is read, with what no column says of a cap. */
type ReadRule = RuleRow & Pick<MemberCap, 'grows' | 'repeated'>

function readRules(table: Table, base: Plan, faults: SheetFault[]): readonly ReadRule[] {
  const read: ReadRule[] = []
  for (const row of table.rows) {
    const fault = (column: string, message: string) =>
      faults.push({ sheet: table.sheet, row: row.row, column, message })
    const kind = ruleKinds.find((one) => one === row.cell(ruleHeading).toLowerCase()) ?? 'limit'
    const name = row.cell(nameHeading)
    const known = rowsOfBase(base, kind)
    const id = row.cell(ruleIdHeading) || known.find((one) => one.name === name)?.id || name.slice(0, 60)
    const rule: ReadRule = {
      measure: 'amount',
      most: 0,
      of: kind === 'limit' ? 'payment' : undefined,
      period: 'policy-year',
      per: 'person',
      ...known.find((one) => one.id === id),
      kind,
      id,
      name,
    }
    if (id === '') fault(nameHeading, texts.faults.required)
    if (read.some((one) => one.id === id)) fault(ruleIdHeading, texts.faults.ruleTwice)
    readCells(table, row, ruleColumns, rule, faults)
    if (rule.period === 'rolling-months' && rule.months === undefined) fault('Months', texts.faults.noMonths)
    read.push(rule)
  }
  return read
}

function rowsOfBase({ limits, deductibles, memberCaps }: Plan, kind: RuleKind): readonly ReadRule[] {
  if (kind === 'limit') return limits.map((limit) => ({ ...limit, kind }))
  const dollars = { kind, measure: 'amount', of: undefined } as const
  return kind === 'cap'
    ? memberCaps.map((cap) => ({ ...cap, ...dollars }))
    : deductibles.map((deductible) => ({ ...deductible, ...dollars }))
}

function limitOf({ id, name, measure, most, of, benefits, network, ...rest }: ReadRule): Limit {
  return {
    id,
    name,
    ...countedOf(rest),
    of: of ?? 'payment',
    measure,
    most,
    ...withoutUndefined({ benefits, network }),
  }
}

function deductibleOf({ id, name, most, pool, ...rest }: ReadRule): Deductible {
  return { id, name, ...countedOf(rest), most, ...withoutUndefined({ pool }) }
}

function memberCapOf({ id, name, most, benefits, grows, repeated, ...rest }: ReadRule): MemberCap {
  return { id, name, ...countedOf(rest), most, ...withoutUndefined({ benefits, grows, repeated }) }
}

function countedOf({ period, months, per, versionBy }: Pick<RuleRow, 'period' | 'months' | 'per' | 'versionBy'>) {
  return { period, per, ...withoutUndefined({ months, versionBy }) }
}
