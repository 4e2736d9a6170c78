import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePlans } from '../compare-plans.ts'
import { newPlan } from '../new-plan.ts'
import type { Plan, Terms } from '../plan.ts'
import { anyPlan } from '../testing/any-cover.ts'
import { exampleBenefit, examplePlan } from '../testing/example-plan.ts'
import { readPlanSheets } from './read-plan-sheets.ts'
import { unsaidInSheets, writePlanSheets } from './write-plan-sheets.ts'

const fresh = newPlan({ planNo: 'N', name: 'New', holdsFrom: '2027-01-01' })

/** What the sheets have columns for, of any plan. */
function sayable(plan: Plan): Plan {
  return {
    ...plan,
    groups: plan.groups.map((group) => ({
      ...group,
      benefits: group.benefits.map((benefit) => ({
        ...benefit,
        ...(benefit.panel && { panel: sayableTerms(benefit.panel) }),
        ...(benefit.other && { other: sayableTerms(benefit.other) }),
      })),
    })),
    memberCaps: plan.memberCaps.map(({ grows: _grows, repeated: _repeated, ...cap }) => cap),
  }
}

function sayableTerms({ visitShares: _, coInsurance, ...terms }: Terms): Terms {
  return { ...terms, ...(coInsurance && { coInsurance: { ...coInsurance, edges: 'rest' } }) }
}

test('what the sheets can say, they say: written and read it is the same plan', () => {
  fc.assert(
    fc.property(anyPlan.map(sayable), (plan) => {
      const { plan: read, faults } = readPlanSheets(writePlanSheets(plan), fresh)
      expect(faults).toEqual([])
      expect(comparePlans(plan, read ?? fresh)).toEqual([])
      expect(unsaidInSheets(plan)).toEqual([])
    }),
  )
})

test('what they cannot say stays in the plan that they are read into, and is said of a new one', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const { plan: read } = readPlanSheets(writePlanSheets(plan), plan)
      expect(comparePlans(plan, read ?? fresh)).toEqual([])
      expect(unsaidInSheets(plan).length > 0).toBe(JSON.stringify(sayable(plan)) !== JSON.stringify(plan))
    }),
  )
})

const row = (...cells: string[]) => cells
const schedule = (headings: string[], ...rows: string[][]) => [
  { name: 'Schedule', rows: [row('Schedule of benefits 2027'), row(), headings, ...rows] },
]

test('a broker’s own schedule: a title above, a group in a row of its own, other words in the headings', () => {
  const { plan, faults, notices } = readPlanSheets(
    schedule(
      row(
        'GROUP',
        'BENEFIT',
        'CODE',
        'Panel Co-Pay',
        'Other Co-Insurance',
        'Other limit per visit',
        'Visits a year',
        'Remarks',
      ),
      row('Outpatient'),
      row('', 'GP consultation', 'GP', 'SGD 5', '10%', '$40 per visit', '24', 'as before'),
      row('', 'TCM', 'TCM', '', '10% to 1,000; 5%', '35, written off', '6'),
      row(),
      row('Dental', 'Dental treatment', 'DT', '', '', '', ''),
    ),
    fresh,
  )
  expect(faults).toEqual([])
  expect(plan).toMatchObject({
    planNo: 'N',
    groups: [
      {
        name: 'Outpatient',
        benefits: [
          {
            id: 'GP',
            name: 'GP consultation',
            panel: { coPay: { amount: 500, per: 'visit' } },
            other: { coInsurance: { parts: [{ memberShare: 100_000 }] }, schedule: { most: 4_000, rest: 'member' } },
          },
          {
            id: 'TCM',
            other: {
              coInsurance: { parts: [{ upTo: 100_000, memberShare: 100_000 }, { memberShare: 50_000 }] },
              schedule: { most: 3_500, rest: 'written-off' },
            },
          },
        ],
      },
      { name: 'Dental', benefits: [{ panel: {}, other: {} }] },
    ],
    limits: [
      { id: 'GP-visits', measure: 'visits', most: 24 },
      { id: 'TCM-visits', most: 6 },
    ],
  })
  expect(notices).toEqual([
    'Schedule: the column “Remarks” is not known. What stands in it was left out.',
    'The file has no sheet of rules, so the limits, deductibles and caps stay as they are.',
  ])
})

