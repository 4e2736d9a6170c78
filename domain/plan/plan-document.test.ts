// Requirements: ADM-MNU-005
import { expect, test } from 'vitest'
import { myPlanEditorTexts } from '../texts/my-plan-editor-texts.ts'
import { planErrors, readPlanDocument, type PlanDocument } from './plan-document.ts'

const plan: PlanDocument = {
  headerTitle: 'Plan A',
  sections: [
    {
      buttonTitle: 'Outpatient',
      contents: [
        { type: 'header', leftValue: 'Benefit', rightValue: 'Limit' },
        { type: 'single', leftValue: 'GP', rightValue: 'As charged' },
      ],
    },
  ],
  footerTitle: 'Valid from 1 January.',
}
const { errors } = myPlanEditorTexts

test('a plan that is written can be read again', () => {
  expect(planErrors(plan)).toEqual([])
  expect(readPlanDocument(JSON.stringify(plan))).toEqual(plan)
})

test.each<[string, Partial<PlanDocument>, readonly string[]]>([
  ['no title', { headerTitle: ' ' }, [errors.headerTitle]],
  ['no section', { sections: [] }, [errors.sections]],
  ['a section without a title', { sections: [{ buttonTitle: '', contents: [] }] }, [errors.buttonTitle]],
  [
    'two lines of nothing',
    {
      sections: [{ buttonTitle: 'A', contents: [1, 2].map(() => ({ type: 'single', leftValue: '', rightValue: '' })) }],
    },
    [errors.leftValue],
  ],
])('%s is said once', (_what, change, expected) => expect(planErrors({ ...plan, ...change })).toEqual(expected))

test.each([
  '',
  '{}',
  'plan',
  '[]',
  JSON.stringify({
    ...plan,
    sections: [{ buttonTitle: 'A', contents: [{ type: 'double', leftValue: 'x', rightValue: '' }] }],
  }),
])('%s is no plan', (text) => expect(readPlanDocument(text)).toBeUndefined())
