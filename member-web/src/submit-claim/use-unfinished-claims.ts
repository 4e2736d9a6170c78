/** The claims that have been begun on any device and not submitted, last saved first. */
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { readDrafts, type SavedDraft } from '../portal-api/claim-drafts-api.ts'
import { contentOf, type ClaimDraft } from './draft/claim-draft.ts'
import { useUnfinishedClaim } from './draft/use-unfinished-claim.ts'

export interface UnfinishedClaimList {
  readonly drafts: readonly SavedDraft[]
  /** They could not be had, and it is not for want of a one-time password, which nobody is asked for here. */
  readonly failed: boolean
  readonly reload: () => void
}

export function useUnfinishedClaims(): UnfinishedClaimList {
  const { current, saveNow, removalsSettled } = useUnfinishedClaim()
  const { value, phase, failureCode, reload } = useAnswer(
    portalQuery({
      key: ['drafts'],
      load: async (signal, { unattended }) => {
        // What was typed a moment ago is among them, and what was taken away is not.
        await Promise.all([saveNow(), removalsSettled()])
        return readDrafts({ signal, unattended })
      },
      // One of them may have been submitted elsewhere.
      claimsOf: () => 'any',
    }),
  )
  return {
    drafts: withOpenDraft(value ?? [], current(), phase),
    failed: phase === 'failed' && failureCode !== 428,
    reload,
  }
}

/** The server's list; and while that cannot be had, what is open here. */
function withOpenDraft(
  saved: readonly SavedDraft[],
  open: ClaimDraft | null,
  phase: 'loading' | 'loaded' | 'failed',
): readonly SavedDraft[] {
  if (phase === 'loading' || open === null || !open.touched || saved.some(({ id }) => id === open.id)) return saved
  const files = open.documents.map(({ key, category, file }) => ({
    fileId: key,
    name: file.name,
    mimeType: file.type,
    bytes: file.size,
    category,
    state: 'received' as const,
  }))
  const savedAt = open.saving.phase === 'saved' ? open.saving.at : new Date().toISOString()
  return [{ id: open.id, version: open.version, savedAt, files, ...contentOf(open) }, ...saved]
}
