/** Puts there as content what an installation kept otherwise before. */
import type { Content } from '@member-care/domain/content/content.ts'
import { decideContent, type AskedWindow } from '@member-care/domain/content/decide-content.ts'
import { v5 as uuidv5 } from 'uuid'
import { carryOutContent } from '../aggregates/content.ts'
import type { Parts } from '../http/parts.ts'

const COMMAND_NAMESPACE = '9a64d0c7-18e3-4b5f-a2d9-7c3e5f1b8046'

export type TakingOver = Pick<Parts, 'database' | 'eventLog' | 'readModels' | 'clock'>

export interface FormerContent extends AskedWindow {
  /** The same for the same content, however often it is taken over. */
  readonly contentId: string
  readonly content: Content
  /** A user id; null where nobody is known. */
  readonly writtenBy: string | null
}

/** Saves it for all clients, and publishes it where `shownFrom` says since when it is shown. A second time changes nothing. @param actor the part of the system that does it */
export async function takeOver(
  parts: TakingOver,
  actor: string,
  { contentId, content, writtenBy, shownFrom, shownUntil }: FormerContent,
): Promise<void> {
  const commandId = uuidv5(contentId, COMMAND_NAMESPACE)
  const asked = {
    contentId,
    askedBy: writtenBy ?? actor,
    now: parts.clock().toISOString(),
    needsFourEyes: false,
  }
  await carryOutContent(parts, contentId, {
    context: { actor: { kind: 'system', id: actor }, commandId, correlationId: commandId },
    decide: (state) =>
      decideContent({ type: 'TakeOverContent', content, audience: null, shownFrom, shownUntil }, state, asked),
    visibleIn: ['content'],
  })
}
