/** Proposed accounts as the API answers them. */
import type { paths } from '@member-care/api/client/client.ts'
import type { AnswerTo } from '../console/api-client.ts'

/** A card of a queue: the proposed account and the present one in full; `nric` is masked unless the administrator may see it. */
export type BankProposalRow = AnswerTo<'/api/console/outpatient-bank-proposals'>[number]

export type VerificationDecision = NonNullable<
  paths['/api/console/claims/{id}/bank-decision']['post']['requestBody']
>['content']['application/json']
