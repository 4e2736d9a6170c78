/** Names of the people and companies that a history speaks of by their ids. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Recorded } from '@member-care/event-store/event-log.ts'

const nameRow = z.object({ id: z.string(), name: z.string().nullable() })

/** Names of users by their ids, members and administrators alike: who did something is told to whoever may see that it was done. Who was forgotten has none. */
export async function namesOfUsers(database: CommonQueryMethods, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return namesFrom(userIds.length === 0 ? [] : await database.any(sql.type(nameRow)`select user_id as id, name from read.users where user_id = any(${ids(userIds)})`))
}

export async function namesOfCompanies(database: CommonQueryMethods, companyIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return namesFrom(companyIds.length === 0 ? [] : await database.any(sql.type(nameRow)`select company_id as id, name from read.clients where company_id = any(${ids(companyIds)})`))
}

/** Everybody and every company that these events name, and everybody who did them. */
export async function namesIn(database: CommonQueryMethods, events: readonly Recorded[]): Promise<ReadonlyMap<string, string>> {
  const named = (field: string) => events.flatMap(({ data }) => Object.entries(data).flatMap(([key, value]) => (key === field && typeof value === 'string' ? [value] : [])))
  const [people, companies] = await Promise.all([
    namesOfUsers(database, [...events.map(({ metadata }) => metadata.actor.id), ...named('employeeId'), ...testUsersIn(events)]),
    namesOfCompanies(database, named('companyId')),
  ])
  return new Map([...people, ...companies])
}

/** To whom the trials of clients' welcome e-mail go. */
function testUsersIn(events: readonly Recorded[]): readonly string[] {
  return events.flatMap((event) => (event.type === 'ClientOnboardingChanged' ? [event.data.onboardingEmailConfig.testUserId ?? ''] : [])).filter((id) => id !== '')
}

function ids(list: readonly string[]) {
  return sql.array([...new Set(list)], 'text')
}

function namesFrom(rows: readonly z.infer<typeof nameRow>[]): ReadonlyMap<string, string> {
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])))
}
