// Requirements: ADM-USR-017, ADM-USR-020, ADM-USR-023, ADM-USR-026, ADM-LGI-001, ADM-LGI-002, ADM-LGI-003, ADM-UBK-001, ADM-UBK-002, ADM-UBK-003,
// ADM-UBK-004, ADM-STU-001, ADM-STU-002, ADM-COM-003, ADM-COM-007, ROL-011, ROL-012, ROL-013, ROL-014, ROL-017, ROL-018, ROL-019, ROL-038, ROL-039,
// LIM-035, API-122, API-124, API-125, API-126
import { randomUUID } from 'node:crypto'
import type { ResponseError } from '@member-care/domain/errors/response-error.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import type { AccessEvent } from '@member-care/domain/access/access-events.ts'
import { otherBranchText } from '@member-care/domain/texts/bank-texts.ts'
import { userFormTexts } from '@member-care/domain/texts/user-texts.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import {
  createAdministrator,
  createCompany,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { injectAs } from '@member-care/tests/support/inject-as.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holderOf } from '../accounts/reservations.ts'
import type { ConsoleUser } from './user-answers.ts'

let api: AccountsUnderTest
let company: string
let otherCompany: string
let olive: string
let ash: string
beforeAll(async () => {
  api = await startAccountsUnderTest({
    STUDENT_POLICY_NUMBERS: 'POL-S, POL-1',
    PLACEHOLDER_EMAIL_DOMAIN: 'none.example',
  })
  company = await createCompany(api)
  otherCompany = await createCompany(api)
  olive = (await createAdministrator(api, ['ADMIN_OPERATION'])).userId
  ash = (await createAdministrator(api, ['ADMIN_OPERATION'])).userId
})
afterAll(() => api.close())

let nextNric = 3_000_000
const someNric = () => makeNric('S', String(++nextNric))

async function ask<Body = ConsoleUser>(
  who: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  key: string = randomUUID(),
) {
  const reply = await injectAs(api, who, { method, url, payload, key })
  return { status: reply.statusCode, body: reply.json<Body & Partial<ResponseError>>() }
}

const formOf = (about: object = {}) => ({
  companyId: company,
  name: 'Fern Lim',
  nric: someNric(),
  birthdate: '1990-01-31',
  gender: 'f',
  effectiveStartDate: '2026-01-01',
  ...about,
})

async function created(about: object = {}): Promise<ConsoleUser> {
  const { status, body } = await ask(olive, 'POST', '/console/users', formOf(about))
  expect(status).toBe(201)
  return body
}

const basicOf = ({ name, nric, birthdate, gender, email, version }: ConsoleUser) => ({
  expectedVersion: version,
  name,
  nric,
  birthdate,
  gender,
  email,
})
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const eventsOf = async (userId: string) => (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events

describe('creating a user', () => {
  it('gives the record, with the placeholder of the NRIC for a missing address', async () => {
    const fern = await created({ staffId: 'S-1' })
    expect(fern).toMatchObject({
      name: 'Fern Lim',
      status: 101,
      loginRequired: true,
      hasPlaceholderEmail: true,
      email: `${textOf(fern.nric).toLowerCase()}@none.example`,
    })
    expect(fern.companies).toMatchObject([
      { companyId: company, memberType: 'E', staffId: 'S-1', effectiveStartDate: '2026-01-01', effectiveEndDate: null },
    ])
  })

  it('gives the same user for the same call again', async () => {
    const key = randomUUID()
    const form = formOf()
    const [first, again] = [
      await ask(olive, 'POST', '/console/users', form, key),
      await ask(olive, 'POST', '/console/users', form, key),
    ]
    expect(again.body.id).toBe(first.body.id)
  })

  it('is done by one of two administrators at once, and the other is told who it is', async () => {
    const form = formOf({ name: 'Rue Goh' })
    const answers = await Promise.all([olive, ash].map((who) => ask(who, 'POST', '/console/users', form)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: 'NRIC_TAKEN',
      errors: { nric: 'This NRIC belongs to Rue Goh, who is a user already.' },
    })
  })

  it('says what is wrong at its field, and knows no company out of reach', async () => {
    const wrong = await ask(olive, 'POST', '/console/users', formOf({ nric: 'S1234567A', birthdate: '2999-01-01' }))
    expect(wrong).toMatchObject({ status: 422 })
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['nric', 'birthdate'])
    const elsewhere = await createAdministrator(api, ['ADMIN_OPERATION'], ['P9'])
    expect(await ask(elsewhere.userId, 'POST', '/console/users', formOf())).toMatchObject({
      status: 422,
      body: { errors: { companyId: expect.any(String) as string } },
    })
  })
})

