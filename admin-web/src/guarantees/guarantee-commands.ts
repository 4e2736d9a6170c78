/** What the console asks of letters of guarantee besides reading them, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { about, type CommandOptions } from '../console/command-options.ts'
import type { Guarantee } from './guarantee-record.ts'

/** A decision of the desk. Amounts are Singapore cents, dates Singapore dates. */
export type DeskDecision =
  | {
      readonly kind: 'letter'
      readonly amountCents: number
      readonly conditions: string
      readonly admissionOn: string
    }
  | { readonly kind: 'amount-proposal'; readonly amountCents: number; readonly conditions: string }
  | { readonly kind: 'amount-agreement'; readonly proposalId: string }
  | { readonly kind: 'amount-decline'; readonly proposalId: string; readonly reason: string }
  | { readonly kind: 'change-decline'; readonly changeId: string; readonly reason: string }
  | { readonly kind: 'rejection' | 'revocation'; readonly reason: string }
  | { readonly kind: 'information'; readonly request: string }
  /** To be handed over to the insurer's own system again. */
  | { readonly kind: 'reprocess' }

/** A decision that is known to be about the letter as it was looked at. */
interface Decided {
  readonly guaranteeId: string
  readonly expectedVersion: number
}

export const guaranteeCommands = {
  /** Rejects with 409 when the letter is no longer at `expectedVersion`. Gives it as it is then. */
  decideGuarantee(
    { guaranteeId, expectedVersion }: Decided,
    decision: DeskDecision,
    options: CommandOptions,
  ): Promise<Guarantee> {
    const target = about(guaranteeId, options)
    switch (decision.kind) {
      case 'letter': {
        const { amountCents, conditions, admissionOn } = decision
        const body = { expectedVersion, amountCents, conditions, admissionOn }
        return dataOf(apiClient.POST('/api/console/guarantees/{id}/letter', { ...target, body }))
      }
      case 'amount-proposal': {
        const { amountCents, conditions } = decision
        const body = { expectedVersion, amountCents, conditions }
        return dataOf(apiClient.POST('/api/console/guarantees/{id}/amount-proposal', { ...target, body }))
      }
      case 'amount-agreement': {
        const body = { expectedVersion, proposalId: decision.proposalId }
        return dataOf(apiClient.POST('/api/console/guarantees/{id}/amount-agreement', { ...target, body }))
      }
      case 'amount-decline': {
        const { proposalId, reason } = decision
        const body = { expectedVersion, proposalId, reason }
        return dataOf(apiClient.POST('/api/console/guarantees/{id}/amount-decline', { ...target, body }))
      }
      case 'change-decline': {
        const { changeId, reason } = decision
        const body = { expectedVersion, changeId, reason }
        return dataOf(apiClient.POST('/api/console/guarantees/{id}/change-decline', { ...target, body }))
      }
      case 'rejection': {
        const body = { expectedVersion, reason: decision.reason }
        return dataOf(apiClient.POST('/api/console/guarantees/{id}/rejection', { ...target, body }))
      }
      case 'revocation': {
        const body = { expectedVersion, reason: decision.reason }
        return dataOf(apiClient.POST('/api/console/guarantees/{id}/revocation', { ...target, body }))
      }
      case 'reprocess':
        return dataOf(
          apiClient.POST('/api/console/guarantees/{id}/reprocess', { ...target, body: { expectedVersion } }),
        )
      case 'information': {
        const body = { expectedVersion, request: decision.request }
        return dataOf(apiClient.POST('/api/console/guarantees/{id}/information', { ...target, body }))
      }
    }
  },

  /** The bytes of a document; HEIC comes as JPEG. The server records that they were looked at. */
  guaranteeAttachment(guaranteeId: string, attachmentId: string, signal: AbortSignal): Promise<Blob> {
    return dataOf(
      apiClient.GET('/api/console/guarantees/{id}/attachments/{attachmentId}', {
        params: { path: { id: guaranteeId, attachmentId }, query: { view: '1' } },
        parseAs: 'blob',
        signal,
      }),
    )
  },

  /** The signed PDF as it was issued. */
  guaranteeLetter(guaranteeId: string, issue: number): Promise<Blob> {
    return dataOf(
      apiClient.GET('/api/console/guarantees/{id}/letters/{issue}', {
        params: { path: { id: guaranteeId, issue } },
        parseAs: 'blob',
      }),
    )
  },
}
