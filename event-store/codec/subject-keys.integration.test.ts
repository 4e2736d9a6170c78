import { randomBytes, type KeyObject } from 'node:crypto'
import { createPool, sql, type DatabasePool } from 'slonik'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { StoreUnavailable } from '../port.ts'
import { openInstallationKeys, type InstallationKeys } from './installation-keys.ts'
import { createMasterKey } from './master-key.ts'
import { createSubjectKeys, installSubjectKeysSchema, type SubjectKeys } from './subject-keys.ts'

let database: TestDatabase
let pools: readonly [DatabasePool, DatabasePool]
let wrapping: InstallationKeys

beforeAll(async () => {
  database = await createTestDatabase()
  pools = [await createPool(database.url), await createPool(database.url)]
  await Promise.all(pools.map(installSubjectKeysSchema))
  await installSubjectKeysSchema(pools[0])
  wrapping = await openInstallationKeys({ pool: pools[0], masterKeys: { current: createMasterKey(randomBytes(32)) } })
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.drop()
})

/** Two processes, each with its own memory, on one database. */
function twoProcesses(cacheMs: number): [SubjectKeys, SubjectKeys] {
  return [
    createSubjectKeys({ pool: pools[0], wrapping, cacheMs }),
    createSubjectKeys({ pool: pools[1], wrapping, cacheMs }),
  ]
}

async function keyOf(keys: SubjectKeys, subjectId: string) {
  const key = (await keys.forWriting([subjectId])).get(subjectId)
  if (!key) throw new Error(`${subjectId} has no key`)
  return key
}

const bytesOf = (key: KeyObject | undefined) => key?.export().toString('hex')

test('a subject keeps their key: later, in another process, and for reading', async () => {
  const [one, other] = twoProcesses(1_000)
  const { keyId, key } = await keyOf(one, 'kept')
  expect(bytesOf((await keyOf(other, 'kept')).key)).toBe(bytesOf(key))
  expect(bytesOf((await twoProcesses(1_000)[0].forReading([keyId])).get(keyId))).toBe(bytesOf(key))
})

test('everybody has a key of their own', async () => {
  const [keys] = twoProcesses(1_000)
  const made = await keys.forWriting(['own-1', 'own-2', 'own-1'])
  expect([...made.keys()].sort()).toStrictEqual(['own-1', 'own-2'])
  expect(new Set([...made.values()].map((key) => bytesOf(key?.key))).size).toBe(2)
})

test('two processes that meet the same people for the first time at once get the same keys', async () => {
  const people = Array.from({ length: 40 }, (_, index) => `raced-${index}`)
  const processes = Array.from({ length: 10 }, (_, index) =>
    createSubjectKeys({ pool: index % 2 ? pools[0] : pools[1], wrapping }),
  )
  const answers = await Promise.all(
    processes.map((keys, index) => keys.forWriting(index % 2 ? people : people.toReversed())),
  )
  for (const person of people)
    expect(new Set(answers.map((answer) => bytesOf(answer.get(person)?.key))).size, person).toBe(1)
  expect(bytesOf(answers[0]?.get('raced-0')?.key)).toHaveLength(64)
})

test('keys that nobody made are not found', async () => {
  const [keys] = twoProcesses(1_000)
  expect(await keys.forReading(['0e1c0000-0000-4000-8000-000000000000', 'no uuid at all'])).toStrictEqual(new Map())
})

test('the table holds no key in the clear, and opens for nobody else', async () => {
  const { key } = await keyOf(twoProcesses(0)[0], 'wrapped')
  const rowSchema = z.object({ wrapped_key: z.instanceof(Buffer) })
  const row = await pools[0].one(
    sql.type(rowSchema)`select wrapped_key from keys.subject_keys where subject_id = 'wrapped'`,
  )
  expect(row.wrapped_key.includes(key.export())).toBe(false)
  await pools[0].query(
    sql.unsafe`update keys.subject_keys set wrapped_key = (select wrapped_key from keys.subject_keys where subject_id = 'own-1') where subject_id = 'wrapped'`,
  )
  await expect(twoProcesses(0)[0].forWriting(['wrapped'])).rejects.toThrow(/was wrapped by another/)
})

describe('forgetting', () => {
  test('when it has ended, no process has the key any more, though all had it in memory', async () => {
    const [one, other] = twoProcesses(150)
    const { keyId } = await keyOf(one, 'forgotten')
    expect((await other.forReading([keyId])).has(keyId)).toBe(true)
    await one.forget('forgotten')
    expect((await one.forReading([keyId])).has(keyId)).toBe(false)
    expect((await other.forReading([keyId])).has(keyId)).toBe(false)
  })

  test('the key is gone from the table', async () => {
    const [keys] = twoProcesses(0)
    await keyOf(keys, 'gone')
    await keys.forget('gone')
    const rowSchema = z.object({ wrapped_key: z.instanceof(Buffer).nullable(), forgotten: z.boolean() })
    const row = await pools[0].one(
      sql.type(
        rowSchema,
      )`select wrapped_key, forgotten_at is not null as forgotten from keys.subject_keys where subject_id = 'gone'`,
    )
    expect(row).toStrictEqual({ wrapped_key: null, forgotten: true })
  })

  test('there is no new key afterwards, in any process', async () => {
    const processes = twoProcesses(0)
    await keyOf(processes[0], 'never-again')
    await processes[0].forget('never-again')
    for (const keys of processes)
      expect(await keys.forWriting(['never-again'])).toStrictEqual(new Map([['never-again', undefined]]))
  })

  test('works for somebody who never had a key, and may be repeated', async () => {
    const [keys] = twoProcesses(0)
    await keys.forget('unknown')
    await keys.forget('unknown')
    expect((await keys.forWriting(['unknown'])).get('unknown')).toBeUndefined()
  })
})

test('while the database is away the answer is StoreUnavailable', async () => {
  const pool = await createPool(database.url)
  const keys = createSubjectKeys({ pool, wrapping })
  await pool.end()
  await expect(keys.forWriting(['x'])).rejects.toBeInstanceOf(StoreUnavailable)
  await expect(keys.forReading(['x'])).rejects.toBeInstanceOf(StoreUnavailable)
})
