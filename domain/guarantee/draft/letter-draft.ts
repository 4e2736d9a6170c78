/**
 * What a member has begun to write about letters of guarantee and not sent: a request, whose form has the fields of `request-form.ts` and the
 * answers by theirs, or the answer to what the desk asked about one.
 */
import { z } from 'zod'
import { draftToSaveSchema, savedDraftSchema } from '../../draft/draft.ts'

export const letterDraftKinds = ['letter-request', 'letter-answer'] as const
export type LetterDraftKind = (typeof letterDraftKinds)[number]

const ofKind = { kind: z.enum(letterDraftKinds) }

export const letterDraftSchema = savedDraftSchema
  .extend({
    ...ofKind,
    /** The letter whose question is answered; null for a request. */
    recordId: z.string().nullable(),
  })
  .meta({ id: 'LetterDraft' })

/** Only an answer names a letter. */
export const letterDraftToSaveSchema = draftToSaveSchema
  .extend(ofKind)
  .refine(({ kind, recordId }) => (kind === 'letter-answer') === (recordId !== undefined))
