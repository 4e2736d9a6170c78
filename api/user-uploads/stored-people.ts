/** What is stored of the people in some families, found in few questions. */
import { evolveStoredPerson, nobodyStored, type StoredPerson } from '@member-care/domain/upload/stored-person.ts'
import { wantedPeople, type WantedPerson } from '@member-care/domain/upload/wanted-person.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { findKnownPeople, type KnownPeople } from '@member-care/projections/users/known-people.ts'
import type { CommonQueryMethods } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import type { NumberedFamily, UploadWork } from './upload-work.ts'

export interface FamilyPeople {
  readonly familyNo: number
  readonly rows: number
  readonly employee: WantedPerson
  readonly dependants: readonly WantedPerson[]
}

export function peopleOf(family: NumberedFamily): FamilyPeople {
  return { familyNo: family.familyNo, rows: family.rows.length, ...wantedPeople(family) }
}

/** Who of the people, and of those whose numbers and addresses they would get, is known. */
export function lookUp(database: CommonQueryMethods, families: readonly FamilyPeople[]): Promise<KnownPeople> {
  const people = families.flatMap(({ employee, dependants }) => [employee, ...dependants])
  const nrics = people.flatMap(({ nric, newNric }) => [nric, newNric]).filter((nric) => nric !== '')
  const emails = people
    .flatMap(({ covers }) => covers.map(({ person }) => person.email))
    .filter((email) => email !== '')
  return findKnownPeople(database, { nrics: [...new Set(nrics)], emails: [...new Set(emails)] })
}

/**
 * Who a person is: the one with their number; the one who has the new number, when the file is sent again after it changed; or somebody
 * who is not known, with the id that they would get: the same however often the upload is taken up again.
 */
export function identify(
  known: KnownPeople,
  { nric, newNric }: Pick<WantedPerson, 'nric' | 'newNric'>,
  { upload: { uploadId }, company }: Pick<UploadWork, 'upload' | 'company'>,
): { readonly userId: string; readonly isKnown: boolean } {
  // A company's file changes no number, and asks for nobody by a second one.
  const changed = newNric === '' || company ? undefined : known.byNric.get(newNric.toUpperCase())
  const userId = known.byNric.get(nric.toUpperCase()) ?? changed
  return userId === undefined ? { userId: uuidv5(`user ${nric}`, uploadId), isKnown: false } : { userId, isKnown: true }
}

export interface LoadedPerson {
  /** As it was before these commands, where some of them have been carried out. */
  readonly stored: StoredPerson
  /** Of the whole stream, -1 when there is none. */
  readonly revision: number
  /** Those of the commands that have been carried out. */
  readonly carriedOut: ReadonlySet<string>
}

/** @param commandIds what the same upload does to the person: once it has been done, it is compared with what was before */
export async function loadPerson(
  eventLog: Pick<EventLog, 'load'>,
  userId: string,
  commandIds: readonly string[] = [],
): Promise<LoadedPerson> {
  const { events, revision } = await eventLog.load<UserEvent>(`user-${userId}`)
  const carriedOut = new Set(
    events.map(({ metadata }) => metadata.commandId).filter((commandId) => commandIds.includes(commandId)),
  )
  const first = events.findIndex(({ metadata }) => commandIds.includes(metadata.commandId))
  const before = first === -1 ? events : events.slice(0, first)
  return { stored: before.reduce<StoredPerson>(evolveStoredPerson, nobodyStored), revision, carriedOut }
}
