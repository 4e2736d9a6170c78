/** Makes on the server what the form rules of the domain judge by: whose companies and claimants, what the client offers, which options. */
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import type { ClaimOptions } from '@member-care/domain/claim/claim-options.ts'
import { periodsInFamily, type Cover } from '@member-care/domain/claim/visit-date.ts'
import type { ClaimFormContext } from '@member-care/domain/claim/form/form-context.ts'
import {
  featuresConfigSchema,
  paymentConfigSchema,
  type FeaturesConfig,
  type PaymentConfig,
} from '@member-care/domain/client/features-config.ts'
import { singaporeTime, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimantIdNamed } from '@member-care/domain/claim/form/named-claimant.ts'
import { isNationalId } from '@member-care/domain/identity/nric.ts'
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import { listEarlierFamily } from '@member-care/projections/users/earlier-family.ts'
import type { CompanyEntry } from '@member-care/projections/users/user-records.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import type { Family } from '../aggregates/cover.ts'
import { benefitsOfPlan } from '../cover/benefits-of-plan.ts'
import { readClaimOptions } from './catalogue/claim-catalogue.ts'
import type { Parts } from '../http/parts.ts'

/** Members get so many files per category where the client says nothing, and the form rules know it; here it bounds what is read at all. */
export const MOST_FILES_PER_CATEGORY = 5

const nothingSwitchedOn: FeaturesConfig = featuresConfigSchema.parse({})
const unconfiguredPayment: PaymentConfig = paymentConfigSchema.parse({
  defaults: {},
  autoFillBankDetails: false,
  updateBankInfo: false,
})

export interface FormQuestion {
  /** The member whose form it is. */
  readonly own: OwnScope
  readonly companyId: string
  readonly claimantId: string
  /** The day whose benefits are offered, YYYY-MM-DD; today where the form has none yet. */
  readonly visitDate?: string | undefined
  readonly update?: ClaimFormContext['update']
  /** The company as the member reaches it, where that has been asked already. */
  readonly client?: ClientRecord | undefined
}

export interface FormKnowledge {
  readonly context: ClaimFormContext
  readonly options: ClaimOptions
  readonly client: ClientRecord | undefined
  /** The claimant's cover under the company. */
  readonly cover: readonly Cover[]
}

/** For one member and one form. A company or claimant that is not theirs gives a context in which the form rules refuse it. */
export async function gatherFormKnowledge(parts: Parts, question: FormQuestion): Promise<FormKnowledge> {
  const { own } = question
  const now = parts.clock()
  const today = singaporeToday(now)
  const [user, entries, client] = await Promise.all([
    parts.users.getUser(own, own.userId),
    companiesWithEarlierFamily(parts, question),
    question.client ?? parts.clients.getClient(own, question.companyId),
  ])
  const company = entries.find(({ companyId }) => companyId === question.companyId)
  const claimant = company?.records.find(({ uuid }) => uuid === question.claimantId)
  const paymentConfig = client?.paymentConfig ?? unconfiguredPayment
  const { companyId, visitDate = today } = question
  const family = { companyId, employeeId: own.userId }
  const options = await readClaimOptions(
    parts.database,
    { companyId, memberType: claimant?.memberType ?? 'E', visitDate },
    paymentConfig,
    claimant && (await benefitsOfPlan(parts, family, claimant.uuid, visitDate)),
  )
  const account = user?.bankAccount
  return {
    client,
    options,
    cover: claimant ? await coverOf(parts, family, claimant.uuid) : [],
    context: {
      today,
      now: singaporeTime(now),
      companies: entries.map(toFormCompany),
      featuresConfig: client?.featuresConfig ?? nothingSwitchedOn,
      paymentConfig,
      companyCode: client?.companyCode ?? '',
      organisations: parts.settings.launchConfig,
      banks: singaporeBanks,
      ...(account && account.accountNo !== null && { bankDetail: { ...account, accountNo: account.accountNo } }),
      ...(user?.nric && { nric: user.nric }),
      ...(question.update && { update: question.update }),
    },
  }
}

/** The id of whom a form names: by id, or by NRIC (1§3). What names none of the member's people comes back, for the form rules to refuse. */
export async function claimantMeant(
  parts: Parts,
  { own, companyId }: Pick<FormQuestion, 'own' | 'companyId'>,
  named: string,
): Promise<string> {
  if (!isNationalId(named)) return named
  const companies = await companiesWithEarlierFamily(parts, { own, companyId })
  return claimantIdNamed(named, companies.find((entry) => entry.companyId === companyId)?.records ?? [])
}

/**
 * The member's companies. Of the form's own company the records also have who was covered through the member before:
 * what happened then is claimed for by whose family it was.
 */
async function companiesWithEarlierFamily(
  { users, database }: Parts,
  { own, companyId }: Pick<FormQuestion, 'own' | 'companyId'>,
): Promise<readonly CompanyEntry[]> {
  const [entries, earlier] = await Promise.all([
    users.companiesOf(own, own.userId),
    listEarlierFamily(database, own, companyId),
  ])
  return entries.map((entry) =>
    entry.companyId === companyId ? { ...entry, records: [...entry.records, ...earlier] } : entry,
  )
}

/** The times for which somebody is covered in the caller's family, which has been read within the caller's scope before. */
export async function coverOf(
  { users, systemReader }: Parts,
  { companyId, employeeId }: Family,
  claimantId: string,
): Promise<readonly Cover[]> {
  const user = await users.getUser(systemReader, claimantId)
  return (user?.memberships ?? [])
    .filter((membership) => membership.companyId === companyId)
    .flatMap((membership) => periodsInFamily(employeeId, claimantId, membership))
}

/** Somebody who was forgotten is offered no more. */
function toFormCompany(entry: CompanyEntry): ClaimFormContext['companies'][number] {
  return {
    companyId: entry.companyId,
    companyName: entry.companyName ?? '',
    memberType: entry.memberType,
    records: entry.records.flatMap(({ uuid, name, nric, memberType }) =>
      name !== null && nric !== null ? [{ uuid, name, nric, memberType }] : [],
    ),
  }
}
