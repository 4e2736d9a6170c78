/** An export of a log that no ZIP can hold fails, and says what to do instead. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findTask, insertTask } from '../tasks/task-store.ts'
import { exportLogTask } from './export-log-task.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await startApiUnderTest()
})
afterAll(() => api.close())

it.each([
  ['a log that fits', undefined, { state: 'done', error: null }],
  ['a log that does not', 500, { state: 'failed', error: auditTexts.exports.tooLarge }],
])('ends with what became of %s, and leaves nothing where it was written', async (_, mostBytes, ended) => {
  const { database, uploadFolder } = api.parts
  const id = randomUUID()
  await insertTask(database, { id, kind: 'export', parameters: {}, askedBy: 'an auditor', askedAt: new Date() })
  const job = {
    id,
    kind: 'audit-export',
    subjectId: id,
    payload: {},
    causationId: id,
    correlationId: id,
    attempt: 1,
  }
  const exported = exportLogTask(api.parts, api.events.integrity, mostBytes)
  expect(await exported(job, new AbortController().signal)).toBe('done')
  expect(await findTask(database, id)).toMatchObject(ended)
  expect((await readdir(uploadFolder)).filter((name) => name.includes(id))).toEqual([])
})
