/** Words of a receipt as a recogniser gives them, from a text in letters of one width. */
import type { ReceiptWord } from '../receipt-word.ts'

const LETTER = 10
const LINE = 30
const HEIGHT = 18

/**
 * @param text a line of it is a line of print, a form feed begins another page
 * @param confidences of words, where they are not read surely
 */
export function printedWords(text: string, confidences: Readonly<Record<string, number>> = {}): readonly ReceiptWord[] {
  return text.split('\f').flatMap((page, index) =>
    page.split('\n').flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map(({ 0: word, index: column }) => ({
        text: word,
        confidence: confidences[word] ?? 0.96,
        page: index + 1,
        box: { left: column * LETTER, top: row * LINE, width: word.length * LETTER, height: HEIGHT },
      })),
    ),
  )
}
