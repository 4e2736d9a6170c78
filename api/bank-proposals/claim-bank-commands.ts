/** An account proposed for a claim, and the decision on it (3§4, C12b), for the console's calls and those of the catalogue alike. */
import { roleGranting, type Power } from '@member-care/domain/access/powers.ts'
import { bankOfCode, storedAccountErrors, type BankAccount } from '@member-care/domain/bank/bank-rules.ts'
import { singaporeBanks } from '@member-care/domain/bank/singapore-banks.ts'
import type { ClaimCommand, DecideBankAccount } from '@member-care/domain/claim/claim-commands.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { formError } from '../http/api-error.ts'
import { carryOutClaim } from '../aggregates/claim.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

/** An account as it is sent; without a bank's name, the code says which bank it is. */
export type SentAccount = Omit<BankAccount, 'bankName'> & { readonly bankName?: string | undefined }

/**
 * Proposes an account for a claim that the caller reaches.
 * @throws ApiError 403 without the power; 422 with `Invalid Bank Code`, `Invalid Branch Code` or what is wrong with the number at its field; 409
 */
export async function proposeBankAccount(
  parts: Parts,
  caller: Caller,
  claimId: string,
  sent: SentAccount,
): Promise<void> {
  const context = contextOf(caller, 'claims.proposeBank')
  const { bankNo, branchNo, accountNo } = sent
  const account = {
    bankName: sent.bankName || (bankOfCode(singaporeBanks, bankNo)?.n ?? ''),
    bankNo,
    branchNo,
    accountNo,
  }
  const errors = storedAccountErrors(account, singaporeBanks)
  if (Object.keys(errors).length > 0) throw formError(errors)
  // The same call again is the same proposal.
  const proposalId = context.commandId
  await command(parts, context, claimId, {
    type: 'ProposeBankAccount',
    data: { proposalId, account, proposedBy: caller.user.userId },
  })
}

/**
 * Approves or declines a claim's proposed account.
 * @throws ApiError 403 without the power; 409 for one's own proposal, and for one that was replaced, decided or closed meanwhile
 */
export async function decideBankAccount(
  parts: Parts,
  caller: Caller,
  claimId: string,
  asked: Omit<DecideBankAccount['data'], 'decidedBy'>,
): Promise<void> {
  const context = contextOf(caller, 'verification.decide')
  await command(parts, context, claimId, {
    type: 'DecideBankAccount',
    data: { ...asked, decidedBy: caller.user.userId },
  })
}

/** @throws ApiError 403 without the power; 409 once the claim is no longer PROCESSING */
export async function reprocessClaim(parts: Parts, caller: Caller, claimId: string): Promise<void> {
  await command(parts, contextOf(caller, 'claims.reprocess'), claimId, { type: 'RequestReprocess', data: {} })
}

async function command(parts: Parts, context: CommandContext, claimId: string, asked: ClaimCommand): Promise<void> {
  await carryOutClaim(parts, claimId, {
    context,
    decide: (claim) => decideClaim(asked, claim),
    visibleIn: ['claims', 'bank_accounts'],
  })
}

/** One call of the catalogue does what takes several powers, so the record names the role of the power that was used. */
function contextOf(caller: Caller, power: Power): CommandContext {
  const role = roleGranting(caller.user.roles, power)
  if (role === undefined) throw apiError('FORBIDDEN')
  const context = caller.context()
  return { ...context, actor: { ...context.actor, role } }
}
