/** What has been begun on any device and not sent, of one kind, last saved first. */
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import type { DraftCalls, SavedDraft } from '../portal-api/drafts-api.ts'
import { contentOf, type Draft } from './draft.ts'
import type { Unfinished } from './unfinished.ts'

export interface UnfinishedList<Kind extends string> {
  readonly drafts: readonly SavedDraft<Kind>[]
  /** They could not be had, and it is not for want of a one-time password, which nobody is asked for here. */
  readonly failed: boolean
  readonly reload: () => void
}

interface ListOptions<Kind extends string, Values extends object> {
  readonly key: readonly string[]
  readonly calls: Pick<DraftCalls<Kind>, 'readDrafts'>
  readonly work: Unfinished<Kind, Values>
  /** When a claim changes, one of them may have been sent elsewhere. */
  readonly becomesClaim: boolean
}

export function useUnfinishedList<Kind extends string, Values extends object>({
  key,
  calls,
  work: { current, saveNow, removalsSettled },
  becomesClaim,
}: ListOptions<Kind, Values>): UnfinishedList<Kind> {
  const { value, phase, failureCode, reload } = useAnswer(
    portalQuery({
      key: [...key],
      load: async (signal, { unattended }) => {
        // What was typed a moment ago is among them, and what was taken away is not.
        await Promise.all([saveNow(), removalsSettled()])
        return calls.readDrafts({ signal, unattended })
      },
      ...(becomesClaim && { claimsOf: () => 'any' as const }),
    }),
  )
  return {
    drafts: withOpenDraft(value ?? [], current(), phase),
    failed: phase === 'failed' && failureCode !== 428,
    reload,
  }
}

/** The server's list; and while that cannot be had, what is open here. */
function withOpenDraft<Kind extends string, Values extends object>(
  saved: readonly SavedDraft<Kind>[],
  open: Draft<Kind, Values> | null,
  phase: 'loading' | 'loaded' | 'failed',
): readonly SavedDraft<Kind>[] {
  if (phase === 'loading' || open === null || !open.touched || saved.some(({ id }) => id === open.id)) return saved
  return [asSaved(open, open.saving.phase === 'saved' ? open.saving.at : new Date().toISOString()), ...saved]
}

/** A draft that is here, as the server would list it. @param savedAt UTC, ISO */
export function asSaved<Kind extends string, Values extends object>(
  open: Draft<Kind, Values>,
  savedAt: string,
): SavedDraft<Kind> {
  const files = open.documents.map(({ key, category, file }) => ({
    fileId: key,
    name: file.name,
    mimeType: file.type,
    bytes: file.size,
    category,
    state: 'received' as const,
  }))
  return { id: open.id, version: open.version, savedAt, files, ...contentOf(open) }
}
