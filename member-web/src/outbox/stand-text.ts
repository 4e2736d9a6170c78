/** How a waiting claim stands, in words. */
import { claimWithoutNetworkTexts } from '@member-care/domain/texts/claim-without-network-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import type { WaitingClaim } from './waiting-claim.ts'

export function standText(
  { stand, mayBeFiled }: Pick<WaitingClaim, 'stand' | 'mayBeFiled'>,
  isOnline: boolean,
): string {
  switch (stand.phase) {
    case 'sending':
      return outboxTexts.sending
    case 'refused':
      return outboxTexts.refused
    case 'in-form':
      return outboxTexts.inForm
    case 'unverified':
      return outboxTexts.unverified
    case 'signed-out':
      return outboxTexts.signedOut
    case 'failing':
      return claimWithoutNetworkTexts.failing
    case 'waiting':
      if (mayBeFiled) return outboxTexts.mayBeFiled
      return isOnline ? outboxTexts.waitingTurn : outboxTexts.waiting
  }
}
