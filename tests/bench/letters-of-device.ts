/**
 * The letters that a phone comes with: every one that can open the portal draws Tamil and Chinese by itself, which a machine that measures need not be able to.
 * Chromium finds them where fontconfig looks, as it would find a system's own.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Language } from '@member-care/domain/language/language.ts'
import { spansOfRange } from '@member-care/web-kit/build/unicode-range.ts'

const root = join(import.meta.dirname, '..', '..')
const texts = join(root, 'domain', 'texts')
const fonts: Readonly<Partial<Record<Language, string>>> = { zh: 'noto-sans-sc', ta: 'noto-sans-tamil' }

/**
 * Has every browser that this process opens from now on draw what the portal is written in, in these languages, as phones do.
 * @param folder for the fonts; need not exist @returns takes them away from the browsers that are opened after it
 */
export async function bringLettersOf(languages: readonly Language[], folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true })
  for (const language of languages) {
    const font = fonts[language]
    if (font !== undefined) await writeFonts(font, await lettersOf(language), folder)
  }
  const configuration = join(folder, 'fonts.conf')
  await writeFile(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  )
  const before = process.env.FONTCONFIG_FILE
  process.env.FONTCONFIG_FILE = configuration
  return () => {
    if (before === undefined) delete process.env.FONTCONFIG_FILE
    else process.env.FONTCONFIG_FILE = before
  }
}

/** All letters of the language's texts. */
async function lettersOf(language: Language): Promise<string> {
  const drawers = await readdir(join(texts, language))
  const written = await Promise.all(drawers.map((drawer) => readFile(join(texts, language, drawer), 'utf8')))
  return [...new Set(written.join(''))].join('')
}

/** A font from npm comes in many files, each with some of its letters; a file none of whose letters are wanted is left out. */
async function writeFonts(font: string, letters: string, folder: string): Promise<void> {
  const place = join(root, 'node_modules', '@fontsource-variable', font)
  for (const rule of (await readFile(join(place, 'index.css'), 'utf8')).split('@font-face')) {
    const file = /files\/([^)]+)\)/.exec(rule)?.[1]
    const spans = spansOfRange(/unicode-range:([^;}]+)/.exec(rule)?.[1] ?? '')
    const isIn = (code: number) => spans.some(([from, to]) => from <= code && code <= to)
    const wanted = [...letters].filter((letter) => isIn(letter.codePointAt(0) ?? 0)).join('')
    if (file === undefined || wanted === '') continue
    const cut = await subsetFont(await readFile(join(place, 'files', file)), wanted, { targetFormat: 'sfnt' })
    await writeFile(join(folder, file.replace('.woff2', '.ttf')), cut)
  }
}
