/** Fonts for the languages whose letters the portal's own font does not have. Phones and computers come with them, and are not made to load any. */
import type { Language } from '@member-care/domain/language/language.ts'

interface Letters {
  readonly sample: string
  /** Declares the font; a browser loads those of its files whose letters a page shows. */
  readonly declare: () => Promise<unknown>
}

const lettersOf: Readonly<Partial<Record<Language, Letters>>> = {
  zh: { sample: '索', declare: () => import('@fontsource-variable/noto-sans-sc') },
  ta: { sample: 'க', declare: () => import('@fontsource-variable/noto-sans-tamil') },
}

/** No font has a sign for it. */
const UNKNOWN = '\u{10ffff}'

/** Where the font cannot be had, the page stands all the same. */
export function loadLettersOf(language: Language): void {
  const letters = lettersOf[language]
  if (letters && !hasLetter(letters.sample)) letters.declare().catch(() => undefined)
}

/** Whether the device draws a letter, and not the box that stands for each one that it does not have. */
function hasLetter(letter: string): boolean {
  return drawn(letter) !== drawn(UNKNOWN)
}

function drawn(letter: string): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 32
  const context = canvas.getContext('2d')
  if (context === null) return ''
  context.font = '24px sans-serif'
  context.fillText(letter, 4, 26)
  return canvas.toDataURL()
}
