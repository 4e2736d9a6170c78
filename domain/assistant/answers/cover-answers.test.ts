import { expect, test } from 'vitest'
import type { MemberCover } from '../../cover/member-cover.ts'
import type { Plan } from '../../cover/plan.ts'
import { exampleBenefit, examplePerson, examplePlan, usedBefore } from '../../cover/testing/example-plan.ts'
import { nothingNamed, type Named } from '../asked.ts'
import { allPages, TODAY } from '../testing/example-facts.ts'
import { coverAnswer } from './cover-answers.ts'

const dentalLimit: Plan['limits'][number] = {
  id: 'dental-year',
  name: 'Dental care',
  period: 'policy-year',
  per: 'person',
  of: 'payment',
  measure: 'amount',
  most: 500_00,
  benefits: ['DT'],
}
const gpVisits: Plan['limits'][number] = {
  ...dentalLimit,
  id: 'gp-visits',
  name: 'GP visits',
  measure: 'visits',
  most: 12,
  benefits: ['GP'],
}
const plan = examplePlan(
  {},
  {
    name: 'Plan B: staff',
    groups: [
      {
        code: 'GP',
        name: 'General Practitioner',
        benefits: [
          exampleBenefit({ coPay: { amount: 5_00, per: 'visit' } }, { id: 'GP', name: 'GP consultation', other: {} }),
        ],
      },
      {
        code: 'DT',
        name: 'Dental',
        benefits: [exampleBenefit({}, { id: 'DT', name: 'Fillings', coveredAs: ['employee'], needsReferral: true })],
      },
    ],
    limits: [dentalLimit, gpVisits],
  },
)
const cover: MemberCover = {
  today: TODAY,
  people: [
    { name: 'Willow Tan', planId: 'p', person: examplePerson('A') },
    { name: 'Ash Tan', planId: 'p', person: { ...examplePerson('B'), as: 'child' } },
  ],
  plans: { p: [plan] },
  uses: [usedBefore('dental-year', 450, { personId: 'A', date: '2026-05-01' })],
  providers: { panel: [], excluded: [] },
  rates: {},
}

const asked = (change: Partial<Named>, of: MemberCover = cover) =>
  coverAnswer({ ...nothingNamed, ...change }, { today: TODAY, pages: allPages, cover: of })

test('a benefit is told with its conditions, its terms and what is left', () => {
  expect(asked({ benefits: ['dental'] })).toEqual({
    outcome: 'answered',
    sentences: [
      'The plan of Willow Tan covers Fillings.',
      'For employees.',
      'A referral is needed.',
      'At any clinic: As charged.',
      'Dental care: SGD 50.00 of SGD 500.00 left. It renews on 01 Jan 2027.',
    ],
    links: [{ label: 'Open My cover', path: '/app/mycover' }],
    choices: [],
  })
  expect(asked({ benefits: ['gp'] }).sentences).toEqual([
    'The plan of Willow Tan covers GP consultation.',
    'At a panel clinic: As charged. The member pays SGD 5.00 a visit.',
    'At another clinic: As charged.',
    'GP visits: 12 of 12 visits left. It renews on 01 Jan 2027.',
  ])
})

test('of all that is covered, what is nearly used is told as well', () => {
  expect(asked({}).sentences).toEqual([
    'Willow Tan has Plan B: staff.',
    'It covers: GP consultation, Fillings.',
    'Dental care: SGD 50.00 of SGD 500.00 left. It renews on 01 Jan 2027.',
    'My cover shows all of it.',
  ])
})

test('one of the family is told what they have, and who is not in it is not made up', () => {
  expect(asked({ benefits: ['dental'], whose: 'child' }).sentences).toEqual([
    'The plan has Fillings, but not for Ash Tan today: The plan does not cover this benefit for this member of the family.',
    'For employees.',
    'A referral is needed.',
  ])
  expect(asked({ whose: 'child' }).sentences[1]).toBe('It covers: GP consultation.')
  expect(asked({ whose: 'spouse' })).toMatchObject({
    outcome: 'offers-person',
    sentences: ['I cannot find a family member like this whose cover you can see.'],
  })
})

test('what the plan does not name is not said to be covered or not', () => {
  expect(asked({ benefits: ['optical'] })).toMatchObject({
    outcome: 'offers-person',
    sentences: [
      'I cannot find “glasses and contact lenses” in the plan. That does not mean that nothing is paid: a person can tell you.',
    ],
  })
  expect(asked({ subject: 'lasik' }).outcome).toBe('offers-person')
  expect(asked({ subject: 'fillings' }).sentences[0]).toBe('The plan of Willow Tan covers Fillings.')
  expect(asked({ benefits: ['dental'], subject: 'implants' }).sentences.at(-1)).toBe(
    'Whether a single treatment is paid is decided when it is claimed.',
  )
})

test('a used-up limit, no plan, a cover that is not shown, and one that has ended', () => {
  const used = { ...cover, uses: [usedBefore('dental-year', 500, { personId: 'A', date: '2026-05-01' })] }
  expect(asked({ benefits: ['dental'] }, used).sentences.at(-1)).toBe('Dental care: used up. It renews on 01 Jan 2027.')
  expect(asked({}, { ...cover, plans: {} })).toMatchObject({
    outcome: 'offers-person',
    sentences: ['No plan is kept here for Willow Tan. Please ask your HR department what is covered.'],
  })
  expect(asked({}, { ...cover, people: [] })).toMatchObject({
    outcome: 'offers-person',
    sentences: ['Your company does not show the cover here. Please ask your HR department.'],
  })
  const notCovered = coverAnswer(nothingNamed, { today: TODAY, pages: allPages, cover: undefined })
  expect(notCovered).toMatchObject({ outcome: 'offers-person' })
})
