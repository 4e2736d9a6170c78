/** What can be asked of a content item, and what follows. */
import type { Refusal } from '../errors/refusal.ts'
import { contentRefusalTexts } from '../texts/content-texts.ts'
import { contentDataSchema, contentSchema, isForEverybody, type Audience, type Content } from './content.ts'
import type { ContentEvent } from './content-events.ts'
import { withoutEmptyTranslations } from './translations.ts'
import { windowAt, type ContentItem, type ContentState } from './content-state.ts'

/** When it is to be shown. UTC, ISO. */
export interface AskedWindow {
  /** Null for at once. */
  readonly shownFrom: string | null
  /** Null for without end. */
  readonly shownUntil: string | null
}

export type ContentCommand =
  /** A new version; the first one begins the item. */
  | { readonly type: 'SaveContent'; readonly content: Content; readonly audience: Audience }
  /** An earlier version once more, as the newest. */
  | { readonly type: 'RestoreContent'; readonly version: number }
  | ({ readonly type: 'SubmitContent' } & AskedWindow)
  | { readonly type: 'DeclineContent'; readonly reason: string }
  /** The last version. Of a submitted one, what its author asked for holds where no window is given. */
  | ({ readonly type: 'PublishContent' } & Partial<AskedWindow>)
  /** Null for at once. */
  | { readonly type: 'TakeDownContent'; readonly shownUntil: string | null }
  /** For what was kept elsewhere before: saved, and published from a moment that may have passed; null for not published. Nothing follows the second time. */
  | ({ readonly type: 'TakeOverContent'; readonly content: Content; readonly audience: Audience } & AskedWindow)

export type ContentRefusalCode = keyof typeof contentRefusalTexts

export type ContentDecision =
  { readonly events: readonly ContentEvent[] } | { readonly refusal: Refusal<ContentRefusalCode> }

/** Which item it is, who asks and when. */
export interface ContentAsked {
  readonly contentId: string
  /** An administrator's user id, or the name of a part of the system. */
  readonly askedBy: string
  /** UTC, ISO. */
  readonly now: string
  /** Whether a client that sees it demands that somebody else publishes it (S105). */
  readonly needsFourEyes: boolean
}

/** The events that a command leads to, none when everything is as asked already, or why it is refused. */
export function decideContent(command: ContentCommand, state: ContentState, asked: ContentAsked): ContentDecision {
  switch (command.type) {
    case 'SaveContent':
      return save(command, state, asked)
    case 'TakeOverContent':
      return takeOver(command, state, asked)
    default:
      return state === undefined ? refuse('CONTENT_NOT_FOUND') : change(command, state, asked)
  }
}

type Change = Exclude<ContentCommand, { type: 'SaveContent' | 'TakeOverContent' }>

function change(command: Change, item: ContentItem, asked: ContentAsked): ContentDecision {
  switch (command.type) {
    case 'RestoreContent':
      return restore(command.version, item, asked)
    case 'SubmitContent':
      return submit(command, item, asked)
    case 'DeclineContent':
      return decline(command.reason.trim(), item, asked)
    case 'PublishContent':
      return publish(command, item, asked)
    case 'TakeDownContent':
      return takeDown(command.shownUntil, item, asked)
  }
}

function save(
  { content, audience }: { readonly content: Content; readonly audience: Audience },
  state: ContentState,
  { contentId, askedBy }: ContentAsked,
): ContentDecision {
  const checked = contentSchema.safeParse(content)
  if (!checked.success) {
    const [issue] = checked.error.issues
    const message = issue?.message ?? contentRefusalTexts.CONTENT_FAULTY
    return { refusal: { code: 'CONTENT_FAULTY', message, field: issue?.path.join('.') || 'content' } }
  }
  if (audience?.length === 0) return refuse('CONTENT_AUDIENCE_MISSING', 'audience')
  if (audience !== null && isForEverybody(checked.data.kind)) return refuse('CONTENT_FOR_EVERYBODY', 'audience')
  const last = state?.versions.at(-1)
  if (last && last.content.kind !== checked.data.kind) return refuse('CONTENT_KIND_FIXED', 'kind')
  const saved = {
    audience: audience === null ? null : [...new Set(audience)].sort(),
    content: withoutEmptyTranslations(checked.data),
  }
  if (last && written(last) === written(saved)) return { events: [] }
  const version = (last?.version ?? 0) + 1
  return { events: [{ type: 'ContentDrafted', data: { contentId, version, ...saved, savedBy: askedBy } }] }
}

/** The fields in the order of the schema: an event store may keep them in another one. */
function written({ audience, content }: { readonly audience: Audience; readonly content: Content }): string {
  return JSON.stringify([audience, contentDataSchema.parse(content)])
}

