/** The columns of a plan's spreadsheet: what each says of a benefit, of a rule and of the plan, and how it is read. */
import { withoutUndefined } from '../../schemas/changed-fields.ts'
import { planSheetTexts } from '../../texts/plan-sheet-texts.ts'
import { coveredAs, datesOfClaim, periods, type Benefit, type Limit, type Terms } from '../plan.ts'
import {
  CellFault,
  readAmount,
  readChoice,
  readCoPay,
  readExclusions,
  readList,
  readMost,
  readNumber,
  readParts,
  readPercent,
  readSchedule,
  readSpan,
  readText,
  readYesNo,
  written,
} from './plan-cells.ts'

const { faults } = planSheetTexts

/** A column of a table. */
export interface PlanColumn<Row> {
  readonly heading: string
  readonly width: number
  readonly write: (row: Row) => string
  /** Changes the row as the cell says; an empty cell takes away. @throws CellFault */
  readonly read: (text: string, row: Row) => void
}

/** The headings by which a table is known. */
export const benefitHeading = 'Benefit'
export const ruleHeading = 'Rule'
export const groupHeading = 'Group'
export const groupCodeHeading = 'Group code'
export const benefitIdHeading = 'Benefit ID'
export const codeHeading = 'Code'
export const ruleIdHeading = 'Rule ID'
export const nameHeading = 'Name'

export const LONGEST_ID = 60
export const LONGEST_NAME = 200

/** A benefit with what its row says besides: a limit of its own for a policy year, in dollars or in visits. */
export interface BenefitRow {
  group: { code: string; name: string }
  benefit: Benefit
  /** Cents. */
  yearLimit: number | undefined
  visits: number | undefined
}

const placed = { panel: 'Panel', other: 'Other' } as const
type Place = keyof typeof placed

function placeColumns(place: Place): readonly PlanColumn<BenefitRow>[] {
  const covered = placed[place]
  /** A column of the terms at this place. */
  const term = <Key extends keyof Terms>(
    heading: string,
    key: Key,
    write: (value: NonNullable<Terms[Key]>) => string,
    read: (text: string, before: Terms[Key]) => Terms[Key],
  ): PlanColumn<BenefitRow> => ({
    heading: `${covered} ${heading}`,
    width: 18,
    write: ({ benefit }) => {
      const value = benefit[place]?.[key]
      return value === undefined || value === null ? '' : write(value)
    },
    read: (text, row) => {
      const terms = row.benefit[place]
      if (terms === undefined) {
        if (text !== '') throw new CellFault(faults.notCoveredThere(covered))
        return
      }
      row.benefit[place] = withoutUndefined({ ...terms, [key]: text === '' ? undefined : read(text, terms[key]) })
    },
  })
  return [
    {
      heading: covered,
      width: 9,
      write: ({ benefit }) => written.yesNo(benefit[place] !== undefined),
      read: (text, { benefit }) => {
        // Left empty, it is covered there: schedules say where it is not.
        if (text === '' || readYesNo(text)) benefit[place] ??= {}
        else delete benefit[place]
      },
    },
    term('co-pay $', 'coPay', written.coPay, readCoPay),
    term('co-insurance %', 'coInsurance', written.parts, (text, before) =>
      // On what the parts are measured, the cell does not say.
      before !== undefined && written.parts(before) === text ? before : readParts(text),
    ),
    term('limit per visit $', 'schedule', written.schedule, readSchedule),
    term('part that counts %', 'proRation', written.percent, readPercent),
    term('deductibles', 'deductibles', written.list, (text) => [...readList(text)]),
  ]
}

/** A column for a field that may be left out. */
function optional<Row, Value>(
  heading: string,
  width: number,
  get: (row: Row) => Value | undefined,
  set: (row: Row, value: Value | undefined) => void,
  [write, read]: readonly [(value: Value) => string, (text: string, row: Row) => Value],
): PlanColumn<Row> {
  return {
    heading,
    width,
    write: (row) => {
      const value = get(row)
      return value === undefined ? '' : write(value)
    },
    read: (text, row) => set(row, text === '' ? undefined : read(text, row)),
  }
}

const yesNo = [written.yesNo, readYesNo] as const
const number = [String, readNumber] as const
const dateOfClaim = [written.choice, (text: string) => readChoice(text, datesOfClaim)] as const
/** Nobody has a benefit that names an empty list of people, and nothing uses up a limit of no benefits. */
const NOBODY = 'nobody'
const NONE = 'none'

