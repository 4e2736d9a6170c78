/**
 * Everything that was ever written can be read. There is one stored event of every type and version, as it was stored
 * then.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventCatalogue } from '@member-care/domain/events/event-catalogue.ts'
import { describe, expect, test } from 'vitest'
import { createCodec } from '../codec.ts'
import { eventHash } from '../hash-chain.ts'
import type { StoredEvent } from '../../port.ts'
import { createSampleKeys } from './sample-keys.ts'
import { SAMPLE_DIRECTORY, sampleFileName, type Sample } from './write-samples.ts'

const versions = eventCatalogue.flatMap(({ type, data, earlierVersions, personal }) =>
  [...earlierVersions, 'current'].map((_, index) => ({
    type,
    version: index + 1,
    file: sampleFileName(type, index + 1),
    schema: data,
    hasPersonalFields: Object.keys(personal).length > 0,
  })),
)

test('there is a sample of every version of every type, and no other', async () => {
  const files = (await readdir(SAMPLE_DIRECTORY)).filter((name) => name.endsWith('.json'))
  expect(files.sort(), 'run: node event-store/codec/samples/write-samples.ts').toStrictEqual(versions.map(({ file }) => file).sort())
})

describe.each(versions)('$file', ({ type, version, file, schema, hasPersonalFields }) => {
  const read = async () => {
    const sample = JSON.parse(await readFile(join(SAMPLE_DIRECTORY, file), 'utf8')) as Sample
    return { ...sample, stored: { ...sample.stored, recordedAt: new Date(sample.stored.recordedAt) } as StoredEvent }
  }

  test('is of that type and version, and has the hash it had', async () => {
    const { stored, hash } = await read()
    expect([stored.type, stored.metadata['schemaVersion']]).toStrictEqual([type, version])
    expect(eventHash(stored)).toBe(hash)
  })

  test('reads as expected today', async () => {
    const { stored, expected } = await read()
    const [recorded] = await createCodec({ keys: createSampleKeys(), catalogue: eventCatalogue }).decodeAll([stored])
    expect(recorded).toStrictEqual({ ...stored, data: expected })
  })

  test('fits the schema of today: a schema that no longer takes what was written needs a new version', async () => {
    const { expected } = await read()
    expect(schema.parse(expected)).toStrictEqual(expected)
  })

  test('can be read when everybody in it is forgotten, and shows none of their values', async () => {
    const { stored } = await read()
    const withoutKeys = { ...createSampleKeys(), forReading: async () => new Map() }
    const [recorded] = await createCodec({ keys: withoutKeys, catalogue: eventCatalogue }).decodeAll([stored])
    expect(JSON.stringify(recorded?.data).match(/"redacted":true/g)?.length ?? 0).toBeGreaterThanOrEqual(hasPersonalFields ? 1 : 0)
    expect(JSON.stringify(recorded?.data)).not.toMatch(/Tan Wei Ling|S1234567D|S7654321B|Ah Kow|0811234567/)
  })
})
