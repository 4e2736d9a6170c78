import { expect, test } from 'vitest'
import { isLaunchMessageDue, noLaunchMessage, type LaunchMessage } from './launch-message.ts'

const message: LaunchMessage = {
  publish: true,
  startDate: '2026-03-10 09:00:00',
  endDate: '2026-03-12 18:00:00',
  title: 'Maintenance',
  message: 'Tonight.',
}

test.each([
  ['a second before its start', '2026-03-10T00:59:59.999Z', false],
  ['at its start in Singapore', '2026-03-10T01:00:00Z', true],
  ['within its last second', '2026-03-12T10:00:00.999Z', true],
  ['after its last second', '2026-03-12T10:00:01Z', false],
])('%s', (_when, now, due) => {
  expect(isLaunchMessageDue(message, new Date(now))).toBe(due)
})

test('without dates it is due as long as it is published', () => {
  const unlimited = { ...message, startDate: '', endDate: '' }
  expect(isLaunchMessageDue(unlimited, new Date('1999-01-01T00:00:00Z'))).toBe(true)
  expect(isLaunchMessageDue({ ...unlimited, publish: false }, new Date('2026-03-11T00:00:00Z'))).toBe(false)
})

test.each(['startDate', 'endDate'] as const)('shows nothing when its %s cannot be read', (end) => {
  expect(isLaunchMessageDue({ ...message, [end]: 'soon' }, new Date('2026-03-11T00:00:00Z'))).toBe(false)
})

test('shows no empty message', () => {
  expect(isLaunchMessageDue({ ...noLaunchMessage, publish: true }, new Date('2026-03-11T00:00:00Z'))).toBe(false)
})
