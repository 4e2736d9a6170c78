/**
 * The letters that a phone comes with: every one that can open the portal draws Tamil and Chinese by itself, which a machine that measures need not be able to.
 * A phone has a language's letters in one font. Chromium finds it where fontconfig looks, as it would find a system's own.
 */
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@member-care/domain/language/language.ts'

/** Whole fonts, with a regular and a bold face. */
const fonts: Readonly<Partial<Record<Language, readonly string[]>>> = {
  zh: [
    '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  ],
  ta: [
    '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
    '@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf',
  ],
}

/**
 * Has every browser that this process opens from now on draw these languages by itself, as phones do.
 * @param folder for the fonts; need not exist @returns takes them away from the browsers that are opened after it
 */
export async function bringLettersOf(languages: readonly Language[], folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true })
  for (const path of languages.flatMap((language) => fonts[language] ?? []))
    await symlink(fileURLToPath(import.meta.resolve(path)), join(folder, basename(path)))
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
