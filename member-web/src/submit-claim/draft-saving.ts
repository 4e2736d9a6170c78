/** Saves the draft that is open: a second after the last change, and at once where it matters. */
import { ApiCallError, isUnanswered } from '../portal-api/api-client.ts'
import { readDrafts, saveDraft } from '../portal-api/claim-drafts-api.ts'
import { changeDraft, contentOf, currentDraft, isUnsaved, type ClaimDraft, type Saving } from './claim-draft.ts'
import { connectionStands, tryAgainLater } from '../claim-form/sending/retry-later.ts'

const AFTER_TYPING_MS = 1_000

let timer: ReturnType<typeof setTimeout> | undefined
let underWay: Promise<void> | null = null

export function saveSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void saveNow(), AFTER_TYPING_MS)
}

/** Resolves when everything is saved, or cannot be at the moment; the draft's `saving` then says which. */
export function saveNow(): Promise<void> {
  clearTimeout(timer)
  underWay ??= saveWhileUnsaved().finally(() => {
    underWay = null
  })
  return underWay
}

/** Resolves when nothing is on its way any more. */
export async function savingSettled(): Promise<void> {
  clearTimeout(timer)
  await underWay
}

async function saveWhileUnsaved(): Promise<void> {
  for (let draft = currentDraft(); draft !== null && isUnsaved(draft) && mayBeSaved(draft.saving); draft = currentDraft()) {
    if (!(await saveOnce(draft))) return
  }
}

function mayBeSaved({ phase }: Saving): boolean {
  return phase !== 'clash' && phase !== 'gone'
}

/** @returns whether it was saved */
async function saveOnce(draft: ClaimDraft): Promise<boolean> {
  const content = contentOf(draft)
  changeDraft({ saving: { phase: 'saving' } }, draft.id)
  try {
    const { version, savedAt } = await saveDraft(draft.id, { ...content, expectedVersion: draft.version })
    changeDraft({ version, savedContent: JSON.stringify(content), saving: { phase: 'saved', at: savedAt } }, draft.id)
    connectionStands()
    return true
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error
    changeDraft({ saving: await savingAfter(draft, error) }, draft.id)
    return false
  }
}

async function savingAfter(draft: ClaimDraft, error: ApiCallError): Promise<Saving> {
  const { code, errorCode, message } = error.response
  if (code === 428) return { phase: 'unverified' }
  if (code === 404 || errorCode === 'DRAFT_SUBMITTED') return { phase: 'gone' }
  if (code === 409 && errorCode === 'CONFLICT') {
    const drafts = await readDrafts().catch(() => undefined)
    if (drafts === undefined) return unanswered()
    const theirs = drafts.find(({ id }) => id === draft.id)
    return theirs === undefined ? { phase: 'gone' } : { phase: 'clash', theirs }
  }
  if (isUnanswered(error) || code >= 500 || code === 429 || code === 401) return unanswered()
  return { phase: 'refused', message }
}

function unanswered(): Saving {
  tryAgainLater()
  return { phase: 'unanswered' }
}
