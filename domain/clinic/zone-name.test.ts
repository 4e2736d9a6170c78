import { afterEach, expect, test } from 'vitest'
import { readLanguageFrom } from '../language/current-language.ts'
import { DEFAULT_LANGUAGE } from '../language/language.ts'
import { learnLanguage } from '../language/words.ts'
import { findWordsIn } from '../texts/translated.ts'
import { words as chinese } from '../texts/zh/words.ts'
import { zoneName } from './zone-name.ts'

afterEach(() => readLanguageFrom(() => DEFAULT_LANGUAGE))

test('a zone of Singapore has its name in each language, and another one the name that the list gives it', () => {
  learnLanguage('zh', findWordsIn(chinese))
  expect(['North-East', 'Johor'].map(zoneName)).toEqual(['North-East', 'Johor'])
  readLanguageFrom(() => 'zh')
  expect(['North-East', 'Johor', 'constructor'].map(zoneName)).toEqual(['东北部', 'Johor', 'constructor'])
})