describe('basic information', () => {
  it('moves NRIC and address, and the placeholder with the NRIC', async () => {
    const fern = await created()
    const nric = someNric()
    const { body } = await ask(ash, 'PUT', `/console/users/${fern.id}/basic`, {
      ...basicOf(fern),
      nric,
      contactNo: ' 00001234 ',
      contactNoCountryCode: '65',
    })
    expect(body).toMatchObject({ nric, email: `${nric.toLowerCase()}@none.example`, contactNo: '00001234' })
    expect((await eventsOf(fern.id)).slice(2).map(({ type }) => type)).toEqual([
      'UserDetailsChanged',
      'EmailAddressChanged',
      'ContactNumberChanged',
    ])
    expect((await created({ nric: fern.nric })).nric).toBe(fern.nric)
  })

  it('is refused to somebody who looked at an older record, and nothing of theirs is kept', async () => {
    const fern = await created()
    expect(
      (await ask(ash, 'PUT', `/console/users/${fern.id}/basic`, { ...basicOf(fern), name: 'Fern Tan' })).status,
    ).toBe(200)
    const nric = someNric()
    expect(await ask(olive, 'PUT', `/console/users/${fern.id}/basic`, { ...basicOf(fern), nric })).toMatchObject({
      status: 409,
      body: { errorCode: 'CONFLICT' },
    })
    expect((await created({ nric })).nric).toBe(nric)
  })

  it('keeps what is known from being emptied', async () => {
    const fern = await created({ contactNo: '00001234', contactNoCountryCode: '65' })
    const { body } = await ask(olive, 'PUT', `/console/users/${fern.id}/basic`, {
      ...basicOf(fern),
      birthdate: '',
      contactNo: '',
      contactNoCountryCode: '',
    })
    expect(Object.keys(body.errors ?? {})).toEqual(['birthdate', 'contactNoCountryCode', 'contactNo'])
  })

  it('is on record as looked at with the NRIC in full, and masked for who may not see it', async () => {
    const fern = await created()
    expect((await ask(olive, 'GET', `/console/users/${fern.id}`)).body.nric).toBe(fern.nric)
    const looked = await api.parts.eventLog.load<AccessEvent>(`access-${fern.id}`)
    expect(looked.events).toMatchObject([
      { type: 'SensitiveRecordViewed', data: { what: 'nric', recordId: fern.id }, metadata: { actor: { id: olive } } },
    ])
    // A change that changes nothing shows the record as well.
    const nothing = { expectedVersion: fern.version, companies: [] }
    expect((await ask(ash, 'PUT', `/console/users/${fern.id}/companies`, nothing)).body.nric).toBe(fern.nric)
    expect((await api.parts.eventLog.load<AccessEvent>(`access-${fern.id}`)).events.slice(1)).toMatchObject([
      { type: 'SensitiveRecordViewed', data: { what: 'nric', recordId: fern.id }, metadata: { actor: { id: ash } } },
    ])
    const helpline = await createAdministrator(api, ['ADMIN_CALL_CENTRE'])
    const masked = `*****${textOf(fern.nric).slice(-4)}`
    const placeholder = `${masked.toLowerCase()}@none.example`
    expect((await ask(helpline.userId, 'GET', `/console/users/${fern.id}`)).body).toMatchObject({
      nric: masked,
      email: placeholder,
      hasPlaceholderEmail: true,
    })
    const { body } = await ask<{ data: { users: object[] } }>(
      helpline.userId,
      'GET',
      `/sysadmin/users?nric=${textOf(fern.nric)}`,
    )
    expect(body.data.users).toMatchObject([{ nric: masked, email: placeholder }])
    expect(await ask(helpline.userId, 'PUT', `/console/users/${fern.id}/basic`, basicOf(fern))).toMatchObject({
      status: 403,
    })
  })
})

