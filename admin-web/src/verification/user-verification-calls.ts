/** The calls of the queues about users: proposed accounts, and changes of name and NRIC. */
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import type { CommandOptions } from '../console/command-options.ts'
import type { DecisionKind } from './decision-kind.ts'
import type { SaidWithDecision } from './noted-decision-dialog.tsx'

export type UserBankProposalRow = AnswerTo<'/api/console/user-bank-proposals'>[number]
export type IdentityChangeRow = AnswerTo<'/api/console/identity-changes'>[number]

/** @param said empty for none */
export function decideUserBank(
  { id, proposalId }: UserBankProposalRow,
  decision: DecisionKind,
  { note, reason }: SaidWithDecision,
  options: CommandOptions,
): Promise<UserBankProposalRow> {
  return dataOf(
    apiClient.POST('/api/console/user-bank-proposals/{id}/decision', {
      ...about(id, options),
      body: { proposalId, decision, note: note || null, ...(reason !== '' && { reason }) },
    }),
  )
}

/** @param note empty for none */
export function decideIdentityChange(
  { id, requestId }: IdentityChangeRow,
  decision: DecisionKind,
  note: string,
  options: CommandOptions,
): Promise<IdentityChangeRow> {
  return dataOf(
    apiClient.POST('/api/console/identity-changes/{id}/decision', {
      ...about(id, options),
      body: { requestId, decision, note: note || null },
    }),
  )
}

/** The bytes of what the member uploaded; HEIC comes as JPEG. The server records that they were looked at. */
export function loadEvidence(id: string, fileId: string, signal: AbortSignal): Promise<Blob> {
  return dataOf(
    apiClient.GET('/api/console/identity-changes/{id}/evidence/{fileId}', {
      params: { path: { id, fileId } },
      parseAs: 'blob',
      signal,
    }),
  )
}

function about(id: string, { idempotencyKey }: CommandOptions) {
  return { params: { path: { id } }, headers: { 'Idempotency-Key': idempotencyKey } }
}
