/** What stands beside a conversation: its place in the queue, and whether somebody of a desk answers now. */
import { deskHours, type DeskHours } from '@member-care/domain/chat/office-hours.ts'
import { holidaysAround } from '../clinics/public-holidays.ts'
import type { Parts } from '../http/parts.ts'
import { queuePlaceOf, type QueuePlace } from './conversation-queries.ts'
import type { Conversation } from './conversation-store.ts'

export async function circumstancesOf(
  { database, clock, settings }: Pick<Parts, 'database' | 'clock' | 'settings'>,
  conversation: Conversation,
): Promise<{ readonly queue: QueuePlace | undefined; readonly hours: DeskHours }> {
  const now = clock()
  const holidays = await holidaysAround(database, now)
  return {
    queue: conversation.status === 'waiting' ? await queuePlaceOf(database, conversation, now) : undefined,
    hours: deskHours(settings.chatHours, now, new Set(holidays.map(({ day }) => day))),
  }
}
