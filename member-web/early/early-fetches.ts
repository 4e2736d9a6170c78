/** The script with which a page begins to fetch what it will need, before its own program is there to ask for it. */
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { DEFAULT_LANGUAGE, languages, languageTag } from '@member-care/domain/language/language.ts'
import { LANGUAGE_KEY } from '@member-care/web-kit/language/language-key.ts'
import { EARLY_ANSWERS } from '../src/portal-api/early-answers.ts'
import { beginFetching, type EarlyNeeds } from './begin-fetching.ts'

const texts = join(import.meta.dirname, '..', '..', 'domain', 'texts')

/** @param bundle the files of the build */
export function earlyFetches(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const fileOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module))?.fileName
  const addressOf = (language: string, words: string) => {
    const file = fileOf(join(texts, language, `${words}.ts`))
    return file === undefined ? [] : [`/${file}`]
  }
  const byLanguage = (words: string) =>
    Object.fromEntries(
      languages
        .filter((language) => language !== DEFAULT_LANGUAGE)
        .map((language) => [language, addressOf(language, words)]),
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
