// Requirements: PRO-031, PRO-035, ADM-VER-001, ADM-VER-008, ADM-VER-010, ROL-036, ROL-037, API-069, API-128, API-129, LIM-030
/** Users' proposed accounts and changes of name and NRIC, from the request to the decision. */
import { randomUUID } from 'node:crypto'
import type { AccessEvent } from '@member-care/domain/access/access-events.ts'
import { DECLINE_REASON_LENGTH } from '@member-care/domain/bank/decline-reason.ts'
import { otherAccount } from '@member-care/domain/claim/testing/example-claims.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import {
  identityChangeRefusalTexts,
  identityChangeTexts,
  userBankRefusalTexts,
  userBankTexts,
} from '@member-care/domain/texts/user-verification-texts.ts'
import { declineReasonTexts } from '@member-care/domain/texts/verification-texts.ts'
import { placeholderEmail } from '@member-care/domain/user/placeholder-email.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { png } from '@member-care/tests/support/claim-forms.ts'
import { annsNric, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { injectAs } from '@member-care/tests/support/inject-as.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holderOf, releaseEmailAddress, reserveEmailAddress, reserveNric } from '../accounts/reservations.ts'
import { inLanguage } from '../http/in-language.ts'

let api: ApiUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
})
afterAll(() => api.close())

type Body = Record<string, unknown>
async function call(userId: string, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, key?: string) {
  const response = await injectAs(api, userId, { method, url, payload, key })
  return { status: response.statusCode, body: response.json<Body>(), rows: () => response.json<Body[]>() }
}

const eventsOf = async (userId: string) => (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events
const typesOf = async (userId: string) => (await eventsOf(userId)).map(({ type }) => type)
const recordOf = (userId: string) => api.parts.users.getUser(api.parts.systemReader, userId)

let count = 0
/** A member of Orchid, who has nothing waiting. */
async function newMember(): Promise<{ userId: string; nric: string }> {
  const userId = randomUUID()
  count += 1
  const nric = makeNric('S', `73000${String(count).padStart(2, '0')}`)
  const context = { actor: { kind: 'system', id: 'test' } as const, commandId: userId, correlationId: userId }
  await reserveNric(api.parts, { nric, userId }, context)
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: { userId, userType: 'client', name: 'Ivy Chua', nric, email: `${userId}@example.com`, loginRequired: true },
    },
    {
      type: 'MembershipStarted',
      data: { userId, companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-01-01' },
    },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'registered' } },
  )
  return { userId, nric }
}

async function withProposal(proposedBy = cast.operation): Promise<{ userId: string; proposalId: string }> {
  const { userId } = await newMember()
  const proposalId = randomUUID()
  await api.record(`user-${userId}`, {
    type: 'UserBankAccountProposed',
    data: { userId, proposalId, ...otherAccount, proposedBy, source: 'console' },
  })
  return { userId, proposalId }
}

