/** Conversations of the chat as the console's calls answer them. */
import type { AnswerTo } from '../console/api-client.ts'

export type ConversationRow = AnswerTo<'/api/console/conversations'>[number]
/** A conversation with what was said, the desk's notes among it, and who may have it next. */
export type DeskTalk = AnswerTo<'/api/console/conversations/{id}'>
export type DeskMessage = DeskTalk['messages'][number]
export type ChatDesk = AnswerTo<'/api/console/chat-desk'>
