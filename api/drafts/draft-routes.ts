/** Drafts of the caller: saved as they type, found again on any device, with files that are sent one by one. */
import { draftFileSchema } from '@member-care/domain/draft/draft.ts'
import { attachmentCategories } from '@member-care/domain/claim/claim-terms.ts'
import { errorBody } from '@member-care/domain/errors/error-body.ts'
import { z } from 'zod'
import { sendViewed } from '../documents/send-file.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { App, Parts } from '../http/parts.ts'
import { fileOfDraft, receiveDraftFile, removeDraftFile } from './draft-files.ts'
import { discardDraft, findDraft, listDrafts, saveDraft, type KeptDraft } from './draft-store.ts'
import { withoutSent } from './sent-draft.ts'
import type { WritingCalls } from './writing.ts'

const byDraft = z.object({ draftId: z.uuid().toLowerCase() })
const byFile = byDraft.extend({ fileId: z.uuid().toLowerCase() })
const versionSchema = z.object({ version: z.number(), savedAt: z.string() })

/** @param app with multipart registered */
export function addDraftRoutes(app: App, parts: Parts, calls: WritingCalls): void {
  const { writing, path, area, texts, savedSchema } = calls
  const { kinds } = writing
  const ofDraft = { ...area, record: calls.record } as const
  /** An error as everywhere, and the draft as the other device has left it. */
  const conflictSchema = z.looseObject({
    errorCode: z.string(),
    errorMessage: z.string(),
    error: z.string(),
    message: z.string(),
    draft: savedSchema.optional(),
  })

  app.get(path, { config: area, schema: { response: { 200: z.array(savedSchema) } } }, async (request) => {
    const of = { ownerId: request.caller.user.userId, kinds }
    return (await withoutSent(parts, writing, of, await listDrafts(parts, of))).map(toAnswer)
  })

  const answers = { 200: versionSchema, 409: conflictSchema }
  app.put(
    `${path}/:draftId`,
    { config: ofDraft, schema: { params: byDraft, body: calls.toSaveSchema, response: answers } },
    async (request, reply) => {
      const { caller, body: draft } = request
      const owned = { ownerId: caller.user.userId, draftId: request.params.draftId, kinds }
      const addedTo = draft.recordId === undefined ? undefined : await calls.addsTo(parts, caller, draft.recordId)
      if (await writing.sentRecord(parts, owned, draft.recordId ?? null))
        throw new ApiError('DRAFT_SUBMITTED', { status: 409, text: texts.gone })
      const subjectId = draft.form[calls.subjectField]
      const saving = { draft, addedTo, subjectId: typeof subjectId === 'string' && subjectId !== '' ? subjectId : null }
      const saved = await saveDraft(parts, owned, saving, parts.clock())
      if (saved.outcome === 'missing') throw apiError('NOT_FOUND')
      if (saved.outcome === 'too-many') throw new ApiError('TOO_MANY_DRAFTS', { status: 409, text: texts.tooMany })
      if (saved.outcome === 'saved') return { version: saved.version, savedAt: saved.savedAt }
      const theirs = await findDraft(parts, owned)
      return reply
        .code(409)
        .send({ ...errorBody('CONFLICT', texts.changedElsewhere), ...(theirs && { draft: toAnswer(theirs) }) })
    },
  )

  app.delete(
    `${path}/:draftId`,
    { config: ofDraft, schema: { params: byDraft, response: { 200: z.literal(true) } } },
    async (request) => {
      const owned = { ownerId: request.caller.user.userId, draftId: request.params.draftId, kinds }
      if (!(await discardDraft(parts.database, owned, parts.clock()))) throw apiError('NOT_FOUND')
      return true as const
    },
  )

  const ofCategory = z.object({ category: z.enum(attachmentCategories) })
  const fileSchema = {
    consumes: ['multipart/form-data'],
    params: byDraft,
    querystring: ofCategory,
    response: { 200: draftFileSchema },
  }
  app.post(`${path}/:draftId/files`, { config: ofDraft, schema: fileSchema }, async (request) => {
    const { caller, params, query } = request
    const ownerId = caller.user.userId
    const draft = await findDraft(parts, { ownerId, draftId: params.draftId, kinds })
    if (!draft) throw apiError('NOT_FOUND')
    return receiveDraftFile(parts, request, {
      ownerId,
      draft,
      category: query.category,
      recordId: draft.recordId ?? writing.recordIdOf({ ownerId, draftId: draft.id, kinds }),
      maximumFiles: await calls.mostFiles(parts, caller, draft),
    })
  })

  // For another device, or another day: the bytes are read there, and the reading is kept nowhere.
  app.get(
    `${path}/:draftId/files/:fileId`,
    { config: ofDraft, schema: { params: byFile, querystring: z.object({ view: z.string().optional() }) } },
    async (request, reply) => {
      const { draftId, fileId } = request.params
      const draft = await findDraft(parts, { ownerId: request.caller.user.userId, draftId, kinds })
      const file = draft && (await fileOfDraft(parts, draft.id, fileId))
      if (!file) throw apiError('NOT_FOUND')
      return sendViewed(reply, parts, file, { view: request.query.view === '1' })
    },
  )

  app.delete(
    `${path}/:draftId/files/:fileId`,
    { config: ofDraft, schema: { params: byFile, response: { 200: z.literal(true) } } },
    async (request) => {
      const { draftId, fileId } = request.params
      if (!(await findDraft(parts, { ownerId: request.caller.user.userId, draftId, kinds })))
        throw apiError('NOT_FOUND')
      await removeDraftFile(parts, draftId, fileId)
      return true as const
    },
  )
}

function toAnswer({ isSubmitting: _, ...draft }: KeptDraft) {
  return draft
}
