/** Unfinished claims, and documents that are to be added to a claim, as drafts. */
import { claimDraftSchema, claimDraftToSaveSchema } from '@member-care/domain/claim/draft/claim-draft.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, isFiled, type FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { v5 as uuidv5 } from 'uuid'
import { apiError } from '../../http/api-error.ts'
import type { Parts } from '../../http/parts.ts'
import type { OwnedDraft } from '../../drafts/draft-store.ts'
import { commandIdOfDraft } from '../../drafts/sent-draft.ts'
import type { Writing, WritingCalls } from '../../drafts/writing.ts'
import { MOST_FILES_PER_CATEGORY } from '../claim-form-context.ts'
import { claimsArea } from '../claim-record-routes.ts'

const named = { name: 'claim-draft' } as const

/** The id of the claim that a draft becomes. */
export function claimIdOfDraft(draft: OwnedDraft): string {
  return uuidv5('claim', commandIdOfDraft(named, draft))
}

/** The claim that a draft has become; undefined while it is none. */
export async function claimOfDraft(
  { eventLog }: Pick<Parts, 'eventLog'>,
  draft: OwnedDraft,
): Promise<FiledClaim | undefined> {
  const { events } = await eventLog.load<ClaimEvent>(`claim-${claimIdOfDraft(draft)}`)
  const claim = events.reduce(evolve, initialState)
  return isFiled(claim) ? claim : undefined
}

export const claimWriting: Writing = {
  ...named,
  kinds: claimKinds,
  recordIdOf: claimIdOfDraft,
  sentRecord: claimOfDraft,
}

export const claimDraftCalls: WritingCalls = {
  writing: claimWriting,
  path: '/claims/drafts',
  area: claimsArea,
  record: 'draft',
  savedSchema: claimDraftSchema,
  toSaveSchema: claimDraftToSaveSchema,
  texts: draftTexts,
  subjectField: 'claimantId',
  async addsTo({ claims }, { scope, user, session }, recordId) {
    const claim = await claims.getClaim(scope, recordId)
    if (claim?.employeeId !== user.userId) throw apiError('NOT_FOUND')
    return { recordId, subjectId: claim.claimantId, sessionId: session.sessionId }
  },
  async mostFiles({ clients }, { scope }, { companyId }) {
    return (await clients.getClient(scope, companyId))?.featuresConfig.maximumFileUpload ?? MOST_FILES_PER_CATEGORY
  },
}
