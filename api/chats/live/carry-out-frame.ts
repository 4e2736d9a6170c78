/** What each event of a client does (2§7): the same as its call over HTTP, by the same functions. */
import { randomUUID } from 'node:crypto'
import type { chatEmits, ChatEmit } from '@member-care/domain/chat/socket-frames.ts'
import type { ChatSubject } from '@member-care/domain/chat/conversation-terms.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import type { z } from 'zod'
import { refusalError } from '../../http/api-error.ts'
import type { Parts } from '../../http/parts.ts'
import type { Assistant } from '../assistant/assist.ts'
import { markConversationRead, type Conversation } from '../conversation-store.ts'
import {
  beginChat,
  chatMenuOf,
  chooseTopic,
  closeChat,
  isChatAbout,
  openChatOf,
  ownConversation,
  sayInChat,
  sayText,
} from '../member-chat.ts'
import { receiveChatFileOfText } from '../receive-chat-file.ts'
import { sayEvent, type ChatTalker } from './chat-talker.ts'

export type Frame = {
  readonly [Event in ChatEmit]: { readonly event: Event; readonly data: z.infer<(typeof chatEmits)[Event]> }
}[ChatEmit]

export interface Carrying {
  readonly parts: Parts
  readonly assistant: Assistant
  readonly own: OwnScope
  readonly talker: ChatTalker
}

/** Does what a frame asks for; what is added to the conversation is not sent yet. @throws ApiError as the calls do */
export async function carryOut(carrying: Carrying, frame: Frame): Promise<void> {
  const { parts, assistant, own, talker } = carrying
  switch (frame.event) {
    case 'talkToJoey':
      return talk(carrying, frame.data)
    case 'sendJoeyTextMessage': {
      const { message, messageId } = frame.data
      await sayText(parts, assistant, own, await answered(carrying), { message, entryId: messageId ?? randomUUID() })
      return
    }
    case 'selectMenuItem': {
      const { menuId, messageId } = frame.data
      await chooseTopic(parts, own, await answered(carrying), { menuId, entryId: messageId ?? randomUUID() })
      return
    }
    case 'sendJoeyAttachmentMessage': {
      const { attachmentBase64Data: text, name, messageId } = frame.data
      const conversation = await answered(carrying)
      const sender = { ownerId: talker.userId, entryId: messageId ?? randomUUID() }
      const file = await receiveChatFileOfText(parts, { text, name: name ?? undefined }, conversation, sender)
      await sayInChat(parts, conversation, { kind: 'file', entryId: sender.entryId, ...file })
      return
    }
    case 'stopTalkingToJoey':
      await closeChat(parts, await followed(carrying), randomUUID())
  }
}

type Talking = z.infer<(typeof chatEmits)['talkToJoey']>

async function talk({ parts, assistant, own, talker }: Carrying, { type, optionalParameters }: Talking): Promise<void> {
  const id = optionalParameters?.id
  const about = type && id ? { type, id } : undefined
  const conversation = await openOrBegun(parts, own, about)
  if (conversation.lastNumber === 0) await assistant.introduce(conversation)
  sayEvent(talker.socket, { event: 'initMenu', data: [...(await chatMenuOf(parts, own))] })
  talker.conversationId = conversation.conversationId
  talker.sentUpTo = optionalParameters?.after ?? 0
}

/** Goes on with what is open, unless it is about something else: that is refused as over HTTP (2§8). */
async function openOrBegun(
  parts: Parts,
  own: OwnScope,
  about: { readonly type: ChatSubject; readonly id: string } | undefined,
): Promise<Conversation> {
  const open = await openChatOf(parts, own)
  if (open && (about === undefined || (await isChatAbout(parts, own, open, about)))) return open
  return beginChat(parts, own, { ...about, commandId: randomUUID() })
}

/** The conversation in which something is said: who says it has read what was sent to them on this connection. @throws ApiError as {@link followed} */
async function answered(carrying: Carrying): Promise<Conversation> {
  const { conversationId: before, sentUpTo } = carrying.talker
  const conversation = await followed(carrying)
  if (before !== undefined) await markConversationRead(carrying.parts.database, before, 'member', sentUpTo)
  return conversation
}

/** The conversation that the connection follows, else the one that is open; from then on it is followed. @throws ApiError 409 where there is none */
async function followed({ parts, own, talker }: Carrying): Promise<Conversation> {
  if (talker.conversationId !== undefined) return ownConversation(parts, own, talker.conversationId)
  const open = await openChatOf(parts, own)
  if (!open) throw refusalError({ code: 'CHAT_CLOSED', message: chatTexts.refusals.closed })
  talker.conversationId = open.conversationId
  talker.sentUpTo = open.lastNumber
  return open
}
