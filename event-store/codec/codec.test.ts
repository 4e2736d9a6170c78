import { eventCatalogue } from '@member-care/domain/events/event-catalogue.ts'
import { defineEvent, personal, REDACTED, type EventDefinition } from '@member-care/domain/events/event-definition.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Json, JsonObject, Position, StoredEvent } from '../port.ts'
import { InvalidEvent, TamperedEvent, UndecodableEvent, UnknownEventType, UnknownEventVersion } from './codec-errors.ts'
import { createCodec, type EventToEncode } from './codec.ts'
import { chainEvents, NO_STREAM } from './hash-chain.ts'
import { arbitraryEvent } from './samples/arbitrary-event.ts'
import { sampleEvent } from './samples/sample-events.ts'
import { createSampleKeys } from './samples/sample-keys.ts'

const context: CommandContext = {
  actor: { kind: 'member', id: 'u-1' },
  commandId: 'command-1',
  correlationId: 'correlation-1',
}

function setUp(catalogue: readonly EventDefinition[] = eventCatalogue) {
  const keys = createSampleKeys()
  const codec = createCodec({ keys, catalogue })

  /** What the store would give back for the event: its stored form, once through JSON. */
  async function store(
    event: Omit<EventToEncode, 'id'>,
    id = '6f1c1f0e-0000-4000-8000-000000000001',
  ): Promise<StoredEvent> {
    const { events } = chainEvents('claim-1', NO_STREAM, await codec.encodeAll([{ id, ...event }], context))
    const [stored] = JSON.parse(JSON.stringify(events)) as [StoredEvent]
    return {
      ...stored,
      stream: 'claim-1',
      revision: 0,
      position: '1' as Position,
      recordedAt: new Date('2026-03-04T05:06:07Z'),
    }
  }

  async function read(event: StoredEvent) {
    const [recorded] = await codec.decodeAll([event])
    if (!recorded) throw new Error('one event in, none out')
    return recorded
  }

  return { keys, codec, store, read }
}

/** The event as somebody left it who could write to the database. */
function changed(event: StoredEvent, change: (data: Record<string, Json>) => void): StoredEvent {
  const data = structuredClone(event.data) as Record<string, Json>
  change(data)
  return { ...event, data }
}

/** The objects and lists along a path, for changing them. */
function at(data: Record<string, Json>, ...path: (string | number)[]): Record<string, Json> {
  return path.reduce<Record<string, Json>>((value, key) => value[key] as Record<string, Json>, data)
}

const claimFiled = sampleEvent('ClaimFiled').event

describe('what is written is what is read', () => {
  test.each(eventCatalogue.map((definition) => [definition.type, definition] as const))(
    '%s',
    async (_type, definition) => {
      const { store, read } = setUp()
      await fc.assert(
        fc.asyncProperty(arbitraryEvent(definition), async (event) => {
          const recorded = await read(await store(event))
          expect(recorded.data).toEqual(event.data)
          expect(recorded.type).toBe(event.type)
        }),
        { numRuns: definition.type.startsWith('Claim') ? 100 : 20 },
      )
    },
  )

  test('metadata says who, why and in which version; what is not known is absent', async () => {
    const { store, read } = setUp()
    expect((await read(await store(claimFiled))).metadata).toStrictEqual({
      actor: { kind: 'member', id: 'u-1' },
      commandId: 'command-1',
      correlationId: 'correlation-1',
      schemaVersion: 1,
      previousHash: null,
    })
  })

  test('reading leaves the stored event as it is', async () => {
    const { store, read } = setUp()
    const stored = await store(claimFiled)
    const before = structuredClone(stored)
    await read(stored)
    expect(stored).toStrictEqual(before)
  })
})

