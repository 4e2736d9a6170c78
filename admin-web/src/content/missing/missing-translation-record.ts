/** What is not translated, as the console reads it, and where its list stands. */
import { contentKinds, type ContentKind } from '@member-care/domain/content/content.ts'
import { translatedLanguages, type TranslatedLanguage } from '@member-care/domain/content/translations.ts'
import type { AnswerTo } from '../../console/api-client.ts'
import { valueFilter, type ListAddress } from '../../list/list-address.ts'
import { keptText } from '../../list/list-search.ts'

export type MissingTranslation = AnswerTo<'/api/console/missing-translations'>[number]
export type MissingTranslationCount = AnswerTo<'/api/console/missing-translation-counts'>[number]

export const missingTranslationsPath = '/missing-translations'

/** The list of one kind in one language. */
export function missingTranslationsAddress(kind: ContentKind, language: TranslatedLanguage): string {
  return `${missingTranslationsPath}?${new URLSearchParams({ language, kind })}`
}

export const missingTranslationListAddress: ListAddress = {
  sortFields: ['title', 'language', 'kind', 'missing', 'status', 'updatedAt'],
  defaultSort: { field: 'updatedAt', order: 'DESC' },
  filters: {
    language: valueFilter('language', translatedLanguages),
    kind: valueFilter('kind', contentKinds),
  },
  keeps: { query: keptText },
}