/** Whose benefit it is; a new one begins with what the client's claim form usually asks. */
export const benefitColumns: readonly PlanColumn<BenefitRow>[] = [
  {
    heading: groupHeading,
    width: 24,
    write: ({ group }) => group.name,
    // The group is found before the benefit is.
    read: () => undefined,
  },
  { heading: groupCodeHeading, width: 11, write: ({ group }) => group.code, read: () => undefined },
  {
    heading: benefitHeading,
    width: 34,
    write: ({ benefit }) => benefit.name,
    read: (text, { benefit }) => {
      benefit.name = readText(text, LONGEST_NAME)
    },
  },
  { heading: benefitIdHeading, width: 12, write: ({ benefit }) => benefit.id, read: () => undefined },
  {
    heading: codeHeading,
    width: 14,
    write: ({ benefit }) => benefit.code,
    read: (text, { benefit }) => {
      benefit.code = readText(text, LONGEST_ID)
    },
  },
  {
    heading: 'Claimed as',
    width: 16,
    write: ({ benefit }) => written.choice(benefit.claimedAs),
    read: (text, { benefit }) => {
      benefit.claimedAs =
        text === '' ? 'outpatient' : readChoice(text, ['outpatient', 'inpatient', 'flexible-spending'] as const)
    },
  },
  {
    heading: 'Visit type',
    width: 12,
    write: ({ benefit }) => benefit.ptc,
    read: (text, { benefit }) => {
      if (text.length > LONGEST_ID) throw new CellFault(faults.tooLong(LONGEST_ID))
      benefit.ptc = text
    },
  },
  ...placeColumns('panel'),
  ...placeColumns('other'),
  optional(
    'Limit per year $',
    16,
    ({ yearLimit }) => yearLimit,
    (row, value) => (row.yearLimit = value),
    [written.amount, readAmount],
  ),
  optional(
    'Visits a year',
    13,
    ({ visits }) => visits,
    (row, value) => (row.visits = value),
    number,
  ),
  optional(
    'Waiting days',
    13,
    ({ benefit }) => benefit.waiting?.days,
    ({ benefit }, days) => {
      benefit.waiting = days === undefined ? undefined : { exceptAccidents: false, ...benefit.waiting, days }
    },
    number,
  ),
  {
    heading: 'Accidents at once',
    width: 16,
    write: ({ benefit }) => (benefit.waiting === undefined ? '' : written.yesNo(benefit.waiting.exceptAccidents)),
    read: (text, { benefit }) => {
      const exceptAccidents = text !== '' && readYesNo(text)
      if (benefit.waiting !== undefined) benefit.waiting = { ...benefit.waiting, exceptAccidents }
    },
  },
  optional(
    'Needs referral',
    14,
    ({ benefit }) => benefit.needsReferral,
    ({ benefit }, needs) => (benefit.needsReferral = needs),
    yesNo,
  ),
  optional(
    'Ages',
    10,
    ({ benefit }) => benefit.ages,
    ({ benefit }, ages) => (benefit.ages = ages),
    [written.span, readSpan],
  ),
  optional(
    'For',
    18,
    ({ benefit }) => benefit.coveredAs,
    ({ benefit }, who) => (benefit.coveredAs = who),
    [
      (who) => (who.length === 0 ? NOBODY : written.list(who)),
      (text) => (text.toLowerCase() === NOBODY ? [] : readList(text).map((one) => readChoice(one, coveredAs))),
    ],
  ),
  {
    heading: 'Days before a stay',
    width: 17,
    write: ({ benefit }) => String(benefit.aroundStay?.daysBefore ?? ''),
    read: (text, { benefit }) => {
      benefit.aroundStay =
        text === '' ? undefined : { daysAfter: 0, ...benefit.aroundStay, daysBefore: readNumber(text) }
    },
  },
  {
    heading: 'Days after a stay',
    width: 16,
    write: ({ benefit }) => String(benefit.aroundStay?.daysAfter ?? ''),
    read: (text, { benefit }) => {
      if (text !== '') benefit.aroundStay = { daysBefore: 0, ...benefit.aroundStay, daysAfter: readNumber(text) }
    },
  },
  optional(
    'Not covered',
    30,
    ({ benefit }) => (benefit.excludes?.length === 0 ? undefined : benefit.excludes),
    ({ benefit }, excludes) => (benefit.excludes = excludes),
    [written.exclusions, readExclusions],
  ),
  {
    heading: 'Asks diagnosis',
    width: 14,
    write: ({ benefit }) => written.yesNo(benefit.showsDiagnosis),
    read: (text, { benefit }) => {
      benefit.showsDiagnosis = text !== '' && readYesNo(text)
    },
  },
  {
    heading: 'Asks documents',
    width: 15,
    write: ({ benefit }) => written.yesNo(benefit.needsDocuments),
    read: (text, { benefit }) => {
      benefit.needsDocuments = text !== '' && readYesNo(text)
    },
  },
  optional(
    'Version by date of',
    17,
    ({ benefit }) => benefit.versionBy,
    ({ benefit }, date) => (benefit.versionBy = date),
    dateOfClaim,
  ),
]

