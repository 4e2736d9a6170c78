/** A server of drafts in memory, and a line to it that can be cut: it keeps versions and refuses as the real one does. */
import { noResponse } from '@member-care/domain/errors/response-error.ts'
import type { DraftFile } from '@member-care/domain/draft/draft.ts'
import { ApiCallError } from '../../../portal-api/api-client.ts'
import type { DraftToSave, FileToSend, SavedDraft } from '../../../portal-api/drafts-api.ts'
import type { Clock, DraftNetwork } from '../surroundings.ts'

type Refusal = { readonly code: number; readonly message: string; readonly errorCode?: string }

export interface FakeNetwork extends DraftNetwork {
  /** Cuts the line, or mends it; mended, it tells so. */
  readonly setUp: (isUp: boolean) => void
  /** What is done gets there, but its answer is lost, until the line is set again. */
  readonly loseAnswers: () => void
  /** Every call is refused so; null: none any more. */
  readonly refuse: (refusal: Refusal | null) => void
  /** Files stay on their way until this is called off. */
  readonly holdFiles: (areHeld: boolean) => void
  /** Savings stay on their way, and get there by the latest first when this is called off. */
  readonly holdSavings: (areHeld: boolean) => void
  /** What the server has. */
  readonly drafts: ReadonlyMap<string, SavedDraft>
  /** As another device does it. */
  readonly saveElsewhere: (draftId: string, form: DraftToSave['form']) => void
  readonly discardElsewhere: (draftId: string) => void
  /** How many calls have been made. */
  readonly calls: () => number
  /** How many hear when the line stands again. */
  readonly listeners: () => number
}

export function createFakeNetwork(clock: Clock): FakeNetwork {
  const drafts = new Map<string, SavedDraft>()
  const filesByKey = new Map<string, DraftFile>()
  const listening = new Set<() => void>()
  let line: 'up' | 'down' | 'loses answers' = 'up'
  let refusal: Refusal | null = null
  let release: (() => void) | undefined
  let held: Promise<void> | undefined
  let calls = 0
  const pageOf = new Map<string, DraftToSave['savedBy']>()
  let heldSavings: (() => void)[] | undefined

  function known(draftId: string): SavedDraft {
    const draft = drafts.get(draftId)
    if (draft === undefined) throw new ApiCallError({ code: 404, message: 'There is no such draft.' })
    return draft
  }

  async function call<Answer>(carryOut: () => Answer): Promise<Answer> {
    calls += 1
    await Promise.resolve()
    if (line === 'down') throw new ApiCallError(noResponse)
    if (refusal !== null) throw new ApiCallError(refusal)
    const answer = carryOut()
    if (line === 'loses answers') throw new ApiCallError(noResponse)
    return answer
  }

  function save(draftId: string, { kind, companyId, form, step, expectedVersion, savedBy }: DraftToSave) {
    const before = drafts.get(draftId)
    if (before === undefined && expectedVersion > 0) known(draftId)
    const last = pageOf.get(draftId)
    if (before !== undefined && isSame(before, { kind, companyId, form, step })) {
      if (savedBy !== undefined) pageOf.set(draftId, savedBy)
      return { version: before.version, savedAt: before.savedAt }
    }
    const isSamePage = before !== undefined && savedBy !== undefined && last?.pageId === savedBy.pageId
    if (isSamePage && last.saveNo >= savedBy.saveNo) return { version: before.version, savedAt: before.savedAt }
    if ((before?.version ?? 0) !== expectedVersion && !isSamePage)
      throw new ApiCallError({ code: 409, message: 'Somebody was faster.', errorCode: 'CONFLICT' })
    const [version, savedAt] = [(before?.version ?? 0) + 1, clock.now().toISOString()]
    pageOf.set(draftId, savedBy)
    drafts.set(draftId, { id: draftId, kind, companyId, form, step, files: before?.files ?? [], version, savedAt })
    return { version, savedAt }
  }

  function addFile({ draftId, file, category, idempotencyKey }: FileToSend): DraftFile {
    const draft = known(draftId)
    const key = `${draftId} ${idempotencyKey}`
    const sentBefore = filesByKey.get(key)
    if (sentBefore !== undefined) return sentBefore
    const fileId = `file-${filesByKey.size + 1}`
    const added: DraftFile = {
      fileId,
      name: file.name,
      mimeType: file.type,
      bytes: file.size,
      category,
      state: 'received',
    }
    filesByKey.set(key, added)
    drafts.set(draftId, { ...draft, files: [...draft.files, added] })
    return added
  }

  return {
    isUp: () => line !== 'down',
    onUp(run) {
      listening.add(run)
      return () => listening.delete(run)
    },
    readDrafts: () => call(() => [...drafts.values()].reverse()),
    async saveDraft(draftId, draft) {
      if (heldSavings !== undefined) await new Promise<void>((resolve) => heldSavings?.unshift(resolve))
      return call(() => save(draftId, draft))
    },
    deleteDraft: (draftId) =>
      call(() => {
        known(draftId)
        drafts.delete(draftId)
      }),
    async sendFile(file, { onProgress, signal }) {
      onProgress(0.5)
      const cancelled = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new ApiCallError(noResponse)))
      })
      await Promise.race([held, cancelled])
      return call(() => addFile(file))
    },
    deleteFile: (draftId, fileId) =>
      call(() => {
        const draft = known(draftId)
        drafts.set(draftId, { ...draft, files: draft.files.filter((one) => one.fileId !== fileId) })
      }),
    setUp(isUp) {
      const wasDown = line !== 'up'
      line = isUp ? 'up' : 'down'
      if (isUp && wasDown) for (const tell of [...listening]) tell()
    },
    loseAnswers() {
      line = 'loses answers'
    },
    refuse(next) {
      refusal = next
    },
    holdFiles(areHeld) {
      release?.()
      held = areHeld ? new Promise((resolve) => (release = resolve)) : undefined
    },
    holdSavings(areHeld) {
      for (const letGo of heldSavings ?? []) letGo()
      heldSavings = areHeld ? [] : undefined
    },
    drafts,
    saveElsewhere(draftId, form) {
      const { version, ...rest } = known(draftId)
      drafts.set(draftId, { ...rest, version: version + 1, form })
      pageOf.delete(draftId)
    },
    discardElsewhere: (draftId) => void drafts.delete(draftId),
    calls: () => calls,
    listeners: () => listening.size,
  }
}

type DraftContent = Pick<DraftToSave, 'kind' | 'companyId' | 'form' | 'step'>

function isSame(before: SavedDraft, draft: DraftContent): boolean {
  const contentOf = ({ kind, companyId, form, step }: DraftContent) => JSON.stringify([kind, companyId, form, step])
  return contentOf(before) === contentOf(draft)
}
