/** What the console asks of claims besides reading them, as methods of the data provider. */
import type { BankAccount } from '@member-care/domain/bank/bank-rules.ts'
import { apiClient, dataOf } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'
import type { BankProposalRow, VerificationDecision } from '../bank/bank-proposal-row.ts'
import type { ClaimRecord } from './claim-record.ts'
import type { CoverDifference, DifferenceClosing } from './cover-differences/difference-record.ts'
import type { AmountDecision, DeskCommand } from './desk/desk-commands.ts'
import type { DeskAnswers } from './desk/reckoning/desk-answers.ts'
import type { Batch, BatchOutcome, PossibleDuplicates, QueueCount, SavedView } from './queue/queue-record.ts'

export const claimCommands = {
  /** Sets the retry count to 0, so that the hand-over is tried again. Gives the claim as it is then. */
  reprocessClaim(claimId: string, options: CommandOptions): Promise<ClaimRecord> {
    return dataOf(apiClient.POST('/api/console/claims/{id}/reprocess', { ...about(claimId, options), body: {} }))
  },

  /** A decision of the claims desk. Rejects with 409 when the claim is no longer at `expectedVersion`. */
  decideClaim(
    claimId: string,
    expectedVersion: number,
    command: DeskCommand,
    options: CommandOptions,
  ): Promise<ClaimRecord> {
    const target = about(claimId, options)
    switch (command.decision) {
      case 'approve': {
        const { decision: _, notDuplicateReason, comparedWith, ...approval } = command
        const comparison = notDuplicateReason !== undefined &&
          comparedWith && { notDuplicateReason, comparedWith: [...comparedWith] }
        return dataOf(
          apiClient.POST('/api/console/claims/{id}/approve', {
            ...target,
            body: { expectedVersion, ...approval, ...comparison },
          }),
        )
      }
      case 'reject': {
        const { reasonCode, remarks, batchNo } = command
        return dataOf(
          apiClient.POST('/api/console/claims/{id}/reject', {
            ...target,
            body: { expectedVersion, reasonCode, remarks, ...(batchNo && { batchNo }) },
          }),
        )
      }
      case 'request-information':
        return dataOf(
          apiClient.POST('/api/console/claims/{id}/request-information', {
            ...target,
            body: { expectedVersion, request: command.request },
          }),
        )
      case 'start-review':
        return dataOf(apiClient.POST('/api/console/claims/{id}/start-review', { ...target, body: { expectedVersion } }))
      case 'correct-to-approved': {
        const { decision: _, comparedWith, ...said } = command
        const body = { expectedVersion, ...said, ...(comparedWith && { comparedWith: [...comparedWith] }) }
        return dataOf(apiClient.POST('/api/console/claims/{id}/correct-to-approved', { ...target, body }))
      }
      case 'correct-to-rejected': {
        const { decision: _, ...said } = command
        const body = { expectedVersion, ...said }
        return dataOf(apiClient.POST('/api/console/claims/{id}/correct-to-rejected', { ...target, body }))
      }
    }
  },

  /** What a corrected decision would do to the family's cover; nothing is kept. Null without a plan. */
  correctionEffect(claimId: string, payableCents: number | undefined, signal: AbortSignal) {
    const query = payableCents === undefined ? {} : { payableCents }
    return dataOf(
      apiClient.GET('/api/console/claims/{id}/correction-effect', { params: { path: { id: claimId }, query }, signal }),
    )
  },

  /** Closes a difference as the person saw it. Rejects with 409 when it is another one by now */
  closeCoverDifference(
    { id, nowCents, paidCents }: CoverDifference,
    closing: DifferenceClosing,
    options: CommandOptions,
  ): Promise<{ id: string }> {
    const body = { ...closing, shownCents: nowCents, shownPaidCents: paidCents }
    return dataOf(apiClient.POST('/api/console/claims/{id}/cover-difference-closing', { ...about(id, options), body }))
  },

  /** A second person agrees to another amount than the plan says, and the claim is approved so; or they, or who proposed it, decline it. */
  decideAmount(
    claimId: string,
    expectedVersion: number,
    { proposalId, declineReason, shownPayableCents, shownSettledCents }: AmountDecision,
    options: CommandOptions,
  ): Promise<ClaimRecord> {
    const target = about(claimId, options)
    return dataOf(
      declineReason === undefined
        ? apiClient.POST('/api/console/claims/{id}/amount-agreement', {
            ...target,
            body: { expectedVersion, proposalId, shownPayableCents, shownSettledCents },
          })
        : apiClient.POST('/api/console/claims/{id}/amount-decline', {
            ...target,
            body: { expectedVersion, proposalId, reason: declineReason },
          }),
    )
  },

  /** What the plan says of a claim with the answers of the desk; nothing is kept. */
  async claimReckoning(claimId: string, desk: DeskAnswers, signal: AbortSignal) {
    const { reckoning } = await dataOf(
      apiClient.GET('/api/console/claims/{id}/reckoning', { params: { path: { id: claimId }, query: desk }, signal }),
    )
    return reckoning
  },

  /** What the plans say of several claims; those that have none are left out. */
  async claimReckonings(claimIds: readonly string[], signal: AbortSignal) {
    return dataOf(
      apiClient.GET('/api/console/claim-reckonings', { params: { query: { claimIds: claimIds.join(',') } }, signal }),
    )
  },

  /** Approves many claims under one number, and says for each what became of it. */
  approveBatch(batch: Batch, options: CommandOptions): Promise<BatchOutcome> {
    return dataOf(apiClient.POST('/api/console/claims/batch-approvals', { headers: keyHeader(options), body: batch }))
  },

  /** Gives a claim to somebody, or back (null). Rejects with 409 when it is not with `from` any more. */
  assignClaim(
    claimId: string,
    assignment: { readonly assigneeId: string | null; readonly from: string | null },
    options: CommandOptions,
  ): Promise<ClaimRecord> {
    return dataOf(apiClient.PUT('/api/console/claims/{id}/assignee', { ...about(claimId, options), body: assignment }))
  },

  /** How many claims wait, by status and kind. */
  async claimQueueCounts(signal: AbortSignal): Promise<readonly QueueCount[]> {
    const { counts } = await dataOf(apiClient.GET('/api/console/claim-queue/counts', { params: { query: {} }, signal }))
    return counts
  },

  /** Replaces the administrator's views of the queue. */
  async saveViews(views: readonly SavedView[]): Promise<readonly SavedView[]> {
    return (await dataOf(apiClient.PUT('/api/console/saved-views', { body: { views: [...views] } }))).views
  },

  /** Notes that two claims are no duplicates. Gives what still looks like the first one. */
  async dismissDuplicate(
    claimId: string,
    otherClaimId: string,
    options: CommandOptions,
  ): Promise<PossibleDuplicates & { readonly id: string }> {
    const left = await dataOf(
      apiClient.POST('/api/console/claims/{id}/dismissed-duplicates', {
        ...about(claimId, options),
        body: { otherClaimId },
      }),
    )
    return { ...left, id: claimId }
  },

  /** Proposes an account for the claim's payment, as it is kept. Gives the claim as it is then. */
  proposeBankAccount(claimId: string, account: BankAccount, options: CommandOptions): Promise<ClaimRecord> {
    return dataOf(
      apiClient.POST('/api/console/claims/{id}/bank-proposals', { ...about(claimId, options), body: account }),
    )
  },

  /** Approves or declines the account that was looked at. Rejects with 409 when it is no longer to be decided on. */
  decideBankAccount(
    claimId: string,
    decision: VerificationDecision,
    options: CommandOptions,
  ): Promise<BankProposalRow> {
    return dataOf(
      apiClient.POST('/api/console/claims/{id}/bank-decision', { ...about(claimId, options), body: decision }),
    )
  },

  /** The bytes of a document; HEIC comes as JPEG. The server records that they were looked at. */
  claimAttachment(claimId: string, attachmentId: string, signal: AbortSignal): Promise<Blob> {
    return dataOf(
      apiClient.GET('/api/console/claims/{id}/attachments/{attachmentId}', {
        params: { path: { id: claimId, attachmentId }, query: { view: '1' } },
        parseAs: 'blob',
        signal,
      }),
    )
  },
}

/** Claims that look like this one, the likeliest duplicates first. */
export async function possibleDuplicatesOf(claimId: string) {
  const found = await dataOf(
    apiClient.GET('/api/console/claims/{id}/possible-duplicates', { params: { path: { id: claimId } } }),
  )
  return { ...found, id: claimId }
}