describe('login information', () => {
  it('lets the call centre change the status, with a reason, and nothing else', async () => {
    const fern = await created()
    const helpline = (await createAdministrator(api, ['ADMIN_CALL_CENTRE'])).userId
    const change = { expectedVersion: fern.version, status: 301 }
    const put = (body: object) => ask(helpline, 'PUT', `/console/users/${fern.id}/login`, body)
    expect(await put(change)).toMatchObject({
      status: 422,
      body: { errors: { reason: 'Please say why the status changes.' } },
    })
    expect(await put({ ...change, reason: 'Phone call', onboardingEmailSent: true })).toMatchObject({ status: 403 })
    expect(
      await put({ ...change, reason: 'Phone call', onboardingEmailSent: false, loginRequired: true }),
    ).toMatchObject({ status: 200, body: { status: 301 } })
    expect(await put({ ...change, status: 100, reason: 'Late' })).toMatchObject({ status: 409 })
  })

  it('opens a closed account that nobody came into as not registered, also when the call is sent again', async () => {
    const fern = await created()
    const put = (body: object, key?: string) => ask(olive, 'PUT', `/console/users/${fern.id}/login`, body, key)
    const closed = await put({ expectedVersion: fern.version, status: 401, reason: 'Left' })
    const opening = [{ expectedVersion: closed.body.version, status: 100, reason: 'Back' }, randomUUID()] as const
    const opened = await put(...opening)
    expect(opened).toMatchObject({ status: 200, body: { status: 101 } })
    expect(await put(...opening)).toMatchObject({ status: 200, body: { status: 101, version: opened.body.version } })
  })

  it('leaves the address of a member alone whose status the call centre changes, so that they sign in as before', async () => {
    const email = `${randomUUID()}@example.com`
    const fern = await created({ email })
    const helpline = (await createAdministrator(api, ['ADMIN_CALL_CENTRE'])).userId
    const put = (who: string, body: object) => ask(who, 'PUT', `/console/users/${fern.id}/login`, body)
    const suspended = await put(helpline, { expectedVersion: fern.version, status: 301, reason: 'Phone call' })
    expect(suspended).toMatchObject({ status: 200, body: { status: 301, email, hasPlaceholderEmail: false } })
    const welcomed = await put(olive, { expectedVersion: suspended.body.version, onboardingEmailSent: true })
    expect(welcomed).toMatchObject({ status: 200, body: { status: 301, email, onboardingEmailSent: true } })
    expect((await eventsOf(fern.id)).filter(({ type }) => type === 'EmailAddressChanged')).toEqual([])
    expect(await holderOf(api.parts, 'email', email)).toBe(fern.id)
  })

  it('changes everything at once for operations, and ends the sessions of a closed account', async () => {
    const fern = await created()
    const { accesstoken } = await api.headersFor(fern.id)
    const body = {
      expectedVersion: fern.version,
      status: 401,
      reason: 'Left',
      email: 'fern.lim@example.com',
      loginRequired: false,
      onboardingEmailSent: true,
    }
    const after = await ask(olive, 'PUT', `/console/users/${fern.id}/login`, body)
    expect(after.body).toMatchObject({
      status: 401,
      email: 'fern.lim@example.com',
      hasPlaceholderEmail: false,
      loginRequired: false,
      onboardingEmailSent: true,
    })
    expect(
      (await api.app.inject({ method: 'GET', url: '/api/notifications', headers: { accesstoken } })).json(),
    ).toMatchObject({ errorCode: 'ACCOUNT_TERMINATED' })
  })
})

it("keeps student information only under a students' policy", async () => {
  const fern = await created()
  expect(fern.isStudent).toBe(true)
  const keep = (user: ConsoleUser, studentInformation: object) =>
    ask(olive, 'PUT', `/console/users/${user.id}/student`, { expectedVersion: user.version, studentInformation })
  expect((await keep(fern, { studentID: ' a1 ', nsMenIndicator: 'N' })).body.studentInformation).toEqual({
    studentID: 'a1',
    nsMenIndicator: 'N',
  })

  const employer = randomUUID()
  await api.record(`client-${employer}`, {
    type: 'ClientCreated',
    data: {
      companyId: employer,
      name: 'Heron Metals',
      companyCode: 'HER',
      groupCode: 'P1',
      policyNo: 'POL-7',
      inpatientPolicyNo: 'POL-7-I',
      outpatientPolicyNo: 'POL-7-O',
    },
  })
  const rue = await created({ companyId: employer })
  expect(rue.isStudent).toBe(false)
  expect(await keep(rue, { studentID: 'a1' })).toMatchObject({
    status: 422,
    body: { message: userFormTexts.noStudent },
  })
})

