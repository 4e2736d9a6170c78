/** Which font each part of a text is printed with. A character that none of them has is shown by a mark of its own, never by an empty box. */
import { fontFamilies, fontOf, type FontFamily } from './letter-fonts.ts'

/** What printers of Chinese have always put where a piece of type is missing. */
export const MISSING_TYPE = '〓'

export interface FontRun {
  readonly family: FontFamily
  readonly text: string
}

export interface TextInFonts {
  readonly runs: readonly FontRun[]
  /** The characters that no font has; they stand as {@link MISSING_TYPE} in the runs. */
  readonly missing: readonly string[]
}

/** A letter with all that is written on and around it: Tamil is shaped as a whole. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Tells how its neighbours are drawn, and is never drawn itself; or ends a line. */
const UNDRAWN = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u
const BASIC = /^[\x20-\x7e]*$/

export function inFonts(text: string): TextInFonts {
  // Most texts are, and no other font is opened for them.
  if (BASIC.test(text)) return { runs: text === '' ? [] : [{ family: 'latin', text }], missing: [] }
  const runs: { family: FontFamily; text: string }[] = []
  const missing = new Set<string>()
  const add = (family: FontFamily, part: string) => {
    const last = runs.at(-1)
    if (last?.family === family) last.text += part
    else runs.push({ family, text: part })
  }
  for (const { segment } of letters.segment(text.normalize('NFC'))) {
    const whole = familyWith(segment)
    if (whole !== undefined) {
      add(whole, segment)
      continue
    }
    for (const character of segment) {
      const family = familyWith(character)
      if (family === undefined) missing.add(character)
      add(family ?? 'chinese', family === undefined ? MISSING_TYPE : character)
    }
  }
  return { runs, missing: [...missing] }
}

function familyWith(text: string): FontFamily | undefined {
  const drawn = [...text].filter((character) => !UNDRAWN.test(character))
  return fontFamilies.find((family) => {
    const font = fontOf('regular', family)
    return drawn.every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  })
}