function restore(version: number, { contentId, versions }: ContentItem, { askedBy }: ContentAsked): ContentDecision {
  const found = versions.find((one) => one.version === version)
  const last = versions.at(-1)
  if (found === undefined || last === undefined) return refuse('CONTENT_VERSION_ABSENT')
  if (written(found) === written(last)) return { events: [] }
  const { content, audience } = found
  const data = {
    contentId,
    version: last.version + 1,
    audience: audience === null ? null : [...audience],
    content,
    savedBy: askedBy,
    restoredFrom: version,
  }
  return { events: [{ type: 'ContentDrafted', data }] }
}

function submit(window: AskedWindow, item: ContentItem, { contentId, askedBy, now }: ContentAsked): ContentDecision {
  if (item.submission) return refuse('CONTENT_SUBMITTED_ALREADY')
  const { shownFrom, shownUntil } = window
  const fault = windowFault(window, now)
  if (fault) return fault
  return {
    events: [
      {
        type: 'ContentSubmitted',
        data: { contentId, version: lastOf(item), submittedBy: askedBy, shownFrom, shownUntil },
      },
    ],
  }
}

function decline(reason: string, item: ContentItem, { contentId, askedBy }: ContentAsked): ContentDecision {
  if (!item.submission) return refuse('CONTENT_NOT_SUBMITTED')
  if (reason === '') return refuse('CONTENT_REASON_MISSING', 'reason')
  return {
    events: [{ type: 'ContentDeclined', data: { contentId, version: lastOf(item), declinedBy: askedBy, reason } }],
  }
}

function publish(
  command: Partial<AskedWindow>,
  item: ContentItem,
  { contentId, askedBy, now, needsFourEyes }: ContentAsked,
): ContentDecision {
  const { submission } = item
  if (needsFourEyes && !submission) return refuse('CONTENT_NOT_SUBMITTED')
  if (needsFourEyes && (submission?.by === askedBy || authorsOf(item).includes(askedBy))) return refuse('CONTENT_OWN')
  const { shownFrom = null, shownUntil = null } = { ...submission, ...given(command) }
  // Its author's moment may have passed while it waited.
  const from = shownFrom !== null && submission?.shownFrom === shownFrom && shownFrom < now ? null : shownFrom
  const fault = windowFault({ shownFrom: from, shownUntil }, now)
  if (fault) return fault
  const data = { contentId, version: lastOf(item), shownFrom: from ?? now, shownUntil, publishedBy: askedBy }
  return { events: [{ type: 'ContentPublished', data }] }
}

/** Taking something away needs no second person: it can only be put back by publishing. */
function takeDown(
  end: string | null,
  { windows }: ContentItem,
  { contentId, askedBy, now }: ContentAsked,
): ContentDecision {
  const shownUntil = end ?? now
  if (shownUntil < now) return refuse('CONTENT_MOMENT_PAST', 'shownUntil')
  const last = windows.at(-1)
  if (windowAt(windows, now) === undefined || (last?.shownUntil != null && last.shownUntil <= shownUntil)) {
    return refuse('CONTENT_NOT_SHOWN')
  }
  return { events: [{ type: 'ContentTakenDown', data: { contentId, takenDownBy: askedBy, shownUntil } }] }
}

function takeOver(
  { content, audience, shownFrom, shownUntil }: Extract<ContentCommand, { type: 'TakeOverContent' }>,
  state: ContentState,
  { contentId, askedBy }: ContentAsked,
): ContentDecision {
  if (state) return { events: [] }
  const item = { contentId, version: 1 }
  const drafted: ContentEvent = {
    type: 'ContentDrafted',
    data: { ...item, audience: audience === null ? null : [...audience], content, savedBy: askedBy },
  }
  if (shownFrom === null) return { events: [drafted] }
  return {
    events: [drafted, { type: 'ContentPublished', data: { ...item, shownFrom, shownUntil, publishedBy: askedBy } }],
  }
}

/** All who saved something since what was published last, and whose work would be published with it. */
export function authorsOf({ versions, windows }: Pick<ContentItem, 'versions' | 'windows'>): readonly string[] {
  const published = windows.at(-1)?.version ?? 0
  const written = versions.filter(({ version }) => version > published)
  return [...new Set((written.length === 0 ? versions.slice(-1) : written).map(({ savedBy }) => savedBy))]
}

function lastOf({ versions }: ContentItem): number {
  return versions.at(-1)?.version ?? 1
}

function windowFault({ shownFrom, shownUntil }: AskedWindow, now: string): ContentDecision | undefined {
  if (shownFrom !== null && shownFrom < now) return refuse('CONTENT_MOMENT_PAST', 'shownFrom')
  if (shownUntil !== null && shownUntil <= (shownFrom ?? now)) return refuse('CONTENT_WINDOW_REVERSED', 'shownUntil')
  return undefined
}

function given({ shownFrom, shownUntil }: Partial<AskedWindow>): Partial<AskedWindow> {
  return { ...(shownFrom !== undefined && { shownFrom }), ...(shownUntil !== undefined && { shownUntil }) }
}

function refuse(code: ContentRefusalCode, field?: string): ContentDecision {
  return { refusal: { code, message: contentRefusalTexts[code], ...(field !== undefined && { field }) } }
}
