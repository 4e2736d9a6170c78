/** Keeps the read model of content. */
import { titleOf } from '@member-care/domain/content/content.ts'
import { contentEventDefinitions, type ContentEvent } from '@member-care/domain/content/content-events.ts'
import { evolveStanding, type ContentStanding } from '@member-care/domain/content/content-state.ts'
import { missingIn, textsToTranslate, translatedLanguages } from '@member-care/domain/content/translations.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import {
  contentItemsTable,
  contentVersionsTable,
  type ContentItemRow,
  type ContentVersionRow,
  type MissingTexts,
} from './content-tables.ts'

export const contentProjection: Projection = {
  name: 'content',
  version: 2,
  handles: contentEventDefinitions.map(({ type }) => type),
  tables: [contentItemsTable, contentVersionsTable],
  apply: async (events, instance) => {
    const own = events.filter(isContentEvent)
    const ids = sql.array([...new Set(own.map(({ data }) => data.contentId))], 'text')
    const present = await loadRows<ContentItemRow>(instance, contentItemsTable, sql.fragment`content_id = any(${ids})`)
    await upsertRows(instance, contentItemsTable, foldItems(present, own))
    const versions = new Map(own.flatMap(toVersions).map((row) => [`${row.content_id} ${row.version}`, row]))
    await upsertRows(instance, contentVersionsTable, [...versions.values()])
  },
}

function isContentEvent(event: Recorded): event is Recorded<ContentEvent> {
  return contentEventDefinitions.some(({ type }) => type === event.type)
}

/** The rows that these events change, as they are afterwards; an event that a row has seen already leaves it as it is. */
function foldItems(
  present: readonly ContentItemRow[],
  events: readonly Recorded<ContentEvent>[],
): readonly ContentItemRow[] {
  const items = new Map(present.map((row) => [row.content_id, row]))
  const changed = new Set<string>()
  for (const event of events) {
    const { contentId } = event.data
    const before = items.get(contentId)
    if (before && event.position <= before.position) continue
    const after = withEvent(before, event)
    if (!after) continue
    items.set(contentId, after)
    changed.add(contentId)
  }
  return [...items.values()].filter(({ content_id }) => changed.has(content_id))
}

/** @returns undefined for what happened to an item that was never begun */
function withEvent(before: ContentItemRow | undefined, event: Recorded<ContentEvent>): ContentItemRow | undefined {
  const described = event.type === 'ContentDrafted' ? describeDraft(event.data) : before
  if (described === undefined) return undefined
  const { kind, title, audience, last_version, missing_texts } = described
  const { submission, declined, windows } = evolveStanding(standingOf(before), event)
  const at = happenedAt(event).toISOString()
  return {
    content_id: event.data.contentId,
    ...{ kind, title, audience, last_version, missing_texts, windows },
    submission: submission ?? null,
    declined: declined ?? null,
    first_shown_from: windows[0]?.shownFrom ?? null,
    last_shown_until: windows.at(-1)?.shownUntil ?? null,
    created_at: before?.created_at ?? at,
    updated_at: at,
    updated_by: event.metadata.actor.id,
    revision: event.revision,
    position: event.position,
  }
}

type Draft = Extract<ContentEvent, { type: 'ContentDrafted' }>['data']

function describeDraft({ content, audience, version }: Draft) {
  return {
    kind: content.kind,
    title: titleOf(content),
    audience,
    last_version: version,
    missing_texts: missingTexts(content),
  }
}

function missingTexts(content: Draft['content']): readonly MissingTexts[] {
  const texts = textsToTranslate(content).length
  return translatedLanguages
    .map((language) => ({ language, missing: missingIn(content, language).length, texts }))
    .filter(({ missing }) => missing > 0)
}

function standingOf(row: ContentItemRow | undefined): ContentStanding {
  if (row === undefined) return { windows: [] }
  const { windows, submission, declined } = row
  return { windows, ...(submission && { submission }), ...(declined && { declined }) }
}

function toVersions(event: Recorded<ContentEvent>): readonly ContentVersionRow[] {
  if (event.type !== 'ContentDrafted') return []
  const { contentId, version, audience, content, savedBy, restoredFrom } = event.data
  return [
    {
      content_id: contentId,
      version,
      audience,
      content,
      saved_by: savedBy,
      saved_at: happenedAt(event).toISOString(),
      restored_from: restoredFrom ?? null,
    },
  ]
}
