/** Content as the console reads it, and where its pages stand. */
import { contentKinds, type Content, type ContentKind } from '@member-care/domain/content/content.ts'
import { outdatedIn, translatedLanguages, type TranslatedLanguage } from '@member-care/domain/content/translations.ts'
import { contentStatuses } from '@member-care/domain/content/content-state.ts'
import { typedMoment } from '@member-care/domain/dates/typed-date.ts'
import type { languages } from '@member-care/domain/language/language.ts'
import { contentListTexts } from '@member-care/domain/texts/content-page-texts.ts'
import type { AnswerTo } from '../console/api-client.ts'
import { choiceFilter, textFilter, valueFilter, type ListAddress } from '../list/list-address.ts'
import { keptText } from '../list/list-search.ts'

export type ContentRow = AnswerTo<'/api/console/content'>[number]
export type ContentRecord = AnswerTo<'/api/console/content/{contentId}'>
export type ContentVersion = ContentRecord['versions'][number]
/** As the API has it: what is not there is left out. */
export type SentContent = ContentVersion['content']

/** JSON leaves out what is undefined. */
export function asSent(content: Content): SentContent {
  return content as SentContent
}

/** What members may read content in. */
export type ContentLanguage = (typeof languages)[number]

export const contentListPath = '/content'
export const createContentPath = '/content/create'

/** The form for a new item of a kind. @param begun what it begins with */
export function createContentAddress(
  kind: ContentKind,
  begun: { readonly year?: string; readonly clinic?: string } = {},
): string {
  return `${createContentPath}?${new URLSearchParams({ kind, ...begun })}`
}

export const previewPath = '/content/preview'

export function contentAddress(contentId: string): string {
  return `/content/${encodeURIComponent(contentId)}`
}

/** @param language whose words are to be written */
export function editContentAddress(contentId: string, language?: ContentLanguage): string {
  const address = `${contentAddress(contentId)}/edit`
  return language === undefined ? address : `${address}?${new URLSearchParams({ language })}`
}

export function contentHistoryAddress(contentId: string): string {
  return `${contentAddress(contentId)}/history`
}

export const contentListAddress: ListAddress = {
  sortFields: ['title', 'kind', 'status', 'endsAt', 'updatedAt'],
  defaultSort: { field: 'updatedAt', order: 'DESC' },
  filters: {
    companyId: textFilter('companyId'),
    kind: valueFilter('kind', contentKinds),
    status: choiceFilter('status', Object.fromEntries(contentStatuses.map((status) => [status, status]))),
    expires: {
      name: 'expires',
      read: (text) => text === 'next' || undefined,
      write: (on) => (on === true ? 'next' : ''),
    },
  },
  keeps: { query: keptText },
}

export const submittedPath = '/content?status=submitted'

/** What is shown and has an end, the nearest end first. */
export const expiringPath = '/content?sort=endsAt&order=ASC&expires=next'

/** The last version: what an editor begins with, and what is published. */
export function lastVersion({ versions }: ContentRecord): ContentVersion {
  const last = versions.at(-1)
  if (last === undefined) throw new Error('An item has a version')
  return last
}

/** Languages in which the last version says what its English said in the version that was published last. */
export function outdatedLanguages(item: ContentRecord): readonly TranslatedLanguage[] {
  const published = item.windows.at(-1)
  const before = published && versionOf(item, published.version)
  if (!before) return []
  const later = lastVersion(item).content as Content
  return translatedLanguages.filter((language) => outdatedIn(before.content as Content, later, language).length > 0)
}

export function versionOf({ versions }: ContentRecord, version: number): ContentVersion | undefined {
  return versions.find((one) => one.version === version)
}

export function audienceText({ audience, clientNames }: Pick<ContentRow, 'audience' | 'clientNames'>): string {
  return audience === null ? contentListTexts.allClients : clientNames.join(', ')
}

export const kindLabel = (kind: ContentKind) => contentListTexts.kinds[kind]

/** The instant that a field for moments means in Singapore, ISO; undefined for what cannot be read. */
export function instantOf(value: string): string | undefined {
  const moment = typedMoment.readWhole(value)
  if (moment === undefined) return undefined
  const seconds = moment.length === 'YYYY-MM-DDTHH:mm'.length ? ':00' : ''
  return new Date(`${moment}${seconds}.000+08:00`).toISOString()
}
