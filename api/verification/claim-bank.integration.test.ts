// Requirements: BNK-029, BNK-030, ADM-VER-003, ADM-VER-004, ADM-VER-005, ADM-VER-007, ADM-VER-009, ADM-CLM-013, ADM-CLM-014, ADM-CLM-015,
// ADM-CLM-016, ROL-020, ROL-021, ROL-036, ROL-037, API-133, API-134, API-135, API-136, API-137, API-138, LIM-027
import { otherBranchText } from '@member-care/domain/texts/bank-texts.ts'
import { verificationTexts } from '@member-care/domain/texts/verification-texts.ts'
import { randomUUID } from 'node:crypto'
import type { AdministratorRole } from '@member-care/domain/access/powers.ts'
import type { AccessEvent } from '@member-care/domain/access/access-events.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState } from '@member-care/domain/claim/claim-state.ts'
import {
  bankPayment,
  inpatientDetails,
  otherAccount,
  outpatientDetails,
} from '@member-care/domain/claim/testing/example-claims.ts'
import { forgetPerson } from '@member-care/event-store/codec/forget-person.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { png } from '@member-care/tests/support/claim-forms.ts'
import {
  annsName,
  annsNric,
  dansNric,
  recordClaimsCast,
  type ClaimsCast,
} from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { injectAs } from '@member-care/tests/support/inject-as.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let api: ApiUnderTest
let cast: ClaimsCast
/** Accounts administrators, one of whom works in operations too, and one who reaches Lantern's group only. */
let vera: string
let viktor: string
let both: string
let ofLantern: string
beforeAll(async () => {
  api = await startApiUnderTest()
  cast = await recordClaimsCast(api)
  vera = await recordAdministrator('Vera Ng', ['ADMIN_ACCOUNT'])
  viktor = await recordAdministrator('Viktor Goh', ['ADMIN_ACCOUNT'])
  both = await recordAdministrator('Bo Teo', ['ADMIN_OPERATION', 'ADMIN_ACCOUNT'])
  ofLantern = await recordAdministrator('Lan Ho', ['ADMIN_OPERATION', 'ADMIN_ACCOUNT'], ['MG'])
})
afterAll(() => api.close())

async function recordAdministrator(name: string, roles: AdministratorRole[], groupCodes = ['ALL']): Promise<string> {
  const userId = randomUUID()
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: { userId, userType: 'sys-admin', name, nric: 'ADMIN', email: `${userId}@example.com`, loginRequired: true },
    },
    { type: 'RolesChanged', data: { userId, roles, groupCodes, reason: 'test' } },
    { type: 'UserStatusChanged', data: { userId, status: 100, reason: 'activated' } },
  )
  return userId
}

type Body = Record<string, unknown>
async function call(userId: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, key?: string) {
  const response = await injectAs(api, userId, { method, url, payload, key })
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<Body>(),
    rows: () => response.json<Body[]>(),
  }
}

const newClaim = (options: Partial<Parameters<typeof recordClaim>[1]> = {}) =>
  recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ann,
    claimantId: cast.ann,
    claimantName: annsName,
    claimantNric: annsNric,
    ...options,
  })
const propose = (userId: string, claimId: string, account: object = otherAccount, key?: string) =>
  call(userId, 'POST', `/console/claims/${claimId}/bank-proposals`, account, key)
const decide = (
  userId: string,
  claimId: string,
  answer: { proposalId: unknown; decision?: string; note?: string; reason?: string },
) => call(userId, 'POST', `/console/claims/${claimId}/bank-decision`, { decision: 'APPROVED', ...answer })
const queue = async (userId: string, kind = 'outpatient') =>
  (await call(userId, 'GET', `/console/${kind}-bank-proposals?range=[0,999]`)).rows()
