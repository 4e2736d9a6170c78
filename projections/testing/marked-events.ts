/** Events whose personal values can be told from everything else, wherever they turn up. */
import { eventCatalogue } from '@member-care/domain/events/event-catalogue.ts'
import { findPersonalValues, personalFieldsOf } from '@member-care/event-store/codec/sealed-fields.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Json } from '@member-care/event-store/port.ts'

/** What begins every personal value of {@link markedEvents}, in small letters. */
export const MARK = 'personal-'

/** The same events with a text of its own in place of each personal text, which says of which field of which event it is. */
export function markedEvents(events: readonly Recorded[]): readonly Recorded[] {
  return events.map((event, index) => {
    const fields = personalFieldsOf(eventCatalogue.find(({ type }) => type === event.type)?.personal ?? {})
    const data = structuredClone(event.data) as unknown as Record<string, Json>
    for (const { path, holder, key } of findPersonalValues(data, fields))
      if (typeof holder[key] === 'string') holder[key] = `${MARK}${event.type}-${path}-${index}`
    return { ...event, data } as unknown as Recorded
  })
}
