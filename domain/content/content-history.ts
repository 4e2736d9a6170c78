/** A content item as its history compares and labels it: what its last version says, and when which version is shown. Pure. */
import { formatSingaporeInstant } from '../dates/singapore-dates.ts'
import type { AggregateHistory } from '../history/history-engine.ts'
import { contentPageTexts as texts } from '../texts/content-page-texts.ts'
import { fieldsSaid, type SaidField } from './content-fields-said.ts'
import type { ContentEvent } from './content-events.ts'
import { evolveContent, type ContentState } from './content-state.ts'

/** @param nameOf a client or a merchant by its id */
export function contentHistory(nameOf: (id: string) => string): AggregateHistory<ContentEvent, ContentState> {
  return {
    initial: undefined,
    evolve: evolveContent,
    fieldsOf: (state) => new Map(contentFields(state, nameOf).map(({ field, value }) => [field, value])),
  }
}

export function contentFields(state: ContentState, nameOf: (id: string) => string): readonly SaidField[] {
  if (state === undefined) return []
  const { versions, windows, submission, declined } = state
  const last = versions.at(-1)
  return [
    ...(last
      ? [
          { field: 'version', label: texts.versionField, value: texts.version(last.version) },
          ...fieldsSaid(last, nameOf),
        ]
      : []),
    ...(submission
      ? [
          {
            field: 'submission',
            label: texts.submissionField,
            value: windowSaid(submission.shownFrom, submission.shownUntil),
          },
        ]
      : []),
    ...(declined ? [{ field: 'declined', label: texts.declinedField, value: declined.reason }] : []),
    ...windows.map(({ version, shownFrom, shownUntil }, index) => ({
      field: `windows.${index}`,
      label: texts.standing,
      value: texts.window(version, momentSaid(shownFrom), shownUntil === null ? undefined : momentSaid(shownUntil)),
    })),
  ]
}

/** What each field is called that these events ever stated, by its path. */
export function contentFieldLabels(events: readonly ContentEvent[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  let state: ContentState
  for (const event of events) {
    state = evolveContent(state, event)
    for (const { field, label } of contentFields(state, (id) => id)) labels.set(field, label)
  }
  return labels
}

/** "from 1 Mar 2026, 08:00 until …" in Singapore; `shownFrom` null is at once. */
export function windowSaid(shownFrom: string | null, shownUntil: string | null): string {
  return texts.times(
    shownFrom === null ? undefined : momentSaid(shownFrom),
    shownUntil === null ? undefined : momentSaid(shownUntil),
  )
}

function momentSaid(iso: string): string {
  return formatSingaporeInstant(new Date(iso))
}