test.each([
  ['Panel co-pay $', 'five', '“five” is not an amount for a visit. Write 40, 40 per day, or 40 per item.'],
  ['Panel co-pay $', '5.005', '“5.005” is not an amount for a visit. Write 40, 40 per day, or 40 per item.'],
  ['Panel co-insurance %', '0.1', '“0.1” may be meant as a part of 1. Write it with the sign: 10%.'],
  ['Panel co-insurance %', '1', '“1” may be meant as a part of 1. Write it with the sign: 10%.'],
  ['Panel co-insurance %', '120%', '“120%” is not a percentage. Write 10 or 10%.'],
  ['Waiting days', 'a month', '“a month” is not a whole number.'],
  ['Needs referral', 'maybe', '“maybe” is neither yes nor no.'],
  ['For', 'cousins', '“cousins” is none of these: employee, spouse, child, parent, other.'],
  ['Ages', 'adults', '“adults” is not a range. Write 18 to 65.'],
  ['Not covered', 'cosmetic treatment', '“cosmetic treatment” has no codes. Write: cosmetic treatment: Z41, Z42.'],
])('the cell %s with %s is refused where it stands', (column, cell, message) => {
  const { plan, faults } = readPlanSheets(
    schedule(row('Group', 'Benefit', 'Code', column), row('G', 'Care', 'C', cell)),
    fresh,
  )
  expect(plan).toBeUndefined()
  expect(faults).toEqual([{ sheet: 'Schedule', row: 4, column, message }])
})

test('every fault is told at once', () => {
  const { faults } = readPlanSheets(
    schedule(
      row('Group', 'Benefit', 'Code', 'Panel', 'Panel co-pay $', 'Visits a year'),
      row('', 'Care', 'C', 'yes', '5', '3'),
      row('G', 'Care', 'C', 'no', '5', 'many'),
      row('G', 'Care again', 'C', 'yes', '', ''),
    ),
    fresh,
  )
  expect(faults.map(({ row, column }) => [row, column])).toEqual([
    [4, 'Group'],
    [5, 'Panel co-pay $'],
    [5, 'Visits a year'],
    [6, 'Benefit'],
  ])
})

test('what does not fit together is told in the words of the plan', () => {
  const [plan, benefits, rules] = writePlanSheets(examplePlan())
  const limit = row('limit', 'l', 'Limit', '12 visits', '', '', '', 'none-such')
  const { faults } = readPlanSheets(
    [plan, benefits, { name: 'Rules', rows: [...(rules?.rows ?? []), limit] }].flatMap((sheet) => sheet ?? []),
    fresh,
  )
  expect(faults).toEqual([{ sheet: 'Benefits', message: 'l names the benefit none-such, which is not in the plan.' }])
})

test('a file without a table of benefits says what it looks for', () => {
  expect(readPlanSheets([{ name: 'Sheet1', rows: [row('Name', 'Amount')] }], fresh).faults).toMatchObject([
    { sheet: 'Sheet1', message: expect.stringContaining('“Benefit”') as string },
  ])
})

test('a column that is not there changes nothing, and a benefit keeps its limit under the limit’s own name', () => {
  const before = examplePlan(
    { coPay: { amount: 5_00, per: 'visit' } },
    {
      limits: [
        {
          id: 'tcm',
          name: 'Visits to a physician',
          period: 'policy-year',
          per: 'person',
          of: 'payment',
          measure: 'visits',
          most: 6,
          benefits: ['care'],
        },
      ],
    },
    exampleBenefit({ coPay: { amount: 5_00, per: 'visit' } }, { needsReferral: true }),
  )
  const { plan } = readPlanSheets(
    schedule(row('Group', 'Benefit', 'Code', 'Visits a year'), row('Care', 'Care', 'CARE', '8')),
    before,
  )
  expect(plan).toEqual({ ...before, limits: [{ ...before.limits[0], most: 8 }] })
})

test('rules that have no column are said in words', () => {
  const part = { upTo: 3, memberShare: 0 }
  const plan = examplePlan({ visitShares: { id: 'v', period: 'life', per: 'person', parts: [part] } })
  expect(unsaidInSheets(plan)).toEqual([
    'Care: Visits 1 to 3: the member pays 0%. Later visits are not covered. The visits are counted for life, as v.',
    'Care: Visits 1 to 3: the member pays 0%. Later visits are not covered. The visits are counted for life, as v.',
  ])
})
