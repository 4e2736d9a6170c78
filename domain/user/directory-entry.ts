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
    /** The parts of the name, where that system says them: here a name is one text. */
    givenName: personal(z.string()).optional(),
    familyName: personal(z.string()).optional(),
    /** False once that system deleted the user: it is told of them no more, until it adds them again. */
    isListed: z.boolean(),
  }),
  { personal: { userName: 'userId', externalId: 'userId', givenName: 'userId', familyName: 'userId' } },
)

export type DirectoryEntry = Omit<EventOf<typeof directoryEntryRecorded>['data'], 'userId' | 'companyId'>

const entryFields = ['userName', 'externalId', 'givenName', 'familyName', 'isListed'] as const

/** Whether an entry says nothing new. */
export function isSameEntry(before: DirectoryEntry | undefined, entry: DirectoryEntry): boolean {
  return before !== undefined && entryFields.every((field) => before[field] === entry[field])
}
