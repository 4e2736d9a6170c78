import { expect, test } from 'vitest'
import { languages } from '@member-care/domain/language/language.ts'
import { myCoverTexts as english } from '@member-care/domain/texts/en/my-cover.ts'
import { myCoverTexts as malay } from '@member-care/domain/texts/ms/my-cover.ts'
import { myCoverTexts as tamil } from '@member-care/domain/texts/ta/my-cover.ts'
import { myCoverTexts as chinese } from '@member-care/domain/texts/zh/my-cover.ts'
import { namesInSentence } from './names-in-sentence.ts'

const texts = { en: english, zh: chinese, ms: malay, ta: tamil }
const read = (text: string, names: readonly string[]) => {
  const parts = namesInSentence(text, names)
  return {
    whole: parts.map((part) => part.text).join(''),
    names: parts.flatMap((part) => (part.isName ? [part.text] : [])),
  }
}

test.each(languages)(
  'names are found where a language puts them, and nothing of the sentence is lost (%s)',
  (language) => {
    const { planName, forBenefits } = texts[language]
    const plan = 'Orchid Flex (Gold)'
    // The one name begins with the other.
    const benefits = ['Dental', 'Dental surgery', 'Physiotherapy']
    for (const { text, names } of [
      { text: planName(plan, '1 January 2026'), names: [plan] },
      { text: forBenefits(benefits), names: benefits },
    ])
      expect(read(text, names)).toEqual({ whole: text, names })
  },
)

test('a sentence without the name, or a name that is empty, is shown as it is', () => {
  for (const name of ['Gold', '']) expect(read('按计划计算。', [name])).toEqual({ whole: '按计划计算。', names: [] })
})
