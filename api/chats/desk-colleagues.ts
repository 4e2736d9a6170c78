/** Who answers members at a desk, and who of them is away just now (`app.desk_absences`). */
import { EVERY_GROUP_CODE } from '@member-care/domain/access/administrator-form.ts'
import type { AdministratorRole } from '@member-care/domain/access/powers.ts'
import type { Desk } from '@member-care/domain/chat/conversation-terms.ts'
import { listActiveHolders } from '@member-care/projections/users/administrator-queries.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'

export interface Colleague {
  readonly userId: string
  readonly name: string
  readonly desks: readonly Desk[]
  readonly isAway: boolean
}

const rolesOfDesk: Readonly<Record<Desk, readonly AdministratorRole[]>> = {
  general: ['ADMIN_CALL_CENTRE'],
  claims: ['ADMIN_CALL_CENTRE', 'ADMIN_CLAIM'],
}

/**
 * Everybody who may answer for a client group, by name.
 * @param groupCode of the client whose member asks
 */
export async function listColleagues(
  { database, systemReader }: Pick<Parts, 'database' | 'systemReader'>,
  groupCode: string,
): Promise<readonly Colleague[]> {
  const [callCentre, claims, away] = await Promise.all([
    listActiveHolders(database, systemReader, 'ADMIN_CALL_CENTRE'),
    listActiveHolders(database, systemReader, 'ADMIN_CLAIM'),
    database.anyFirst(sql.type(z.object({ user_id: z.string() }))`select user_id from app.desk_absences`),
  ])
  const holders = { ADMIN_CALL_CENTRE: callCentre, ADMIN_CLAIM: claims }
  const people = new Map([...callCentre, ...claims].map((person) => [person.userId, person]))
  const holds = (userId: string, role: keyof typeof holders) => holders[role].some((one) => one.userId === userId)
  return [...people.values()]
    .filter(({ groupCodes }) => groupCodes.includes(EVERY_GROUP_CODE) || groupCodes.includes(groupCode))
    .map(({ userId, name }) => ({
      userId,
      name,
      desks: (['claims', 'general'] as const).filter((desk) =>
        rolesOfDesk[desk].some((role) => holds(userId, role as keyof typeof holders)),
      ),
      isAway: away.includes(userId),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Says that somebody of a desk is away, or back. */
export async function noteAbsence(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  userId: string,
  isAway: boolean,
): Promise<void> {
  await database.query(
    isAway
      ? sql.unsafe`
          insert into app.desk_absences (user_id, since) values (${userId}, ${clock().toISOString()}::timestamptz)
          on conflict do nothing`
      : sql.unsafe`delete from app.desk_absences where user_id = ${userId}`,
  )
}

export async function isAway({ database }: Pick<Parts, 'database'>, userId: string): Promise<boolean> {
  const found = await database.maybeOne(
    sql.type(z.object({ user_id: z.string() }))`select user_id from app.desk_absences where user_id = ${userId}`,
  )
  return found !== null
}
