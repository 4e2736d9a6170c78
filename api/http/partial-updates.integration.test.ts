// Requirements: API-112, API-118, API-125
/**
 * In an update an absent field is unchanged: every call that changes a record is sent with each of its fields left out in turn. The calls come
 * from the server itself; one that stands neither here nor in calls-without-fields.ts fails.
 */
import { randomUUID } from 'node:crypto'
import type { ClientEvent } from '@member-care/domain/client/client-events.ts'
import { evolveClient, type ClientState } from '@member-care/domain/client/client-state.ts'
import { takenOverFields } from '@member-care/domain/client/company-details.ts'
import { configurationInputSchema } from '@member-care/domain/client/configuration-input.ts'
import { usualQuestionnaire } from '@member-care/domain/guarantee/usual-questionnaire.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { notificationKinds } from '@member-care/domain/notification/notification-kinds.ts'
import { hrFields, type HrField } from '@member-care/domain/user/hr-fields.ts'
import { studentFields } from '@member-care/domain/user/student-information.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { evolveUser, type EnrolledUser, type UserState } from '@member-care/domain/user/user-state.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { commands, forms, noUpdates, wholeValues } from '@member-care/tests/support/calls-without-fields.ts'
import { createCompanyWithPlans } from '@member-care/tests/support/companies-with-plans.ts'
import { exampleOf } from '@member-care/tests/support/example-values.ts'
import {
  fieldsOfBody,
  fieldsOfSchema,
  fieldsWithDefault,
  valueAt,
  without,
  type FieldPath,
} from '@member-care/tests/support/left-out-fields.ts'
import {
  coverNames,
  relativeNames,
  updatedEmployment,
  updatedCannedAnswer,
  updatedPanelClinic,
  updatedPreferences,
  updatedRewardCodes,
} from '@member-care/tests/support/updated-records.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { ConsoleUser } from '../users/user-answers.ts'

type Turn = 0 | 1
type Tree = Readonly<Record<string, unknown>>

/** A record of which a call changes every field, turn by turn to other values. */
interface UpdatedRecord {
  readonly url: string
  readonly as: string
  /** All fields, with values that they do not have after the other turn. */
  body(turn: Turn): object
  /** What goes with every body: the version that was looked at, the reason, whose part it is. */
  readonly alongside?: () => Promise<Tree>
  /** As it is shown, in the form of the body: from an answer of the call, and asked anew. */
  shownBy?(answer: unknown): unknown
  shown(): Promise<unknown>
  /** As its events have it, in the form of the body; nothing for what is no event. */
  recorded?(): Promise<unknown>
}

interface UpdateCall {
  readonly record: () => Promise<UpdatedRecord>
  /** Fields that are no value of the record: said why in `alongside`, or a command of their own that leaving out does not ask for. */
  readonly noValue?: readonly string[]
  /** Values that are changed as a whole. */
  readonly opaque?: readonly string[]
  /** Lists whose items may be left out, each for itself. */
  readonly partialLists?: readonly string[]
  /** Many fields, none of which follows from another: so many rounds, each of which leaves out its share of them at once. */
  readonly rounds?: number
}

let api: AccountsUnderTest
let company: string
let operations: string
let rootId: string
beforeAll(async () => {
  api = await startAccountsUnderTest({ STUDENT_POLICY_NUMBERS: 'POL-1', PLACEHOLDER_EMAIL_DOMAIN: 'none.example' })
  company = await createCompany(api)
  operations = (await createAdministrator(api, ['ADMIN_OPERATION', 'ADMIN_IT'])).userId
  rootId = (await createAdministrator(api, ['ADMIN_OPERATION', 'ADMIN_IT'])).userId
})
afterAll(() => api.close())

async function send(as: string, method: string, url: string, body?: object): Promise<{ status: number; body: never }> {
  const headers = { ...(await api.headersFor(as)), 'idempotency-key': randomUUID() }
  const reply = await api.app.inject({
    method: method as 'PUT',
    url: `/api${url}`,
    headers,
    ...(body && { payload: body }),
  })
  return { status: reply.statusCode, body: reply.json() as never }
}

async function read<Body>(as: string, url: string): Promise<Body> {
  const { status, body } = await send(as, 'GET', url)
  expect(status, url).toBe(200)
  return body
}