export const ruleKinds = ['limit', 'deductible', 'cap'] as const
export type RuleKind = (typeof ruleKinds)[number]

/** A limit, a deductible or a cap, with the fields of all three. */
export interface RuleRow {
  kind: RuleKind
  id: string
  name: string
  measure: Limit['measure']
  most: number
  of: Limit['of'] | undefined
  period: Limit['period']
  months?: number | undefined
  per: Limit['per']
  benefits?: string[] | undefined
  network?: Limit['network'] | undefined
  pool?: string | undefined
  versionBy?: Limit['versionBy'] | undefined
}

/** A column that only some kinds of rules have. */
function only(kinds: readonly RuleKind[], column: PlanColumn<RuleRow>): PlanColumn<RuleRow> {
  return {
    ...column,
    write: (row) => (kinds.includes(row.kind) ? column.write(row) : ''),
    read: (text, row) => {
      if (kinds.includes(row.kind)) column.read(text, row)
      else if (text !== '') throw new CellFault(faults.notForRule(row.kind))
    },
  }
}

export const ruleColumns: readonly PlanColumn<RuleRow>[] = [
  {
    heading: ruleHeading,
    width: 12,
    write: ({ kind }) => kind,
    read: (text, row) => {
      row.kind = readChoice(text, ruleKinds)
    },
  },
  { heading: ruleIdHeading, width: 22, write: ({ id }) => id, read: () => undefined },
  {
    heading: nameHeading,
    width: 32,
    write: ({ name }) => name,
    read: (text, row) => {
      row.name = readText(text, LONGEST_NAME)
    },
  },
  {
    heading: 'Most',
    width: 14,
    write: written.most,
    read: (text, row) => {
      if (text === '') throw new CellFault(faults.required)
      const most = readMost(text)
      if (row.kind !== 'limit' && most.measure !== 'amount') throw new CellFault(faults.mostIsAmount(text))
      Object.assign(row, most)
    },
  },
  {
    heading: 'Counted over',
    width: 16,
    write: ({ period }) => written.choice(period),
    read: (text, row) => {
      row.period = text === '' ? 'policy-year' : readChoice(text, periods)
    },
  },
  optional(
    'Months',
    9,
    ({ months }) => months,
    (row, months) => (row.months = months),
    number,
  ),
  {
    heading: 'Per',
    width: 10,
    write: ({ per }) => per,
    read: (text, row) => {
      row.per = text === '' ? 'person' : readChoice(text, ['person', 'family'] as const)
    },
  },
  only(['limit', 'cap'], {
    heading: 'Benefits',
    width: 30,
    write: ({ benefits }) => (benefits === undefined ? '' : benefits.length === 0 ? NONE : written.list(benefits)),
    read: (text, row) => {
      row.benefits = text === '' ? undefined : text.toLowerCase() === NONE ? [] : [...readList(text)]
    },
  }),
  only(['limit'], {
    heading: 'Limit of',
    width: 12,
    write: ({ of }) => of ?? '',
    read: (text, row) => {
      row.of = text === '' ? 'payment' : readChoice(text, ['charge', 'payment'] as const)
    },
  }),
  only(
    ['limit'],
    optional(
      'Only at',
      10,
      ({ network }) => network,
      (row, network) => (row.network = network),
      [written.choice, (text) => readChoice(text, ['panel', 'other'] as const)],
    ),
  ),
  only(
    ['deductible'],
    optional(
      'Counted together with',
      20,
      ({ pool }) => pool,
      (row, pool) => (row.pool = pool),
      [String, (text) => readText(text, LONGEST_ID)],
    ),
  ),
  optional(
    'Version by date of',
    17,
    ({ versionBy }) => versionBy,
    (row, date) => (row.versionBy = date),
    dateOfClaim,
  ),
]