const inQueue = async (userId: string, claimId: string) => (await queue(userId)).find(({ id }) => id === claimId)
const eventsOf = async (claimId: string) => (await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events
const stateOf = async (claimId: string) => (await eventsOf(claimId)).reduce(evolve, initialState)
const proposalOf = async (claimId: string) => (await inQueue(vera, claimId))?.['proposalId']

async function proposedClaim(
  options: Parameters<typeof newClaim>[0] = {},
): Promise<{ claimId: string; proposalId: unknown }> {
  const { claimId } = await newClaim(options)
  expect((await propose(cast.operation, claimId)).status).toBe(200)
  return { claimId, proposalId: await proposalOf(claimId) }
}

describe('proposing an account', () => {
  test('leaves the payment, and shows on the claim with the number masked', async () => {
    const { claimId } = await newClaim()
    const { body } = await propose(cast.operation, claimId)
    expect(body).toMatchObject({
      payment: { accountNo: '*****2395' },
      bankProposal: {
        status: 'WAITING_VERIFICATION',
        account: { bankName: otherAccount.bankName, branchNo: '550', accountNo: '***9550' },
        note: null,
      },
      actions: ['reprocess', 'propose-bank-account'],
    })
    expect((await eventsOf(claimId)).at(-1)).toMatchObject({
      data: { proposedBy: cast.operation },
      metadata: { actor: { kind: 'system-administrator', id: cast.operation, role: 'ADMIN_OPERATION' } },
    })
  })

  test.each([
    [{ bankName: otherAccount.bankName, bankNo: '0000' }, { bankNo: 'Invalid Bank Code' }],
    [{ branchNo: '000' }, { branchNo: 'Invalid Branch Code' }],
    [
      { bankName: 'DBS Bank Ltd', bankNo: '7171', branchNo: '002', accountNo: '0011234567' },
      { branchNo: otherBranchText('001') },
    ],
    [{ accountNo: '12' }, { accountNo: 'An OCBC account number has 10 or 12 digits.' }],
    [{ accountNo: '***9550' }, { accountNo: 'Invalid account no digit' }],
  ])('is refused with the text at the field: %o', async (changes, errors) => {
    const { claimId } = await newClaim()
    const { status, body } = await propose(cast.operation, claimId, { ...otherAccount, ...changes })
    expect({ status, errors: body['errors'] }).toEqual({ status: 422, errors })
    expect(await eventsOf(claimId)).toHaveLength(1)
  })

  test('takes the code alone, which says which bank it is', async () => {
    const { claimId } = await newClaim()
    const { bankNo, branchNo, accountNo } = otherAccount
    expect((await propose(cast.operation, claimId, { bankNo, branchNo, accountNo })).body).toMatchObject({
      bankProposal: { account: { bankName: otherAccount.bankName } },
    })
  })

  test('sent twice under one key is one proposal', async () => {
    const { claimId } = await newClaim()
    const key = randomUUID()
    await Promise.all([
      propose(cast.operation, claimId, otherAccount, key),
      propose(cast.operation, claimId, otherAccount, key),
    ])
    expect((await eventsOf(claimId)).map(({ type }) => type)).toEqual(['ClaimFiled', 'ClaimBankAccountProposed'])
  })

  test('is for ADMIN_OPERATION, of the clients that they reach, while PROCESSING', async () => {
    const { claimId } = await newClaim()
    for (const userId of [vera, cast.claimDesk, cast.callCentre, cast.ann])
      expect((await propose(userId, claimId)).status).toBe(403)
    expect((await propose(cast.operationOfLantern, claimId)).status).toBe(404)
    const { claimId: submitted } = await newClaim({
      then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo: 'OP26810001' } }],
    })
    expect(await propose(cast.operation, submitted)).toMatchObject({
      status: 409,
      body: { errorCode: 'CLAIM_HANDED_OVER' },
    })
  })
})

