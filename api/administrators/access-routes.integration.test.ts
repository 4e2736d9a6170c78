// Requirements: AUTH-111, ROL-038, ROL-049, ROL-055, API-105
import { OwnScope } from '@member-care/projections/scope-making.ts'
import { randomUUID } from 'node:crypto'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { createNewcomer } from '@member-care/tests/support/newcomers.ts'
import { createClientQueries } from '@member-care/projections/clients/client-queries.ts'
import { createUserQueries } from '@member-care/projections/users/user-queries.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createIdentify } from '../accounts/identify.ts'
import { createSessions } from '../accounts/sessions.ts'
import { createDatabasePool } from '../database/pool.ts'

let api: AccountsUnderTest
let company: string
beforeAll(async () => {
  api = await startAccountsUnderTest()
  company = await createCompany(api)
})
afterAll(() => api.close())

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

async function ask(headers: { accesstoken: string }, method: Method, url: string, payload?: object) {
  const reply = await api.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, ...(reply.json() as { errorCode?: string }) }
}

const signedInAs = async (roles: readonly string[], groupCodes?: readonly string[]) =>
  api.headersFor((await createAdministrator(api, roles, groupCodes)).userId)
const me = (headers: { accesstoken: string }) => ask(headers, 'GET', '/users/me/sessions')

/** @returns what the last event on a user's stream says, and who did it */
async function lastEventOf(userId: string) {
  const { events } = await api.parts.eventLog.load(`user-${userId}`)
  const event = events.at(-1)
  return { type: event?.type, data: event?.data, actor: event?.metadata.actor }
}

