/** The claims that have been begun on any device and not submitted, last saved first. */
import { useCallback } from 'react'
import { useChangedClaims } from '../claim/changed-claims.ts'
import { readDrafts, type SavedDraft } from '../portal-api/claim-drafts-api.ts'
import { useResource, type Asking } from '../resource/use-resource.ts'
import { contentOf, currentDraft } from './claim-draft.ts'
import { removalsSettled } from './documents/send-documents.ts'
import { saveNow } from './draft-saving.ts'

export interface UnfinishedClaimList {
  readonly drafts: readonly SavedDraft[]
  /** They could not be had, and it is not for want of a one-time password, which nobody is asked for here. */
  readonly failed: boolean
  readonly reload: () => void
}

export function useUnfinishedClaims(): UnfinishedClaimList {
  const load = useCallback(async (signal: AbortSignal, { unattended }: Asking) => {
    // What was typed a moment ago is among them, and what was taken away is not.
    await Promise.all([saveNow(), removalsSettled()])
    return readDrafts({ signal, unattended })
  }, [])
  const { value, phase, failureCode, reload, refresh } = useResource(load)
  // One of them may have been submitted elsewhere.
  useChangedClaims(refresh)
  return { drafts: withOpenDraft(value ?? [], phase), failed: phase === 'failed' && failureCode !== 428, reload }
}

/** The server's list; and while that cannot be had, what is open here. */
function withOpenDraft(saved: readonly SavedDraft[], phase: 'loading' | 'loaded' | 'failed'): readonly SavedDraft[] {
  const open = currentDraft()
  if (phase === 'loading' || open === null || !open.touched || saved.some(({ id }) => id === open.id)) return saved
  const files = open.documents.map(({ key, category, file }) => ({ fileId: key, name: file.name, mimeType: file.type, bytes: file.size, category, state: 'received' as const }))
  const savedAt = open.saving.phase === 'saved' ? open.saving.at : new Date().toISOString()
  return [{ id: open.id, version: open.version, savedAt, files, ...contentOf(open) }, ...saved]
}
