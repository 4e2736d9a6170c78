/** The made-up people: about 200 employees of the three companies with their families, and the administrators who run the place. */
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { readTypedAccount, typedAccountError, type BankAccount } from '@member-care/domain/bank/bank-rules.ts'
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import type { UserCommand } from '@member-care/domain/user/user-commands.ts'
import { demonstrationCompanies, type DemonstrationCompany } from './companies.ts'
import { designations, familyNames, givenNames } from './names.ts'
import type { Random } from './random.ts'

export interface DemonstrationPerson {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly nric: string
  /** Has set a password and can sign in. */
  readonly registered: boolean
  readonly commands: readonly UserCommand[]
}

export interface DemonstrationEmployee extends DemonstrationPerson {
  readonly company: DemonstrationCompany
  readonly bank?: BankAccount
  readonly dependants: readonly DemonstrationPerson[]
}

/** The people whom the README names, so that everybody knows whom to sign in as. The first employee of each company. */
const namedEmployees: Readonly<Record<string, { readonly name: string; readonly roles?: readonly string[] }>> = {
  ORCHID: { name: 'Willow Tan' },
  LANTERN: { name: 'Cedar Rahman' },
  KITE: { name: 'Hornbill Nair' },
}

/** Willow Tan's second employer: the one person in two companies. */
const secondCompanyCode = 'KITE'

const administrators: readonly {
  readonly name: string
  readonly account: string
  readonly roles: readonly string[]
}[] = [
  { name: 'Olive Operation', account: 'operation', roles: ['ADMIN_OPERATION'] },
  { name: 'Clove Claims', account: 'claims', roles: ['ADMIN_CLAIM'] },
  { name: 'Aspen Account', account: 'account', roles: ['ADMIN_ACCOUNT'] },
  { name: 'Hazel Helpline', account: 'callcentre', roles: ['ADMIN_CALL_CENTRE'] },
  { name: 'Ivy Informatics', account: 'it', roles: ['ADMIN_IT'] },
  { name: 'Maple Maker', account: 'creation', roles: ['ADMIN_CREATION'] },
  { name: 'Rowan Replay', account: 'auditor', roles: ['ADMIN_AUDITOR'] },
]

/** Looks after clients too, so that what one of the two has written can be published by the other. Her id is no random one, as below. */
const colleague = {
  userId: '3c8e5a19-7d42-4f60-9b1e-a5d07c6f2e84',
  name: 'Sorrel Second',
  account: 'operation2',
  roles: ['ADMIN_OPERATION'],
} as const

/** Who writes the plans of clients, and who publishes them. */
export const planPublishers: readonly string[] = ['operation', colleague.account].map(emailOf)

/** Have been invited and have not activated yet, so that activation can be tried. Their ids are no random ones, for those would change all that follow. */
export const invitedAdministrators = [
  {
    userId: '6a0f4c1e-52d3-4b77-9a68-0c1d2e3f4a5b',
    name: 'Nova Newcomer',
    account: 'newcomer',
    roles: ['ADMIN_CALL_CENTRE'],
  },
  {
    userId: '0d9b2f7a-4c15-4e86-8b3d-7f6e5a4c3b21',
    name: 'Larch Latecomer',
    account: 'latecomer',
    roles: ['ADMIN_CALL_CENTRE'],
  },
] as const

export const invitedAdministratorEmails: readonly string[] = invitedAdministrators.map(({ account }) =>
  emailOf(account),
)

export const demonstrationAdministratorEmails: readonly string[] = [
  ...administrators,
  colleague,
  ...invitedAdministrators,
].map(({ account }) => emailOf(account))

/** Makes people who have not been made before: every name once, NRICs with valid check letters. */
class Registry {
  readonly #random: Random
  readonly #taken = new Set(Object.values(namedEmployees).map(({ name }) => name))
  #nextNric = 100_001

  constructor(random: Random) {
    this.#random = random
  }

