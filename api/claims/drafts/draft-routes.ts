/** Unfinished claims of the caller: saved as they type, found again on any device, with files that are sent one by one. */
import { draftFileSchema, draftSchema, draftToSaveSchema } from '@member-care/domain/claim/draft/claim-draft.ts'
import { attachmentCategories } from '@member-care/domain/claim/claim-terms.ts'
import { errorBody } from '@member-care/domain/errors/error-body.ts'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { z } from 'zod'
import { apiError, ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { App, Parts } from '../../http/parts.ts'
import { claimsArea } from '../claim-record-routes.ts'
import { receiveDraftFile, removeDraftFile } from './draft-files.ts'
import { findDraft, listDrafts, removeDraft, saveDraft, type KeptDraft, type OwnedDraft } from './draft-store.ts'
import { claimOfDraft, withoutFiled } from './submit-draft.ts'

const ofDraft = { ...claimsArea, record: 'draft' } as const
const byDraft = z.object({ draftId: z.uuid().toLowerCase() })
const byFile = byDraft.extend({ fileId: z.uuid().toLowerCase() })
const savedSchema = z.object({ version: z.number(), savedAt: z.string() })
/** An error as everywhere, and the draft as the other device has left it. */
const conflictSchema = z.looseObject({
  errorCode: z.string(),
  errorMessage: z.string(),
  error: z.string(),
  message: z.string(),
  draft: draftSchema.optional(),
})

/** @param app with multipart registered */
export function addDraftRoutes(app: App, parts: Parts): void {
  app.get(
    '/claims/drafts',
    { config: claimsArea, schema: { response: { 200: z.array(draftSchema) } } },
    async (request) => {
      const { userId } = request.caller.user
      return (await withoutFiled(parts, userId, await listDrafts(parts, userId))).map(toAnswer)
    },
  )

  const answers = { 200: savedSchema, 409: conflictSchema }
  app.put(
    '/claims/drafts/:draftId',
    { config: ofDraft, schema: { params: byDraft, body: draftToSaveSchema, response: answers } },
    async (request, reply) => {
      const owned = {
        ownerId: request.caller.user.userId,
        draftId: request.params.draftId,
        update: await updateMeant(parts, request.caller, request.body.updatedClaimId),
      }
      if (await claimOfDraft(parts, owned))
        throw new ApiError('DRAFT_SUBMITTED', { status: 409, text: draftTexts.gone })
      const saved = await saveDraft(parts, owned, request.body, parts.clock())
      if (saved.outcome === 'missing') throw apiError('NOT_FOUND')
      if (saved.outcome === 'too-many') throw new ApiError('TOO_MANY_DRAFTS', { status: 409, text: draftTexts.tooMany })
      if (saved.outcome === 'saved') return { version: saved.version, savedAt: saved.savedAt }
      const theirs = await findDraft(parts, owned.ownerId, owned.draftId)
      return reply
        .code(409)
        .send({ ...errorBody('CONFLICT', draftTexts.changedElsewhere), ...(theirs && { draft: toAnswer(theirs) }) })
    },
  )

  app.delete(
    '/claims/drafts/:draftId',
    { config: ofDraft, schema: { params: byDraft, response: { 200: z.literal(true) } } },
    async (request) => {
      if (!(await removeDraft(parts.database, request.caller.user.userId, request.params.draftId)))
        throw apiError('NOT_FOUND')
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
  app.post('/claims/drafts/:draftId/files', { config: ofDraft, schema: fileSchema }, async (request) => {
    const ownerId = request.caller.user.userId
    const draft = await findDraft(parts, ownerId, request.params.draftId)
    if (!draft) throw apiError('NOT_FOUND')
    return receiveDraftFile(parts, request, { ownerId, draft, category: request.query.category })
  })

  app.delete(
    '/claims/drafts/:draftId/files/:fileId',
    { config: ofDraft, schema: { params: byFile, response: { 200: z.literal(true) } } },
    async (request) => {
      const { draftId, fileId } = request.params
      if (!(await findDraft(parts, request.caller.user.userId, draftId))) throw apiError('NOT_FOUND')
      await removeDraftFile(parts, draftId, fileId)
      return true as const
    },
  )
}

function toAnswer({ isSubmitting: _, updatedClaimId: __, ...draft }: KeptDraft) {
  return draft
}

/** @throws ApiError 404 for a claim that the caller may not update */
async function updateMeant(
  { claims }: Parts,
  { scope, user, session }: Caller,
  claimId: string | undefined,
): Promise<OwnedDraft['update']> {
  if (claimId === undefined) return undefined
  const claim = await claims.getClaim(scope, claimId)
  if (claim?.employeeId !== user.userId) throw apiError('NOT_FOUND')
  return { claimId, claimantId: claim.claimantId, sessionId: session.sessionId }
}
