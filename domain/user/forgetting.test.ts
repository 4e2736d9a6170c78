import { expect, test } from 'vitest'
import { forgettingRefusal } from './forgetting.ts'

const person = { name: 'Tan Bo Willow', nric: 'S1234567D', email: 'willow@example.com' }
const ask = (reason: string, changes: Partial<Parameters<typeof forgettingRefusal>[0]> = {}) =>
  forgettingRefusal({ userId: 'u-1', reason, person, askedBy: 'u-2', ...changes })

test.each(['Asked for it in writing', 'Left the company; bo-rder case', 'Tanned, pillow'])(
  'a reason that names nobody is taken: %s',
  (reason) => {
    expect(ask(reason)).toBeUndefined()
  },
)

test.each(['Willow asked for it', 'request of TAN', "Tan's request", 'NRIC s1234567d', 'mail from WILLOW@example.com'])(
  'a reason that names the person is refused, because it stays readable: %s',
  (reason) => {
    expect(ask(reason)).toMatchObject({ code: 'REASON_NAMES_PERSON', field: 'reason' })
  },
)

test.each([
  ['கவிதா', 'கவிதா asked for it'],
  ['José', 'asked for by Jose\u0301'],
])('a name with marks is found in a reason: %s', (name, reason) => {
  expect(ask(reason, { person: { name, nric: null, email: null } })?.code).toBe('REASON_NAMES_PERSON')
})

test('somebody who is forgotten already can be asked for again', () => {
  expect(ask('Asked for it', { person: { name: null, nric: null, email: null } })).toBeUndefined()
})

test('nobody forgets themselves', () => {
  expect(ask('Asked for it', { askedBy: 'u-1' })?.code).toBe('OWN_ACCOUNT')
})
