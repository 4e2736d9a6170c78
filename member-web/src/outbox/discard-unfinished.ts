/** Discards an unfinished claim wherever it is: at the server, on this device, or on its way from here to there (S125). */
import type { WorkInHand } from '../drafts/work-in-hand.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { isInHand } from './begun-locks.ts'
import type { Outbox } from './outbox.ts'

/** @throws ApiCallError when the server has it and could not be told */
export async function discardUnfinished(
  work: Pick<WorkInHand['claim'], 'current' | 'discard'>,
  outbox: Pick<Outbox, 'content' | 'forgetBegun' | 'noteDiscarded'>,
  draftId: string,
): Promise<void> {
  const kept = () => outbox.content().begun.find(({ id }) => id === draftId)
  const open = work.current()
  // What is kept of the one that is open may be older.
  const version = open?.id === draftId ? open.version : kept()?.draft.version
  // The server may have it meanwhile, and what is kept does not know.
  const mayBeThere = open?.id !== draftId && (await isInHand(draftId))
  const isHereAlone = version === 0 && kept() !== undefined && !mayBeThere
  try {
    await work.discard(draftId, { isHereAlone })
  } catch (error) {
    if (!isHereAlone || !(error instanceof ApiCallError)) throw error
    // A saving may have got there all the same: the server is told once it answers.
    return outbox.noteDiscarded(draftId)
  }
  if (kept() !== undefined) await outbox.forgetBegun(draftId)
}
