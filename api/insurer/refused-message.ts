/** What became of an insurer's message that was refused, and what it is answered (docs/insurer-contract.md). */
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { GuaranteeStatus } from '@member-care/domain/guarantee/guarantee-status.ts'
import { errorBody } from '@member-care/domain/errors/error-body.ts'
import type { SendingAgain } from '../integrations/insurer/insurer-contract.ts'
import type { MessageResult } from './insurer-messages.ts'

export interface RefusalOfMessage {
  readonly code: string
  readonly text: string
  readonly errors?: Readonly<Record<string, string>>
  readonly sendAgain: SendingAgain
  readonly claimStatus?: ClaimStatus | undefined
  readonly guaranteeStatus?: GuaranteeStatus | undefined
}

export function refusedMessage(
  status: number,
  { code, text, errors, sendAgain, claimStatus, guaranteeStatus }: RefusalOfMessage,
): MessageResult {
  const body = {
    ...errorBody(code, text, errors),
    sendAgain,
    ...(claimStatus && { claimStatus }),
    ...(guaranteeStatus && { guaranteeStatus }),
  }
  return { outcome: 'refused', code, sendAgain, claimStatus, guaranteeStatus, answer: { status, body } }
}