it('keeps all nine fields of a student, and gives them under the names of the catalogue', async () => {
  const fern = await created()
  const student = {
    studentFullBankAccountNo: '081-12345-6',
    studentEmail: 'fern@school.example',
    studentTel: '61234567',
    studentCareerCode: 'UGRD',
    studentMaritalStatus: 'Single',
    studentID: 'A0123456X',
    studentNationality: 'Singaporean',
    singaporeCitizenshipstatus: 'Citizen',
    nsMenIndicator: 'N',
  }
  expect((await ask(olive, 'PUT', `/sysadmin/users/setup/${fern.id}`, student)).status).toBe(200)
  const { body } = await ask<{ data: { user: object } }>(olive, 'GET', `/sysadmin/users/detail?_id=${fern.id}`)
  expect(body.data.user).toMatchObject(student)
})

it('proposes an account by the rules of its bank, for somebody else to verify', async () => {
  const fern = await created()
  const propose = (account: object) => ask(olive, 'POST', `/console/users/${fern.id}/bank-proposals`, account)
  expect((await propose({ bankNo: '1', branchNo: '001', accountNo: '12345' })).body.errors).toEqual({
    bankNo: 'Invalid Bank Code',
  })
  expect((await propose({ bankNo: '7339', branchNo: '999', accountNo: '1089550' })).body.errors).toEqual({
    branchNo: 'Invalid Branch Code',
  })
  const elsewhere = { bankName: 'Bank of China Limited', bankNo: '7083', branchNo: '012', accountNo: '91234567890' }
  expect((await propose(elsewhere)).body.errors).toEqual({ branchNo: otherBranchText('011') })
  expect(
    (await ask(olive, 'PUT', `/sysadmin/users/setup/${fern.id}`, { proposedBankDetail: elsewhere })).body.errors,
  ).toEqual({ branchNo: otherBranchText('011') })
  const { body } = await propose({ bankNo: '7339', branchNo: '550', accountNo: '1089550' })
  expect(body).toMatchObject({
    bankAccount: null,
    bankProposal: { status: 'WAITING_VERIFICATION', isOwn: true, accountNo: '***9550' },
  })
})

