import { expect, test } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { SettingsRefused } from '../settings/refused-settings.ts'
import { meansOfOnesOwn } from './parts-of-ones-own.ts'

const means = (environment: Record<string, string>) =>
  meansOfOnesOwn(readSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp/nowhere', ...environment }))

test('the embedded parts are backed up by us, also where files lie in a bucket', () => {
  expect(means({})).toBeUndefined()
  expect(means({ S3_BUCKET: 'documents' })).toBeUndefined()
})

test('for parts of one’s own it says which of their means to use', () => {
  const ownPostgres = means({ DATABASE_URL: 'postgres://there/member_care' })
  expect(ownPostgres).toContain('pg_dump')
  expect(ownPostgres).toContain('/tmp/nowhere/files')
  const allOwn = means({
    DATABASE_URL: 'postgres://there/member_care',
    EVENTSTORE_URL: 'esdb://there:2113',
    S3_BUCKET: 'documents',
  })
  expect(allOwn).toContain('means of EventStoreDB')
  expect(allOwn).toContain('the bucket documents')
  expect(means({ EVENTSTORE_URL: 'esdb://there:2113' })).toContain('DATABASE_URL')
})

test('a backup every night is refused for them at the start', () => {
  expect(() => means({ BACKUP_FOLDER: '/backups', DATABASE_URL: 'postgres://there/member_care' })).toThrow(
    SettingsRefused,
  )
})
