import { expect, test } from 'vitest'
import { REDACTED } from '../events/event-definition.ts'
import { isSamePerson } from './same-person.ts'
import type { EnrolledUser } from './user-state.ts'

const willow = {
  userType: 'client',
  forgotten: false,
  details: { name: 'Willow Tan', birthdate: '1990-01-05' },
} as unknown as EnrolledUser

test.each([
  [{ name: 'TAN, Willow' }, true],
  [{ name: 'W. Tan', birthdate: '1990-01-05' }, true],
  [{ name: 'Willow Lim' }, false],
  [{ name: 'Willow Lim', birthdate: '1990-01-06' }, false],
  [{ name: '', birthdate: '' }, false],
])('whoever has the number is meant by %j: %s', (said, isMeant) => {
  expect(isSamePerson(willow, said)).toBe(isMeant)
})

test.each([
  ['José Tan', 'Jose\u0301 Tan', true],
  ['கவிதா', 'கவிதா', true],
  ['கவிதா', 'கவுதி', false],
])('%s is meant by %s: %s', (name, said, isMeant) => {
  const person = { ...willow, details: { name } } as unknown as EnrolledUser
  expect(isSamePerson(person, { name: said })).toBe(isMeant)
})

test.each([
  ['an administrator', { ...willow, userType: 'sys-admin' }],
  ['who was forgotten', { ...willow, forgotten: true, details: { name: REDACTED, birthdate: REDACTED } }],
  ['nobody', undefined],
])('%s is never meant', (_, user) => {
  expect(isSamePerson(user as EnrolledUser | undefined, { name: 'Willow Tan', birthdate: '1990-01-05' })).toBe(false)
})

test('a person without a birthdate is not known by an empty one', () => {
  const nameless = { ...willow, details: { name: REDACTED } } as unknown as EnrolledUser
  expect(isSamePerson(nameless, { name: 'Willow Tan', birthdate: '' })).toBe(false)
})