describe('the verification queue', () => {
  test('shows the new account beside the present one in full, the documents, and whose it is', async () => {
    const { claimId, attachments } = await newClaim({
      claimantId: cast.dan,
      claimantName: 'Dan Tan',
      claimantNric: dansNric,
      files: [{ content: png, mimeType: 'image/png', name: 'statement.png' }],
    })
    await propose(cast.operation, claimId)
    expect(await inQueue(vera, claimId)).toEqual({
      id: claimId,
      claimNo: claimId.slice(0, 8).toUpperCase(),
      transactionNo: null,
      companyName: 'Orchid Biscuits',
      claimantName: 'Dan Tan',
      nric: `*****${dansNric.slice(-4)}`,
      payeeName: annsName,
      claimStatus: 'PROCESSING',
      proposalId: expect.any(String) as string,
      status: 'WAITING_VERIFICATION',
      proposedAt: expect.any(String) as string,
      proposedBy: 'ADMIN_OPERATION',
      proposed: { ...otherAccount, branchName: expect.any(String) as string },
      current: { bankName: 'POSB', bankNo: '7171', branchNo: '081', branchName: 'POSB', accountNo: '084102395' },
      attachments: [
        {
          id: attachments[0]?.attachmentId,
          category: 'INV/RCP',
          name: 'statement.png',
          mimeType: 'image/png',
          bytes: png.length,
        },
      ],
      obstacle: null,
    })
    const views = (await api.parts.eventLog.load<AccessEvent>(`access-${cast.ann}`)).events.filter(
      ({ data, metadata }) => data.what === 'bank-account' && metadata.actor.id === vera,
    )
    expect(views[0]?.metadata.actor.role).toBe('ADMIN_ACCOUNT')
  })

  test('gives the NRIC in full to who may see it, and notes that', async () => {
    const { claimId } = await proposedClaim({
      claimantId: cast.ben,
      claimantName: 'Ben Lim',
      claimantNric: 'S7000001C',
    })
    expect(await inQueue(both, claimId)).toMatchObject({ nric: 'S7000001C' })
    const { events } = await api.parts.eventLog.load<AccessEvent>(`access-${cast.ben}`)
    expect(events.map(({ data, metadata }) => ({ what: data.what, by: metadata.actor.id }))).toContainEqual({
      what: 'nric',
      by: both,
    })
  })

  test('is for ADMIN_ACCOUNT, holds each kind of claim apart, ten to a page, and is counted', async () => {
    for (let index = 0; index < 11; index++) await proposedClaim({ details: inpatientDetails })
    const page = await call(vera, 'GET', '/console/inpatient-bank-proposals')
    expect(page.headers['content-range']).toBe('inpatient-bank-proposals 0-9/11')
    const counted = await call(vera, 'GET', '/console/verification-counts')
    expect(counted.body).toMatchObject({ inpatientBank: 11, outpatientBank: (await queue(vera)).length })
    expect((await call(ofLantern, 'GET', '/console/verification-counts')).body).toMatchObject({
      inpatientBank: 0,
      outpatientBank: 0,
    })
    // Operations have a queue of their own (S35), and are not told of these.
    expect((await call(cast.operation, 'GET', '/console/verification-counts')).body).toMatchObject({
      inpatientBank: 0,
      outpatientBank: 0,
    })
    for (const userId of [cast.operation, cast.claimDesk, cast.auditor, cast.ann]) {
      expect((await call(userId, 'GET', '/console/inpatient-bank-proposals')).status).toBe(403)
      expect((await call(userId, 'GET', '/console/verification-counts')).status).toBe(
        userId === cast.operation ? 200 : 403,
      )
    }
  })
})

