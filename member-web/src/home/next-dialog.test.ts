import { expect, test } from 'vitest'
import { noLaunchMessage } from '@member-care/domain/client/launch-message.ts'
import { nextDialog } from './next-dialog.ts'

const now = new Date('2026-03-11T02:00:00Z')
const message = {
  publish: true,
  startDate: '2026-03-11 09:00:00',
  endDate: '',
  title: 'New clinics',
  message: 'From April.',
}

test('the message to everybody comes before the reminder', () => {
  expect(nextDialog({ message, showRemindUpdatePassword: true, now })).toBe('launch-message')
})

test('the reminder comes when there is no message, or it is read, or not known yet', () => {
  expect(nextDialog({ message: noLaunchMessage, showRemindUpdatePassword: true, now })).toBe('password-reminder')
  expect(nextDialog({ message: { ...message, publish: false }, showRemindUpdatePassword: true, now })).toBe(
    'password-reminder',
  )
  expect(nextDialog({ message: undefined, showRemindUpdatePassword: true, now })).toBe('password-reminder')
})

test('nothing comes to a member who was reminded already', () => {
  expect(
    nextDialog({ message: { ...message, startDate: '2026-03-12 00:00:00' }, showRemindUpdatePassword: false, now }),
  ).toBeNull()
})
