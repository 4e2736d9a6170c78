/** Unfinished requests for a letter of guarantee, and unfinished answers to what the desk asked about one, as drafts. */
import {
  letterDraftKinds,
  letterDraftSchema,
  letterDraftToSaveSchema,
} from '@member-care/domain/guarantee/draft/letter-draft.ts'
import { isRequested } from '@member-care/domain/guarantee/guarantee-state.ts'
import { MAXIMUM_ATTACHMENTS } from '@member-care/domain/guarantee/request-form.ts'
import { letterDraftTexts } from '@member-care/domain/texts/letter-draft-texts.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { v5 as uuidv5 } from 'uuid'
import { loadGuarantee } from '../../aggregates/guarantee.ts'
import type { OwnedDraft } from '../../drafts/draft-store.ts'
import { commandIdOfDraft } from '../../drafts/sent-draft.ts'
import type { Writing, WritingCalls } from '../../drafts/writing.ts'
import { apiError } from '../../http/api-error.ts'
import { guaranteesArea } from '../guarantees-area.ts'
import { reachedGuarantee } from '../reached-guarantee.ts'

/** The id of what a command asks for. */
export function guaranteeIdOf({ commandId }: Pick<CommandContext, 'commandId'>): string {
  return uuidv5('guarantee', commandId)
}

export const letterWriting: Writing = {
  name: 'letter-draft',
  kinds: letterDraftKinds,
  recordIdOf: (draft: OwnedDraft) => guaranteeIdOf({ commandId: commandIdOfDraft(letterWriting, draft) }),
  async sentRecord(parts, draft, addedTo) {
    const { state, loaded } = await loadGuarantee(parts, addedTo ?? letterWriting.recordIdOf(draft))
    const commandId = commandIdOfDraft(letterWriting, draft)
    const isSent = loaded.events.some(({ metadata }) => metadata.commandId === commandId)
    return isSent && isRequested(state) ? state : undefined
  },
}

export const letterDraftCalls: WritingCalls = {
  writing: letterWriting,
  path: '/guarantees/drafts',
  area: guaranteesArea,
  record: 'letter-draft',
  savedSchema: letterDraftSchema,
  toSaveSchema: letterDraftToSaveSchema,
  texts: letterDraftTexts,
  subjectField: 'patientId',
  async addsTo(parts, { own }, recordId) {
    const { asksInformation, patientId } = await reachedGuarantee(parts, own, recordId)
    if (!asksInformation) throw apiError('NOT_FOUND')
    return { recordId, subjectId: patientId, sessionId: null }
  },
  mostFiles: () => Promise.resolve(MAXIMUM_ATTACHMENTS),
}
