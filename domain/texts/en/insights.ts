/** What the charts for a company's HR say (S95). The wording is ours. */
import { FEWEST_PEOPLE } from '../../insights/told-figures.ts'
import type { insightParts } from '../../insights/insight-subjects.ts'

type Words = {
  readonly [Subject in keyof typeof insightParts]: {
    readonly title: string
    readonly note: string
    readonly parts: Readonly<Record<(typeof insightParts)[Subject][number], string>>
  }
}

export const insightTexts = {
  title: 'How your company is doing',
  company: 'Company',
  allCompanies: 'All your companies',
  quarter: 'Quarter',
  quarterName: (year: string, number: string) => `Q${number} ${year}`,
  failed: 'These figures could not be counted.',
  subjects: {
    members: {
      title: 'Who joined and left',
      note: 'Employees by the days on which their cover began and ended.',
      parts: { joined: 'Joined', left: 'Left' },
    },
    claims: {
      title: 'Claims by status',
      note: 'Claims by the quarter in which they were filed, and where they stand today.',
      parts: { open: 'Not decided yet', approved: 'Approved', rejected: 'Rejected' },
    },
    letters: {
      title: 'Letters of guarantee',
      note: 'Requests by the quarter in which they were made, and where they stand today.',
      parts: { open: 'Not decided yet', issued: 'Issued', refused: 'Refused' },
    },
  } satisfies Words,
  /** In the place of a figure. */
  withheld: `fewer than ${FEWEST_PEOPLE} people`,
  atLeast: (count: string) => `at least ${count}`,
  whyWithheld: `A figure of fewer than ${FEWEST_PEOPLE} people is not shown, so that nobody can be recognised by it. Sums leave it out.`,
  allWithheld: `Every figure here is of fewer than ${FEWEST_PEOPLE} people, so none is shown.`,
  summary: (quarter: string, figures: string) => `${quarter}: ${figures}.`,
  figure: (part: string, said: string) => `${part} ${said}`,
  quarterInvalid: 'A quarter is written as 2026-Q4.',
  quartersReversed: 'The first quarter must not be after the last one.',
  tooManyQuarters: (most: number) => `Ask for at most ${most} quarters.`,
} as const
