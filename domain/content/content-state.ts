/** What a content item has come to: its versions, what waits for approval, and when which version is shown. */
import type { Audience, Content } from './content.ts'
import type { ContentEvent } from './content-events.ts'

export interface ContentVersion {
  /** From 1. */
  readonly version: number
  readonly audience: Audience
  readonly content: Content
  readonly savedBy: string
  /** The version that this one repeats, if it was restored. */
  readonly restoredFrom?: number
}

/** When a version is shown: from its first moment, until just before the last; null for without end. UTC, ISO. */
export interface ShownWindow {
  readonly version: number
  readonly shownFrom: string
  readonly shownUntil: string | null
}

export interface Submission {
  readonly by: string
  /** Null for as soon as it is published. */
  readonly shownFrom: string | null
  readonly shownUntil: string | null
}

/** What holds of an item besides the contents of its versions. */
export interface ContentStanding {
  /** Undefined while the last version waits for nobody. */
  readonly submission?: Submission
  /** Why the last version was not published. */
  readonly declined?: { readonly by: string; readonly reason: string }
  /** In the order of time; none begins before the end of the one before. */
  readonly windows: readonly ShownWindow[]
}

export interface ContentItem extends ContentStanding {
  readonly contentId: string
  /** In the order of saving. */
  readonly versions: readonly ContentVersion[]
}

/** Undefined until the first version is saved. */
export type ContentState = ContentItem | undefined

/** The state after one more event. Never throws. */
export function evolveContent(state: ContentState, event: ContentEvent): ContentState {
  const { contentId } = event.data
  const before = state ?? { contentId, versions: [], windows: [] }
  const standing = evolveStanding(before, event)
  const versions = event.type === 'ContentDrafted' ? [...before.versions, versionOf(event.data)] : before.versions
  return { contentId, versions, ...standing }
}

/** As {@link evolveContent}, without the contents: for the read model. */
export function evolveStanding(before: ContentStanding, event: ContentEvent): ContentStanding {
  const { submission, declined, windows } = before
  switch (event.type) {
    case 'ContentDrafted':
      return { windows, ...(declined && { declined }) }
    case 'ContentSubmitted': {
      const { submittedBy, shownFrom, shownUntil } = event.data
      return { windows, submission: { by: submittedBy, shownFrom, shownUntil } }
    }
    case 'ContentDeclined':
      return { windows, declined: { by: event.data.declinedBy, reason: event.data.reason } }
    case 'ContentPublished': {
      const { version, shownFrom, shownUntil } = event.data
      return { windows: [...endedAt(windows, shownFrom), { version, shownFrom, shownUntil }] }
    }
    case 'ContentTakenDown':
      return {
        windows: endedAt(windows, event.data.shownUntil),
        ...(submission && { submission }),
        ...(declined && { declined }),
      }
  }
}

/** The window that is open at a moment, and those that are to come. @param now UTC, ISO */
export function windowsFrom(windows: readonly ShownWindow[], now: string): readonly ShownWindow[] {
  return windows.filter(({ shownUntil }) => shownUntil === null || now < shownUntil)
}

/** The window that is open at a moment, or will be open next after it. @param now UTC, ISO */
export function windowAt(windows: readonly ShownWindow[], now: string): ShownWindow | undefined {
  return windowsFrom(windows, now)[0]
}

export const contentStatuses = ['draft', 'submitted', 'scheduled', 'shown', 'ended'] as const
/** What members see of it at a moment, or what is to be done so that they do. */
export type ContentStatus = (typeof contentStatuses)[number]

/** What was planned up to a moment: what begins then or later is gone. */
function endedAt(windows: readonly ShownWindow[], end: string): readonly ShownWindow[] {
  return windows
    .filter(({ shownFrom }) => shownFrom < end)
    .map((window) => (window.shownUntil === null || window.shownUntil > end ? { ...window, shownUntil: end } : window))
}

function versionOf({
  version,
  audience,
  content,
  savedBy,
  restoredFrom,
}: Extract<ContentEvent, { type: 'ContentDrafted' }>['data']): ContentVersion {
  return { version, audience, content, savedBy, ...(restoredFrom !== undefined && { restoredFrom }) }
}
