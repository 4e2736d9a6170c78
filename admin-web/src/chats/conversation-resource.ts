import ChatIcon from '@mui/icons-material/ForumOutlined'
import CannedIcon from '@mui/icons-material/QuickreplyOutlined'
import { cannedAnswerTexts } from '@member-care/domain/texts/canned-answer-texts.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { lazy } from 'react'
import type { ResourceDefinition } from '../console/resource-definition.ts'
import { conversationAddress } from './conversation-list-address.ts'

const ConversationList = lazy(() => import('./conversation-list.tsx'))
const ConversationPage = lazy(() => import('./show/conversation-page.tsx'))
const CannedAnswerList = lazy(() => import('./canned/canned-answer-list.tsx'))
const { menu } = chatDeskTexts
const keeping = 'chats.keepAnswers'

/** Members who ask for a person in the chat, and the desk that answers them. */
export const conversationResource: ResourceDefinition = {
  group: menu.group,
  name: 'conversations',
  path: 'chats',
  label: menu.conversations,
  icon: ChatIcon,
  counts: 'conversations',
  access: { list: 'chats.answer', show: 'chats.answer' },
  list: ConversationList,
  addresses: { 'chats/:conversationId': { page: ConversationPage, action: 'show' } },
  recordAddress: conversationAddress,
}

/** Answers that the desk gives often. */
export const cannedAnswerResource: ResourceDefinition = {
  group: menu.group,
  name: 'canned-answers',
  path: 'canned-answers',
  label: cannedAnswerTexts.title,
  icon: CannedIcon,
  access: { list: keeping, delete: keeping },
  list: CannedAnswerList,
  recordRepresentation: ({ title }) => String(title),
}
