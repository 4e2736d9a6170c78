import type { Position } from '@member-care/event-store/port.ts'
import { expect, test } from 'vitest'
import { replayReport } from './replay-report.ts'
import type { Verification } from './verify-read-model.ts'

const verified: Verification = {
  name: 'claims',
  version: 1,
  state: 'live',
  position: '0001' as Position,
  events: 12_345,
  seconds: 1.26,
  incompleteStreams: [],
  equal: true,
  tables: [{ table: 'claims', rows: 1_000, differing: 0, differences: [], strayColumns: [] }],
}

test('says that all is well', () => {
  expect(replayReport([verified]).split('\n')).toEqual([
    'read model  table   version  events  rows   differing  seconds',
    'claims      claims  1        12,345  1,000  0          1.3',
    'All rows are what the log says.',
  ])
})

test('names what differs, and how much more there is', () => {
  const report = replayReport([
    {
      ...verified,
      state: 'failed',
      equal: false,
      tables: [
        {
          table: 'memberships',
          rows: 3,
          differing: 5,
          differences: [
            { key: { user_id: 'u1', company_id: 'c1' }, kind: 'different', columns: ['plan_no', 'staff_id'] },
            { key: { user_id: 'u2', company_id: 'c1' }, kind: 'only in the live table', columns: [] },
          ],
          strayColumns: ['surprise text'],
        },
      ],
    },
  ])
  expect(report.split('\n').slice(2)).toEqual([
    'claims has stopped at an event; it was compared up to there.',
    'memberships: only one of the two tables has the column surprise text',
    'memberships u1 c1: different in plan_no, staff_id',
    'memberships u2 c1: only in the live table',
    'memberships: and 3 more',
    'Different from the log: claims. `npm run replay -- <read model>` makes one anew.',
  ])
})

test('a read model that has stopped is not what the log says, though all its rows are', () => {
  const stopped: Verification = { ...verified, name: 'users', state: 'failed', equal: false }
  expect(replayReport([verified, stopped]).split('\n').slice(3)).toEqual([
    'users has stopped at an event; it was compared up to there.',
    'Stopped, and what the log says only up to there: users. `npm run replay -- <read model>` makes one anew.',
  ])
})
