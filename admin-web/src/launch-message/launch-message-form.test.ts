import { expect, test } from 'vitest'
import { formOf, messageOf } from './launch-message-form.ts'

const message = { publish: true, startDate: '2026-03-11 09:00:00', endDate: '2026-03-12 18:00:59', title: 'New clinics', message: 'From April.' }

test('a message becomes a form and a message again', () => {
  expect(messageOf(formOf(message))).toEqual(message)
  expect(messageOf(formOf({ ...message, startDate: '', endDate: '' }))).toMatchObject({ startDate: '', endDate: '' })
})

test('a minute that is named is whole: from its first second, and until its last', () => {
  expect(messageOf({ ...message, startDate: '2026-03-11T09:00', endDate: '2026-03-11T09:00' })).toMatchObject({ startDate: '2026-03-11 09:00:00', endDate: '2026-03-11 09:00:59' })
})
