/** Two looks at one picture become one: of each place the words that were read with more confidence. */
import { bottomOf, rightOf, type Box, type ReceiptWord } from './receipt-word.ts'

/** What only one of two looks has seen is believed from this confidence on. */
const BELIEVED_ALONE = 0.6

/** @param first keeps its words where both are as sure; both in the coordinates of the same picture */
export function mergedWords<Word extends ReceiptWord>(
  first: readonly Word[],
  second: readonly Word[],
): readonly Word[] {
  const open = new Set(second)
  const kept = first.flatMap((word) => {
    const others = [...open].filter((other) => isSamePlace(word, other))
    for (const other of others) open.delete(other)
    if (others.length === 0) return word.confidence >= BELIEVED_ALONE ? [word] : []
    return confidenceOf(others) > word.confidence ? others : [word]
  })
  const taken = new Set<Word>(kept)
  const missed = [...open].filter(
    (word) => word.confidence >= BELIEVED_ALONE && ![...taken].some((other) => isSamePlace(word, other)),
  )
  return [...kept, ...missed]
}

function confidenceOf(words: readonly ReceiptWord[]): number {
  return Math.min(...words.map(({ confidence }) => confidence))
}

/** Whether half of the smaller one lies in the other. */
function isSamePlace(one: ReceiptWord, other: ReceiptWord): boolean {
  return one.page === other.page && sharedArea(one.box, other.box) > Math.min(areaOf(one.box), areaOf(other.box)) / 2
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(rightOf(one), rightOf(other)) - Math.max(one.left, other.left)
  const height = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

function areaOf({ width, height }: Box): number {
  return width * height
}
