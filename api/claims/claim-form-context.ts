/** Makes on the server what the form rules of the domain judge by: whose companies and claimants, what the client offers, which options. */
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import type { ClaimOptions } from '@member-care/domain/claim/claim-options.ts'
import { periodsOf, type Cover } from '@member-care/domain/claim/visit-date.ts'
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
import type { CompanyEntry } from '@member-care/projections/users/user-records.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
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
    parts.users.companiesOf(own, own.userId),
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
    cover: await coverOfClaimant(parts, question, claimant?.uuid, entries),
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
  const companies = await parts.users.companiesOf(own, own.userId)
  return claimantIdNamed(named, companies.find((entry) => entry.companyId === companyId)?.records ?? [])
}

/** An employee's own cover has been read with their companies. */
async function coverOfClaimant(
  parts: Parts,
  { own, companyId }: FormQuestion,
  claimantId: string | undefined,
  entries: readonly CompanyEntry[],
): Promise<readonly Cover[]> {
  if (claimantId === undefined) return []
  return claimantId === own.userId ? coversUnder(entries, companyId) : coverOf(parts, claimantId, companyId)
}

/** The times for which somebody of the caller's family is covered under a company: the family has been read within the caller's scope before. */
export async function coverOf(parts: Parts, claimantId: string, companyId: string): Promise<readonly Cover[]> {
  return coversUnder(await parts.users.companiesOf(parts.systemReader, claimantId), companyId)
}

function coversUnder(entries: readonly CompanyEntry[], companyId: string): readonly Cover[] {
  return entries.filter((entry) => entry.companyId === companyId).flatMap(periodsOf)
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
