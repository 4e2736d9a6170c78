/** The calls about one user. Those that change one answer with the record as it is afterwards, and reject with 409 when it was not at `expectedVersion`. */
import type { BankAccount } from '@member-care/domain/bank/bank-rules.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import type { CommandOptions } from '../console/command-options.ts'
import type { EndOfCoverMeta, EndOfCoverRecord } from '../end-of-cover/end-of-cover.tsx'

/** A user with everything that the tabs show. */
export type EditedUser = AnswerTo<'/api/console/users/{id}'>
export type UserCompany = EditedUser['companies'][number]

/** Whose NRIC it is, for old addresses. */
export interface UserOfNricRecord {
  /** The NRIC. */
  readonly id: string
  readonly userId: string
}

export async function userOfNric(nric: string): Promise<UserOfNricRecord> {
  return { id: nric, userId: (await dataOf(apiClient.POST('/api/console/user-of-nric', { body: { nric } }))).id }
}

/** What the end of the user's cover touches (S80). */
export async function readEndOfCover(id: string, query: EndOfCoverMeta): Promise<EndOfCoverRecord> {
  const end = await dataOf(apiClient.GET('/api/console/users/{id}/leaving', { params: { path: { id }, query } }))
  return { ...end, id }
}

export function proposeBankAccount(
  { id }: EditedUser,
  account: BankAccount,
  options: CommandOptions,
): Promise<EditedUser> {
  return dataOf(apiClient.POST('/api/console/users/{id}/bank-proposals', { ...about(id, options), body: account }))
}

export function chooseDefaultCompany(
  { id, version }: EditedUser,
  companyId: string,
  options: CommandOptions,
): Promise<EditedUser> {
  return dataOf(
    apiClient.PUT('/api/console/users/{id}/default-company', {
      ...about(id, options),
      body: { expectedVersion: version, companyId },
    }),
  )
}

/** @returns undefined when the administrator does not reach the user any more, without that company */
export async function removeCompany(
  { id, version }: EditedUser,
  companyId: string,
  options: CommandOptions,
): Promise<EditedUser | undefined> {
  const params = { path: { id, companyId }, query: { expectedVersion: version } }
  const answer = await dataOf(
    apiClient.DELETE('/api/console/users/{id}/memberships/{companyId}', { params, headers: keyHeader(options) }),
  )
  return 'isOutOfReach' in answer ? undefined : answer
}

/** Covers the user again from a day on, who left the company. */
export function restartCover(
  { id, version }: EditedUser,
  { companyId, effectiveStartDate }: { readonly companyId: string; readonly effectiveStartDate: string },
  options: CommandOptions,
): Promise<EditedUser> {
  return dataOf(
    apiClient.POST('/api/console/users/{id}/memberships/{companyId}/restart', {
      params: { path: { id, companyId } },
      headers: keyHeader(options),
      body: { expectedVersion: version, effectiveStartDate },
    }),
  )
}

/** Has the person forgotten for good. */
export async function forgetUser(userId: string, reason: string, options: CommandOptions): Promise<void> {
  await dataOf(
    apiClient.POST('/api/console/users/{userId}/forget', {
      params: { path: { userId } },
      headers: keyHeader(options),
      body: { reason },
    }),
  )
}

/** Signs the person out and removes every second factor of theirs; rejects with 409 where they have none. */
export async function removeSecondFactors(userId: string, reason: string, options: CommandOptions): Promise<void> {
  await dataOf(
    apiClient.POST('/api/console/users/{userId}/second-factors-removal', {
      params: { path: { userId } },
      headers: keyHeader(options),
      body: { reason },
    }),
  )
}

function about(id: string, options: CommandOptions) {
  return { params: { path: { id } }, headers: keyHeader(options) }
}

function keyHeader({ idempotencyKey }: CommandOptions) {
  return { 'Idempotency-Key': idempotencyKey }
}
