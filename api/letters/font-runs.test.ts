import { describe, expect, test } from 'vitest'
import { inFonts, MISSING_TYPE } from './font-runs.ts'
import { breakIntoLines } from './text-lines.ts'

const familiesOf = (text: string) => inFonts(text).runs.map(({ family, text: part }) => [family, part])

describe('each part of a text', () => {
  test('is printed with a font that has it, with as few changes as there are scripts', () => {
    expect(familiesOf('Zoë Müller')).toEqual([['latin', 'Zoë Müller']])
    expect(familiesOf('Tan 陈美玲 (葉)')).toEqual([
      ['latin', 'Tan '],
      ['chinese', '陈美玲'],
      ['latin', ' ('],
      ['chinese', '葉'],
      ['latin', ')'],
    ])
  })

  test('keeps a Tamil letter and its signs together', () => {
    expect(familiesOf('தமிழ்ச்செல்வி ராஜன்')).toEqual([
      ['tamil', 'தமிழ்ச்செல்வி'],
      ['latin', ' '],
      ['tamil', 'ராஜன்'],
    ])
  })

  test('that no font has is shown by a mark and told, once', () => {
    expect(inFonts('𠮷田𠮷 김').missing).toEqual(['𠮷', '김'])
    expect(inFonts('𠮷田').runs).toEqual([{ family: 'chinese', text: `${MISSING_TYPE}田` }])
  })

  test('without a picture of its own needs no font', () => {
    expect(inFonts('Ann\u200B\nTan\u00AD陈\u{E0100}').missing).toEqual([])
  })
})

describe('lines', () => {
  const breakAt = (text: string, width: number) =>
    breakIntoLines(inFonts(text).runs, width, (run) => [...run.text].length).map((line) =>
      line.map((run) => run.text).join(''),
    )

  test('break between words and between Chinese characters, and begin with no closing mark', () => {
    expect(breakAt('Ann 陈美玲。Tan', 6)).toEqual(['Ann 陈美', '玲。Tan'])
    expect(breakAt('陈美玲。', 3)).toEqual(['陈美', '玲。'])
    expect(breakAt('தமி, Ann', 4)).toEqual(['தமி, ', 'Ann'])
  })

  test('keep what was written below each other, and break a word that is wider than the line', () => {
    expect(breakAt('陈\n美', 9)).toEqual(['陈', '美'])
    expect(breakAt('Annabelle陈', 4)).toEqual(['Anna', 'bell', 'e陈'])
  })
})
