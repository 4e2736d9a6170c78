// Requirements: PRO-007
import { expect, test } from 'vitest'
import { planErrors } from '../plan/plan-document.ts'
import { planAsDocument } from './plan-as-document.ts'
import { exampleBenefit, examplePlan } from './testing/example-plan.ts'

const yearly = { period: 'policy-year', per: 'person', of: 'payment', measure: 'amount' } as const

test('a document says each benefit with its places, limits and conditions', () => {
  const gp = exampleBenefit({ coPay: { amount: 5_00, per: 'visit' } }, { id: 'gp', name: 'GP', needsReferral: true })
  const dental = exampleBenefit({ deductibles: ['first'] }, { id: 'dental', name: 'Dental', other: undefined })
  const plan = examplePlan(
    {},
    {
      name: 'Plan B',
      holdsFrom: '2026-01-01',
      groups: [{ code: 'O', name: 'Outpatient', benefits: [gp, dental] }],
      limits: [
        { ...yearly, id: 'gp-visits', name: 'GP visits', measure: 'visits', most: 12, benefits: ['gp'] },
        { ...yearly, id: 'all', name: 'A year', most: 500_00 },
      ],
      deductibles: [{ id: 'first', name: 'First dollars', period: 'policy-year', per: 'person', most: 50_00 }],
    },
  )
  const document = planAsDocument(plan)
  expect(planErrors(document)).toEqual([])
  expect(document).toEqual({
    headerTitle: 'Plan B',
    sections: [
      {
        buttonTitle: 'Outpatient',
        contents: [
          { type: 'header', leftValue: 'GP', rightValue: '' },
          { type: 'single', leftValue: 'Any clinic', rightValue: 'As charged. The member pays SGD 5.00 a visit.' },
          { type: 'single', leftValue: 'GP visits', rightValue: 'At most 12 visits in a policy year.' },
          { type: 'single', leftValue: 'Condition', rightValue: 'A referral is needed.' },
          { type: 'header', leftValue: 'Dental', rightValue: '' },
          {
            type: 'single',
            leftValue: 'Panel clinics',
            rightValue: 'As charged. The member pays the first SGD 50.00 in a policy year.',
          },
          { type: 'single', leftValue: 'Other clinics', rightValue: 'Not covered.' },
        ],
      },
      {
        buttonTitle: 'What counts together',
        contents: [{ type: 'single', leftValue: 'A year', rightValue: 'At most SGD 500.00 in a policy year.' }],
      },
    ],
    footerTitle: 'This plan applies from 01 Jan 2026.',
  })
})