describe('personal fields', () => {
  test('none of their values stands in the stored event', async () => {
    const { store } = setUp()
    const text = JSON.stringify(await store(claimFiled))
    for (const value of ['Tan Wei Ling', 'S1234567D', 'Bukit Timah', 'S93.4', '0811234567', 'receipt Tan'])
      expect(text).not.toContain(value)
    expect(text).toContain('Raffles Medical')
  })

  test('the same value is never stored twice the same way', async () => {
    const { store } = setUp()
    expect((await store(claimFiled)).data['$sealed']).not.toEqual((await store(claimFiled)).data['$sealed'])
  })

  test("forgetting somebody redacts their fields and nobody else's", async () => {
    const { keys, store, read } = setUp()
    const stored = await store(claimFiled)
    await keys.forget(claimFiled.type === 'ClaimFiled' ? claimFiled.data.claimantId : '')
    const { data } = await read(stored)
    expect(data).toMatchObject({
      claimantName: REDACTED,
      claimantNric: REDACTED,
      details: {
        remarks: REDACTED,
        diagnosisText: REDACTED,
        accident: { place: REDACTED, workRelated: true },
        providerName: 'Raffles Medical, Bishan',
      },
      attachments: [{ originalFilename: REDACTED, category: 'INV/RCP' }, { originalFilename: REDACTED }],
      payment: { accountNo: '0811234567' },
    })
  })

  test('an event about somebody forgotten is stored without their values', async () => {
    const { keys, store, read } = setUp()
    const { data } = claimFiled as Extract<typeof claimFiled, { type: 'ClaimFiled' }>
    await keys.forget(data.claimantId)
    const stored = await store(claimFiled)
    expect(stored.data).toMatchObject({ claimantName: REDACTED, details: { remarks: REDACTED } })
    expect((await read(stored)).data).toMatchObject({ claimantName: REDACTED, payment: { accountNo: '0811234567' } })
  })

  test('an absent field stays absent when its subject is forgotten', async () => {
    const { keys, store, read } = setUp()
    const stored = await store({
      type: 'UserEnrolled',
      data: { userId: 'u-1', userType: 'client', name: 'A', nric: 'B', email: 'C', loginRequired: false },
    })
    await keys.forget('u-1')
    expect((await read(stored)).data).toStrictEqual({
      userId: 'u-1',
      userType: 'client',
      name: REDACTED,
      nric: REDACTED,
      email: REDACTED,
      loginRequired: false,
    })
  })

  test('keep their type', async () => {
    const data = z.object({
      userId: z.string(),
      list: personal(z.array(z.number())),
      yes: personal(z.boolean()),
      none: personal(z.string().nullable()),
    })
    const { store, read } = setUp([
      defineEvent('Typed', 'A test', data, { personal: { list: 'userId', yes: 'userId', none: 'userId' } }),
    ])
    const stored = await store({ type: 'Typed', data: { userId: 'u-1', list: [1, 2], yes: false, none: null } })
    expect(JSON.stringify(stored.data)).not.toContain('[1,2]')
    expect((await read(stored)).data).toStrictEqual({ userId: 'u-1', list: [1, 2], yes: false, none: null })
  })

  test('of the items of a list may belong to a subject each', async () => {
    const people = z.array(z.object({ id: z.string(), name: personal(z.string()) }))
    const { keys, store, read } = setUp([
      defineEvent('Listed', 'A test', z.object({ people }), { personal: { 'people.*.name': 'people.*.id' } }),
    ])
    const stored = await store({
      type: 'Listed',
      data: {
        people: [
          { id: 'a', name: 'Ann' },
          { id: 'b', name: 'Ben' },
        ],
      },
    })
    await keys.forget('a')
    expect((await read(stored)).data).toStrictEqual({
      people: [
        { id: 'a', name: REDACTED },
        { id: 'b', name: 'Ben' },
      ],
    })
  })
})

