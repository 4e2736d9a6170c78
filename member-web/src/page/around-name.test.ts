import { expect, test } from 'vitest'
import { myCoverTexts as chinese } from '@member-care/domain/texts/zh/my-cover.ts'
import { myCoverTexts as tamil } from '@member-care/domain/texts/ta/my-cover.ts'
import { aroundName } from './around-name.ts'

test('a name is found where a language puts it, and nothing of the sentence is lost', () => {
  const name = 'Orchid Flex (Gold)'
  for (const sentence of [chinese.planName(name, '2026年1月1日'), tamil.planName(name, '1 ஜன., 2026')]) {
    const around = aroundName(sentence, name)
    expect(`${around?.before}${name}${around?.after}`).toBe(sentence)
  }
})

test('a sentence without the name, or a name that is empty, is shown as it is', () => {
  expect([aroundName('按计划计算。', 'Gold'), aroundName('按计划计算。', '')]).toEqual([undefined, undefined])
})
