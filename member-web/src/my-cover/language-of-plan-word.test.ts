import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { planAsDocument } from '@member-care/domain/cover/plan-as-document.ts'
import { coverTexts } from '@member-care/domain/texts/cover-texts.ts'
import { expect, test } from 'vitest'
import { languageOfPlanWord } from './language-of-plan-word.ts'

test('titles of a plan are English where the plan gives them, and in the language of the page where they are ours', () => {
  const { sections } = planAsDocument(examplePlan({}, { name: 'Orchid Flex' }))
  const titles = sections.flatMap(({ buttonTitle, contents }) => [
    buttonTitle,
    ...contents.map(({ leftValue }) => leftValue),
  ])
  const english = titles.filter((title) => languageOfPlanWord(title) === 'en-SG')
  expect(english.length).toBeGreaterThan(0)
  expect(english.filter((title) => (Object.values(coverTexts.document) as unknown[]).includes(title))).toEqual([])
  expect([coverTexts.steps['co-pay'], coverTexts.document.everywhere].map(languageOfPlanWord)).toEqual([
    undefined,
    undefined,
  ])
})
