/** What has been begun and not sent, as the server keeps it. Quiet: what is saved by itself asks nobody for a one-time password. */
import { claimKinds, type AttachmentCategory, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type {
  DraftFile,
  DraftToSave as AnyDraftToSave,
  SavedDraft as AnySavedDraft,
} from '@member-care/domain/draft/draft.ts'
import type { LetterDraftKind } from '@member-care/domain/guarantee/draft/letter-draft.ts'
import { answered, api, quietApi, unattendedApi } from './api-client.ts'
import { readWithSavingInLeaving } from './saving-in-leaving.ts'
import { sendForm, type SendOptions } from './send-form.ts'

export interface SavedDraft<Kind extends string = ClaimKind> extends Omit<AnySavedDraft, 'kind'> {
  readonly kind: Kind
  /** The record that it adds to, where such are listed. */
  readonly recordId?: string | null | undefined
}

export interface DraftToSave<Kind extends string = ClaimKind> extends Omit<AnyDraftToSave, 'kind'> {
  readonly kind: Kind
}

export interface FileToSend {
  readonly draftId: string
  readonly file: File
  readonly category: AttachmentCategory
  /** Sending the same file again under its key is one file. */
  readonly idempotencyKey: string
}

/** `stepUp` ask: when a one-time password is needed, the dialog opens; `unattended`: the page asks by itself. */
interface ReadOptions {
  readonly signal?: AbortSignal
  readonly stepUp?: 'ask' | 'quiet'
  readonly unattended?: boolean
}

/** The calls of drafts; those of every area are alike. */
export interface DraftCalls<Kind extends string> {
  /** Last saved first. */
  readonly readDrafts: (options?: ReadOptions) => Promise<SavedDraft<Kind>[]>
  /** Refused with 409 when another device has saved since, and when there are too many. It goes on when the page is left. */
  readonly saveDraft: (
    draftId: string,
    draft: DraftToSave<Kind>,
    signal?: AbortSignal,
  ) => Promise<{ version: number; savedAt: string }>
  /** No saving begins it anew, whenever that arrives. @param options `isQuiet`: a one-time password that is needed is not asked for */
  readonly deleteDraft: (draftId: string, options?: { readonly isQuiet?: boolean }) => Promise<void>
  /** Rejects as {@link sendForm} does; a refusal has its reason as the message. */
  readonly sendFile: (file: FileToSend, options: SendOptions) => Promise<DraftFile>
  readonly deleteFile: (draftId: string, fileId: string) => Promise<void>
}

function draftCalls<Kind extends string>(area: 'claims' | 'guarantees'): DraftCalls<Kind> {
  const isOfArea = (kind: string) => claimKinds.some((one) => one === kind) === (area === 'claims')
  // Typed as the claims', which the others are like but for their kinds.
  const path = `/api/${area}/drafts` as '/api/claims/drafts'
  const one = `${path}/{draftId}` as const
  return {
    async readDrafts(options = {}) {
      const client = options.unattended === true ? unattendedApi : options.stepUp === 'ask' ? api : quietApi
      return readWithSavingInLeaving(isOfArea, async () => {
        const drafts: unknown = await answered(client.GET(path, { ...(options.signal && { signal: options.signal }) }))
        return drafts as SavedDraft<Kind>[]
      })
    },
    saveDraft: (draftId, { kind, recordId, savedBy, ...draft }, signal) =>
      answered(
        quietApi.PUT(one, {
          params: { path: { draftId } },
          body: {
            ...draft,
            kind: kind as string as ClaimKind,
            ...(recordId !== undefined && { recordId }),
            ...(savedBy !== undefined && { savedBy }),
          },
          keepalive: true,
          ...(signal && { signal }),
        }),
      ),
    async deleteDraft(draftId, { isQuiet = false } = {}) {
      await (isQuiet ? quietApi : api).DELETE(one, { params: { path: { draftId } }, keepalive: true })
    },
    async deleteFile(draftId, fileId) {
      await quietApi.DELETE(`${one}/files/{fileId}`, { params: { path: { draftId, fileId } } })
    },
    async sendFile({ draftId, file, category, idempotencyKey }, options) {
      const url = `${path}/${draftId}/files?${new URLSearchParams({ category }).toString()}`
      return (await sendForm(
        { method: 'POST', url, fields: {}, files: [file], idempotencyKey, quiet: true },
        options,
      )) as DraftFile
    },
  }
}

export const claimDraftCalls = draftCalls<ClaimKind>('claims')
export const letterDraftCalls = draftCalls<LetterDraftKind>('guarantees')