describe('companies', () => {
  const cover = { staffId: 'S-9', effectiveStartDate: '2026-02-01' }
  const child = (about: object = {}) => ({
    name: 'Moss Lim',
    nric: someNric(),
    birthdate: '2015-05-05',
    relationship: 'Child',
    effectiveStartDate: '2026-02-01',
    ...about,
  })
  const save = (user: ConsoleUser, ...companies: object[]) =>
    ask(olive, 'PUT', `/console/users/${user.id}/companies`, { expectedVersion: user.version, companies })
  const familyIn = (user: ConsoleUser, companyId: string) =>
    user.companies.find((membership) => membership.companyId === companyId)?.family ?? []

  it('adds a company with its family, changes both, and takes the dependants out with it', async () => {
    const fern = await created()
    const moss = child()
    const added = (await save(fern, { companyId: otherCompany, cover, added: [moss] })).body
    expect(added.companies).toHaveLength(2)
    expect(familyIn(added, otherCompany)).toMatchObject([
      { name: 'Moss Lim', relationship: 'Child', loginRequired: true },
    ])
    const [dependant] = familyIn(added, otherCompany)
    const changed = (
      await save(added, {
        companyId: otherCompany,
        cover: { ...cover, designation: 'Baker' },
        changed: [{ ...moss, userId: dependant?.id, expectedVersion: dependant?.version, planNo: 'B' }],
      })
    ).body
    expect(changed.companies.find(({ companyId }) => companyId === otherCompany)).toMatchObject({
      designation: 'Baker',
      family: [{ planNo: 'B' }],
    })

    // The same child in the first company too: no second person.
    const both = (
      await save(changed, { companyId: company, cover: { effectiveStartDate: '2026-01-01' }, added: [moss] })
    ).body
    expect(familyIn(both, company).map(({ id }) => id)).toEqual([dependant?.id])

    const removed = await ask(
      olive,
      'DELETE',
      `/console/users/${fern.id}/memberships/${otherCompany}?expectedVersion=${both.version}`,
    )
    expect(removed.body.companies.map(({ companyId }) => companyId)).toEqual([company])
    expect((await eventsOf(dependant?.id ?? '')).filter(({ type }) => type === 'MembershipRemoved')).toMatchObject([
      { data: { companyId: otherCompany } },
    ])
    expect(
      await ask(
        olive,
        'DELETE',
        `/console/users/${fern.id}/memberships/${company}?expectedVersion=${removed.body.version}`,
      ),
    ).toMatchObject({ status: 409, body: { errorCode: 'LAST_COMPANY' } })
  })

  it('removes a dependant, and adds nobody who is somebody else', async () => {
    const [fern, stranger] = [await created(), await created({ name: 'Oak Ng' })]
    const taken = await save(fern, {
      companyId: company,
      cover: { effectiveStartDate: '2026-01-01' },
      added: [child({ nric: stranger.nric })],
    })
    expect(taken.body.errors).toEqual({
      'companies.0.added.0.nric': 'This NRIC belongs to Oak Ng, who is a user already.',
    })
    const family = (
      await save(fern, { companyId: company, cover: { effectiveStartDate: '2026-01-01' }, added: [child()] })
    ).body
    const [moss] = familyIn(family, company)
    expect(
      familyIn(
        (await save(family, { companyId: company, cover: { effectiveStartDate: '2026-01-01' }, removed: [moss?.id] }))
          .body,
        company,
      ),
    ).toEqual([])
  })

  it('records nothing when one dependant is refused, and takes the corrected call for the same version', async () => {
    const [fern, stranger] = [await created(), await created({ name: 'Oak Ng' })]
    const first = child({ email: 'moss.lim@example.com' })
    const family = (...added: object[]) => [
      { companyId: company, cover: { effectiveStartDate: '2026-01-01', designation: 'Baker' }, added: [first] },
      { companyId: otherCompany, cover, added },
    ]
    const before = await api.parts.eventLog.head()
    const refused = await save(fern, ...family(child({ name: 'Sedge Lim' }), child({ nric: stranger.nric })))
    expect(refused).toMatchObject({
      status: 409,
      body: {
        errorCode: 'NRIC_TAKEN',
        errors: { 'companies.1.added.1.nric': 'This NRIC belongs to Oak Ng, who is a user already.' },
      },
    })
    expect(await api.parts.eventLog.head()).toBe(before)

    const corrected = await save(fern, ...family(child({ name: 'Sedge Lim' }), first))
    expect(corrected.status).toBe(200)
    expect(corrected.body.companies.find(({ companyId }) => companyId === company)).toMatchObject({
      designation: 'Baker',
    })
    const [moss] = familyIn(corrected.body, company)
    // The same child in both companies of one call is one person.
    expect(
      familyIn(corrected.body, otherCompany)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Moss Lim', 'Sedge Lim'])
    expect(familyIn(corrected.body, otherCompany).map(({ id }) => id)).toContain(moss?.id)
  })

  it('changes the cover of one child under two companies at once, and not who they are in two ways', async () => {
    const moss = child()
    const [atHome, elsewhere] = [
      { companyId: company, cover: { effectiveStartDate: '2026-01-01' } },
      { companyId: otherCompany, cover },
    ]
    const both = (await save(await created(), { ...atHome, added: [moss] }, { ...elsewhere, added: [moss] })).body
    const [shown] = familyIn(both, company)
    const changeOf = (about: object) => ({
      changed: [{ ...moss, userId: shown?.id, expectedVersion: shown?.version, ...about }],
    })
    const disagreeing = await save(
      both,
      { ...atHome, ...changeOf({ name: 'Moss Tan' }) },
      { ...elsewhere, ...changeOf({ planNo: 'B' }) },
    )
    expect(disagreeing).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } })
    const { body } = await save(
      both,
      { ...atHome, ...changeOf({ planNo: 'A' }) },
      { ...elsewhere, ...changeOf({ planNo: 'B' }) },
    )
    expect([company, otherCompany].map((companyId) => familyIn(body, companyId))).toMatchObject([
      [{ planNo: 'A' }],
      [{ planNo: 'B' }],
    ])
  })

  it('gives a number to one of two families that are saved at once, and the other stays as it was', async () => {
    const [fern, rue] = [await created(), await created({ name: 'Rue Goh' })]
    const shared = child()
    const answers = await Promise.all(
      [fern, rue].map((user) => save(user, { companyId: otherCompany, cover, added: [child(), shared] })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = answers[0]?.status === 409 ? fern : rue
    expect(await eventsOf(loser.id)).toHaveLength(2)
  })

  it('makes only a company the default one whose cover has not ended', async () => {
    const fern = await created()
    const two = (await save(fern, { companyId: otherCompany, cover: { ...cover, effectiveEndDate: '2026-03-01' } }))
      .body
    const choose = (companyId: string, expectedVersion: number) =>
      ask(olive, 'PUT', `/console/users/${fern.id}/default-company`, { expectedVersion, companyId })
    expect(await choose(otherCompany, two.version)).toMatchObject({ status: 409, body: { errorCode: 'COMPANY_ENDED' } })
    const open = (await save(two, { companyId: otherCompany, cover: { ...cover, effectiveEndDate: '' } })).body
    expect((await choose(otherCompany, open.version)).body.defaultCompanyId).toBe(otherCompany)
    expect(await choose(company, open.version)).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } })
  })

  it('says what is wrong before anything is recorded', async () => {
    const fern = await created()
    const { status, body } = await save(fern, {
      companyId: otherCompany,
      cover: { effectiveStartDate: '' },
      added: [child({ relationship: '' })],
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual([
      'companies.0.effectiveStartDate',
      'companies.0.added.0.relationship',
    ])
    expect(await eventsOf(fern.id)).toHaveLength(2)
  })
})

