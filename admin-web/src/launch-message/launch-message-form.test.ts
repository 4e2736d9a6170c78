import { expect, test } from 'vitest'
import { launchMessageErrors } from '@member-care/domain/client/launch-message.ts'
import { dateFieldTexts } from '@member-care/domain/texts/date-field-texts.ts'
import { formOf, launchMessageWords, messageOf } from './launch-message-form.ts'

const message = {
  publish: true,
  startDate: '2026-03-11 09:00:00',
  endDate: '2026-03-12 18:00:59',
  title: 'New clinics',
  message: 'From April.',
}

test('a message becomes a form and a message again', () => {
  expect(messageOf(formOf(message))).toEqual(message)
  expect(messageOf(formOf({ ...message, startDate: '', endDate: '' }))).toMatchObject({ startDate: '', endDate: '' })
})

test('a minute that is named is whole: from its first second, and until its last', () => {
  expect(messageOf({ ...message, startDate: '2026-03-11T09:00', endDate: '2026-03-11T09:00' })).toMatchObject({
    startDate: '2026-03-11 09:00:00',
    endDate: '2026-03-11 09:00:59',
  })
})

test('what was typed and is no moment is refused with how to type it, and shown as it was typed', () => {
  const unreadable = { ...message, startDate: 'Tuesday 9:00', endDate: '31 Feb 2026 09:00:00' }
  expect(launchMessageErrors(messageOf(unreadable))).toEqual({
    startDate: dateFieldTexts.notAMoment,
    endDate: dateFieldTexts.notAMoment,
  })
  expect(launchMessageWords.startDate.text?.('Tuesday 9:00')).toBe('Tuesday 9:00')
  expect(launchMessageWords.startDate.text?.('2026-03-11T09:00:00')).toBe('11 Mar 2026 09:00:00')
  expect(launchMessageWords.startDate.text?.('')).toBeNull()
})
