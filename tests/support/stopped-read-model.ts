/** A read model that has stopped, as another process may have left it, and what happens meanwhile. */
import { randomUUID } from 'node:crypto'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { sql } from 'slonik'
import type { ApiUnderTest } from './api-under-test.ts'

/** Stops a read model where it is. @returns lets it go on */
export async function stopReadModel(api: ApiUnderTest, name: string): Promise<() => Promise<void>> {
  await api.untilUpToDate()
  await api.parts.database.query(
    sql.unsafe`update projections.checkpoints set status = 'failed', error = 'stopped by a test' where name = ${name}`,
  )
  return async () => {
    await api.runner.retryFailed(name)
    await api.untilUpToDate()
  }
}

/** Appends events that no read model need show. */
export async function recordUnseen(api: ApiUnderTest, stream: StreamId, ...events: DomainEvent[]): Promise<void> {
  await api.parts.eventLog.append(stream, events, {
    expected: { kind: 'any' },
    context: { actor: { kind: 'system', id: 'test' }, commandId: randomUUID(), correlationId: randomUUID() },
  })
}
