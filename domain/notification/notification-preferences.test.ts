import { expect, test } from 'vitest'
import { notificationTexts } from '../texts/notification-texts.ts'
import { notificationKindRules, notificationKinds } from './notification-kinds.ts'
import { isToldBy, notificationPreferences, refusalOfWishes } from './notification-preferences.ts'

test('without wishes every kind goes where its rules say', () => {
  expect(notificationPreferences([]).map(({ kind, channels }) => [kind, channels])).toEqual(
    notificationKinds.map((kind) => [kind, notificationKindRules[kind].channels]),
  )
})

test('a wish counts for its kind and its channel only', () => {
  const wishes = [{ kind: 'claim-approved', channel: 'email', enabled: false }] as const
  expect(isToldBy('claim-approved', 'email', wishes)).toBe(false)
  expect(isToldBy('claim-approved', 'portal', wishes)).toBe(true)
  expect(isToldBy('claim-rejected', 'email', wishes)).toBe(true)
  expect(isToldBy('claim-received', 'email', [{ kind: 'claim-received', channel: 'email', enabled: true }])).toBe(true)
})

test('what concerns the safety of the account is told whatever somebody wishes, and such a wish is refused', () => {
  const wishes = [{ kind: 'password-changed', channel: 'email', enabled: false }] as const
  expect(isToldBy('password-changed', 'email', wishes)).toBe(true)
  expect(refusalOfWishes(wishes)).toMatchObject({ message: notificationTexts.preferences.alwaysOn })
  expect(refusalOfWishes([{ kind: 'password-changed', channel: 'email', enabled: true }])).toBeUndefined()
  expect(refusalOfWishes([{ kind: 'claim-approved', channel: 'email', enabled: false }])).toBeUndefined()
})
