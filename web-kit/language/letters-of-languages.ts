/** Fonts for the languages whose letters the portal's own font does not have. Phones and computers come with them, and are not made to load any. */
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import type { Language } from '@member-care/domain/language/language.ts'

interface Letters {
  readonly sample: string
  /** As the theme names it. */
  readonly family: string
  /** Declares the font; a browser loads those of its files whose letters a page shows. */
  readonly declare: () => Promise<unknown>
}

const lettersOf: Readonly<Partial<Record<Language, Letters>>> = {
  zh: { sample: '索', family: 'Noto Sans SC Variable', declare: () => import('@fontsource-variable/noto-sans-sc') },
  ta: {
    sample: 'க',
    family: 'Noto Sans Tamil Variable',
    declare: () => import('@fontsource-variable/noto-sans-tamil'),
  },
}

/** No font has a sign for it. */
const UNKNOWN = '\u{10ffff}'

/** The fonts that this page has declared, each there once it is settled: its own, and those of languages that it offers by their names. */
const declared = new Map<Language, Promise<unknown>>()

/** Where the font cannot be had, the page stands all the same. */
export function loadLettersOf(language: Language): void {
  const letters = lettersOf[language]
  if (letters && !hasLetter(letters.sample))
    declared.set(
      language,
      letters.declare().catch(() => undefined),
    )
}

/** Fetches the letters of a text in the page's language that no page shows yet. Nothing, where the device has its own. */
export async function fetchLettersFor(text: string): Promise<void> {
  const language = currentLanguage()
  const [letters, isThere] = [lettersOf[language], declared.get(language)]
  if (letters === undefined || isThere === undefined) return
  await isThere
  await document.fonts.load(`1em "${letters.family}"`, text)
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
