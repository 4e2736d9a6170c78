/** Documents of an unfinished claim become claims of their own, and claims that were begun so are put back into one (S118). */
import {
  documentMovesSchema,
  draftsToJoinSchema,
  formOfItsOwn,
  movedDocumentsSchema,
} from '@member-care/domain/claim/draft/claim-of-own.ts'
import { claimDraftSchema } from '@member-care/domain/claim/draft/claim-draft.ts'
import { movedNotTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { tooManyFilesText } from '@member-care/domain/texts/claim-form-texts.ts'
import { z } from 'zod'
import { findDraft, type OwnedDraft } from '../../drafts/draft-store.ts'
import { joinDrafts, moveDocuments, type NotMoved } from '../../drafts/move-documents.ts'
import { apiError, ApiError, fieldError } from '../../http/api-error.ts'
import type { App, Parts } from '../../http/parts.ts'
import { claimDraftCalls, claimIdOfDraft, claimWriting } from './claim-drafts.ts'

const byDraft = z.object({ draftId: z.uuid().toLowerCase() })
const { area, path, record } = claimDraftCalls
const ofDraft = { ...area, record } as const

export function addMoveDocumentRoutes(app: App, parts: Parts): void {
  const found = async (owned: OwnedDraft) => {
    const draft = await findDraft(parts, owned)
    if (!draft) throw apiError('NOT_FOUND')
    return draft
  }

  app.post(
    `${path}/:draftId/moved`,
    {
      config: ofDraft,
      schema: { params: byDraft, body: documentMovesSchema, response: { 200: movedDocumentsSchema } },
    },
    async ({ caller, params: { draftId }, body: { moves } }) => {
      const owned = { ownerId: caller.user.userId, draftId, kinds: claimWriting.kinds }
      const draft = await found(owned)
      const form = formOfItsOwn(draft.form)
      const { claimantId } = form
      const subjectId = typeof claimantId === 'string' && claimantId !== '' ? claimantId : null
      const maximumFiles = await claimDraftCalls.mostFiles(parts, caller, draft)
      const moving = { moves, beginning: { form, subjectId }, maximumFiles, recordIdOf: claimIdOfDraft }
      const notMoved = await moveDocuments(parts, owned, moving, parts.clock())
      if (notMoved) throw errorOf(notMoved, maximumFiles)
      const others = [...new Set(moves.map((move) => move.draftId))]
      return movedDocumentsSchema.parse({
        draft: await found(owned),
        others: await Promise.all(others.map((other) => found({ ...owned, draftId: other }))),
      })
    },
  )

  app.post(
    `${path}/:draftId/joined`,
    { config: ofDraft, schema: { params: byDraft, body: draftsToJoinSchema, response: { 200: claimDraftSchema } } },
    async ({ caller, params: { draftId }, body: { drafts } }) => {
      const owned = { ownerId: caller.user.userId, draftId, kinds: claimWriting.kinds }
      const maximumFiles = await claimDraftCalls.mostFiles(parts, caller, await found(owned))
      const notMoved = await joinDrafts(parts, owned, { drafts, maximumFiles, recordIdOf: claimIdOfDraft })
      if (notMoved) throw errorOf(notMoved, maximumFiles)
      return claimDraftSchema.parse(await found(owned))
    },
  )
}

function errorOf(notMoved: NotMoved, maximumFiles: number): ApiError {
  switch (notMoved) {
    case 'missing':
      return apiError('NOT_FOUND', movedNotTexts.missing)
    case 'too-many-drafts':
      return new ApiError('TOO_MANY_DRAFTS', { status: 409, text: movedNotTexts.tooManyDrafts })
    case 'too-many-files':
      return fieldError('moves', tooManyFilesText(maximumFiles))
    case 'being-sent':
      return new ApiError('DRAFT_BEING_SENT', { status: 409, text: movedNotTexts.beingSent })
    case 'changed':
      return new ApiError('DRAFT_CHANGED', { status: 409, text: movedNotTexts.changed })
  }
}
