/** Keeps the read model of users from their own events and from those of their accounts. */
import { accountEventDefinitions } from '@member-care/domain/account/account-events.ts'
import { userEventDefinitions } from '@member-care/domain/user/user-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { foldMemberships, foldUsers, type UserOrAccountEvent } from './fold-users.ts'
import { membershipsTable, usersTable, type MembershipRow, type UserRow } from './users-tables.ts'

/** Failed sign-ins and sign-outs say nothing that stands in these tables. */
const accountEvents = accountEventDefinitions.map((definition) => definition.type).filter((type) => type !== 'SignInFailed' && type !== 'SignedOut')
const handled: ReadonlySet<string> = new Set([...userEventDefinitions.map((definition) => definition.type), ...accountEvents])

export const usersProjection: Projection = {
  name: 'users',
  version: 1,
  handles: [...userEventDefinitions.map((definition) => definition.type), ...accountEvents],
  tables: [usersTable, membershipsTable],
  apply: async (events, schema, transaction) => {
    const own = events.filter(isUserOrAccountEvent)
    const concerned = sql.fragment`user_id = any(${sql.array([...new Set(own.map((event) => event.data.userId))], 'text')})`
    const users = await loadRows<UserRow>(transaction, schema, usersTable, concerned)
    await upsertRows(transaction, schema, usersTable, foldUsers(users, own))
    const memberships = await loadRows<MembershipRow>(transaction, schema, membershipsTable, concerned)
    await upsertRows(transaction, schema, membershipsTable, foldMemberships(memberships, own))
  },
}

function isUserOrAccountEvent(event: Recorded): event is UserOrAccountEvent {
  return handled.has(event.type)
}
