import type { NotificationRecord } from '@member-care/domain/notification/live-messages.ts'
import { expect, test } from 'vitest'
import { refreshSize, withOlder, withReadMarks } from './notification-pages.ts'

const notification = (_id: string, readAt: string | null = null): NotificationRecord => ({
  _id,
  title: _id,
  message: '',
  created: '2026-01-01T00:00:00.000Z',
  kind: 'claim-approved',
  readAt,
  link: null,
  language: 'en-SG',
})
const now = new Date('2026-02-02T00:00:00.000Z')

test('older ones stand below, and what came twice stands once as it came first', () => {
  const read = notification('b', now.toISOString())
  expect(withOlder([notification('a'), read], [notification('b'), notification('c')])).toEqual([
    notification('a'),
    read,
    notification('c'),
  ])
})

test('reading some leaves the others, and the time of those read before', () => {
  const list = [notification('a'), notification('b', 'before'), notification('c')]
  expect(withReadMarks(list, ['a', 'b'], now).map(({ readAt }) => readAt)).toEqual([now.toISOString(), 'before', null])
  expect(withReadMarks(list, 'all', now).map(({ readAt }) => readAt)).toEqual([
    now.toISOString(),
    'before',
    now.toISOString(),
  ])
})

test('all that is shown is asked for anew, as far as one page goes', () => {
  expect([0, 20, 45, 1_000].map(refreshSize)).toEqual([20, 20, 45, 100])
})
