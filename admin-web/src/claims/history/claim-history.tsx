import { claimHistoryTexts } from '@member-care/domain/texts/claim-history-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { HistoryView } from '../../history/history-view.tsx'
import { compareClaims } from './compare-claims.ts'

/** What happened to a claim. */
export function ClaimHistory({ claimId }: { claimId: string }) {
  const { noun, notThere, nothing, notThen, thenFailed, thenAndNow } = claimHistoryTexts
  return (
    <HistoryView
      kind="claims"
      id={claimId}
      noun={noun}
      texts={{
        notThere,
        failed: consoleTexts.claimDataError,
        nothing: consoleTexts.empty.plain,
        nothingHint: nothing,
        notThen,
        thenFailed,
        thenAndNow,
      }}
      compare={(then, now) => compareClaims(then.claim, now.claim)}
    />
  )
}
