/** What is done with content besides saving it, as methods of the data provider. */
import type { ContentKind } from '@member-care/domain/content/content.ts'
import type { GetListParams } from 'react-admin'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'
import { fetchJson } from '../console/rest-client.ts'
import type { ContentRecord } from './content-record.ts'

/** An item as somebody looked at it. */
type Looked = Pick<ContentRecord, 'contentId' | 'revision'>

/** UTC, ISO; null for at once, and for without end. */
export interface ContentWindow {
  readonly shownFrom: string | null
  readonly shownUntil: string | null
}

/** Where a picture is shown: as wide as a page, or on a card of a list. */
export type PicturePlace = 'page' | 'card'

const about = ({ contentId }: Looked, options: CommandOptions) => ({
  params: { path: { contentId } },
  headers: keyHeader(options),
})

export const contentCommands = {
  submitContent(item: Looked, window: ContentWindow, options: CommandOptions): Promise<ContentRecord> {
    const body = { ...window, revision: item.revision }
    return dataOf(apiClient.POST('/api/console/content/{contentId}/submit', { ...about(item, options), body }))
  },

  publishContent(item: Looked, window: ContentWindow, options: CommandOptions): Promise<ContentRecord> {
    const body = { ...window, revision: item.revision }
    return dataOf(apiClient.POST('/api/console/content/{contentId}/publish', { ...about(item, options), body }))
  },

  declineContent(item: Looked, reason: string, options: CommandOptions): Promise<ContentRecord> {
    const body = { reason, revision: item.revision }
    return dataOf(apiClient.POST('/api/console/content/{contentId}/decline', { ...about(item, options), body }))
  },

  takeDownContent(item: Looked, shownUntil: string | null, options: CommandOptions): Promise<ContentRecord> {
    const body = { shownUntil, revision: item.revision }
    return dataOf(apiClient.POST('/api/console/content/{contentId}/take-down', { ...about(item, options), body }))
  },

  restoreContent(item: Looked, version: number, options: CommandOptions): Promise<ContentRecord> {
    const body = { version, revision: item.revision }
    return dataOf(apiClient.POST('/api/console/content/{contentId}/restore', { ...about(item, options), body }))
  },

  /** @returns the address of the picture */
  async uploadContentPicture(file: File, place: PicturePlace, options: CommandOptions): Promise<string> {
    const body = new FormData()
    body.append('picture', file)
    const { json } = await fetchJson(`/api/console/content-pictures?place=${place}`, {
      method: 'POST',
      body,
      headers: keyHeader(options),
    })
    return (json as { readonly address: string }).address
  },
}

export type PreviewedContent = AnswerTo<'/api/console/content-preview'>[number] & { readonly id: string }

/** How many items of each kind are missing in each language. */
export async function listMissingCounts() {
  const counts = await dataOf(apiClient.GET('/api/console/missing-translation-counts'))
  return { data: counts.map((count) => ({ ...count, id: `${count.kind} ${count.language}` })), total: counts.length }
}

export interface PreviewQuestion {
  readonly companyId: string
  readonly kind: ContentKind
  /** UTC, ISO. */
  readonly at: string
  readonly drafts: 'shown' | 'left-out'
}

/** What the members of a client are shown: `filter` is a {@link PreviewQuestion}. */
export async function listPreviewed({ filter }: GetListParams) {
  const query = filter as PreviewQuestion
  const items = await dataOf(apiClient.GET('/api/console/content-preview', { params: { query } }))
  return { data: items.map((item) => ({ ...item, id: item.contentId })), total: items.length }
}
