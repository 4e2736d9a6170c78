/** The events of a record for its history. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { unreadableHistoryText } from '@member-care/domain/texts/audit-texts.ts'
import { UndecodableEvent } from '@member-care/event-store/codec/codec-errors.ts'
import type { StoredEventLog, Recorded } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { apiError } from '../http/api-error.ts'

/**
 * @returns every event of the stream, oldest first
 * @throws ApiError 500 that names the event when one cannot be read: people who follow a finding of the verification
 *   come here
 */
export async function loadHistory<Event extends DomainEvent>(
  eventLog: StoredEventLog,
  stream: StreamId,
): Promise<readonly Recorded<Event>[]> {
  try {
    return (await eventLog.load<Event>(stream)).events
  } catch (error) {
    if (!(error instanceof UndecodableEvent)) throw error
    throw apiError('INTERNAL_ERROR', unreadableHistoryText(error))
  }
}
