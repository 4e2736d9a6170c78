/**
 * Writes the sample of every event type whose current version has none yet: `node event-store/codec/samples/write-samples.ts`.
 * A sample that stands is never written again: it is an event as that version of the product stored it, kept for ever.
 * After a type got a new version, adjust `expected` in the samples of its earlier ones by hand: that is what the upcasts are checked against.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventCatalogue, type EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { StoredEvent } from '../../port.ts'
import { createCodec } from '../codec.ts'
import { eventIdOf } from '../create-event-log.ts'
import { chainEvents, eventHash, NO_STREAM } from '../hash-chain.ts'
import { sampleEvent } from './sample-events.ts'
import { createSampleKeys } from './sample-keys.ts'

/** What a sample file holds. */
export interface Sample {
  readonly stored: Omit<StoredEvent, 'recordedAt'> & { readonly recordedAt: string }
  readonly hash: string
  /** The data as they read today. */
  readonly expected: object
}

export const SAMPLE_DIRECTORY = import.meta.dirname

export function sampleFileName(type: string, version: number): string {
  return `${type}.v${version}.json`
}

async function makeSample(type: EventType): Promise<Sample> {
  const { stream, event } = sampleEvent(type)
  const codec = createCodec({ keys: createSampleKeys(), catalogue: eventCatalogue })
  const id = eventIdOf('sample', stream, 0)
  const unchained = await codec.encodeAll([{ id, ...event }], {
    actor: { kind: 'system-administrator', id: 'c1a5e1f0-7b2d-4c3a-9f4e-5d6c7b8a9f10', role: 'ADMIN_OPERATION' },
    commandId: 'sample',
    correlationId: 'sample-correlation',
    causationId: 'sample-cause',
    clientAddress: '192.0.2.1',
    occurredAt: '2026-03-04T05:06:07.000Z',
  })
  const [stored] = chainEvents(stream, NO_STREAM, unchained).events
  if (!stored) throw new Error('one event in, none out')
  const recorded = { ...stored, stream, revision: 0, position: '0000000000000000001', recordedAt: '2026-03-04T05:06:07.890Z' } as Sample['stored']
  return { stored: recorded, hash: eventHash(recorded), expected: event.data }
}

async function writeMissingSamples(): Promise<void> {
  for (const { type, earlierVersions } of eventCatalogue) {
    const sample = await makeSample(type as EventType)
    const path = join(SAMPLE_DIRECTORY, sampleFileName(type, earlierVersions.length + 1))
    await writeFile(path, `${JSON.stringify(sample, null, 2)}\n`, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

if (import.meta.main) await writeMissingSamples()
