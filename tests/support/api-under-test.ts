/**
 * The product's API on a database of its own, for integration tests that call it with `inject`: put together as `npm start` does,
 * with a clock and settings that the test chooses, and with people and companies that it records itself.
 */
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assemble, type Product } from '@member-care/api/assemble.ts'
import { createLogger } from '@member-care/api/http/logging.ts'
import { projections } from '@member-care/projections/projections.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import { inject } from 'vitest'
import { settingsUnderTest } from './settings-under-test.ts'
import { createTestDatabase } from './test-database.ts'

export interface ApiUnderTest extends Product {
  /** Address of its database for somebody who may do everything there, which the product may not. */
  readonly superuserUrl: string
  /** Appends events as they are and waits until every read model shows them. */
  record(stream: StreamId, ...events: DomainEvent[]): Promise<void>
  /** Waits until every read model shows all that has been appended so far. */
  untilUpToDate(): Promise<void>
  /** Signs somebody in without asking them: headers for `inject`. */
  headersFor(userId: string, options?: { otpVerified?: boolean }): Promise<{ accesstoken: string }>
}

export interface ApiUnderTestOptions {
  readonly clock?: () => Date
  /** Settings besides the ones that tests need; captchas are switched off unless it says otherwise. */
  readonly environment?: Readonly<Record<string, string>>
  /** Gets every line that is logged; nothing is, unless the environment sets a level. */
  readonly onLog?: (line: string) => void
}

export async function startApiUnderTest(options: ApiUnderTestOptions = {}): Promise<ApiUnderTest> {
  const template = inject('productTemplate')
  const testDatabase = await createTestDatabase({ template: template.database })
  const folder = await mkdtemp(join(tmpdir(), 'api-under-test-'))
  await cp(template.dataDirectory, folder, { recursive: true })
  const settings = settingsUnderTest(folder, options.environment)
  const product = await assemble({
    settings,
    databaseUrl: testDatabase.runningUrl,
    logger: createLogger(settings, { write: options.onLog ?? (() => {}) }),
    ...(options.clock && { clock: options.clock }),
  })
  const { parts, runner, events } = product
  const names = projections.map(({ name }) => name)

  const untilUpToDate = async () => {
    const head = await parts.eventLog.head()
    if (head !== undefined && !(await runner.waitFor(names, head, 20_000)))
      throw new Error('The read models did not get there in time.')
  }
  return {
    ...product,
    superuserUrl: testDatabase.url,
    untilUpToDate,
    async record(stream, ...recorded) {
      const context = {
        actor: { kind: 'system', id: 'test' } as const,
        commandId: randomUUID(),
        correlationId: randomUUID(),
      }
      await events.eventLog.append(stream, recorded, { expected: { kind: 'any' }, context })
      await untilUpToDate()
    },
    async headersFor(userId, { otpVerified = true } = {}) {
      const { token } = await parts.sessions.begin(userId, { otpVerified, now: parts.clock() })
      return { accesstoken: token }
    },
    async close() {
      await product.close()
      await testDatabase.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