describe("a member's status", () => {
  it.each([
    [300, 'ACCOUNT_LOCKED'],
    [301, 'ACCOUNT_SUSPENDED'],
    [401, 'ACCOUNT_TERMINATED'],
    [101, 'ACCOUNT_NOT_REGISTERED'],
  ])('%i answers every token of theirs with %s from then on', async (status, errorCode) => {
    const callCentre = await createAdministrator(api, ['ADMIN_CALL_CENTRE'])
    const { userId } = await createMember(api, company)
    const sessions = [await api.headersFor(userId), await api.headersFor(userId)]
    const changed = await ask(await api.headersFor(callCentre.userId), 'PUT', `/console/users/${userId}/status`, {
      status,
      reason: 'asked by phone',
    })
    expect(changed).toMatchObject({ status })
    for (const session of sessions) expect(await me(session)).toMatchObject({ status: 401, errorCode })
    expect(await lastEventOf(userId)).toMatchObject({
      type: 'UserStatusChanged',
      data: { userId, status, reason: 'asked by phone' },
      actor: { kind: 'system-administrator', id: callCentre.userId, role: 'ADMIN_CALL_CENTRE' },
    })
  })

  it('is the same in every other process, which shares nothing but the database', async () => {
    const pool = await createDatabasePool(api.parts.databaseUrl)
    const { clock } = api.parts
    const elsewhere = createIdentify({
      sessions: createSessions(pool),
      systemReader: api.parts.systemReader,
      users: createUserQueries(pool, api.parts.subjectKeys),
      clients: createClientQueries(pool),
      clock,
    })
    try {
      const operation = await signedInAs(['ADMIN_OPERATION'])
      const { userId } = await createMember(api, company)
      const { accesstoken } = await api.headersFor(userId)
      expect((await elsewhere(accesstoken)).user.userId).toBe(userId)
      await ask(operation, 'PUT', `/console/users/${userId}/status`, { status: 401, reason: 'left the company' })
      await expect(elsewhere(accesstoken)).rejects.toMatchObject({ status: 401, code: 'ACCOUNT_TERMINATED' })
    } finally {
      await pool.end()
    }
  })

  it('is answered before any read model has heard of the change', async () => {
    const { userId } = await createMember(api, company)
    const session = await api.headersFor(userId)
    await api.parts.sessions.endAll(userId, { because: 'ACCOUNT_SUSPENDED' })
    expect((await api.parts.users.getUser(new OwnScope(userId), userId))?.status).toBe(100)
    expect(await me(session)).toMatchObject({ status: 401, errorCode: 'ACCOUNT_SUSPENDED' })
  })

  it('opened again leaves the old tokens ended, and lets the account be locked anew', async () => {
    const operation = await signedInAs(['ADMIN_OPERATION'])
    const { userId } = await createMember(api, company)
    const session = await api.headersFor(userId)
    await api.record(`account-${userId}`, { type: 'AccountLocked', data: { userId, reason: 'wrong-passwords' } })
    expect(await me(session)).toMatchObject({ errorCode: 'ACCOUNT_LOCKED' })
    await ask(operation, 'PUT', `/console/users/${userId}/status`, { status: 100, reason: 'identity checked' })
    expect(await me(session)).toMatchObject({ errorCode: 'TOKEN_EXPIRED' })
    expect(await me(await api.headersFor(userId))).toMatchObject({ status: 200 })
    const { events } = await api.parts.eventLog.load(`account-${userId}`)
    expect(events.at(-1)).toMatchObject({ type: 'AccountUnlocked', data: { reason: 'administrator' } })
  })

  it('opened again is registered only where they had registered', async () => {
    const operation = await signedInAs(['ADMIN_OPERATION'])
    const { userId } = await createNewcomer(api, [company])
    const put = (status: number) =>
      ask(operation, 'PUT', `/console/users/${userId}/status`, { status, reason: 'asked by phone' })
    for (const closed of [300, 301, 401]) {
      expect(await put(closed)).toMatchObject({ status: closed })
      expect(await put(100)).toMatchObject({ status: 101 })
    }
    // Whoever has not registered can be made a registered member in so many words (S05).
    expect(await put(100)).toMatchObject({ status: 100 })
  })

  it('is set within the own groups only, and not for administrators', async () => {
    const { userId } = await createMember(api, company)
    const elsewhere = await signedInAs(['ADMIN_CALL_CENTRE'], ['MG'])
    const everywhere = await signedInAs(['ADMIN_CALL_CENTRE'])
    const { userId: administrator } = await createAdministrator(api, ['ADMIN_CLAIM'])
    const body = { status: 301, reason: 'test' }
    expect(await ask(elsewhere, 'PUT', `/console/users/${userId}/status`, body)).toMatchObject({ status: 404 })
    expect(await ask(everywhere, 'PUT', `/console/users/${administrator}/status`, body)).toMatchObject({ status: 404 })
    expect(await ask(everywhere, 'PUT', `/console/users/${userId}/status`, { status: 301 })).toMatchObject({
      status: 422,
    })
  })
})

