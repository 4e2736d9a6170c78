import { expect, test } from 'vitest'
import { pageTexts as chinese } from './zh/page.ts'
import { pageTexts } from './page-texts.ts'

test('sentences stand together as a language has them, and nothing is said of what is empty', () => {
  expect(pageTexts.sentences(['Not sent.', '', undefined, false, 'Try again.'])).toBe('Not sent. Try again.')
  expect(pageTexts.sentences([])).toBe('')
  expect(chinese.sentences(['未发送。', undefined, '请再试一次。'])).toBe('未发送。请再试一次。')
})

test('Chinese has a colon and brackets of its own', () => {
  expect(chinese.withDetail(chinese.labelled('公司', 'Orchid'), '员工')).toBe('公司：Orchid（员工）')
})
