import { expect, test } from 'vitest'
import type { ReadModelStatus } from './read-model-record.ts'
import { overallHealth, summaryOf } from './read-model-health.ts'

const readModel = (part: Partial<ReadModelStatus>): ReadModelStatus => ({
  id: 'claims',
  kind: 'projection',
  version: 1,
  state: 'live',
  active: true,
  position: '0000000000000000042',
  lagEvents: 0,
  lagSeconds: 0,
  updatedAt: '2026-11-21T12:00:00.000Z',
  error: null,
  ...part,
})

test('they do as the worst of them does', () => {
  const live = readModel({})
  const behind = readModel({ id: 'users', lagEvents: 900, lagSeconds: 12 })
  const stopped = readModel({ id: 'clients', state: 'failed', error: 'no such column' })
  expect([overallHealth([live]), overallHealth([live, behind]), overallHealth([behind, stopped])]).toEqual([
    'live',
    'behind',
    'stopped',
  ])
  expect(summaryOf([live, behind, stopped])).toBe('1 of 3 read models and reactors stopped: clients.')
  expect(summaryOf([live, behind])).toBe('1 of 2 read models and reactors is catching up.')
})

test('an event that is on its way is no lag', () => {
  expect(summaryOf([readModel({}), readModel({ id: 'users', lagEvents: 1, lagSeconds: 0.4 })])).toBe(
    'All 2 read models and reactors are up to date.',
  )
})
