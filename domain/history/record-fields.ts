/**
 * The history of users, clients, administrators, accounts, exchange rates and the straight-through switch: an event's data says how fields are
 * afterwards. The exceptions stand in the table. Pure.
 */
import { rateText } from '../cover/rates/rate-text.ts'
import { leavesOf, type AggregateHistory, type RecordFields } from './history-engine.ts'

/** An event as far as its fields are concerned. */
export interface RecordEvent {
  readonly type: string
  readonly data: object
}

type Data = Readonly<Record<string, unknown>>

/** What an event does to the fields: `gone` are prefixes that nothing keeps under, `set` the fields that it states. */
interface Effect {
  readonly gone?: readonly string[]
  readonly set: Data
}

/** Whose record it is, and why something was done, are no fields of the record. */
const unspoken: ReadonlySet<string> = new Set([
  'userId',
  'reason',
  'note',
  'decidedBy',
  'proposedBy',
  'switchedBy',
  'proposalId',
  'requestId',
  'source',
  'evidence',
])

const bankDetails = ['bankName', 'bankNo', 'branchNo', 'accountNo'] as const

const effects: Readonly<Record<string, (data: Data) => Effect>> = {
  MembershipStarted: (data) => cover(data, data),
  MembershipChanged: (data) => cover(data, data),
  MembershipEnded: (data) => ({ set: underCompany(data, { effectiveEndDate: data['effectiveEndDate'] }) }),
  // Its end stands in the cover already.
  MembershipLapsed: () => ({ set: {} }),
  MembershipRemoved: (data) => ({ gone: [`memberships.${companyOf(data)}`], set: {} }),
  DefaultCompanyChosen: ({ companyId }) => ({ set: { defaultCompany: companyId } }),
  BankAccountRecorded: (data) => ({ gone: ['bankDetail'], set: { bankDetail: pick(data, bankDetails) } }),
  UserBankAccountProposed: (data) => ({
    gone: ['proposedBankDetail'],
    set: { proposedBankDetail: { ...pick(data, bankDetails), status: 'WAITING_VERIFICATION' } },
  }),
  UserBankAccountVerified: () => ({ set: { proposedBankDetail: { status: 'APPROVED' } } }),
  UserBankAccountDeclined: ({ reason }) => ({
    set: { proposedBankDetail: { status: 'REJECTED', ...(reason !== undefined && { reason }) } },
  }),
  IdentityChangeRequested: ({ name, nric, birthdate, gender }) => ({
    gone: ['identityChange'],
    set: { identityChange: { name, nric, birthdate, gender, status: 'WAITING_VERIFICATION' } },
  }),
  IdentityChangeWithdrawn: () => ({ set: { identityChange: { status: 'WITHDRAWN' } } }),
  IdentityChangeApproved: () => ({ set: { identityChange: { status: 'APPROVED' } } }),
  IdentityChangeDeclined: () => ({ set: { identityChange: { status: 'REJECTED' } } }),
  StudentInformationChanged: (data) => ({ gone: ['studentInformation'], set: data }),
  OnboardingEmailMarked: ({ sent }) => ({ set: { onboardingEmailSent: sent } }),
  OnboardingEmailSent: () => ({ set: { onboardingEmailSent: true } }),
  ClientConfigured: (data) => ({ gone: ['featuresConfig', 'paymentConfig'], set: withoutCompany(data) }),
  NotificationTemplatesChanged: (data) => ({ gone: ['templates'], set: withoutCompany(data) }),
  ExchangeRateNoted: (data) => ({ set: noted(data) }),
  ClientPlanDocumentChanged: ({ planDocument }) => ({
    gone: ['planDocument'],
    set: { planDocument: planDocument === undefined ? {} : pick(planDocument as Data, ['fileName', 'bytes']) },
  }),
  ProvisioningTokenMade: ({ tokenId, name }) => ({
    set: { provisioningTokens: { [String(tokenId)]: { tokenName: name } } },
  }),
  ProvisioningTokenEnded: ({ tokenId }) => ({ gone: [`provisioningTokens.${String(tokenId)}`], set: {} }),
  DirectoryEntryRecorded: (data) => ({
    gone: [`directoryEntries.${companyOf(data)}`],
    set: { directoryEntries: { [companyOf(data)]: withoutCompany(data) } },
  }),
  AdministratorDeleted: () => ({ set: { deleted: true } }),
  PersonalDataErased: () => ({ set: { forgotten: true } }),
}

/** The fields after an event; the same map where nothing was stated. */
function fieldsAfter(before: RecordFields, event: RecordEvent): RecordFields {
  const data = event.data as Data
  const { gone = [], set } = effects[event.type]?.(data) ?? { set: withoutCompany(data) }
  const after = new Map([...before].filter(([field]) => !gone.some((prefix) => field.startsWith(`${prefix}.`))))
  for (const [field, value] of leavesOf(set, unspoken)) after.set(field, value)
  return after
}

/** How these records are read from their events: the fields are all that is known of them. */
export const recordHistory: AggregateHistory<RecordEvent, RecordFields> = {
  initial: new Map(),
  evolve: fieldsAfter,
  fieldsOf: (fields) => fields,
}

/** Why it was done, where somebody said so; may have been forgotten. */
export function reasonOf({ data }: RecordEvent): unknown {
  const { reason, note } = data as Data
  return reason ?? note ?? null
}

function cover(data: Data, fields: Data): Effect {
  return { gone: [`memberships.${companyOf(data)}`], set: underCompany(data, withoutCompany(fields)) }
}

/** A rate under its day: a later note of the same day corrects it. */
function noted({ date, perUnitBillionths, source }: Data): Data {
  if (typeof date !== 'string' || typeof perUnitBillionths !== 'number') return {}
  return { rates: { [date]: { perUnit: rateText(perUnitBillionths), saidBy: source } } }
}

function underCompany(data: Data, fields: Data): Data {
  return { memberships: { [companyOf(data)]: fields } }
}

function companyOf({ companyId }: Data): string {
  return typeof companyId === 'string' ? companyId : ''
}

function withoutCompany({ companyId: _companyId, ...data }: Data): Data {
  return data
}

function pick(data: Data, names: readonly string[]): Data {
  return Object.fromEntries(names.map((name) => [name, data[name]]))
}
