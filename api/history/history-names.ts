/** Names of the people and companies that a history speaks of by their ids. */
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { namesOf } from '@member-care/projections/users/user-queries.ts'
import type { Parts } from '../http/parts.ts'

/** Everybody and every company that these events name, and everybody who did them. */
export async function namesIn(
  { database, clients, systemReader }: Pick<Parts, 'database' | 'clients' | 'systemReader'>,
  events: readonly Recorded[],
): Promise<ReadonlyMap<string, string>> {
  const named = (field: string) =>
    events.flatMap(({ data }) =>
      Object.entries(data).flatMap(([key, value]) => (key === field && typeof value === 'string' ? [value] : [])),
    )
  const [people, companies] = await Promise.all([
    namesOf(database, systemReader, [
      ...events.map(({ metadata }) => metadata.actor.id),
      ...named('employeeId'),
      ...testUsersIn(events),
    ]),
    clients.clientNames(systemReader, [...named('companyId'), ...clientsAmong(events)]),
  ])
  return new Map([...people, ...companies])
}

/** The companies whose own systems did something. */
function clientsAmong(events: readonly Recorded[]): readonly string[] {
  return events.flatMap(({ metadata: { actor } }) => (actor.kind === 'client' ? [actor.id] : []))
}

/** To whom the trials of clients' welcome e-mail go. */
function testUsersIn(events: readonly Recorded[]): readonly string[] {
  return events
    .flatMap((event) =>
      event.type === 'ClientOnboardingChanged' ? [event.data.onboardingEmailConfig.testUserId ?? ''] : [],
    )
    .filter((id) => id !== '')
}