  /** No name is part of another one. So a search for one person finds nobody else. */
  name(familyName?: string): string {
    for (;;) {
      const name = `${this.#random.pick(givenNames)} ${familyName ?? this.#random.pick(familyNames)}`
      if (this.#taken.has(name)) continue
      this.#taken.add(name)
      return name
    }
  }

  /** Series S for adults, T for children; the numbers run on from a made-up first one. */
  nric(series: 'S' | 'T'): string {
    this.#nextNric += 7
    return makeNric(series, String(this.#nextNric).padStart(7, '0'))
  }
}

export function demonstrationAdministrators(random: Random): DemonstrationPerson[] {
  return [
    ...administrators.map((about) => administrator({ ...about, userId: random.uuid(), registered: true })),
    administrator({ ...colleague, registered: true }),
    ...invitedAdministrators.map((about) => administrator({ ...about, registered: false })),
  ]
}

function administrator(about: {
  userId: string
  name: string
  account: string
  roles: readonly string[]
  registered: boolean
}): DemonstrationPerson {
  const { userId, name, roles, registered } = about
  const email = emailOf(about.account)
  // An administrator has no NRIC here; the name stands for the national ID (3§3 Admin).
  const data = { userId, userType: 'sys-admin' as const, name, nric: name, email, loginRequired: true }
  return {
    userId,
    email,
    name,
    nric: name,
    registered,
    commands: [
      { type: 'EnrolUser', data },
      { type: 'ChangeRoles', data: { roles: [...roles], groupCodes: ['ALL'], reason: 'Demonstration data' } },
    ],
  }
}

function emailOf(account: string): string {
  return `${account}@example.com`
}

export function demonstrationEmployees(random: Random): DemonstrationEmployee[] {
  const registry = new Registry(random)
  return demonstrationCompanies.flatMap((company) =>
    Array.from({ length: company.employees }, (_, index) => employee(random, registry, company, index)),
  )
}

function employee(
  random: Random,
  registry: Registry,
  company: DemonstrationCompany,
  index: number,
): DemonstrationEmployee {
  const named = index === 0 ? namedEmployees[company.companyCode] : undefined
  const isHr = index === 1
  const person = newPerson(random, registry, {
    name: named?.name,
    adult: true,
    registered: named !== undefined || isHr || random.chance(0.7),
  })
  const membership = {
    companyId: company.companyId,
    memberType: 'E' as const,
    staffId: `${company.companyCode}-${String(index + 1).padStart(4, '0')}`,
    designation: random.pick(designations),
    planNo: random.pick(['A', 'B', 'C']),
    costCenter: `CC${random.between(1, 6)}`,
    costCenterName: random.pick(['Operations', 'Finance', 'Sales', 'People']),
    effectiveStartDate: `${random.between(2022, 2025)}-0${random.between(1, 9)}-01`,
  }
  const bank = named || random.chance(0.75) ? bankAccount(random) : undefined
  const commands: UserCommand[] = [...person.commands, { type: 'StartMembership', data: membership }]
  if (company.companyCode === 'ORCHID' && named) {
    const second = demonstrationCompanies.find(({ companyCode }) => companyCode === secondCompanyCode)
    if (second)
      commands.push({
        type: 'StartMembership',
        data: {
          ...membership,
          companyId: second.companyId,
          staffId: `${secondCompanyCode}-PT01`,
          designation: 'Part-time teacher',
        },
      })
  }
  if (bank) commands.push({ type: 'RecordBankAccount', data: bank })
  if (isHr)
    commands.push({ type: 'ChangeRoles', data: { roles: ['hradmin'], groupCodes: [], reason: 'Demonstration data' } })
  const family = named
    ? ['Spouse', 'Child', 'Child']
    : random.chance(0.45)
      ? random.chance(0.5)
        ? ['Spouse']
        : ['Spouse', 'Child']
      : []
  return {
    ...person,
    company,
    ...(bank && { bank }),
    commands,
    dependants: family.map((relationship) =>
      dependant(random, registry, person, membership, {
        relationship,
        // One dependant uses the portal, so that it can be seen as they see it.
        registered: company.companyCode === 'KITE' && named !== undefined && relationship === 'Spouse',
      }),
    ),
  }
}

function dependant(
  random: Random,
  registry: Registry,
  employeeOf: DemonstrationPerson,
  membership: { companyId: string; planNo: string; effectiveStartDate: string },
  { relationship, registered }: { readonly relationship: string; readonly registered: boolean },
): DemonstrationPerson {
  const familyName = employeeOf.name.split(' ').slice(1).join(' ')
  const person = newPerson(random, registry, { familyName, adult: relationship === 'Spouse', registered })
  const { companyId, planNo, effectiveStartDate } = membership
  return {
    ...person,
    commands: [
      ...person.commands,
      {
        type: 'StartMembership',
        data: { companyId, memberType: 'D', employeeId: employeeOf.userId, relationship, planNo, effectiveStartDate },
      },
    ],
  }
}

function newPerson(
  random: Random,
  registry: Registry,
  options: { name?: string | undefined; familyName?: string; adult: boolean; registered: boolean },
): DemonstrationPerson {
  const userId = random.uuid()
  const name = options.name ?? registry.name(options.familyName)
  const nric = registry.nric(options.adult ? 'S' : 'T')
  const year = options.adult ? random.between(1962, 1999) : random.between(2008, 2024)
  const birthdate = `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  return {
    userId,
    name,
    nric,
    email,
    registered: options.registered,
    commands: [
      {
        type: 'EnrolUser',
        data: {
          userId,
          userType: 'client',
          name,
          nric,
          email,
          birthdate,
          gender: random.pick(['m', 'f'] as const),
          contactNoCountryCode: '65',
          // Numbers that begin with 0 are given to nobody in Singapore.
          contactNo: `0000${random.between(1000, 9999)}`,
          loginRequired: options.adult,
        },
      },
    ],
  }
}

/** An account that passes the rules of its bank: random digits, until a bank takes them and its branch can be told. */
function bankAccount(random: Random): BankAccount {
  for (;;) {
    const bank = random.pick(singaporeBanks)
    const typed = Array.from({ length: random.pick([9, 10, 11, 12]) }, () => random.between(0, 9)).join('')
    if (typedAccountError({ bankNo: bank.c, bankName: bank.n }, typed) !== undefined) continue
    const { accountNo, branchNo } = readTypedAccount(bank, typed)
    if (branchNo !== undefined) return { bankName: bank.n, bankNo: bank.c, branchNo, accountNo }
  }
}
