import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { randomUUID } from 'node:crypto'
import { sql, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installDatabase } from '../database/install-database.ts'
import { createDatabasePool } from '../database/pool.ts'
import { openConversation } from './conversation-store.ts'

let testDatabase: TestDatabase
let database: DatabasePool
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  await installDatabase({ ownerUrl: testDatabase.url, keepsEvents: false })
  database = await createDatabasePool(testDatabase.url)
})
afterAll(async () => {
  await database.end()
  await testDatabase.drop()
})

const open = (conversationId: string) =>
  openConversation(
    { database, clock: () => new Date() },
    { conversationId, memberId: 'ann', companyId: 'orchid', subject: null, subjectId: null },
  )

test('a conversation that is closed on another device while the next one is begun does not stand in its way', async () => {
  const [first, next] = [randomUUID(), randomUUID()]
  expect(await open(first)).toMatchObject({ conversation: { conversationId: first }, isOngoing: false })
  expect(await open(next)).toMatchObject({ conversation: { conversationId: first }, isOngoing: true })

  // The other device is as fast as can be: it closes right after the first one has stood in the way.
  await database.query(sql.unsafe`
    create function app.close_first() returns trigger language plpgsql as $$
    begin
      update app.conversations set status = 'closed' where subject is null and status <> 'closed' and opened_at < clock_timestamp() - interval '1 hour';
      return null;
    end $$`)
  await database.query(sql.unsafe`
    create trigger other_device after insert on app.conversations for each statement execute function app.close_first()`)
  await database.query(sql.unsafe`
    update app.conversations set opened_at = opened_at - interval '2 hours' where conversation_id = ${first}`)
  expect(await open(next)).toMatchObject({
    conversation: { conversationId: next, status: 'assistant' },
    isOngoing: false,
  })
})
