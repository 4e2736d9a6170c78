/** A plan from the sheets of a file: what is said replaces what the plan says, and what the file does not speak of stays. */
import { planSheetTexts as texts } from '../../texts/plan-sheet-texts.ts'
import { planSchema, type Benefit, type Plan } from '../plan.ts'
import { findTables, isSame, type Sheet, type Table, type TableRow } from './find-tables.ts'
import { readCells, taken, type SheetFault } from './read-cells.ts'
import { rulesOf } from './read-rules.ts'
import {
  benefitColumns,
  benefitHeading,
  benefitIdHeading,
  codeHeading,
  groupCodeHeading,
  groupHeading,
  ruleColumns,
  ruleHeading,
  type BenefitRow,
} from './plan-columns.ts'
import { planHeading, planRows, valueHeading } from './plan-rows.ts'
import { isOwnLimit, type OwnMeasure } from './own-limits.ts'

export interface ReadSchedule {
  /** Undefined when anything is wrong. */
  readonly plan: Plan | undefined
  readonly faults: readonly SheetFault[]
  /** What the file says that the plan has no place for. */
  readonly notices: readonly string[]
}

/**
 * Reads the first tables of benefits, rules and the plan itself. A column that is not there changes nothing; without a table of rules the
 * rules stay. Rules that the sheets have no column for stay with their benefit or cap.
 * @param base the plan that it is read into
 */
export function readPlanSheets(sheets: readonly Sheet[], base: Plan): ReadSchedule {
  const tables = findTables(sheets, {
    benefits: [groupHeading, benefitHeading],
    rules: [ruleHeading, 'Most'],
    plan: [planHeading, valueHeading],
  })
  if (tables.benefits === undefined) {
    const message = texts.faults.noBenefits(benefitHeading)
    return { plan: undefined, faults: [{ sheet: sheets[0]?.name ?? '', message }], notices: [] }
  }
  const found: SheetFault[] = []
  const plan = structuredClone(base)
  if (tables.plan) readPlanRows(tables.plan, plan, found)
  const rows = readBenefits(tables.benefits, base, found)
  plan.groups = groupsOf(rows)
  Object.assign(plan, rulesOf(tables, rows, base, found))
  const checked = found.length === 0 ? checkedPlan(plan, tables.benefits.sheet) : { plan: undefined, faults: found }
  return { ...checked, notices: noticesOf(tables) }
}

function checkedPlan(plan: Plan, sheet: string): Omit<ReadSchedule, 'notices'> {
  const checked = planSchema.safeParse(JSON.parse(JSON.stringify(plan)))
  if (checked.success) return { plan: checked.data, faults: [] }
  return {
    plan: undefined,
    faults: checked.error.issues.map(({ code, message, path }) => ({
      sheet,
      message: code === 'custom' ? message : texts.faults.wrong(path.join('.')),
    })),
  }
}

interface Tables {
  readonly benefits?: Table
  readonly rules?: Table
  readonly plan?: Table
}

function noticesOf({ benefits, rules, plan }: Tables): readonly string[] {
  const unknown = (table: Table | undefined, columns: readonly { readonly heading: string }[]) =>
    (table?.headings ?? [])
      .filter((heading) => !columns.some((column) => isSame(column.heading, heading)))
      .map((heading) => texts.unknownColumn(table?.sheet ?? '', heading))
  const labels = plan?.rows.map((row) => row.cell(planHeading)) ?? []
  return [
    ...unknown(benefits, benefitColumns),
    ...unknown(rules, ruleColumns),
    ...labels
      .filter((label) => !planRows.some(({ heading }) => isSame(heading, label)))
      .map((label) => texts.unknownRow(plan?.sheet ?? '', label)),
    ...(rules === undefined ? [texts.rulesStay] : []),
  ]
}

function readPlanRows({ sheet, rows }: Table, plan: Plan, faults: SheetFault[]): void {
  for (const { row, cell } of rows) {
    const known = planRows.find(({ heading }) => isSame(heading, cell(planHeading)))
    if (known) taken(() => known.read(cell(valueHeading), plan), { sheet, row, column: known.heading }, faults)
  }
}

/** The benefits in the order of their rows. A row with nothing but a group is a heading for those below it, as is a group that is said once. */
function readBenefits(table: Table, base: Plan, faults: SheetFault[]): readonly BenefitRow[] {
  const { sheet } = table
  const read: BenefitRow[] = []
  let group: BenefitRow['group'] | undefined
  for (const row of table.rows) {
    const fault = (column: string, message: string) => faults.push({ sheet, row: row.row, column, message })
    const [groupName, groupCode, name] = [groupHeading, groupCodeHeading, benefitHeading].map(row.cell)
    if (groupName !== '' || groupCode !== '') group = groupNamed(groupName ?? '', groupCode ?? '', base, read)
    if (group !== undefined && groupName !== '' && group.name !== groupName)
      fault(groupHeading, texts.faults.groupNames(group.code))
    if (name === '' && row.cell(benefitIdHeading) === '' && row.cell(codeHeading) === '') continue
    if (group === undefined) {
      fault(groupHeading, texts.faults.required)
      continue
    }
    const one = { group, ...benefitNamed(row, base) }
    if (read.some(({ benefit }) => benefit.id === one.benefit.id)) fault(benefitHeading, texts.faults.benefitTwice)
    readCells(table, row, benefitColumns, one, faults)
    read.push(one)
  }
  return read
}

/** A group by its code, or by its name where it has none. */
function groupNamed(name: string, code: string, base: Plan, read: readonly BenefitRow[]): BenefitRow['group'] {
  const known = [...read.map(({ group }) => group), ...base.groups]
  const same = known.find((group) => (code === '' ? group.name === name : group.code === code))
  // A group that this file has not named yet may get another name.
  const isNew = !read.some(({ group }) => group.code === same?.code)
  if (same !== undefined) return { code: same.code, name: isNew && name !== '' ? name : same.name }
  return { code: code === '' ? name.slice(0, 60) : code, name: name === '' ? code : name }
}

function benefitNamed({ cell }: TableRow, base: Plan): Omit<BenefitRow, 'group'> {
  const [id, code, name] = [benefitIdHeading, codeHeading, benefitHeading].map(cell)
  const known = base.groups.flatMap(({ benefits }) => benefits)
  const by = (is: (benefit: Benefit) => boolean) => {
    const [only, ...more] = known.filter(is)
    return more.length === 0 ? only : undefined
  }
  const same =
    id !== '' ? by((one) => one.id === id) : (by((one) => one.code === code) ?? by((one) => one.name === name))
  if (same === undefined) {
    const benefit: Benefit = {
      id: (id || code || name || '').slice(0, 60),
      name: name ?? '',
      code: (code || id || '').slice(0, 60),
      claimedAs: 'outpatient',
      ptc: '',
      showsDiagnosis: true,
      needsDocuments: false,
      panel: {},
      other: {},
    }
    return { benefit, yearLimit: undefined, visits: undefined }
  }
  const mostOf = (measure: OwnMeasure) => base.limits.find((limit) => isOwnLimit(limit, same.id, measure))?.most
  return { benefit: structuredClone(same), yearLimit: mostOf('amount'), visits: mostOf('visits') }
}

function groupsOf(rows: readonly BenefitRow[]): Plan['groups'] {
  const codes = [...new Set(rows.map(({ group }) => group.code))]
  return codes.map((code) => {
    const own = rows.filter(({ group }) => group.code === code)
    return { code, name: own[0]?.group.name ?? code, benefits: own.map(({ benefit }) => benefit) }
  })
}
