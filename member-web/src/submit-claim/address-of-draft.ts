/** Where one goes on with an unfinished claim. */
import type { SavedDraft } from '../portal-api/drafts-api.ts'

export function addressOfDraft(draftId: string, step: SavedDraft['step']): string {
  return `/app/submitclaim?${new URLSearchParams({ draft: draftId, step }).toString()}`
}