describe('tampering is an error, never a redaction', () => {
  const box = (index: number) => ['$sealed', index] as const

  test.each(['ct', 'iv', 'tag'])('a changed %s', async (part) => {
    const { store, read } = setUp()
    const stored = await store(claimFiled)
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (where, how) => {
        const tampered = changed(stored, (data) => {
          const bytes = Buffer.from(at(data, ...box(0))[part] as string, 'base64url')
          bytes[where % bytes.length] = (bytes[where % bytes.length] ?? 0) ^ how
          at(data, ...box(0))[part] = bytes.toString('base64url')
        })
        await expect(read(tampered)).rejects.toThrow(TamperedEvent)
      }),
      { numRuns: 50 },
    )
  })

  test('a tag cut short', async () => {
    const { store, read } = setUp()
    const tampered = changed(await store(claimFiled), (data) => {
      const tag = Buffer.from(at(data, ...box(0))['tag'] as string, 'base64url')
      at(data, ...box(0))['tag'] = tag.subarray(0, 4).toString('base64url')
    })
    await expect(read(tampered)).rejects.toThrow(TamperedEvent)
  })

  test('boxes of another event of the same people', async () => {
    const { store, read } = setUp()
    const other = await store(claimFiled, '6f1c1f0e-0000-4000-8000-000000000002')
    const tampered = changed(await store(claimFiled), (data) => (data['$sealed'] = other.data['$sealed'] ?? null))
    await expect(read(tampered)).rejects.toThrow(TamperedEvent)
  })

  test.each([
    [
      'a value shown in a field that was not sealed',
      (data: JsonObject) => (at(data, 'details')['providerName'] = { $sealed: 0 }),
    ],
    ["a field given to somebody else's box", (data: JsonObject) => (at(data, 'payment')['accountNo'] = { $sealed: 0 })],
    ['a mark that names no box', (data: JsonObject) => (at(data, 'payment')['accountNo'] = { $sealed: 7 })],
    ['a sealed field taken out', (data: JsonObject) => delete at(data, 'details')['remarks']],
    ['a sealed field replaced by a value', (data: JsonObject) => (at(data)['claimantName'] = 'Somebody Else')],
    [
      'two items of a list exchanged',
      (data: JsonObject) => (at(data)['attachments'] = (data['attachments'] as Json[]).toReversed().slice(1)),
    ],
    ['the two boxes exchanged', (data: JsonObject) => (at(data)['$sealed'] = (data['$sealed'] as Json[]).toReversed())],
    [
      "a box said to be another person's",
      (data: JsonObject) => (at(data, '$sealed', 0)['kid'] = at(data, '$sealed', 1)['kid'] ?? null),
    ],
    ['boxes that are none', (data: JsonObject) => (at(data)['$sealed'] = 'x')],
  ])('%s', async (_what, change) => {
    const { store, read } = setUp()
    await expect(read(changed(await store(claimFiled), change))).rejects.toThrow(TamperedEvent)
  })
})

describe('what may not be stored', () => {
  test.each<[string, string, object, RegExp]>([
    ['an unknown type', 'ClaimLost', {}, /ClaimLost/],
    ['data that does not fit', 'ClaimDeleted', { claimId: 7 }, /claimId/],
    ['a missing field', 'ClaimDeleted', {}, /claimId/],
    ['a NUL character', 'ClaimDeleted', { claimId: 'a\0b' }, /NUL/],
    ['half a character', 'ClaimDeleted', { claimId: 'a\ud800b' }, /half a character/],
    [
      'a personal value of nobody',
      'ClaimRejected',
      { claimId: 'c', claimantId: '', reasonCode: 'r', remarks: 'x' },
      /remarks.*claimantId/,
    ],
  ])('%s', async (_what, type, data, message) => {
    const { store } = setUp()
    await expect(store({ type, data })).rejects.toThrow(message)
    await expect(store({ type, data })).rejects.toBeInstanceOf(InvalidEvent)
  })

  test('the error does not quote a value', async () => {
    const { store } = setUp()
    const wrong = {
      userId: 'u-1',
      userType: 'client',
      name: 'Tan Ah Kow',
      nric: 'S7654321B',
      email: 'x',
      birthdate: '31 Jan 1980',
      loginRequired: true,
    }
    const error = await store({ type: 'UserEnrolled', data: wrong }).catch((reason: Error) => reason.message)
    expect(error).toContain('birthdate')
    expect(error).not.toMatch(/31 Jan|Kow|S7654321B/)
  })
})