describe("an administrator's roles and status", () => {
  it('change with who and why, and end every session', async () => {
    const it_ = await createAdministrator(api, ['ADMIN_IT'])
    const { userId } = await createAdministrator(api, ['ADMIN_CLAIM'])
    const session = await api.headersFor(userId)
    const toBe = { roles: ['ADMIN_OPERATION', 'ADMIN_CLAIM'], groupCodes: ['P2', 'MG'], reason: 'new desk' }
    expect(
      await ask(await api.headersFor(it_.userId), 'PUT', `/console/administrators/${userId}/roles`, toBe),
    ).toMatchObject({
      id: userId,
      roles: toBe.roles,
      groupCodes: toBe.groupCodes,
    })
    expect(await me(session)).toMatchObject({ status: 401, errorCode: 'TOKEN_EXPIRED' })
    expect(await lastEventOf(userId)).toMatchObject({
      type: 'RolesChanged',
      data: { userId, ...toBe },
      actor: { id: it_.userId, role: 'ADMIN_IT' },
    })
  })

  it('are not raised for oneself, nor beyond the groups that one reaches', async () => {
    const { userId } = await createAdministrator(api, ['ADMIN_CREATION'], ['P2'])
    const { userId: other } = await createAdministrator(api, ['ADMIN_CLAIM'], ['P2'])
    const { userId: outside } = await createAdministrator(api, ['ADMIN_CLAIM'], ['ALL'])
    const headers = await api.headersFor(userId)
    const put = (id: string, groupCodes: string[]) =>
      ask(headers, 'PUT', `/console/administrators/${id}/roles`, { roles: ['ADMIN_IT'], groupCodes, reason: 'test' })
    expect(await put(userId, ['P2'])).toMatchObject({ status: 409, errorCode: 'OWN_ACCESS' })
    expect(await put(other, ['ALL'])).toMatchObject({ status: 422, errorCode: 'GROUP_OUT_OF_REACH' })
    expect(await put(outside, ['P2'])).toMatchObject({ status: 404 })
    expect(await put(randomUUID(), ['P2'])).toMatchObject({ status: 404 })
    expect(
      await ask(headers, 'PUT', `/console/administrators/${other}/status`, { status: 401, reason: 'test' }),
    ).toMatchObject({ status: 403 })
  })

  it('the one who is terminated at the same moment is not the last ADMIN_IT', async () => {
    const own = await startAccountsUnderTest()
    try {
      const first = await createAdministrator(own, ['ADMIN_IT'])
      const second = await createAdministrator(own, ['ADMIN_IT'])
      const terminate = async (by: string, userId: string) => {
        const headers = await own.headersFor(by)
        return own.app.inject({
          method: 'PUT',
          url: `/api/console/administrators/${userId}/status`,
          headers,
          payload: { status: 401, reason: 'test' },
        })
      }
      const replies = await Promise.all([
        terminate(first.userId, second.userId),
        terminate(second.userId, first.userId),
      ])
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        errorCode: 'LAST_IT_ADMINISTRATOR',
      })
    } finally {
      await own.close()
    }
  })
})

describe('access to the HR view', () => {
  it('is given by an HR administrator of the same company, and taken away', async () => {
    const hana = await createMember(api, company)
    await api.record(`user-${hana.userId}`, {
      type: 'RolesChanged',
      data: { userId: hana.userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
    })
    const { userId } = await createMember(api, company)
    const session = await api.headersFor(userId)
    const toggle = async (hradmin: boolean) =>
      ask(await api.headersFor(hana.userId), 'POST', `/hradmin/employee/${userId}/access`, { hradmin })
    expect(await toggle(true)).toMatchObject({ id: userId, hrAdministrator: true })
    expect(await me(session)).toMatchObject({ errorCode: 'TOKEN_EXPIRED' })
    expect(await lastEventOf(userId)).toMatchObject({
      data: { roles: ['hradmin'] },
      actor: { kind: 'hr-administrator', id: hana.userId },
    })
    expect(await ask(await api.headersFor(userId), 'GET', '/hradmin/companies')).toMatchObject({ status: 200 })
    expect(await toggle(false)).toMatchObject({ hrAdministrator: false })
    expect(await ask(await api.headersFor(userId), 'GET', '/hradmin/companies')).toMatchObject({ status: 403 })
  })

  it('is no matter of another company, nor of a member without it', async () => {
    const hana = await createMember(api, await createCompany(api))
    await api.record(`user-${hana.userId}`, {
      type: 'RolesChanged',
      data: { userId: hana.userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
    })
    const { userId } = await createMember(api, company)
    const colleague = await createMember(api, company)
    expect(
      await ask(await api.headersFor(hana.userId), 'POST', `/hradmin/employee/${userId}/access`, { hradmin: true }),
    ).toMatchObject({ status: 404 })
    expect(
      await ask(await api.headersFor(colleague.userId), 'POST', `/hradmin/employee/${userId}/access`, {
        hradmin: true,
      }),
    ).toMatchObject({ status: 403 })
    expect(
      await ask(await signedInAs(['ADMIN_OPERATION']), 'POST', `/hradmin/employee/${userId}/access`, { hradmin: true }),
    ).toMatchObject({ hrAdministrator: true })
  })
})