describe('the catalogue', () => {
  const setUp = (userId: string, body: object) =>
    ask<{ result: { uuid: string } }>(olive, 'PUT', `/sysadmin/users/setup/${userId}`, body)
  const read = async (userId: string) => (await ask(olive, 'GET', `/console/users/${userId}`)).body

  it('creates with a timestamp and changes each part under its own power', async () => {
    const form = formOf({
      birthdate: Date.parse('1990-01-30T16:00:00Z'),
      effectiveStartDate: '01/02/2026',
      contactNo: '00001234',
      contactNoCountryCode: '65',
    })
    const { body } = await ask<{ result: { uuid: string } }>(olive, 'POST', '/sysadmin/users/setup/', form)
    const userId = body.result.uuid
    expect(await read(userId)).toMatchObject({
      birthdate: '1990-01-31',
      companies: [{ effectiveStartDate: '2026-02-01' }],
    })

    const family = [
      {
        name: 'Moss Lim',
        nric: someNric(),
        birthdate: '2015-05-05',
        relationship: 'Child',
        effectiveStartDate: '01/02/2026',
        loginRequired: 'N',
      },
    ]
    const companies = [{ companyId: company, effectiveStartDate: '01/02/2026', designation: 'Baker', family }]
    const all = {
      name: 'Fern Goh',
      studentID: 'b2',
      onboardingEmailSent: true,
      proposedBankDetail: { bankNo: '7339', branchNo: '550', accountNo: '1089550' },
      companies,
    }
    expect(await setUp(userId, all)).toMatchObject({ status: 200, body: { result: { uuid: userId } } })
    const after = await read(userId)
    expect(after).toMatchObject({
      name: 'Fern Goh',
      onboardingEmailSent: true,
      bankProposal: { status: 'WAITING_VERIFICATION' },
      studentInformation: { studentID: 'b2' },
    })
    expect(after.companies).toMatchObject([
      { designation: 'Baker', family: [{ name: 'Moss Lim', loginRequired: false }] },
    ])

    const proposed = async (status: string) =>
      (
        await ask<{ data: { users: { uuid: string }[] } }>(
          olive,
          'GET',
          `/sysadmin/users?companyId=${company}&searchMax=1000&proposedBankStatus=${status}`,
        )
      ).body.data.users.map(({ uuid }) => uuid)
    expect(await proposed('WAITING_VERIFICATION')).toContain(userId)
    expect(await proposed('APPROVED')).not.toContain(userId)

    await setUp(userId, { companies: [{ ...companies[0], family: [] }] })
    expect((await read(userId)).companies).toMatchObject([{ family: [] }])
    // The family alone is that of the company that the user is shown under, whose cover stays.
    await setUp(userId, { family: [{ ...family[0], name: 'Sedge Lim', nric: someNric() }] })
    expect((await read(userId)).companies).toMatchObject([{ designation: 'Baker', family: [{ name: 'Sedge Lim' }] }])
  })

  it('lets the call centre set a status there, and nothing else', async () => {
    const fern = await created()
    const helpline = (await createAdministrator(api, ['ADMIN_CALL_CENTRE'])).userId
    const put = (body: object) => ask(helpline, 'PUT', `/sysadmin/users/setup/${fern.id}`, body)
    expect((await put({ name: 'Somebody' })).status).toBe(403)
    expect((await put({ status: 300 })).status).toBe(200)
    expect((await read(fern.id)).status).toBe(300)
    // Nothing of a request is done that asks for more than all that they may.
    expect(
      (await put({ status: 100, proposedBankDetail: { bankNo: '7339', branchNo: '550', accountNo: '1089550' } }))
        .status,
    ).toBe(403)
    expect((await read(fern.id)).status).toBe(300)
  })

  it('chooses the default company and removes another', async () => {
    const fern = await created()
    await setUp(fern.id, { companies: [{ companyId: otherCompany, effectiveStartDate: '2026-02-01' }] })
    const change = (body: object) => ask(olive, 'PUT', `/sysadmin/users/setupcompany/${fern.id}`, body)
    expect((await change({ data: { changeDefaultcompany: otherCompany } })).status).toBe(200)
    expect((await read(fern.id)).defaultCompanyId).toBe(otherCompany)
    expect((await change({ isRemovedCompanyId: company })).status).toBe(200)
    expect((await read(fern.id)).companies).toMatchObject([{ companyId: otherCompany }])
  })

  it('says that there is no such user, and that no company was named', async () => {
    const nobody = await ask(olive, 'PUT', `/sysadmin/users/setupcompany/${randomUUID()}`, {
      changeDefaultcompany: company,
    })
    expect(nobody).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND', errorMessage: nobody.body.message, error: nobody.body.message },
    })
    expect(await ask(olive, 'PUT', `/sysadmin/users/setupcompany/${randomUUID()}`, {})).toMatchObject({ status: 404 })
    const fern = await created()
    expect(await ask(olive, 'PUT', `/sysadmin/users/setupcompany/${fern.id}`, {})).toMatchObject({
      status: 422,
      body: { errors: { changeDefaultcompany: userFormTexts.companyCommandMissing } },
    })
  })
})

it('is out of reach for administrators of other groups', async () => {
  const fern = await created()
  const elsewhere = (await createAdministrator(api, ['ADMIN_OPERATION'], ['P9'])).userId
  const answers = await Promise.all([
    ask(elsewhere, 'GET', `/console/users/${fern.id}`),
    ask(elsewhere, 'PUT', `/console/users/${fern.id}/basic`, basicOf(fern)),
    ask(elsewhere, 'PUT', `/console/users/${fern.id}/login`, {
      expectedVersion: fern.version,
      status: 401,
      reason: 'x',
    }),
    ask(elsewhere, 'PUT', `/console/users/${fern.id}/companies`, { expectedVersion: fern.version, companies: [] }),
    ask(elsewhere, 'PUT', `/sysadmin/users/setupcompany/${fern.id}`, { isRemovedCompanyId: company }),
  ])
  expect(answers.map(({ status, body }) => `${status} ${body.errorCode}`)).toEqual(
    Array.from({ length: 5 }, () => '404 NOT_FOUND'),
  )
  expect(await eventsOf(fern.id)).toHaveLength(2)
})
