/** Sends a decision on a proposed account, and brings the queue, the menu's count and the claim up to date. */
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HttpError, useDataProvider, useNotify } from 'react-admin'
import type { ClaimResource } from '../claims/claim-record.ts'
import type { ConsoleDataProvider } from '../console/data-provider.ts'
import { UNANSWERED } from '../console/http-error.ts'
import type { BankProposalRow } from './bank-proposal-row.ts'
import type { DecisionKind } from './decision-kind.ts'
import { verificationCountsKey } from './waiting-count.tsx'

/** `decide` resolves with whether it was done. While no answer came, the same decision goes out under the same key, so that it is taken once. */
export function useBankDecision({ id, proposalId }: BankProposalRow, resource: string, claims: ClaimResource) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const idempotencyKey = useRef<string | undefined>(undefined)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<HttpError>()

  async function decide(decision: DecisionKind, note: string): Promise<boolean> {
    idempotencyKey.current ??= crypto.randomUUID()
    setPending(true)
    setFailure(undefined)
    try {
      await dataProvider.decideBankAccount(id, { proposalId, decision, ...(note !== '' && { note }) }, { idempotencyKey: idempotencyKey.current })
      notify(consoleTexts.dataUpdated, { type: 'success' })
      await reload()
      return true
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.status !== UNANSWERED) idempotencyKey.current = undefined
      setFailure(error)
      // Somebody else was faster: what is on the screen is old.
      if (error.status === 409) void reload()
      return false
    } finally {
      setPending(false)
    }
  }

  function reload() {
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: [resource, 'getList'] }),
      queryClient.invalidateQueries({ queryKey: verificationCountsKey }),
      queryClient.invalidateQueries({ queryKey: [claims] }),
    ])
  }

  return { decide, isPending, failure }
}
