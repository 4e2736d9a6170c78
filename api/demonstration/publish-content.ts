/** Content of the demonstration, saved and shown from a moment that has passed. */
import type { Content } from '@member-care/domain/content/content.ts'
import { decideContent } from '@member-care/domain/content/decide-content.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'

export function publishContent(eventLog: EventLog, contentId: string, content: Content, at: Date): Promise<void> {
  return takeOver(eventLog, { contentId, content, at, isShown: true })
}

/** Saved, and shown to nobody yet. */
export function draftContent(eventLog: EventLog, contentId: string, content: Content, at: Date): Promise<void> {
  return takeOver(eventLog, { contentId, content, at, isShown: false })
}

interface TakenOver {
  readonly contentId: string
  readonly content: Content
  readonly at: Date
  readonly isShown: boolean
}

async function takeOver(eventLog: EventLog, { contentId, content, at, isShown }: TakenOver): Promise<void> {
  const command = {
    type: 'TakeOverContent',
    content,
    audience: null,
    shownFrom: isShown ? at.toISOString() : null,
    shownUntil: null,
  } as const
  const asked = { contentId, askedBy: 'demonstration-data', now: at.toISOString(), needsFourEyes: false }
  const decision = decideContent(command, undefined, asked)
  if ('refusal' in decision) throw new Error(decision.refusal.message)
  await eventLog.append(`content-${contentId}`, decision.events, {
    expected: { kind: 'no-stream' },
    context: {
      actor: { kind: 'system', id: 'demonstration-data' },
      commandId: contentId,
      correlationId: contentId,
      occurredAt: at.toISOString(),
    },
  })
}
