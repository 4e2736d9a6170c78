import { expect, test } from 'vitest'
import { outcomeOf } from './replay-outcome.ts'

const table = { table: 'claims', rows: 3, differing: 0, differences: [], strayColumns: [] }
const result = { equal: true, state: 'live' as const, tables: [table], incompleteStreams: [] }

test('identical is only what had not stopped, also in results of earlier versions', () => {
  expect(outcomeOf(result)).toBe('identical')
  expect(outcomeOf({ ...result, state: 'failed' })).toBe('stopped')
  expect(outcomeOf({ ...result, state: 'failed', equal: false })).toBe('stopped')
})

test('rows that differ are told, whether or not it had stopped', () => {
  const differing = { ...result, equal: false, tables: [{ ...table, differing: 1 }] }
  expect(outcomeOf(differing)).toBe('differs')
  expect(outcomeOf({ ...differing, state: 'failed' })).toBe('differs')
  expect(outcomeOf({ ...result, equal: false, state: 'failed', incompleteStreams: ['user-1 …'] })).toBe('differs')
})
