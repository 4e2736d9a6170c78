/** The script with which a page begins to fetch what it will need, before its own program is there to ask for it. */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { DEFAULT_LANGUAGE, languages, languageTag } from '@member-care/domain/language/language.ts'
import { LANGUAGE_KEY } from '@member-care/web-kit/language/language-key.ts'
import { EARLY_ANSWERS } from '../src/portal-api/early-answers.ts'
import { beginFetching, type EarlyNeeds } from './begin-fetching.ts'

const source = join(import.meta.dirname, '..', 'src')
const memberArea = join(source, 'shell', 'member-area.tsx')
const texts = join(import.meta.dirname, '..', '..', 'domain', 'texts')

/** @param bundle the files of the build */
export function earlyFetches(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  /** The file of a module, with those that it imports before it runs. */
  const filesOf = (module: string): ReadonlySet<string> => {
    const found = new Set<string>()
    const follow = (chunk: Rolldown.OutputChunk | undefined) => {
      if (chunk === undefined || found.has(chunk.fileName)) return
      found.add(chunk.fileName)
      for (const file of chunk.imports) follow(byFile.get(file))
    }
    follow(chunks.find(({ moduleIds }) => moduleIds.includes(module)))
    return found
  }
  // The page and its headers name these (api/http/front-ends.ts).
  const named = new Set([...filesOf(join(source, 'main.tsx')), ...filesOf(memberArea)])
  // With what words share with each other: a browser that fetches a file ahead does not look which others that one needs.
  const addressesOf = (language: string, words: string) =>
    [...filesOf(join(texts, language, `${words}.ts`))].filter((file) => !named.has(file)).map((file) => `/${file}`)
  const byLanguage = (words: string) =>
    Object.fromEntries(
      languages
        .filter((language) => language !== DEFAULT_LANGUAGE)
        .map((language) => [language, addressesOf(language, words)]),
    )
  const needs: EarlyNeeds = {
    languageKey: LANGUAGE_KEY,
    userKey: storedSessionKeys.user,
    answersKey: EARLY_ANSWERS,
    tags: Object.fromEntries(languages.map((language) => [language, languageTag(language)])),
    defaultLanguage: DEFAULT_LANGUAGE,
    words: byLanguage('first-screen-words'),
    wordsOfMemberArea: byLanguage('member-area-words'),
    wordsOfClaimPages: byLanguage('claim-pages-words'),
    furtherWords: byLanguage('words'),
  }
  return `;(${beginFetching.toString()})(${JSON.stringify(needs)})\n`
}
