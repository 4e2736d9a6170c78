import { decideUser } from '@member-care/domain/user/decide-user.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { randomUUID, type UUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { carryOutUser } from './user.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await startApiUnderTest()
})
afterAll(() => api.close())

let enrolled: UUID

/** Gives a user a status, as a route would. */
function changeStatus(
  userId: string,
  status: 100 | 301 | 401,
  options: { commandId?: string; requestHash?: string; expectedRevision?: number; command?: UserCommand } = {},
) {
  return carryOutUser(api.parts, userId, {
    context: {
      actor: { kind: 'system', id: 'test' },
      commandId: options.commandId ?? randomUUID(),
      requestHash: options.requestHash,
      correlationId: randomUUID(),
    },
    decide: (state) =>
      decideUser(options.command ?? { type: 'ChangeStatus', data: { status, reason: `to ${status}` } }, state),
    expectedRevision: options.expectedRevision,
    visibleIn: ['users'],
  })
}

async function enrol(): Promise<UUID> {
  const userId = randomUUID()
  await api.record(`user-${userId}`, {
    type: 'UserEnrolled',
    data: {
      userId,
      userType: 'client',
      name: 'Tan',
      nric: 'S1234567D',
      email: `${userId}@example.com`,
      loginRequired: true,
    },
  })
  return userId
}

it('appends what was decided, and the read model shows it when it answers', async () => {
  enrolled = await enrol()
  const result = await changeStatus(enrolled, 100)
  expect(result).toMatchObject({ revision: 1, repeated: false, state: { status: 100 } })
  expect((await api.parts.users.getUser(api.parts.systemReader, enrolled))?.status).toBe(100)
})

it('gives the same command its first result and decides nothing anew', async () => {
  const userId = await enrol()
  const commandId = randomUUID()
  await changeStatus(userId, 100, { commandId })
  await changeStatus(userId, 301)
  const again = await changeStatus(userId, 100, { commandId })
  expect(again).toMatchObject({ repeated: true, revision: 2, state: { status: 301 } })
})

it('refuses something else under the id of a command, also when both come at once', async () => {
  const userId = await enrol()
  const commandId = randomUUID()
  await changeStatus(userId, 100, { commandId, requestHash: 'one' })
  expect(await changeStatus(userId, 100, { commandId, requestHash: 'one' })).toMatchObject({ repeated: true })
  await expect(changeStatus(userId, 301, { commandId, requestHash: 'another' })).rejects.toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  })

  const atOnce = randomUUID()
  const outcomes = await Promise.allSettled(
    [301, 401].map((status) =>
      changeStatus(userId, status as 301 | 401, { commandId: atOnce, requestHash: String(status) }),
    ),
  )
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('carries out many commands on one stream at once, one after the other', async () => {
  const userId = await enrol()
  const statuses = [100, 301, 401, 301] as const
  const results = await Promise.all(statuses.map((status) => changeStatus(userId, status)))
  const { events } = await api.parts.eventLog.load<UserEvent>(`user-${userId}`)
  expect(events.map((event) => event.revision)).toEqual(events.map((_, index) => index))
  expect(Math.max(...results.map((result) => result.revision))).toBe(events.length - 1)
})

it('refuses as the decider refuses, and appends nothing', async () => {
  await expect(changeStatus(randomUUID(), 100)).rejects.toMatchObject({ status: 404, code: 'USER_NOT_FOUND' })
  const userId = await enrol()
  const command: UserCommand = { type: 'ChangeRoles', data: { roles: ['ADMIN_OF_ALL'], groupCodes: [], reason: '' } }
  await expect(changeStatus(userId, 100, { command })).rejects.toMatchObject({
    status: 422,
    errors: { roles: 'There is no role ADMIN_OF_ALL.' },
  })
  expect((await api.parts.eventLog.load(`user-${userId}`)).revision).toBe(0)
})

it('is a conflict when the record has changed since the person looked at it', async () => {
  const userId = await enrol()
  await changeStatus(userId, 100, { expectedRevision: 0 })
  await expect(changeStatus(userId, 301, { expectedRevision: 0 })).rejects.toMatchObject({
    status: 409,
    code: 'CONFLICT',
  })
})
