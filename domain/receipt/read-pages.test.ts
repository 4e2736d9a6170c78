// Requirements: issue 21: a sheet without print is said to have no text; what can be read is not lost.
import { expect, test } from 'vitest'
import { readPages, unreadPage } from './read-pages.ts'
import { printedWords } from './testing/printed-words.ts'

const known = { providers: ['Sample Family Clinic'], people: ['Tan Mei Ling'], today: '2026-11-27' }
const pageOf = (text: string, confidence: number) => ({
  words: printedWords(text).map((word) => ({ ...word, confidence, inPicture: word.box })),
})
const read = (text: string, confidence: number) => readPages([pageOf(text, confidence)], known, async () => {})
const grain = 'ae CoE oo\nSET Sean la\nBrea ER hol'

test('no words are no text', async () => {
  expect(await readPages([{ words: [] }], known, async () => {})).toBeUndefined()
})

test('grain that is taken for words is no text', async () => {
  expect(await read(grain, 0.2)).toBeUndefined()
  expect(await read(`${grain}\n1250\nNo. 4471`, 0.2)).toBeUndefined()
})

test('words that say nothing are no text where they were read badly', async () => {
  expect(await read(grain, 0.5)).toBeUndefined()
  expect(await read('Discharge summary\nRest for a week', 0.9)).toMatchObject({ totalsAgree: undefined })
})

test('what is read badly, and says something, is read', async () => {
  expect(await read('Sample Family Clinic\nDate 03/11/2026\nTotal 27.00', 0.5)).toMatchObject({
    total: { value: 2_700, verdict: 'unsure' },
    date: { value: '2026-11-03', verdict: 'unsure' },
  })
})

test('nothing is sure where pages were left unread', async () => {
  const page = pageOf('Sample Family Clinic\nReceipt No: R44812\nDate: 03/11/2026\nTotal 27.00\nCash 27.00', 0.96)
  const whole = await readPages([page], known, async () => {})
  expect(whole).toMatchObject({ total: { value: 2_700, verdict: 'sure' }, number: { verdict: 'sure' } })
  const part = await readPages([page, unreadPage], known, async () => {})
  expect(part).toMatchObject({
    provider: { value: 'Sample Family Clinic', verdict: 'unsure' },
    number: { value: 'R44812', verdict: 'unsure' },
    date: { value: '2026-11-03', verdict: 'unsure' },
    total: { value: 2_700, verdict: 'unsure' },
    totalsAgree: undefined,
    isPart: true,
  })
})

test.each([
  ['number', 'R44812', 'R44812', 'R44812', 'R44872'],
  ['date', '03/11/2026', '2026-11-03', '03/11/2026', '08/11/2026'],
] as const)(
  'a %s that was not read clearly is looked at from nearby, where it stands on the page',
  async (name, print, value, same, other) => {
    const text = 'Sample Family Clinic\nReceipt No: R44812\nDate: 03/11/2026\nTotal 27.00\nCash 27.00'
    // In the picture, the page is smaller and stands elsewhere.
    const words = printedWords(text, { [print]: 0.62 }).map((word) => ({
      ...word,
      inPicture: {
        left: 7 + word.box.left / 3,
        top: 5 + word.box.top / 3,
        width: word.box.width / 3,
        height: word.box.height / 3,
      },
    }))
    const place = words.find((word) => word.text === print)
    const seen = async (said: string) => {
      const boxes: unknown[] = []
      const closer = async (box: unknown) => {
        boxes.push(box)
        return [printedWords(said), printedWords(said)]
      }
      const reading = await readPages([{ words, closer }], known, async () => {})
      expect(boxes).toEqual([place?.box])
      return reading?.[name]
    }
    expect(await seen(same)).toMatchObject({ value, verdict: 'sure' })
    expect(await seen(other)).toMatchObject({ value, verdict: 'unsure' })
  },
)

test('a stroke that was taken for an eight looks so from nearby, too: such a number is not looked at', async () => {
  const text =
    'Sample Family Clinic\nReceipt No: R44812\nDate: 83/11/2026\nTel 8888 8888  Fax 8889 8888\nTotal 27.88\nCash 27.88'
  const words = printedWords(text, { R44812: 0.72 }).map((word) => ({ ...word, inPicture: word.box }))
  const closer = async () => [printedWords('R44812')]
  const reading = await readPages([{ words, closer }], known, async () => {})
  expect(reading?.number).toMatchObject({ value: 'R44812', verdict: 'unsure' })
})
