/** The product on a bench's database: no demonstration data, no log, no captcha. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assemble, type Product } from '@member-care/api/assemble.ts'
import { installDatabase } from '@member-care/api/database/install-database.ts'
import { createLogger } from '@member-care/api/http/logging.ts'
import { readSettings } from '@member-care/api/settings/read-settings.ts'
import { projections } from '@member-care/projections/projections.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { StreamId } from '@member-care/event-store/port.ts'

export interface BenchProduct extends Product {
  /** Appends events as they are and waits until every read model shows them. */
  record(stream: StreamId, ...events: DomainEvent[]): Promise<void>
  close(): Promise<void>
}

export function benchContext(): CommandContext {
  return { actor: { kind: 'system', id: 'bench' }, commandId: randomUUID(), correlationId: randomUUID() }
}

/**
 * @param options.dataDirectory one that outlives the product, for another process that goes on with its keys
 * @param options.eventStoreUrl where its events are, if not in the database
 */
export async function startBenchProduct(
  databaseUrl: string,
  options: { readonly dataDirectory?: string; readonly eventStoreUrl?: string } = {},
): Promise<BenchProduct> {
  const folder = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'bench-product-')))
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    CAPTCHA: 'off',
    RATE_LIMIT_PER_MINUTE: '10000000',
    EVENTSTORE_URL: options.eventStoreUrl,
  })
  await installDatabase({ ownerUrl: databaseUrl, keepsEvents: options.eventStoreUrl === undefined })
  const product = await assemble({ settings, databaseUrl, logger: createLogger(settings) })
  const names = projections.map(({ name }) => name)
  return {
    ...product,
    async record(stream, ...events) {
      const { position } = await product.parts.eventLog.append(stream, events, {
        expected: { kind: 'any' },
        context: benchContext(),
      })
      if (!(await product.runner.waitFor(names, position, 30_000)))
        throw new Error('The read models did not get there.')
    },
    async close() {
      await product.close()
      if (options.dataDirectory === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The value below which a share of the values lies, 0.5 being the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
