/** The signed-in user as the sign-in calls answer them (1§3 "User (session)"). */
import { rolesInForce } from '@member-care/domain/access/change-access.ts'
import { maskAccountNo } from '@member-care/domain/bank/account-number.ts'
import { featuresForMember } from '@member-care/domain/client/client-links.ts'
import { featuresConfigSchema, type FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import { nricForMembers } from '@member-care/domain/client/nric-for-members.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { memberTypes, userTypes } from '@member-care/domain/user/user-events.ts'
import type { ClientQueries, ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import type { Reader, SystemReader } from '@member-care/projections/scope.ts'
import type { SealedReading } from '@member-care/projections/tables/sealed-columns.ts'
import type { UserQueries } from '@member-care/projections/users/user-queries.ts'
import { readSessionHolder, type SessionHolder } from '@member-care/projections/users/session-query.ts'
import type { CompanyEntry } from '@member-care/projections/users/user-records.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'

const claimantRecordSchema = z.object({
  name: z.string(),
  nric: z.string(),
  uuid: z.string(),
  memberType: z.enum(memberTypes),
})

export const sessionUserSchema = z
  .object({
    uuid: z.string(),
    userId: z.string(),
    name: z.string(),
    /** Masked when the company wishes so (`maskNRIC`), and where none covers them. */
    nric: z.string(),
    email: z.string(),
    contactNoCountryCode: z.string(),
    contactNo: z.string(),
    /** Absent while a one-time password is outstanding. */
    accessToken: z.string().optional(),
    /** Only while a one-time password is outstanding: what its calls take. */
    identifier: z.string().optional(),
    userType: z.enum(userTypes),
    roles: z.array(z.object({ type: z.string() })),
    /** The sign-in before this one, UTC, ISO. */
    lastLogin: z.string().nullable(),
    costCenterName: z.string(),
    /** The account number masked but for its last 4 digits. */
    bankDetail: z
      .object({ bankName: z.string(), bankNo: z.string(), branchNo: z.string(), accountNo: z.string() })
      .nullable(),
    companyId: z.string(),
    companyDetail: z.object({ policyNo: z.string(), featuresConfig: featuresConfigSchema }).nullable(),
    /** The claimants of the company above. */
    records: z.array(claimantRecordSchema),
    /** The user's customer id at the card provider; null when they have none. */
    stripeCustomerId: z.string().nullable(),
    companies: z.array(
      z.object({
        companyId: z.string(),
        companyName: z.string(),
        memberType: z.enum(memberTypes),
        records: z.array(claimantRecordSchema),
      }),
    ),
  })
  .meta({ id: 'SessionUser' })
export type SessionUser = z.infer<typeof sessionUserSchema>

export interface UserReading {
  readonly users: UserQueries
  readonly clients: ClientQueries
}

/** What a user is covered under, and the client whose terms hold for it. */
export interface Cover {
  readonly entry: CompanyEntry
  readonly client: ClientRecord
}

/**
 * A user's covers that are in force today in Singapore, each with its client.
 * @param reader the user themselves, or the system
 */
export async function readCovers(
  reading: UserReading,
  reader: Reader,
  userId: string,
  now: Date,
): Promise<readonly Cover[]> {
  return withClients(reading, reader, userId, singaporeToday(now))
}

/** All covers of a user, also those that are over or yet to begin, each with its client. */
export async function readAllCovers(reading: UserReading, reader: Reader, userId: string): Promise<readonly Cover[]> {
  return withClients(reading, reader, userId, undefined)
}

/** @param on the day, Singapore; undefined for any */
async function withClients(
  { users, clients }: UserReading,
  reader: Reader,
  userId: string,
  on: string | undefined,
): Promise<readonly Cover[]> {
  const entries = await users.companiesOf(reader, userId, { on })
  const covers = await Promise.all(
    entries.map(async (entry) => ({ entry, client: await clients.getClient(reader, entry.companyId) })),
  )
  return covers.flatMap(({ entry, client }) => (client ? [{ entry, client }] : []))
}

/** In whose words somebody is written to about their account: their employer's, else those of any client that covers them today. */
export async function clientThatWritesTo(
  reading: UserReading & { readonly systemReader: SystemReader; readonly clock: () => Date },
  userId: string,
): Promise<ClientRecord | undefined> {
  const covers = await readCovers(reading, reading.systemReader, userId, reading.clock())
  return (covers.find(({ entry }) => entry.memberType === 'E') ?? covers[0])?.client
}

/**
 * A user as a sign-in shows them, today in Singapore.
 * @throws ApiError NOT_FOUND for nobody
 */
export async function requireSessionHolder(
  reading: SealedReading & { readonly systemReader: SystemReader },
  userId: string,
  now: Date,
): Promise<SessionHolder> {
  const holder = await readSessionHolder(reading, reading.systemReader, userId, singaporeToday(now))
  if (!holder) throw apiError('NOT_FOUND')
  return holder
}

/** Somebody who is signed in, as they are now. @throws ApiError NOT_FOUND for nobody */
export async function readSessionUser(
  reading: Parameters<typeof requireSessionHolder>[0] & { readonly clock: () => Date },
  userId: string,
): Promise<SessionUser> {
  const holder = await requireSessionHolder(reading, userId, reading.clock())
  return describeSessionUser(holder, holder.previousSignInAt)
}

/** @param lastLogin the sign-in that the user is to see as their last one */
export function describeSessionUser(holder: SessionHolder, lastLogin: Date | null): SessionUser {
  const { covers } = holder
  // Unless an administrator has chosen one: an employee's own company before one where they are somebody's dependant.
  const main =
    covers.find(({ companyId }) => companyId === holder.chosenCompanyId) ??
    covers.find(({ memberType }) => memberType === 'E') ??
    covers[0]
  const companies = covers.map(({ companyId, companyName, memberType, records, featuresConfig }) => ({
    companyId,
    companyName,
    memberType,
    records: records.map((record) => ({
      name: record.name ?? '',
      nric: nricFor(record.nric, featuresConfig),
      uuid: record.uuid,
      memberType: record.memberType,
    })),
  }))
  return {
    uuid: holder.userId,
    userId: holder.userId,
    name: holder.name ?? '',
    nric: nricFor(holder.nric, main?.featuresConfig),
    email: holder.email ?? '',
    contactNoCountryCode: holder.contactNoCountryCode ?? '',
    contactNo: holder.contactNo ?? '',
    userType: holder.userType,
    roles: rolesInForce(holder.roles, holder).map((type) => ({ type })),
    lastLogin: lastLogin?.toISOString() ?? null,
    costCenterName: main?.costCenterName ?? '',
    bankDetail: holder.bankAccount && {
      ...holder.bankAccount,
      accountNo: maskAccountNo(holder.bankAccount.accountNo ?? ''),
    },
    companyId: main?.companyId ?? '',
    companyDetail: main
      ? { policyNo: main.policyNo, featuresConfig: featuresForMember(main.featuresConfig, main.memberType) }
      : null,
    records: companies.find(({ companyId }) => companyId === main?.companyId)?.records ?? [],
    // The browser gets the customer with its key (S102).
    stripeCustomerId: null,
    companies,
  }
}

function nricFor(nric: string | null, config: FeaturesConfig | undefined): string {
  return nric === null ? '' : nricForMembers(nric, config)
}