describe('a proposed account of a user', () => {
  const queue = async (userId: string) =>
    (await call(userId, 'GET', '/console/user-bank-proposals?range=[0,49]')).rows()
  const inQueue = async (userId: string, id: string) => (await queue(userId)).find((row) => row['id'] === id)
  const decide = (userId: string, id: string, body: object, key?: string) =>
    call(userId, 'POST', `/console/user-bank-proposals/${id}/decision`, body, key)

  test('waits with the new and the old account in full, which is on record', async () => {
    const { userId, proposalId } = await withProposal()
    expect(await inQueue(cast.verifier, userId)).toMatchObject({
      proposalId,
      name: 'Ivy Chua',
      nric: expect.stringMatching(/^\*+\d{3}[A-Z]$/),
      companies: ['Orchid Biscuits'],
      proposed: { accountNo: otherAccount.accountNo, branchName: expect.any(String) },
      current: null,
      obstacle: null,
    })
    const { events } = await api.parts.eventLog.load<AccessEvent>(`access-${userId}`)
    expect(events.map(({ data, metadata }) => [data.what, metadata.actor.id])).toEqual([
      ['bank-account', cast.verifier],
    ])
  })

  test('is listed by the catalogue with what waits, its number in full for who verifies it alone', async () => {
    const { userId } = await withProposal()
    const listed = async (by: string, status: string) => {
      const { body } = await call(by, 'GET', `/sysadmin/users?searchMax=1000&proposedBankStatus=${status}`)
      return (body['data'] as { users: Body[] }).users.find(({ uuid }) => uuid === userId)
    }
    const waiting = { ...otherAccount, branchName: expect.any(String) as string, status: 'WAITING_VERIFICATION' }
    expect(await listed(cast.verifier, 'WAITING_VERIFICATION')).toMatchObject({
      name: 'Ivy Chua',
      proposedBankDetail: waiting,
    })
    const { events } = await api.parts.eventLog.load<AccessEvent>(`access-${userId}`)
    expect(events.map(({ data, metadata }) => [data.what, metadata.actor.id])).toEqual([
      ['bank-account', cast.verifier],
    ])
    expect(await listed(cast.callCentre, 'WAITING_VERIFICATION')).toMatchObject({
      proposedBankDetail: { accountNo: '***9550' },
    })
    expect(await listed(cast.verifier, 'APPROVED')).toBeUndefined()
  })

  test('is approved once, by somebody else than who proposed it; reimbursements go there then', async () => {
    const { userId, proposalId } = await withProposal()
    const before = (await call(cast.verifier, 'GET', '/console/verification-counts')).body['userBank'] as number
    const key = randomUUID()
    const body = { proposalId, decision: 'APPROVED', note: 'letter seen' }
    expect((await decide(cast.verifier, userId, body, key)).body).toMatchObject({
      status: 'APPROVED',
      current: { accountNo: otherAccount.accountNo },
    })
    expect((await decide(cast.verifier, userId, body, key)).status).toBe(200)
    expect((await typesOf(userId)).slice(-2)).toEqual(['UserBankAccountVerified', 'BankAccountRecorded'])
    expect((await recordOf(userId))?.bankAccount).toMatchObject({ accountNo: otherAccount.accountNo })
    expect(await inQueue(cast.verifier, userId)).toBeUndefined()
    expect((await call(cast.verifier, 'GET', '/console/verification-counts')).body['userBank']).toBe(before - 1)
    expect((await decide(cast.verifier, userId, body)).body).toMatchObject({ errorCode: 'BANK_PROPOSAL_DECIDED' })
  })

  test('is declined in the console with a reason alone, which the proposer can read', async () => {
    const { userId, proposalId } = await withProposal()
    for (const [reason, error] of [
      [undefined, declineReasonTexts.missing],
      ['  ', declineReasonTexts.missing],
      ['x'.repeat(DECLINE_REASON_LENGTH + 1), declineReasonTexts.tooLong(DECLINE_REASON_LENGTH)],
    ])
      expect(await decide(cast.verifier, userId, { proposalId, decision: 'REJECTED', reason })).toMatchObject({
        status: 422,
        body: { errors: { reason: error } },
      })
    expect((await typesOf(userId)).at(-1)).toBe('UserBankAccountProposed')
    const reason = 'The passbook is in another name'
    expect(await decide(cast.verifier, userId, { proposalId, decision: 'REJECTED', reason })).toMatchObject({
      status: 200,
      body: { status: 'REJECTED' },
    })
    const { events } = await api.parts.eventLog.load<UserEvent>(`user-${userId}`)
    expect(events.at(-1)?.data).toMatchObject({ reason, proposedBy: expect.any(String) })
    expect((await call(cast.operation, 'GET', `/console/users/${userId}`)).body).toMatchObject({
      bankProposal: { status: 'REJECTED', reason },
    })
  })

  test('is decided on once by many at once', async () => {
    const { userId, proposalId } = await withProposal()
    const answers = await Promise.all(
      ['APPROVED', 'REJECTED', 'APPROVED', 'REJECTED'].map((decision) =>
        decide(cast.verifier, userId, { proposalId, decision, reason: 'Not theirs' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test.each(['proposedBank', 'verifyProposedBank'])(
    'is decided on by the catalogue under the name %s',
    async (name) => {
      const { userId } = await withProposal()
      const { status, body } = await call(cast.verifier, 'PATCH', `/sysadmin/users/${name}/${userId}`, {
        userId,
        status: 'REJECTED',
        note: null,
      })
      expect({ status, result: body['result'] }).toMatchObject({ status: 200, result: { status: 'REJECTED' } })
      expect((await typesOf(userId)).at(-1)).toBe('UserBankAccountDeclined')
    },
  )

  test.each(['proposedBank', 'verifyProposedBank'])(
    'is not decided on by the catalogue under the name %s where the body names somebody else',
    async (name) => {
      const [one, other] = [await withProposal(), await withProposal()]
      const before = [await typesOf(one.userId), await typesOf(other.userId)]
      const { status, body } = await call(cast.verifier, 'PATCH', `/sysadmin/users/${name}/${one.userId}`, {
        userId: other.userId,
        status: 'APPROVED',
        note: null,
      })
      expect({ status, errors: body['errors'] }).toEqual({ status: 422, errors: { userId: userBankTexts.otherUser } })
      expect([await typesOf(one.userId), await typesOf(other.userId)]).toEqual(before)
    },
  )

  test('cannot be decided on by who proposed it, and says so beforehand', async () => {
    const { userId, proposalId } = await withProposal(cast.verifier)
    expect(await inQueue(cast.verifier, userId)).toMatchObject({ obstacle: userBankRefusalTexts.BANK_PROPOSAL_OWN })
    expect((await decide(cast.verifier, userId, { proposalId, decision: 'APPROVED' })).body).toMatchObject({
      errorCode: 'BANK_PROPOSAL_OWN',
    })
  })

  test('is closed by an account that the member enters', async () => {
    const { userId, proposalId } = await withProposal()
    await api.record(`user-${userId}`, { type: 'BankAccountRecorded', data: { userId, ...otherAccount } })
    expect(await inQueue(cast.verifier, userId)).toBeUndefined()
    expect((await decide(cast.verifier, userId, { proposalId, decision: 'APPROVED' })).body).toMatchObject({
      errorCode: 'BANK_PROPOSAL_CLOSED',
    })
  })

  test('is seen and decided on only with the power, and within one’s groups', async () => {
    const { userId, proposalId } = await withProposal()
    expect((await call(cast.operation, 'GET', '/console/user-bank-proposals')).status).toBe(403)
    const stranger = randomUUID()
    await api.record(
      `user-${stranger}`,
      {
        type: 'UserEnrolled',
        data: {
          userId: stranger,
          userType: 'sys-admin',
          name: 'Lan Ho',
          nric: 'Lan Ho',
          email: `${stranger}@example.com`,
          loginRequired: true,
        },
      },
      {
        type: 'RolesChanged',
        data: { userId: stranger, roles: ['ADMIN_ACCOUNT'], groupCodes: ['MG'], reason: 'test' },
      },
      { type: 'UserStatusChanged', data: { userId: stranger, status: 100, reason: 'activated' } },
    )
    expect(await queue(stranger)).toEqual([])
    expect((await call(stranger, 'GET', '/console/verification-counts')).body).toMatchObject({
      userBank: 0,
      identityChanges: 0,
    })
    expect((await decide(stranger, userId, { proposalId, decision: 'APPROVED' })).status).toBe(404)
  })
})

describe('a change of name or NRIC', () => {
  const newNric = () => makeNric('T', `0100${String((count += 1)).padStart(3, '0')}`)
  async function ask(
    userId: string,
    fields: Record<string, string>,
    files: readonly { content: Uint8Array; name: string }[] = [],
    key?: string,
  ) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const { content, name } of files) form.append('attachment', new Blob([new Uint8Array(content)]), name)
    const sent = new Response(form)
    const headers = {
      ...(await api.headersFor(userId)),
      'content-type': sent.headers.get('content-type') ?? '',
      ...(key && { 'idempotency-key': key }),
    }
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/profile/user/requestChangeNricAndName',
      headers,
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    return { status: response.statusCode, body: response.json<Body>() }
  }
  const queued = async (id: string) =>
    (await call(cast.operation, 'GET', '/console/identity-changes?range=[0,49]')).rows().find((row) => row['id'] === id)
  const decide = async (id: string, decision: string, note: string | null = null) =>
    call(cast.operation, 'POST', `/console/identity-changes/${id}/decision`, {
      requestId: (await queued(id))?.['requestId'] ?? 'none',
      decision,
      note,
    })

  test('waits with its evidence, leaves the record, and says so', async () => {
    const { userId, nric } = await newMember()
    const requested = newNric()
    const key = randomUUID()
    const sent = () =>
      ask(userId, { name: 'Ivy Chua', nric: requested.toLowerCase() }, [{ content: png, name: 'passport.png' }], key)
    expect(await sent()).toEqual({
      status: 200,
      body: {
        message:
          'Your details have been submitted for approval, we will update you once the changes have been approved.',
      },
    })
    expect((await sent()).status).toBe(200)
    const another = await ask(
      userId,
      { name: 'Ivy Tan', nric: requested },
      [{ content: png, name: 'passport.png' }],
      key,
    )
    expect(another).toMatchObject({ status: 422, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } })
    expect((await typesOf(userId)).filter((type) => type === 'IdentityChangeRequested')).toHaveLength(1)
    const row = await queued(userId)
    expect(row).toMatchObject({
      name: 'Ivy Chua',
      nric,
      requestedName: null,
      requestedNric: requested,
      evidence: [{ name: 'passport.png', mimeType: 'image/png' }],
      obstacle: null,
    })
    expect((await recordOf(userId))?.nric).toBe(nric)
    const [file] = row?.['evidence'] as { id: string }[]
    const url = `/api/console/identity-changes/${userId}/evidence/${file?.id}`
    const seen = await api.app.inject({ url, headers: await api.headersFor(cast.operation) })
    expect([seen.statusCode, seen.headers['content-type'], seen.rawPayload.equals(png)]).toEqual([
      200,
      'image/png',
      true,
    ])
    const { events } = await api.parts.eventLog.load<AccessEvent>(`access-${userId}`)
    expect(events.map(({ data }) => data.what)).toContain('identity-evidence')
    expect((await ask(userId, { name: 'Ivy Lim', nric })).body).toMatchObject({ errorCode: 'IDENTITY_CHANGE_WAITING' })
  })

  test('asked for in another language, is answered in it', async () => {
    const { userId } = await newMember()
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/profile/user/requestChangeNricAndName',
      headers: { ...(await api.headersFor(userId)), 'accept-language': 'zh' },
      payload: { name: 'Ivy Lim', nric: newNric() },
    })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json()).toEqual({ message: inLanguage('zh', () => identityChangeTexts.submitted) })
  })

  test('approved, is the member’s at once, and the old number is free', async () => {
    const { userId, nric } = await newMember()
    const requested = newNric()
    await call(userId, 'POST', '/profile/user/requestChangeNricAndName', { name: 'Ivy Lim', nric: requested })
    expect((await decide(userId, 'APPROVED', 'deed poll')).body).toMatchObject({
      status: 'APPROVED',
      name: 'Ivy Lim',
      nric: requested,
    })
    expect(await recordOf(userId)).toMatchObject({ name: 'Ivy Lim', nric: requested })
    const context = { actor: { kind: 'system', id: 'test' } as const, commandId: randomUUID(), correlationId: 'test' }
    await reserveNric(api.parts, { nric, userId: 'somebody-else' }, context)
    await expect(reserveNric(api.parts, { nric: requested, userId: 'somebody-else' }, context)).rejects.toMatchObject({
      code: 'NRIC_TAKEN',
    })
  })

  test('approved, takes the placeholder address with it, so that the true holder of the old number finds theirs free', async () => {
    const { userId, nric } = await newMember()
    const addressOf = (number: string) => placeholderEmail(number, api.parts.settings.placeholderEmailDomain)
    const context = { actor: { kind: 'system', id: 'test' } as const, commandId: randomUUID(), correlationId: 'test' }
    await reserveEmailAddress(api.parts, { email: addressOf(nric), userId }, context)
    await api.record(`user-${userId}`, { type: 'EmailAddressChanged', data: { userId, email: addressOf(nric) } })
    const requested = newNric()
    await ask(userId, { name: 'Ivy Chua', nric: requested })
    const before = [await holderOf(api.parts, 'nric', nric), await holderOf(api.parts, 'email', addressOf(nric))]
    expect(before).toEqual([userId, userId])

    await reserveEmailAddress(api.parts, { email: addressOf(requested), userId: 'somebody-else' }, context)
    const refused = await decide(userId, 'APPROVED')
    expect([refused.status, refused.body['errorCode'], refused.body['errorMessage']]).toEqual([
      409,
      'EMAIL_TAKEN',
      identityChangeRefusalTexts.EMAIL_TAKEN,
    ])
    expect(await holderOf(api.parts, 'nric', requested)).toBeUndefined()

    await releaseEmailAddress(api.parts, { email: addressOf(requested), userId: 'somebody-else' }, context)
    expect((await decide(userId, 'APPROVED')).body).toMatchObject({ status: 'APPROVED', nric: requested })
    expect(await recordOf(userId)).toMatchObject({ nric: requested, email: addressOf(requested) })
    expect(await holderOf(api.parts, 'email', addressOf(requested))).toBe(userId)
    expect(await holderOf(api.parts, 'email', addressOf(nric))).toBeUndefined()
    expect(await holderOf(api.parts, 'nric', nric)).toBeUndefined()
  })

  test('of a number that another account has cannot be approved, and says what to do; it can be declined', async () => {
    const [one, other] = [await newMember(), await newMember()]
    await ask(one.userId, { name: 'Ivy Chua', nric: other.nric })
    const refused = await decide(one.userId, 'APPROVED')
    expect([refused.status, refused.body['errorCode'], refused.body['errorMessage']]).toEqual([
      409,
      'NRIC_TAKEN',
      expect.stringContaining('decline the request'),
    ])
    expect(await recordOf(one.userId)).toMatchObject({ nric: one.nric })
    expect((await decide(one.userId, 'REJECTED')).body).toMatchObject({ status: 'REJECTED', nric: one.nric })
    expect(await queued(one.userId)).toBeUndefined()
  })

  test.each([
    [{ name: 'Ivy', nric: annsNric }, { name: 'Too short' }],
    [{ name: 'Ivy Lim', nric: '' }, { nric: 'NRIC is required' }],
  ])('is refused with the texts at the fields: %j', async (fields, errors) => {
    const { userId } = await newMember()
    expect(await ask(userId, fields)).toMatchObject({ status: 422, body: { errors } })
    expect(await typesOf(userId)).not.toContain('IdentityChangeRequested')
  })

  test('keeps no file that is none', async () => {
    const { userId, nric } = await newMember()
    const script = { content: Buffer.from('#!/bin/sh'), name: 'passport.png' }
    expect(await ask(userId, { name: 'Ivy Lim', nric }, [script])).toMatchObject({
      status: 422,
      body: { errors: { attachments: expect.any(String) } },
    })
    const files = Array.from({ length: 6 }, () => ({ content: png, name: 'page.png' }))
    expect(await ask(userId, { name: 'Ivy Lim', nric }, files)).toMatchObject({
      status: 422,
      body: { errors: { attachments: expect.any(String) } },
    })
  })

  test('is seen by nobody without the power', async () => {
    expect((await call(cast.verifier, 'GET', '/console/identity-changes')).status).toBe(403)
    const { userId } = await newMember()
    expect(
      (
        await call(cast.operationOfLantern, 'POST', `/console/identity-changes/${userId}/decision`, {
          requestId: 'x',
          decision: 'APPROVED',
        })
      ).status,
    ).toBe(404)
  })
})

test('uploads, proposals and decisions on accounts of users may take ten minutes (LIM-030)', () => {
  const limits = api.app
    .declaredRoutes()
    .flatMap(({ method, url, handlerTimeout = 0 }) => (handlerTimeout === 610_000 ? [`${method} ${url}`] : []))
  expect(limits.toSorted()).toEqual([
    'PATCH /api/sysadmin/users/proposedBank/:userId',
    'PATCH /api/sysadmin/users/verifyProposedBank/:userId',
    'POST /api/console/user-bank-proposals/:id/decision',
    'POST /api/console/users/:id/bank-proposals',
    'POST /api/sysadmin/upload/users',
  ])
})
