/**
 * Who else uses a bank account, told beside the account. A family may well share one, so it is a flag and refuses nothing. People beyond
 * the caller's reach are neither counted nor named.
 */
import { identityOfKept, type KeptAccount } from '@member-care/domain/bank/account-on-record.ts'
import { personal, REDACTED } from '@member-care/domain/events/event-definition.ts'
import { findSharingAccounts } from '@member-care/projections/bank-accounts/shared-accounts.ts'
import { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'

export const accountSharingSchema = z
  .object({
    /** How many other people use the account or have it proposed; 20 stands for 20 or more. */
    people: z.number().int(),
    /** The first of them, for administrators who may open their records. */
    named: z.array(z.object({ id: z.string(), name: personal(z.string()) })),
  })
  .meta({ id: 'AccountSharing' })
export type AccountSharing = z.infer<typeof accountSharingSchema>

const MOST_NAMED = 3

interface UsedAccount extends KeptAccount {
  /** Whose it is, or is to be. */
  readonly userId: string
}

/**
 * @param accounts undefined where there is none
 * @returns in their order: who else uses each; undefined where nobody does
 */
export async function accountSharings(
  { database, blindIndex }: Pick<Parts, 'database' | 'blindIndex'>,
  { scope, powers }: Caller,
  accounts: readonly (UsedAccount | undefined)[],
): Promise<readonly (AccountSharing | undefined)[]> {
  const asked = accounts.flatMap((account, place) => {
    const identity = account && identityOfKept(account)
    return identity === undefined
      ? []
      : [{ place, userId: account?.userId ?? '', account: blindIndex('bank-account', identity) }]
  })
  const found = await findSharingAccounts(database, scope, asked)
  const sharings = accounts.map((): AccountSharing | undefined => undefined)
  for (const [index, people] of found.entries()) {
    const place = asked[index]?.place
    if (place === undefined || people.length === 0) continue
    const named = powers.has('users.view') ? people.slice(0, MOST_NAMED) : []
    sharings[place] = {
      people: people.length,
      named: named.map(({ userId, name }) => ({ id: userId, name: name ?? REDACTED })),
    }
  }
  return sharings
}
