/** Claims that have been begun on any device and not submitted. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { draftTexts, draftTitle } from '@member-care/domain/texts/claim-draft-texts.ts'
import { UnfinishedPanel } from '../drafts/unfinished-panel.tsx'
import type { UnfinishedList } from '../drafts/use-unfinished-list.ts'
import { discardUnfinished } from '../outbox/discard-unfinished.ts'
import { useOutbox, useOutboxContent } from '../outbox/use-outbox.ts'
import { useSignedInUser } from '../session/session.ts'
import { addressOfDraft } from './address-of-draft.ts'
import { claimDraftWords } from './claim-draft-words.ts'
import { useUnfinishedClaim } from './use-unfinished-claim.ts'
import { useUnfinishedClaims } from './use-unfinished-claims.ts'

export function UnfinishedClaims() {
  return <UnfinishedClaimsPanel {...useUnfinishedClaims()} />
}

interface UnfinishedClaimsPanelProps extends UnfinishedList<ClaimKind> {
  /** What another app has shared: it may belong to one of these. */
  readonly shared?: string | null
}

export function UnfinishedClaimsPanel({ shared = null, ...list }: UnfinishedClaimsPanelProps) {
  const { companies } = useSignedInUser()
  const claim = useUnfinishedClaim()
  const { begun } = useOutboxContent()
  const outbox = useOutbox()
  return (
    <UnfinishedPanel
      {...list}
      words={claimDraftWords()}
      discard={(draftId) => discardUnfinished(claim, outbox, draftId)}
      lineOf={({ id, kind, step, form }) => {
        const claimant = companies.flatMap(({ records }) => records).find(({ uuid }) => uuid === form['claimantId'])
        const provider = form['providerName']
        return {
          title: draftTitle(kind),
          about: [
            claimant?.name ?? draftTexts.claimantOpen,
            ...(typeof provider === 'string' && provider !== '' ? [provider] : []),
          ].join(' · '),
          to: addressOfDraft(id, step, shared),
          ...(begun.some((one) => one.id === id) && { stand: outboxTexts.begunHere }),
        }
      }}
    />
  )
}
