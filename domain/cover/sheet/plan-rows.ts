/** The sheet about the plan itself: a label and its value in each row. */
import { datesOfClaim, steps, type Plan } from '../plan.ts'
import { readChoice, readDate, readList, readText, readYearBegins, written } from './plan-cells.ts'
import { LONGEST_ID, LONGEST_NAME, type PlanColumn } from './plan-columns.ts'

/** The headings by which it is known. */
export const planHeading = 'About the plan'
export const valueHeading = 'Value'

type PlanRow = Omit<PlanColumn<Plan>, 'width'>

export const planRows: readonly PlanRow[] = [
  {
    heading: 'Plan number',
    write: ({ planNo }) => planNo,
    read: (text, plan) => {
      plan.planNo = readText(text, LONGEST_ID)
    },
  },
  {
    heading: 'Name',
    write: ({ name }) => name,
    read: (text, plan) => {
      plan.name = readText(text, LONGEST_NAME)
    },
  },
  {
    heading: 'Holds from',
    write: ({ holdsFrom }) => holdsFrom,
    read: (text, plan) => {
      plan.holdsFrom = readDate(text)
    },
  },
  {
    heading: 'Currency',
    write: ({ currency }) => currency,
    read: (text, plan) => {
      plan.currency = readText(text, 3).toUpperCase()
    },
  },
  {
    heading: 'Policy year begins on',
    write: ({ yearBegins }) => written.yearBegins(yearBegins),
    read: (text, plan) => {
      plan.yearBegins = readYearBegins(text)
    },
  },
  {
    heading: 'Version by date of',
    write: ({ versionBy }) => versionBy,
    read: (text, plan) => {
      plan.versionBy = readChoice(text, datesOfClaim)
    },
  },
  {
    heading: 'Who joins or leaves within the year has',
    write: ({ shareOfYear }) => written.choice(shareOfYear),
    read: (text, plan) => {
      plan.shareOfYear = readChoice(text, ['whole', 'by-days', 'by-months'] as const)
    },
  },
  {
    heading: 'GST',
    write: ({ tax }) => written.choice(tax),
    read: (text, plan) => {
      plan.tax = readChoice(text, ['covered', 'not-covered'] as const)
    },
  },
  {
    heading: 'Another insurer',
    write: ({ otherInsurer }) => written.choice(otherInsurer),
    read: (text, plan) => {
      plan.otherInsurer = readChoice(text, ['up-to-rest', 'subtract'] as const)
    },
  },
  {
    heading: 'Order of the steps',
    write: ({ order }) => written.list(order.map(written.choice)),
    read: (text, plan) => {
      plan.order = readList(text).map((step) => readChoice(step, steps))
    },
  },
  {
    heading: 'Benefit for visits around a stay',
    write: ({ aroundStayBenefit }) => aroundStayBenefit ?? '',
    read: (text, plan) => {
      plan.aroundStayBenefit = text === '' ? undefined : readText(text, LONGEST_ID)
    },
  },
]
