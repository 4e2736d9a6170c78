/** How a company's own system knows somebody whom the company covers (S88). Each company names its people as it likes, and sees only its own names. */
import { z } from 'zod'
import { defineEvent, personal, type EventOf } from '../events/event-definition.ts'

export const directoryEntryRecorded = defineEvent(
  'DirectoryEntryRecorded',
  'How the company’s own system knows the user, as it is afterwards.',
  z.object({
    userId: z.string(),
    companyId: z.string(),
    /** Mostly an e-mail address. One person has it in a company. */
    userName: personal(z.string()),
    /** The id in that system. */
    externalId: personal(z.string()).optional(),
    /** False once that system deleted the user: it is told of them no more, until it adds them again. */
    isListed: z.boolean(),
  }),
  { personal: { userName: 'userId', externalId: 'userId' } },
)

export type DirectoryEntry = Omit<EventOf<typeof directoryEntryRecorded>['data'], 'userId' | 'companyId'>

/** Whether an entry says nothing new. */
export function isSameEntry(before: DirectoryEntry | undefined, entry: DirectoryEntry): boolean {
  return (
    before !== undefined &&
    before.userName === entry.userName &&
    before.externalId === entry.externalId &&
    before.isListed === entry.isListed
  )
}
