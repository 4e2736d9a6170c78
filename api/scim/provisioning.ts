/** What the calls of a company's system have in common: one change at a time, and reading what they changed. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { scimTexts } from '@member-care/domain/texts/provisioning-texts.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type EnrolledUser, type UserState } from '@member-care/domain/user/user-state.ts'
import {
  findDirectoryPerson,
  listDirectoryPeople,
  type DirectoryPerson,
  type DirectoryReading,
} from '@member-care/projections/provisioning/directory-people.ts'
import { untilAllVisible } from '../commands/until-all-visible.ts'
import type { ClientCaller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { scimError } from './scim-errors.ts'

/** What is read after a change. */
const visibleIn = ['users', 'provisioning']

export function directoryReading({ database, subjectKeys, clock, settings }: Parts): DirectoryReading {
  return {
    database,
    subjectKeys,
    today: singaporeToday(clock()),
    placeholderEmailDomain: settings.placeholderEmailDomain,
  }
}

/** @throws SCIM error 404 for anybody who is not this company's to see */
export async function requirePerson(parts: Parts, { scope }: ClientCaller, userId: string): Promise<DirectoryPerson> {
  const person = await findDirectoryPerson(directoryReading(parts), scope, userId)
  if (!person) throw scimError(404, scimTexts.userNotFound)
  return person
}

/** A company's changes one after the other: a user name is looked for before it is taken, and no two may take it at once. */
export function inTurn<Result>(
  { locks }: Parts,
  { companyId }: ClientCaller,
  work: () => Promise<Result>,
): Promise<Result> {
  return locks.withLock(`provisioning ${companyId}`, work)
}

/** @throws SCIM error uniqueness when somebody else of the company has it */
export async function requireFreeUserName(
  parts: Parts,
  { scope }: ClientCaller,
  userName: string,
  userId: string | undefined,
): Promise<void> {
  const filter = { kind: 'compare', field: 'userName', op: 'eq', value: userName } as const
  const { items } = await listDirectoryPeople(directoryReading(parts), scope, filter, { offset: 0, limit: 2 })
  if (items.some((person) => person.userId !== userId)) throw scimError(409, scimTexts.userNameTaken, 'uniqueness')
}

/** The user as their stream says, which no read model is ahead of. */
export async function loadUser(
  { eventLog }: Pick<Parts, 'eventLog'>,
  userId: string,
): Promise<{ readonly user: EnrolledUser | undefined; readonly revision: number }> {
  const { events, revision } = await eventLog.load<UserEvent>(`user-${userId}`)
  return { user: events.reduce<UserState>(evolveUser, undefined), revision }
}

export function untilShown(parts: Parts): Promise<void> {
  return untilAllVisible(parts, visibleIn)
}
