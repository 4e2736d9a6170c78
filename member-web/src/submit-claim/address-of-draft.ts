/** Where one goes on with an unfinished claim. */
import type { SavedDraft } from '../portal-api/drafts-api.ts'

/** @param shared what another app has shared, by its id, if that is still to be decided on */
export function addressOfDraft(draftId: string, step: SavedDraft['step'], shared: string | null = null): string {
  const query = new URLSearchParams({ draft: draftId, step, ...(shared !== null && { shared }) })
  return `/app/submitclaim?${query.toString()}`
}
