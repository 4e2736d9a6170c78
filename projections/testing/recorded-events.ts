/** Events as they come from the log, without one: for tests of what is made from them. */
import { randomUUID } from 'node:crypto'
import { accountEventDefinitions } from '@member-care/domain/account/account-events.ts'
import { eventCatalogue, type DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { SUBJECT_KEYS_STREAM } from '@member-care/event-store/codec/key-records.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { positionFromNumber } from '@member-care/event-store/postgres/position.ts'
import { redactSubject } from '../tables/forgotten-values.ts'

const accountEvents: ReadonlySet<string> = new Set(accountEventDefinitions.map((definition) => definition.type))

/** The stream that an event belongs on. */
export function streamOf(event: DomainEvent): StreamId {
  const { data } = event
  if (event.type === 'ExchangeRateNoted') return `exchangerates-${event.data.currency}`
  if ('planId' in data) return `plan-${data.planId}`
  if ('sourceId' in data) return `cover-${data.companyId}-${data.employeeId}`
  if ('excludedClinicId' in data) return `excludedclinic-${data.excludedClinicId}`
  if ('exportId' in data) return `export-${data.exportId}`
  if ('eclaimId' in data) return `eclaim-${data.eclaimId}`
  if ('guaranteeId' in data) return `guarantee-${data.guaranteeId}`
  if ('claimId' in data) return `claim-${data.claimId}`
  if ('userId' in data) return accountEvents.has(event.type) ? `account-${data.userId}` : `user-${data.userId}`
  if ('companyId' in data) return `client-${data.companyId}`
  if ('hashes' in data) return 'passwords-8c1d5e70-4f3a-4a6b-b2d9-1e7f60c3a845'
  return 'subjectId' in data ? `access-${data.subjectId}` : SUBJECT_KEYS_STREAM
}

/** Records events one after the other, a minute apart. */
export function createRecorder(): (event: DomainEvent) => Recorded {
  const revisions = new Map<StreamId, number>()
  let count = 0
  return (event) => {
    const stream = streamOf(event)
    const revision = (revisions.get(stream) ?? -1) + 1
    revisions.set(stream, revision)
    count += 1
    return {
      ...event,
      id: randomUUID(),
      stream,
      revision,
      position: positionFromNumber(String(count)),
      recordedAt: new Date(Date.UTC(2026, 0, 1, 0, count)),
      metadata: {
        actor: { kind: 'system', id: 'test' },
        correlationId: 'correlation',
        commandId: randomUUID(),
        schemaVersion: 1,
        previousHash: null,
      },
    }
  }
}

/** The same events as they are read when somebody has been forgotten. */
export function readAfterForgetting(events: readonly Recorded[], userId: string): readonly Recorded[] {
  return events.map((event) => {
    const personal = eventCatalogue.find((definition) => definition.type === event.type)?.personal ?? {}
    return { ...event, data: redactSubject(event.data, personal, userId) } as Recorded
  })
}
