import { randomUUID } from 'node:crypto'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holderOf } from '../accounts/reservations.ts'
import { ApiError } from '../http/api-error.ts'
import { changeUser } from './change-user.ts'
import { enrolUser, type NewUser } from './enrol-user.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await startApiUnderTest({ environment: { PLACEHOLDER_EMAIL_DOMAIN: 'none.example' } })
})
afterAll(() => api.close())

const someContext = (commandId: string = randomUUID()) => ({
  actor: { kind: 'system', id: 'test' } as const,
  commandId,
  correlationId: randomUUID(),
})
const codeOf = async (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )
const eventsOf = async (userId: string) => (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events
const heldBy = (kind: 'email' | 'nric', value: string) => holderOf(api.parts, kind, value)

let next = 0
function newUser(about: Partial<NewUser> = {}): NewUser {
  const nric = `S${String(++next).padStart(7, '0')}Z`
  const membership = { companyId: 'c1', memberType: 'E', effectiveStartDate: '2026-01-01' } as const
  return {
    userId: randomUUID(),
    name: 'Fern Lim',
    nric,
    email: `fern-${next}@example.com`,
    loginRequired: true,
    memberships: [membership],
    ...about,
  }
}

it('makes somebody known with all their covers in one append', async () => {
  const second = { companyId: 'c2', memberType: 'D', employeeId: 'boss', effectiveStartDate: '2026-02-01' } as const
  const fern = newUser({ studentInformation: { studentID: 'b1' } })
  await enrolUser(api.parts, { ...fern, memberships: [...fern.memberships, second] }, someContext())
  expect((await eventsOf(fern.userId)).map(({ type }) => type)).toEqual([
    'UserEnrolled',
    'MembershipStarted',
    'MembershipStarted',
    'StudentInformationChanged',
  ])
  expect([await heldBy('nric', fern.nric.toLowerCase()), await heldBy('email', fern.email ?? '')]).toEqual([
    fern.userId,
    fern.userId,
  ])
})

it('gives somebody without an address the placeholder of their NRIC', async () => {
  const fern = newUser({ email: undefined })
  await enrolUser(api.parts, fern, someContext())
  expect(await eventsOf(fern.userId)).toMatchObject([
    { data: { email: `${fern.nric.toLowerCase()}@none.example` } },
    {},
  ])
})

it('enrols nobody twice, however often the same call comes', async () => {
  const fern = newUser()
  const commandId = randomUUID()
  await Promise.all(Array.from({ length: 4 }, () => enrolUser(api.parts, fern, someContext(commandId))))
  expect(await eventsOf(fern.userId)).toHaveLength(2)
})

it('lets one of many enrol a person, and keeps nothing of the others', async () => {
  const nric = newUser().nric
  const rivals = Array.from({ length: 8 }, () => newUser({ nric }))
  const outcomes = await Promise.all(rivals.map((rival) => codeOf(enrolUser(api.parts, rival, someContext()))))
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'NRIC_TAKEN'), 'done'])
  const winner = await heldBy('nric', nric)
  const kept = await Promise.all(
    rivals.map(async ({ userId, email }) => [(await eventsOf(userId)).length, await heldBy('email', email ?? '')]),
  )
  expect(kept).toEqual(rivals.map(({ userId }) => (userId === winner ? [2, userId] : [0, undefined])))
})

it("frees the NRIC again when the address is somebody else's", async () => {
  const first = newUser()
  await enrolUser(api.parts, first, someContext())
  const second = newUser({ email: first.email?.toUpperCase() })
  expect(await codeOf(enrolUser(api.parts, second, someContext()))).toBe('EMAIL_TAKEN')
  expect(await heldBy('nric', second.nric)).toBeUndefined()
})

it('moves NRIC and address with the record, and only with it', async () => {
  const fern = newUser()
  await enrolUser(api.parts, fern, someContext())
  const [nric, email] = [newUser().nric, 'moved@example.com']
  const commands = [
    { type: 'ChangeDetails', data: { nric } },
    { type: 'ChangeEmailAddress', data: { email } },
  ] as const
  expect(
    await codeOf(changeUser(api.parts, fern.userId, { commands, context: someContext(), expectedRevision: 0 })),
  ).toBe('CONFLICT')
  expect([await heldBy('nric', nric), await heldBy('email', email), await heldBy('nric', fern.nric)]).toEqual([
    undefined,
    undefined,
    fern.userId,
  ])

  const context = someContext()
  await changeUser(api.parts, fern.userId, { commands, context, expectedRevision: 1 })
  await changeUser(api.parts, fern.userId, { commands, context, expectedRevision: 1 })
  expect(await eventsOf(fern.userId)).toHaveLength(4)
  expect([await heldBy('nric', nric), await heldBy('email', email)]).toEqual([fern.userId, fern.userId])
  expect([await heldBy('nric', fern.nric), await heldBy('email', fern.email ?? '')]).toEqual([undefined, undefined])
})

it('gives one of two who want the same number, and the other keeps theirs', async () => {
  const [ash, elm] = [newUser(), newUser()]
  await Promise.all([enrolUser(api.parts, ash, someContext()), enrolUser(api.parts, elm, someContext())])
  const nric = newUser().nric
  const take = (userId: string) =>
    codeOf(
      changeUser(api.parts, userId, { commands: [{ type: 'ChangeDetails', data: { nric } }], context: someContext() }),
    )
  expect((await Promise.all([take(ash.userId), take(elm.userId)])).toSorted()).toEqual(['NRIC_TAKEN', 'done'])
  const loser = (await heldBy('nric', nric)) === ash.userId ? elm : ash
  expect(await heldBy('nric', loser.nric)).toBe(loser.userId)
})
