/** Keeps the read model of users from their own events and from those of their accounts. */
import { accountEventDefinitions } from '@member-care/domain/account/account-events.ts'
import { userEventDefinitions } from '@member-care/domain/user/user-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, tableIn, upsertRows, type ReadModelInstance } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'
import { foldPeople, type ChangedPeople } from './fold-people.ts'
import type { UserOrAccountEvent } from './fold-users.ts'
import { memberCountsTable, membershipsTable, usersTable, type MembershipRow, type UserRow } from './users-tables.ts'

/** Sign-outs say nothing that stands in these tables. */
const accountEvents = accountEventDefinitions
  .map((definition) => definition.type)
  .filter((type) => type !== 'SignedOut')
const handled: ReadonlySet<string> = new Set([
  ...userEventDefinitions.map((definition) => definition.type),
  ...accountEvents,
])

export const usersProjection: Projection = {
  name: 'users',
  version: 10,
  handles: [...userEventDefinitions.map((definition) => definition.type), ...accountEvents],
  tables: [usersTable, membershipsTable, memberCountsTable],
  apply: async (events, instance) => {
    const own = events.filter(isUserOrAccountEvent)
    const concerned = sql.fragment`user_id = any(${sql.array([...new Set(own.map((event) => event.data.userId))], 'text')})`
    const users = await loadRows<UserRow>(instance, usersTable, concerned)
    const memberships = await loadRows<MembershipRow>(instance, membershipsTable, concerned)
    const changed = foldPeople({ users, memberships }, own)
    await upsertRows(instance, usersTable, changed.users)
    await upsertRows(instance, membershipsTable, changed.memberships)
    await removeMemberships(instance, changed.removed)
    await addToCounts(instance, changed.counts)
  },
}

function isUserOrAccountEvent(event: Recorded): event is UserOrAccountEvent {
  return handled.has(event.type)
}

async function removeMemberships(
  { transaction, schema }: ReadModelInstance,
  removed: ChangedPeople['removed'],
): Promise<void> {
  if (removed.length === 0) return
  const name = tableIn(schema, membershipsTable)
  await transaction.query(statement`
    delete from ${name} present using json_populate_recordset(null::${name}, ${JSON.stringify(removed)}::json) removed
    where present.user_id = removed.user_id and present.company_id = removed.company_id`)
}

/** A count that comes to nothing leaves no row, so that the rows do not tell how the events were divided into batches. */
async function addToCounts({ transaction, schema }: ReadModelInstance, counts: ChangedPeople['counts']): Promise<void> {
  if (counts.length === 0) return
  const name = tableIn(schema, memberCountsTable)
  await transaction.query(statement`
    insert into ${name} as present select * from json_populate_recordset(null::${name}, ${JSON.stringify(counts)}::json)
    on conflict (company_id, member_type) do update set people = present.people + excluded.people`)
  await transaction.query(statement`delete from ${name} where people = 0`)
}
