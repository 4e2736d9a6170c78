/** The decision on an account that was proposed for a user (3§4, C12b, S29), for the console's call and those of the catalogue alike. */
import { decideUserBank, type UserBankCommand } from '@member-care/domain/user/user-bank.ts'
import {
  findUserBankProposal,
  type UserBankProposalRecord,
} from '@member-care/projections/verification/verification-queries.ts'
import { carryOutUserBank } from '../aggregates/user.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

type Decision = Omit<Extract<UserBankCommand, { type: 'DecideUserBankAccount' }>['data'], 'decidedBy'>

/**
 * Approves or declines a user's proposed account. An approved one is in force with the same append, and the user is told.
 * @returns the proposal as it is afterwards
 * @throws ApiError 404 for a user whom the caller does not reach or for whom nothing was proposed; 409 for one's own proposal, and for
 *   one that was replaced, decided or closed meanwhile
 */
export async function decideUserBankAccount(
  parts: Parts,
  caller: Caller,
  userId: string,
  asked: Decision,
): Promise<UserBankProposalRecord> {
  await requireUserBankProposal(parts, caller, userId)
  await carryOutUserBank(parts, userId, {
    context: caller.context(),
    decide: (state) =>
      decideUserBank({ type: 'DecideUserBankAccount', data: { ...asked, decidedBy: caller.user.userId } }, state),
    visibleIn: ['users', 'verification', 'bank_accounts'],
  })
  return requireUserBankProposal(parts, caller, userId)
}

async function requireUserBankProposal(
  parts: Parts,
  { scope }: Caller,
  userId: string,
): Promise<UserBankProposalRecord> {
  const proposal = await findUserBankProposal(parts, scope, userId)
  if (!proposal) throw apiError('NOT_FOUND')
  return proposal
}
