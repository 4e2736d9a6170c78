/** Lines of a text that needs more than one font, which the PDF library cannot break by itself. */
import type { FontRun } from './font-runs.ts'

/** A line may end after a blank, and after each Chinese or Japanese character that no closing mark follows. */
const WORDS =
  /(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}〓][、。，．：；！？）」』》]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}〓]+)\s*/gu
const CLOSING = /^[,.;:!?)\]’”]/
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** @param widthOf of a run, in the same measure as `width` */
export function breakIntoLines(
  runs: readonly FontRun[],
  width: number,
  widthOf: (run: FontRun) => number,
): readonly (readonly FontRun[])[] {
  const lines: FontRun[][] = [[]]
  let used = 0
  const put = (word: FontRun) => {
    if (used > 0 && !CLOSING.test(word.text) && used + widthOf({ ...word, text: word.text.trimEnd() }) > width) {
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push(word)
    used += widthOf(word)
  }
  for (const word of wordsOf(runs)) {
    if (word === 'new line') {
      lines.push([])
      used = 0
    } else if (widthOf(word) <= width) put(word)
    else for (const { segment } of letters.segment(word.text)) put({ ...word, text: segment })
  }
  return lines
}

function wordsOf(runs: readonly FontRun[]): readonly (FontRun | 'new line')[] {
  return runs.flatMap(({ family, text }) =>
    text
      .split(/\r?\n/)
      .flatMap((line, index) => [
        ...(index > 0 ? (['new line'] as const) : []),
        ...(/^\s+/.exec(line) ?? []).map((blank) => ({ family, text: blank })),
        ...(line.match(WORDS) ?? []).map((word) => ({ family, text: word })),
      ]),
  )
}
