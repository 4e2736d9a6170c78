import { expect, test } from 'vitest'
import { planSchema } from './plan.ts'
import { exampleBenefit, examplePlan } from './testing/example-plan.ts'
import { withoutBenefit } from './without-benefit.ts'

const limit = { name: 'L', period: 'life', per: 'person', of: 'payment', measure: 'amount', most: 1 } as const

test('what speaks of a benefit alone goes with it, and the plan stays whole', () => {
  const plan = examplePlan(
    {},
    {
      aroundStayBenefit: 'gp',
      groups: [
        {
          code: 'G',
          name: 'G',
          benefits: [exampleBenefit({}, { id: 'gp' }), exampleBenefit({}, { id: 'tcm' })],
        },
      ],
      limits: [
        { ...limit, id: 'all' },
        { ...limit, id: 'one', benefits: ['gp'] },
        { ...limit, id: 'both', benefits: ['gp', 'tcm'] },
      ],
    },
  )
  const left = withoutBenefit(plan, 'gp')
  expect(left.limits).toEqual([
    { ...limit, id: 'all' },
    { ...limit, id: 'both', benefits: ['tcm'] },
  ])
  expect(left.groups.flatMap(({ benefits }) => benefits.map(({ id }) => id))).toEqual(['tcm'])
  expect(planSchema.safeParse(left).success).toBe(true)
})
