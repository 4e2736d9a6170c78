import { expect, test } from 'vitest'
import { mergedWords } from './merged-words.ts'
import type { ReceiptWord } from './receipt-word.ts'

const word = (text: string, left: number, confidence: number): ReceiptWord => ({
  text,
  confidence,
  page: 1,
  box: { left, top: 0, width: text.length * 10, height: 20 },
})
const texts = (words: readonly ReceiptWord[]) => words.map(({ text }) => text)

test('of each place the surer words are kept, also where one look tore a word', () => {
  expect(texts(mergedWords([word('8,013.44', 0, 0.7)], [word('8,913.44', 1, 0.9)]))).toEqual(['8,913.44'])
  expect(texts(mergedWords([word('255.52', 0, 0.9)], [word('255', 0, 0.95), word('52', 40, 0.8)]))).toEqual(['255.52'])
})

test('what one look alone has seen is kept where it was read well', () => {
  expect(
    texts(mergedWords([word('TOTAL', 0, 0.9), word('ee', 100, 0.3)], [word('12.00', 200, 0.9), word('rr', 300, 0.2)])),
  ).toEqual(['TOTAL', '12.00'])
})
