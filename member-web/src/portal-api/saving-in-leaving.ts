/**
 * A page that is left goes on saving, and the page that is opened next may ask for the drafts before that has come. Which saving it was stays in
 * the tab: the next page asks again until the server has it.
 */
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import type { SavedDraft, SavingOfPage } from '@member-care/domain/draft/draft.ts'
import { keptValue } from '@member-care/web-kit/storage/kept-value.ts'

type Told = Pick<SavedDraft, 'id' | 'savedBy'>

interface SavingInLeaving extends SavingOfPage {
  readonly draftId: string
  readonly kind: string
}

/** Longer than this (ms) nobody waits for it: it may never have left the phone. */
const LONGEST_WAIT_MS = 5_000
const AGAIN_AFTER_MS = 250

const kept = keptValue<SavingInLeaving>('tab', storedSessionKeys.savingInLeaving)

export function noteSavingInLeaving(saving: SavingInLeaving): void {
  kept.keep(saving)
}

/** It was answered: nobody needs to wait for it. */
export function forgetSavingInLeaving(pageId: string): void {
  if (kept.read()?.pageId === pageId) kept.forget()
}

/**
 * What is read once the saving of the page before is among it, or does not come.
 * @param isRead whether drafts of a kind are: for one of another kind nobody waits here @param read asks the server @throws as `read` does
 */
export async function readWithSavingInLeaving<Draft extends Told>(
  isRead: (kind: string) => boolean,
  read: () => Promise<Draft[]>,
): Promise<Draft[]> {
  const until = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const drafts = await read()
    const awaited = kept.read()
    if (awaited === null || !isRead(awaited.kind)) return drafts
    if (isAmong(awaited, drafts) || performance.now() > until) {
      kept.forget()
      return drafts
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
  }
}

/** What another page has saved since is of after it. */
function isAmong({ draftId, pageId, saveNo }: SavingInLeaving, drafts: readonly Told[]): boolean {
  const savedBy = drafts.find(({ id }) => id === draftId)?.savedBy
  return savedBy?.pageId === pageId && savedBy.saveNo >= saveNo
}
