import { describe, expect, it } from 'vitest'
import { FEWEST_FAMILIES, keepsUp, MOST_FAMILIES, nextPieceSize } from './piece-size.ts'

/** Sizes one after the other while the read models take so long for each family. */
function sizesAt(msPerFamily: number, pieces: number, first: number): number[] {
  const sizes = [first]
  for (let piece = 1; piece < pieces; piece++)
    sizes.push(nextPieceSize(sizes.at(-1) ?? first, (sizes.at(-1) ?? first) * msPerFamily))
  return sizes
}

describe('the size of a piece', () => {
  it('grows to the largest while the read models keep up', () => {
    expect(sizesAt(0.1, 12, FEWEST_FAMILIES).at(-1)).toBe(MOST_FAMILIES)
  })

  it('comes to what the read models show in the time aimed at, from either side', () => {
    expect(sizesAt(1.5, 12, FEWEST_FAMILIES).at(-1)).toBe(100)
    expect(sizesAt(1.5, 12, MOST_FAMILIES).at(-1)).toBe(100)
  })

  it('halves at most from one piece to the next, and stops at the smallest', () => {
    expect(nextPieceSize(200, 60_000)).toBe(100)
    expect(sizesAt(1_000, 12, MOST_FAMILIES).at(-1)).toBe(FEWEST_FAMILIES)
  })

  it('may be asked for when nothing was to be waited for', () => {
    expect(nextPieceSize(100, 0)).toBe(150)
    expect(keepsUp(0)).toBe(true)
    expect(keepsUp(1_000)).toBe(false)
  })
})