describe('deciding', () => {
  test('to approve changes the payment; to decline does not; both keep the note and leave the queue', async () => {
    const approved = await proposedClaim()
    expect(
      (await decide(vera, approved.claimId, { proposalId: approved.proposalId, note: 'As on the statement' })).body,
    ).toMatchObject({ status: 'APPROVED' })
    expect(await stateOf(approved.claimId)).toMatchObject({
      payment: otherAccount,
      bankProposal: { note: 'As on the statement', decidedBy: vera },
    })

    const declined = await proposedClaim()
    expect(
      (
        await decide(vera, declined.claimId, {
          proposalId: declined.proposalId,
          decision: 'REJECTED',
          note: 'Another name',
          reason: 'The account is in another name',
        })
      ).body,
    ).toMatchObject({ status: 'REJECTED' })
    expect(await stateOf(declined.claimId)).toMatchObject({
      payment: bankPayment,
      bankProposal: { note: 'Another name', reason: 'The account is in another name' },
    })

    expect(await inQueue(vera, approved.claimId)).toBeUndefined()
    expect(await inQueue(vera, declined.claimId)).toBeUndefined()
    const shown = await call(cast.operation, 'GET', `/console/outpatient-claims/${approved.claimId}`)
    expect(shown.body).toMatchObject({
      payment: { accountNo: '***9550' },
      bankProposal: { status: 'APPROVED', note: 'As on the statement' },
    })
  })

  test('takes four eyes, also of somebody who has both roles', async () => {
    const { claimId } = await newClaim()
    await propose(both, claimId)
    const waiting = await inQueue(both, claimId)
    expect(waiting).toMatchObject({
      obstacle: 'You proposed this bank account yourself. Another administrator has to verify it.',
    })
    for (const decision of ['APPROVED', 'REJECTED']) {
      expect(
        await decide(both, claimId, { proposalId: waiting?.['proposalId'], decision, reason: 'Not theirs' }),
      ).toMatchObject({
        status: 409,
        body: { errorCode: 'BANK_PROPOSAL_OWN' },
      })
    }
    expect((await decide(vera, claimId, { proposalId: waiting?.['proposalId'] })).status).toBe(200)
  })

  test('by two at once counts once, and the other is told', async () => {
    const { claimId, proposalId } = await proposedClaim()
    const answers = await Promise.all([
      decide(vera, claimId, { proposalId }),
      decide(viktor, claimId, { proposalId, decision: 'REJECTED', reason: 'Not theirs' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ errorCode: 'BANK_PROPOSAL_DECIDED' })
    expect((await eventsOf(claimId)).filter(({ type }) => type !== 'ClaimFiled')).toHaveLength(2)
  })

  test('on an account that was replaced meanwhile is refused', async () => {
    const { claimId, proposalId } = await proposedClaim()
    await propose(both, claimId, bankPayment)
    expect(await decide(vera, claimId, { proposalId })).toMatchObject({
      status: 409,
      body: { errorCode: 'BANK_PROPOSAL_REPLACED' },
    })
    expect(await stateOf(claimId)).toMatchObject({ bankProposal: { status: 'WAITING_VERIFICATION', proposedBy: both } })
  })

  test('is for ADMIN_ACCOUNT, of the clients that they reach', async () => {
    const { claimId, proposalId } = await proposedClaim()
    for (const userId of [cast.operation, cast.claimDesk, cast.auditor, cast.ann])
      expect((await decide(userId, claimId, { proposalId })).status).toBe(403)
    expect((await decide(ofLantern, claimId, { proposalId })).status).toBe(404)
    expect(await queue(ofLantern)).toEqual([])
  })
})

describe('while the insurer takes the claim over', () => {
  test('a proposal comes before it and is closed, or after it and is refused', async () => {
    for (let round = 0; round < 6; round++) {
      const { claimId } = await newClaim()
      const registered = { type: 'ClaimRegistered', data: { claimId, transactionNo: `OP2682000${round}` } } as const
      const [answer] = await Promise.all([propose(cast.operation, claimId), recordUntilTaken(claimId, registered)])
      const closed = { status: 'SUBMITTED', payment: bankPayment, bankProposal: { status: 'CLOSED' } }
      expect(await stateOf(claimId)).toMatchObject(
        answer.status === 200 ? closed : { status: 'SUBMITTED', payment: bankPayment },
      )
      expect([200, 409]).toContain(answer.status)
      expect(await inQueue(vera, claimId)).toBeUndefined()
    }
  })

  test('a decision that comes too late is refused', async () => {
    const { claimId, proposalId } = await proposedClaim()
    await api.record(`claim-${claimId}`, { type: 'ClaimRegistered', data: { claimId, transactionNo: 'OP26830000' } })
    expect(await decide(vera, claimId, { proposalId })).toMatchObject({
      status: 409,
      body: { errorCode: 'BANK_PROPOSAL_CLOSED' },
    })
    expect(await stateOf(claimId)).toMatchObject({ payment: bankPayment })
  })

  /** Whichever comes first, as the hand-over does it: again when somebody else was quicker. */
  async function recordUntilTaken(claimId: string, event: ClaimEvent): Promise<void> {
    await api.parts.eventLog.append(`claim-${claimId}`, [event], {
      expected: { kind: 'any' },
      context: {
        actor: { kind: 'system', id: 'insurer-handover' },
        commandId: randomUUID(),
        correlationId: randomUUID(),
      },
    })
  }
})

describe('the calls of the catalogue', () => {
  const detail = (userId: string, claimId: string, kind = 'outpatient') =>
    call(userId, 'GET', `/sysadmin/${kind}/detail?_id=${claimId}`)

  test('propose, list what waits, decide and reprocess', async () => {
    const { claimId } = await newClaim()
    const proposed = await call(cast.operation, 'PUT', '/sysadmin/outpatient', {
      _id: claimId,
      proposedBankDetail: { ...otherAccount, branchName: 'x' },
    })
    expect(proposed.body).toMatchObject({
      data: {
        claim: {
          _id: claimId,
          accountNo: '*****2395',
          proposedBankDetail: { bankName: otherAccount.bankName, accountNo: '***9550', status: 'WAITING_VERIFICATION' },
        },
      },
    })

    const waiting = await call(
      vera,
      'GET',
      '/sysadmin/outpatient?searchPage=1&searchMax=1000&proposedBankStatus=WAITING_VERIFICATION',
    )
    const { claims, pagination } = waiting.body['data'] as { claims: Body[]; pagination: Body }
    expect(claims.find(({ _id }) => _id === claimId)).toMatchObject({
      detailUser: { name: annsName, nric: `*****${annsNric.slice(-4)}` },
      proposedBankDetail: { accountNo: '1089550' },
    })
    expect(pagination).toEqual({ totalPage: 1, totalData: claims.length, searchPage: 1, searchMax: 1000 })

    const another = await call(vera, 'PUT', `/sysadmin/outpatient/${claimId}`, {
      _id: randomUUID(),
      proposedBankStatus: 'APPROVED',
      note: null,
    })
    expect({ status: another.status, errors: another.body['errors'] }).toEqual({
      status: 422,
      errors: { _id: verificationTexts.otherClaim },
    })
    expect(
      (await call(vera, 'PUT', `/sysadmin/outpatient/${claimId}`, { proposedBankStatus: 'APPROVED', note: null })).body,
    ).toMatchObject({
      data: {
        claim: { bankNo: '7339', branchNo: '550', accountNo: '***9550', proposedBankDetail: { status: 'APPROVED' } },
      },
    })
    await api.record(`claim-${claimId}`, {
      type: 'ClaimHandoverFailed',
      data: { claimId, retryCount: 5, reason: 'no answer', gaveUp: true },
    })
    expect(
      (await call(cast.operation, 'PUT', `/sysadmin/outpatient/${claimId}`, { claimRetry: 0 })).body,
    ).toMatchObject({ data: { claim: { claimRetry: 0 } } })
    expect((await eventsOf(claimId)).map(({ metadata }) => metadata.actor.role)).toEqual([
      undefined,
      'ADMIN_OPERATION',
      'ADMIN_ACCOUNT',
      undefined,
      'ADMIN_OPERATION',
    ])
  })

  test('ask for the power of what they change, one thing at a time, within reach and of their kind', async () => {
    const { claimId } = await proposedClaim()
    const put = (userId: string, body: object, kind = 'outpatient') =>
      call(userId, 'PUT', `/sysadmin/${kind}/${claimId}`, body)
    expect((await put(vera, { proposedBankDetail: otherAccount })).status).toBe(403)
    expect((await put(vera, { claimRetry: 0 })).status).toBe(403)
    expect((await put(cast.operation, { proposedBankStatus: 'APPROVED' })).status).toBe(403)
    expect((await put(both, {})).status).toBe(422)
    expect((await put(both, { claimRetry: 0, proposedBankStatus: 'APPROVED' })).status).toBe(422)
    expect((await put(both, { proposedBankStatus: 'WAITING_VERIFICATION' })).status).toBe(422)
    expect((await put(ofLantern, { proposedBankStatus: 'APPROVED' })).status).toBe(404)
    expect((await put(vera, { proposedBankStatus: 'APPROVED' }, 'inpatient')).status).toBe(404)
    expect((await put(cast.ann, { proposedBankStatus: 'APPROVED' })).status).toBe(403)
  })

  test('open on PROCESSING, show an inpatient claim with its fields, and note who opened it', async () => {
    const accident = { date: '2026-01-31', time: '08:15', place: 'Home', details: 'Fell', workRelated: false }
    const { claimId } = await newClaim({
      details: { ...inpatientDetails, accident, otherInsurer: { name: 'Other Insurer' } },
    })
    const inpatient = (await detail(cast.claimDesk, claimId, 'inpatient')).body['data']
    expect(inpatient).toEqual({
      claim: {
        _id: claimId,
        transactionNo: '',
        claimantId: cast.ann,
        detailUser: { nric: `*****${annsNric.slice(-4)}`, name: annsName },
        detailCompany: { name: 'Orchid Biscuits' },
        admissionDate: '2026-02-01',
        dischargeDate: '2026-02-04',
        providerName: 'Mount Alvernia Hospital',
        claimStatus: 'PROCESSING',
        claimRetry: 0,
        reasonForTreatment: 'Appendicitis',
        symptoms: 'Pain in the abdomen',
        symptomsStartDate: '2026-01-31',
        nameOfOperation: 'Appendicectomy',
        currency: 'SGD',
        amount: '4800.00',
        empSubRemarks: '',
        accidentRelated: 'Y',
        accidentDateTime: '2026-01-31 08:15',
        placeOfAccident: 'Home',
        // The compensation question stands only where it is work related.
        workRelated: 'N',
        accidentDetails: 'Fell',
        claimingFromOtherInsurer: 'Y',
        claimingFromOtherInsurerName: 'Other Insurer',
        paymentMethod: 'Bank',
        bankNo: '7171',
        branchNo: '081',
        accountNo: '*****2395',
      },
    })
    const { events } = await api.parts.eventLog.load<AccessEvent>(`access-${cast.ann}`)
    expect(
      events.some(
        ({ data, metadata }) =>
          data.what === 'claim' && data.recordId === claimId && metadata.actor.id === cast.claimDesk,
      ),
    ).toBe(true)
    expect((await detail(cast.claimDesk, claimId)).status).toBe(404)

    const atWork = { ...accident, workRelated: true, claimableFromCompany: true }
    const { claimId: visit } = await newClaim({ details: { ...outpatientDetails, accident: atWork } })
    const { claim: outpatient } = (await detail(cast.claimDesk, visit)).body['data'] as { claim: Body }
    const ofBoth = Object.keys((inpatient as { claim: Body }).claim).filter(
      (field) => !/admission|discharge|reasonFor|symptoms|nameOf|InsurerName/.test(field),
    )
    expect(Object.keys(outpatient).toSorted()).toEqual(
      [...ofBoth, 'visitDate', 'benefitId', 'receiptNo', 'diagnosisCode', 'accidentClaimableFromCompany'].toSorted(),
    )
    expect(outpatient).toMatchObject({
      visitDate: '2026-03-02',
      benefitId: 'gp-1',
      receiptNo: 'R-1001',
      diagnosisCode: 'J11',
      accidentClaimableFromCompany: 'Y',
      claimingFromOtherInsurer: 'N',
      empSubRemarks: 'Fever',
    })
    await api.record(`claim-${claimId}`, { type: 'ClaimDeleted', data: { claimId } })
    const idsOf = async (query: string) =>
      (
        (await call(cast.claimDesk, 'GET', `/sysadmin/inpatient?searchMax=1000${query}`)).body['data'] as {
          claims: Body[]
        }
      ).claims.map(({ _id }) => _id)
    expect(await idsOf('')).not.toContain(claimId)
    expect(await idsOf('&companyId=ALL')).toEqual(await idsOf(''))
    expect(await idsOf('&claimStatus=DELETED')).toEqual([claimId])
    // What is sent empty is as left out.
    expect(await idsOf('')).not.toEqual([])
    expect(await idsOf('&companyId=&claimStatus=&name=&nric=&proposedBankStatus=')).toEqual(await idsOf(''))
    expect(await idsOf('&claimStatus=&proposedBankStatus=WAITING_VERIFICATION')).toEqual(
      await idsOf('&proposedBankStatus=WAITING_VERIFICATION'),
    )
    expect((await call(cast.claimDesk, 'GET', '/sysadmin/outpatient?claimStatus=&proposedBankStatus=')).status).toBe(
      200,
    )
  })
})

test('a forgotten person leaves no account behind, in queue, claim or history', async () => {
  const { claimId } = await newClaim({ employeeId: cast.ben, claimantId: cast.ben, claimantName: 'Ben Lim' })
  await propose(cast.operation, claimId)
  await decide(vera, claimId, { proposalId: await proposalOf(claimId), note: 'Account of Ben Lim' })
  const history = async () =>
    JSON.stringify((await call(cast.operation, 'GET', `/console/claims/${claimId}/history`)).body)
  const before = await history()
  expect(before).toContain('***9550')
  expect(before).not.toContain('1089550')

  const context = {
    actor: { kind: 'system', id: 'test' },
    commandId: randomUUID(),
    correlationId: randomUUID(),
  } as const
  await forgetPerson({ keys: api.parts.subjectKeys, log: api.parts.eventLog }, cast.ben, 'asked for', context)
  await api.untilUpToDate()
  const shown = JSON.stringify((await call(cast.operation, 'GET', `/console/outpatient-claims/${claimId}`)).body)
  for (const text of [shown, await history()]) {
    expect(text).not.toContain('***9550')
    expect(text).not.toContain('Account of Ben Lim')
  }
})