describe('versions', () => {
  const v1 = z.object({ userId: z.string(), name: personal(z.string()) })
  const v2 = z.object({ userId: z.string(), firstName: personal(z.string()), lastName: personal(z.string()) })
  const v3 = v2.extend({ title: z.string() })
  const split = (name: string | typeof REDACTED) =>
    typeof name === 'string'
      ? { firstName: name.split(' ')[0] ?? '', lastName: name.split(' ')[1] ?? '' }
      : { firstName: REDACTED, lastName: REDACTED }
  const first = defineEvent('Named', 'A test', v1, { personal: { name: 'userId' } })
  const second = defineEvent('Named', 'A test', v2, {
    personal: { firstName: 'userId', lastName: 'userId' },
    earlierVersions: [{ data: v1, upcast: ({ userId, name }: z.infer<typeof v1>) => ({ userId, ...split(name) }) }],
  })
  const third = defineEvent('Named', 'A test', v3, {
    personal: second.personal,
    earlierVersions: [
      ...second.earlierVersions,
      { data: v2, upcast: (data: z.infer<typeof v2>) => ({ ...data, title: 'Dr' }) },
    ],
  })

  test('an event of the first version is taken up through every version since', async () => {
    const stored = await setUp([first]).store({ type: 'Named', data: { userId: 'u-1', name: 'Ann Lee' } })
    expect((await setUp([third]).read(stored)).data).toStrictEqual({
      userId: 'u-1',
      firstName: 'Ann',
      lastName: 'Lee',
      title: 'Dr',
    })
  })

  test('also when its subject is forgotten', async () => {
    const stored = await setUp([first]).store({ type: 'Named', data: { userId: 'u-1', name: 'Ann Lee' } })
    const later = setUp([third])
    await later.keys.forget('u-1')
    expect((await later.read(stored)).data).toStrictEqual({
      userId: 'u-1',
      firstName: REDACTED,
      lastName: REDACTED,
      title: 'Dr',
    })
  })

  test('a newer version than the catalogue has, and none, are named as such', async () => {
    const stored = await setUp([second]).store({
      type: 'Named',
      data: { userId: 'u-1', firstName: 'Ann', lastName: 'Lee' },
    })
    await expect(setUp([first]).read(stored)).rejects.toThrow(UnknownEventVersion)
    await expect(setUp([first]).read(stored)).rejects.toThrow(/version is 2/)
    await expect(setUp([first]).read({ ...stored, metadata: {} })).rejects.toThrow(UnknownEventVersion)
  })

  test('an earlier event that no longer fits is an error that names it', async () => {
    const stored = await setUp([first]).store({ type: 'Named', data: { userId: 'u-1', name: 'Ann Lee' } })
    const broken = { ...stored, data: { userId: 7 } }
    await expect(setUp([third]).read(broken)).rejects.toThrow(UndecodableEvent)
    await expect(setUp([third]).read(broken)).rejects.toThrow(stored.id)
  })

  test('an unknown type is an error that names it', async () => {
    const stored = await setUp([first]).store({ type: 'Named', data: { userId: 'u-1', name: 'Ann Lee' } })
    await expect(setUp().read(stored)).rejects.toThrow(UnknownEventType)
    await expect(setUp().read(stored)).rejects.toThrow(/no type Named/)
  })

  test('a field that the schema fills in is filled in when the stored event lacks it', async () => {
    const { store, read } = setUp()
    const stored = await store(sampleEvent('ClientConfigured').event)
    const older = changed(stored, (data) => delete at(data, 'featuresConfig')['allowChat'])
    expect((await read(older)).data).toMatchObject({ featuresConfig: { allowChat: false } })
  })

  test('a field that the schema does not know does not hinder', async () => {
    const { store, read } = setUp()
    const stored = await store({ type: 'ClaimDeleted', data: { claimId: 'c-1' } })
    expect((await read(changed(stored, (data) => (data['addedLater'] = 1)))).data).toMatchObject({ claimId: 'c-1' })
  })
})