let nextNric = 5_000_000
const someNric = () => makeNric('S', String(++nextNric))
const someEmail = () => `${randomUUID()}@example.com`
const pick = (of: object, names: readonly string[]): Tree =>
  Object.fromEntries(names.map((name) => [name, (of as Tree)[name] ?? undefined]))
const stateOf = async (userId: string): Promise<EnrolledUser> => {
  const state = (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events.reduce<UserState>(
    evolveUser,
    undefined,
  )
  if (!state) throw new Error('There is no such user.')
  return state
}

const basicNames = ['name', 'nric', 'birthdate', 'gender', 'contactNoCountryCode', 'contactNo', 'email']
const loginNames = ['status', 'email', 'loginRequired', 'onboardingEmailSent']
/** A user with a dependant, and two values for each of their fields. */
async function aUser() {
  const created = await send(operations, 'POST', '/console/users', {
    companyId: company,
    name: 'Fern',
    nric: someNric(),
    birthdate: '1990-01-31',
    gender: 'f',
    effectiveStartDate: '2026-01-01',
  })
  const user = created.body as ConsoleUser
  const child = {
    name: 'Moss',
    nric: someNric(),
    birthdate: '2015-05-05',
    relationship: 'Child',
    effectiveStartDate: '2026-01-01',
  }
  await send(operations, 'PUT', `/console/users/${user.id}/companies`, {
    expectedVersion: user.version,
    companies: [{ companyId: company, added: [child] }],
  })
  const shown = () => read<ConsoleUser>(operations, `/console/users/${user.id}`)
  const childId = (await shown()).companies[0]?.family[0]?.id ?? ''
  const values = <Value>(one: Value, other: Value) => [one, other] as const
  const nrics = values(someNric(), someNric())
  const emails = values(someEmail(), someEmail())
  const basic = (turn: Turn) => ({
    name: ['Fern Lim', 'Fern Tan'][turn],
    nric: nrics[turn],
    birthdate: ['1990-01-30', '1990-01-31'][turn],
    gender: ['m', 'f'][turn],
    contactNoCountryCode: ['65', '60'][turn],
    contactNo: ['61234567', '81234567'][turn],
    email: emails[turn],
  })
  const login = (turn: Turn) => ({
    status: [301, 100][turn],
    email: emails[turn],
    loginRequired: turn === 0,
    onboardingEmailSent: turn === 1,
  })
  const student = (turn: Turn) =>
    Object.fromEntries(
      studentFields.map((field) => [field, field === 'studentEmail' ? `s${turn}@school.example` : `${field} ${turn}`]),
    )
  const cover = (turn: Turn) => ({
    staffId: `S-${turn}`,
    designation: ['Baker', 'Cook'][turn],
    planNo: ['A', 'B'][turn],
    costCenter: `C-${turn}`,
    costCenterName: ['Bread', 'Soup'][turn],
    effectiveStartDate: ['2026-01-01', '2026-01-02'][turn],
    effectiveEndDate: ['2028-12-30', '2028-12-31'][turn],
  })
  const childNrics = values(someNric(), someNric())
  const childEmails = values(someEmail(), someEmail())
  const relative = (turn: Turn) => ({
    name: ['Moss Lim', 'Moss Tan'][turn],
    nric: childNrics[turn],
    birthdate: ['2015-05-04', '2015-05-05'][turn],
    gender: ['m', 'f'][turn],
    relationship: ['Child', 'Son'][turn],
    planNo: ['A', 'B'][turn],
    effectiveStartDate: ['2026-01-01', '2026-01-02'][turn],
    effectiveEndDate: ['2028-12-30', '2028-12-31'][turn],
    loginRequired: turn === 0,
    email: childEmails[turn],
  })
  const recordedBasic = ({ details, contactNumber, email }: EnrolledUser) => ({ ...details, ...contactNumber, email })
  const shownCompany = ({ companies: [first] }: ConsoleUser, familyAs: string) => ({
    cover: pick(first ?? {}, coverNames),
    [familyAs]: first?.family.map((one) => pick(one, relativeNames)),
  })
  const recordedCompany = async (familyAs: string) => {
    const child = await stateOf(childId)
    const relativeRecorded = {
      ...recordedBasic(child),
      ...child.memberships[company],
      loginRequired: child.loginRequired,
    }
    return {
      cover: pick((await stateOf(user.id)).memberships[company] ?? {}, coverNames),
      [familyAs]: [pick(relativeRecorded, relativeNames)],
    }
  }
  return {
    id: user.id,
    childId,
    shown,
    basic,
    login,
    student,
    cover,
    relative,
    recordedBasic,
    shownCompany,
    recordedCompany,
  }
}

const versionOf = (shown: () => Promise<{ version: number }>) => async () => ({
  expectedVersion: (await shown()).version,
})

async function aClient(url: (id: string) => string, clientOf: (answer: never) => unknown): Promise<UpdatedRecord> {
  const id = await createCompanyWithPlans(api, ['value-0', 'value-1'])
  const people = [await createMember(api, id, { nric: someNric() }), await createMember(api, id, { nric: someNric() })]
  const shown = () => read<{ version: number }>(operations, `/console/clients/${id}`)
  const special = {
    'featuresConfig.teleconsultAppLink': ['https://one.example', '/two'],
    'featuresConfig.userGuideUrl': ['https://one.example', '/two'],
    'eLogConfig.companyEmails': [['one@example.com'], ['two@example.com']],
    'eLogConfig.questionnaire': [usualQuestionnaire, { ...usualQuestionnaire, attachments: { optional: true } }],
    'onboardingEmailConfig.testEmail': [people[0]?.email, people[1]?.email],
  } as const
  return {
    url: url(id),
    as: operations,
    body: (turn) => exampleOf(configurationInputSchema, turn, special) as object,
    alongside: versionOf(shown),
    shown,
    shownBy: (answer) => clientOf(answer as never),
    recorded: async () => {
      const state = (await api.parts.eventLog.load<ClientEvent>(`client-${id}`)).events.reduce<ClientState>(
        evolveClient,
        undefined,
      )
      const { teleconsultFeatures, onboardingEmailConfig, ...configuration } = state?.configuration ?? ({} as never)
      const testEmail = people.find(({ userId }) => userId === onboardingEmailConfig.testUserId)?.email
      return {
        ...configuration,
        teleconsult_features_config: teleconsultFeatures,
        onboardingEmailConfig: { ...onboardingEmailConfig, testEmail },
      }
    },
  }
}

/** One who has no account yet: the address of one who has moves by an invitation, and a password is its holder's alone. */
async function anAdministrator(
  url: (id: string) => string,
  roles: (turn: Turn) => readonly unknown[],
): Promise<UpdatedRecord> {
  const userId = randomUUID()
  await api.record(
    `user-${userId}`,
    {
      type: 'UserEnrolled',
      data: { userId, userType: 'sys-admin', name: 'Ivy', nric: 'Ivy', email: someEmail(), loginRequired: true },
    },
    { type: 'RolesChanged', data: { userId, roles: ['ADMIN_CLAIM'], groupCodes: ['ALL'], reason: 'test' } },
  )
  const emails = [someEmail(), someEmail()]
  const stated = ({
    name,
    email,
    roles: has,
    groupCodes,
  }: {
    name: unknown
    email: unknown
    roles: readonly string[]
    groupCodes: unknown
  }) => ({ name, email, groupCodes, roles: roles(has[0] === 'ADMIN_CLAIM' ? 0 : 1) })
  return {
    url: url(userId),
    as: rootId,
    body: (turn) => ({
      name: ['Ivy Goh', 'Ivy Ng'][turn],
      email: emails[turn],
      roles: roles(turn),
      groupCodes: [['P2'], ['MG']][turn],
    }),
    alongside: async () => ({ reason: 'test' }),
    shown: async () => stated(await read(rootId, `/console/administrators/${userId}`)),
    recorded: async () => {
      const { details, email, roles: has, groupCodes } = await stateOf(userId)
      return stated({ name: details.name, email, roles: has, groupCodes })
    },
  }
}

/** Calls that change fields of a record, each with such a record. */
const updates: Readonly<Record<string, UpdateCall>> = {
  'PUT /console/users/:id/basic': {
    noValue: ['expectedVersion'],
    record: async () => {
      const user = await aUser()
      const basicOf = (shown: unknown) => pick(shown as object, basicNames)
      return {
        url: `/console/users/${user.id}/basic`,
        as: operations,
        body: user.basic,
        alongside: versionOf(user.shown),
        shown: async () => basicOf(await user.shown()),
        shownBy: basicOf,
        recorded: async () => user.recordedBasic(await stateOf(user.id)),
      }
    },
  },
  'PUT /console/users/:id/login': {
    noValue: ['expectedVersion', 'reason'],
    record: async () => {
      const user = await aUser()
      const loginOf = (shown: unknown) => pick(shown as object, loginNames)
      return {
        url: `/console/users/${user.id}/login`,
        as: operations,
        body: user.login,
        alongside: async () => ({ ...(await versionOf(user.shown)()), reason: 'test' }),
        shown: async () => loginOf(await user.shown()),
        shownBy: loginOf,
        recorded: async () => loginOf(await stateOf(user.id)),
      }
    },
  },
  'PUT /console/users/:id/student': {
    noValue: ['expectedVersion'],
    record: async () => {
      const user = await aUser()
      const studentOf = (shown: unknown) => pick(shown as object, ['studentInformation'])
      return {
        url: `/console/users/${user.id}/student`,
        as: operations,
        body: (turn) => ({ studentInformation: user.student(turn) }),
        alongside: versionOf(user.shown),
        shown: async () => studentOf(await user.shown()),
        shownBy: studentOf,
        recorded: async () => studentOf(await stateOf(user.id)),
      }
    },
  },
  'PUT /console/users/:id/companies': {
    // Who is added and removed are commands of their own.
    noValue: [
      'expectedVersion',
      'companies.0.companyId',
      'companies.0.changed.0.userId',
      'companies.0.changed.0.expectedVersion',
      'companies.0.removed',
      ...['', ...relativeNames].map((name) => `companies.0.added.0.${name}`),
    ],
    record: async () => {
      const user = await aUser()
      const shownOf = (shown: unknown) => ({ companies: [user.shownCompany(shown as ConsoleUser, 'changed')] })
      return {
        url: `/console/users/${user.id}/companies`,
        as: operations,
        body: (turn) => ({
          companies: [
            {
              companyId: company,
              cover: user.cover(turn),
              changed: [{ userId: user.childId, ...user.relative(turn) }],
            },
          ],
        }),
        alongside: versionOf(user.shown),
        shown: async () => shownOf(await user.shown()),
        shownBy: shownOf,
        recorded: async () => ({ companies: [await user.recordedCompany('changed')] }),
      }
    },
  },
  'PUT /hradmin/employee/:userId': {
    // What HR may not change is refused.
    noValue: [
      'expectedVersion',
      'companyId',
      ...Object.keys(hrFields).filter((field) => hrFields[field as HrField] !== 'changes'),
    ],
    record: async () => {
      const { id, cover } = await aUser()
      const hr = await createMember(api, company, { nric: someNric() })
      const recorded = async () => (await stateOf(id)).memberships[company] ?? {}
      return updatedEmployment(api, { userId: id, as: hr.userId, cover, recorded, read, pick })
    },
  },
  'PUT /sysadmin/users/setup/:userId': {
    rounds: 6,
    noValue: [
      ...[
        'version',
        'reason',
        'companies.0.companyId',
        'companies.0.family.0.uuid',
        'companies.0.family.0.newDependentNric',
      ],
      // A proposal is a command of its own; the family beside the companies is that of one of them.
      ...['bankName', 'bankNo', 'branchNo', 'branchName', 'accountNo'].map((name) => `proposedBankDetail.${name}`),
      ...['uuid', 'newDependentNric', ...relativeNames].map((name) => `family.0.${name}`),
    ],
    record: async () => {
      const user = await aUser()
      const flat = ({ cover, family }: { cover?: object; family?: unknown }) => ({ ...cover, family })
      return {
        url: `/sysadmin/users/setup/${user.id}`,
        as: operations,
        body: (turn) => ({
          ...user.basic(turn),
          ...user.login(turn),
          ...user.student(turn),
          companies: [
            { companyId: company, ...user.cover(turn), family: [{ uuid: user.childId, ...user.relative(turn) }] },
          ],
        }),
        shown: async () => {
          const shown = await user.shown()
          return {
            ...pick(shown, [...basicNames, ...loginNames]),
            ...shown.studentInformation,
            companies: [flat(user.shownCompany(shown, 'family'))],
          }
        },
        recorded: async () => {
          const state = await stateOf(user.id)
          return {
            ...pick(state, loginNames),
            ...user.recordedBasic(state),
            ...state.studentInformation,
            companies: [flat(await user.recordedCompany('family'))],
          }
        },
      }
    },
  },
  'PUT /console/clients/:id': {
    // Nobody types what is taken over from the company master; what is left out of it: api/company-master/company-master.integration.test.ts.
    noValue: ['expectedVersion', ...takenOverFields.map((field) => `company.${field}`)],
    // Questions are written as a whole (S83).
    opaque: ['eLogConfig.questionnaire'],
    rounds: 8,
    record: () =>
      aClient(
        (id) => `/console/clients/${id}`,
        (answer) => answer,
      ),
  },
  'PUT /sysadmin/client/:clientId': {
    noValue: ['expectedVersion'],
    opaque: ['eLogConfig.questionnaire'],
    rounds: 4,
    record: () =>
      aClient(
        (id) => `/sysadmin/client/${id}`,
        (answer: { data: { client: unknown } }) => answer.data.client,
      ),
  },
  'PUT /console/clients/:id/notification-templates': {
    rounds: 6,
    record: async () => {
      const id = await createCompany(api)
      const url = `/console/clients/${id}/notification-templates`
      const texts = (kind: string, turn: Turn) => ({
        title: `Title ${kind} ${turn}`,
        message: `Message ${turn}`,
        subject: `Subject ${turn}`,
        text: `Text ${turn}`,
      })
      return {
        url,
        as: operations,
        body: (turn) => ({ templates: Object.fromEntries(notificationKinds.map((kind) => [kind, texts(kind, turn)])) }),
        shown: () => read(operations, url),
        shownBy: (answer) => answer,
        recorded: async () => ({
          templates: (await api.parts.eventLog.load<ClientEvent>(`client-${id}`)).events.reduce<ClientState>(
            evolveClient,
            undefined,
          )?.notificationTemplates,
        }),
      }
    },
  },
  'PUT /console/administrators/:userId': {
    noValue: ['expectedVersion', 'reason', 'password'],
    record: () =>
      anAdministrator(
        (id) => `/console/administrators/${id}`,
        (turn) => [['ADMIN_CLAIM'], ['ADMIN_ACCOUNT']][turn] ?? [],
      ),
  },
  'PUT /sysadmin/admin/setup/:userId': {
    // The name again, and what everybody is whom these calls are about.
    noValue: ['reason', 'nric', 'userType', 'password'],
    record: () =>
      anAdministrator(
        (id) => `/sysadmin/admin/setup/${id}`,
        (turn) => [[{ type: 'ADMIN_CLAIM' }], [{ type: 'ADMIN_ACCOUNT' }]][turn] ?? [],
      ),
  },
  'PUT /console/panel-clinics/:code': {
    record: () => updatedPanelClinic(api, { as: operations, read, pick }),
  },
  'PUT /console/reward-codes/:id': { record: () => updatedRewardCodes(api, operations) },
  'PUT /console/canned-answers/:id': {
    noValue: ['expectedVersion'],
    record: () => updatedCannedAnswer(api, { as: operations, read, pick }),
  },
  'PUT /notifications/preferences': {
    partialLists: ['preferences'],
    record: async () => updatedPreferences((await createMember(api, company)).userId, read),
  },
}

const declared = () =>
  api.app
    .declaredRoutes()
    .filter(({ url }) => url.startsWith('/api/'))
    .map((route) => ({ ...route, call: `${route.method} ${route.url.replace('/api', '').replace(/(?<=.)\/$/, '')}` }))
const schemaOf = (call: string) => declared().find((route) => route.call === call)?.body as z.ZodType

it('knows every call that may be an update', () => {
  const mayUpdate = declared().filter(
    ({ method, body }) => method === 'PUT' || method === 'PATCH' || (method === 'POST' && body !== undefined),
  )
  const known = [...Object.keys(updates), ...Object.keys(wholeValues), ...commands, ...forms, ...noUpdates]
  expect([...new Set(mayUpdate.map(({ call }) => call))].sort()).toEqual(known.toSorted())
})

it('has no default in the schema of an update', () => {
  // A person who is added is new, so defaults are allowed there.
  const creating = /^companies\.0\.added\./
  const found = [...Object.keys(updates), ...Object.keys(wholeValues), ...commands].flatMap((call) => {
    const schema = schemaOf(call)
    return fieldsWithDefault(schema)
      .map((path) => path.join('.'))
      .filter((path) => !creating.test(path))
      .map((path) => `${call}: ${path}`)
  })
  expect(found).toEqual([])
})

it.each(Object.entries(wholeValues))('%s is told all of the value', (call, mayBeLeftOut) => {
  const names = new Set(fieldsOfSchema(schemaOf(call)).map(([name = '']) => name))
  const optional = [...names].filter(
    (name) => (schemaOf(call) as z.ZodObject).shape[name]?.safeParse(undefined).success,
  )
  expect(optional).toEqual(mayBeLeftOut)
})

describe.each(Object.keys(updates))('%s', (call) => {
  const { record, noValue = [], opaque = [], partialLists = [], rounds } = updates[call] as UpdateCall
  const method = call.split(' ')[0] ?? ''
  const isValue = (path: FieldPath) => !noValue.includes(path.join('.'))
  const valuesOf = (paths: readonly FieldPath[]) =>
    [
      ...new Set(paths.filter(isValue).map((path) => path.map((name) => (/^\d+$/.test(name) ? '0' : name)).join('.'))),
    ].sort()

  it('leaves what is left out as it is, in the answer, in the events and in what is shown', async () => {
    const schema = schemaOf(call)
    const updated = await record()
    const whole = updated.body(0)
    // A field that is new in the schema is to be walked too. What a record of any names holds is in the body alone.
    const isOfAnyNames = call.endsWith('notification-templates')
    if (!isOfAnyNames) expect(valuesOf(fieldsOfBody(whole, opaque))).toEqual(valuesOf(fieldsOfSchema(schema, opaque)))
    const items = partialLists.flatMap((list) =>
      ((whole as Tree)[list] as readonly unknown[]).map((_, index) => [list, String(index)]),
    )
    const fields = [...fieldsOfBody(whole, opaque).filter(isValue), ...items]
    const shares = Array.from({ length: rounds ?? fields.length }, (_, round) =>
      fields.filter((_field, index) => index % (rounds ?? fields.length) === round),
    )

    const sendTurn = async (turn: Turn, leftOut: readonly FieldPath[] = []) => {
      const body = leftOut.reduce<object>(without, { ...updated.body(turn), ...(await updated.alongside?.()) })
      return schema.safeParse(body).success ? send(updated.as, method, updated.url, body) : undefined
    }
    const everywhere = async (answer: unknown) => ({
      shown: await updated.shown(),
      recorded: await updated.recorded?.(),
      answered: updated.shownBy?.(answer),
    })
    const first = await sendTurn(0)
    expect(first?.status, JSON.stringify(first?.body)).toBe(200)

    let turn: Turn = 1
    let before = await everywhere(first?.body)
    const wrong: string[] = []
    for (const share of shares) {
      // Where the schema asks for the field, it cannot be left out.
      const outcome = await sendTurn(turn, share)
      if (!outcome) continue
      const names = share.map((field) => field.join('.'))
      expect(outcome.status, `without ${names.join()}: ${JSON.stringify(outcome.body)}`).toBe(200)
      const after = await everywhere(outcome.body)
      for (const [place, tree] of Object.entries(after)) {
        for (const field of share) {
          const [earlier, now] = [before[place as keyof typeof before], tree].map((one) =>
            JSON.stringify(valueAt(one, field)),
          )
          if (tree !== undefined && now !== earlier) wrong.push(`${field.join('.')} ${place}: ${earlier} became ${now}`)
        }
      }
      before = after
      turn = turn === 0 ? 1 : 0
    }
    expect(wrong).toEqual([])
  })
})
