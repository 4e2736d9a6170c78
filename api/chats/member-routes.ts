/** The calls of members about the chat (API-005, 2§7). What is said over the socket goes the same way (live/). */
import multipart from '@fastify/multipart'
import { shownTopicSchema } from '@member-care/domain/chat/chat-menu.ts'
import { chatSubjects } from '@member-care/domain/chat/conversation-terms.ts'
import { conversationSchema, talkSchema, type Talk } from '@member-care/domain/chat/talk.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { transcriptFileName } from '@member-care/domain/texts/chat-page-texts.ts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { createIdentify } from '../accounts/identify.ts'
import { sendContent } from '../documents/send-file.ts'
import { asksForOneTimePassword } from '../http/access.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { printLetter } from '../letters/print-letter.ts'
import { printing } from '../letters/print-settlement-letter.ts'
import { listOwnConversations } from './conversation-queries.ts'
import { markConversationRead, type AddedEntry, type Conversation } from './conversation-store.ts'
import { describeConversation, describeTalk, describeWholeTalk } from './describe-talk.ts'
import {
  askForPerson,
  beginChat,
  chatMenuOf,
  chooseTopic,
  closeChat,
  isChatOffered,
  ownConversation,
  requireChat,
  sayInChat,
  sayText,
} from './member-chat.ts'
import { createAssistant } from './assistant/assist.ts'
import { chatStepUp } from './chat-step-up.ts'
import { receiveChatFile } from './receive-chat-file.ts'
import { sendChatFile } from './send-chat-file.ts'
import { transcript } from './transcript.ts'

const area = { access: { userType: 'client' }, stepUp: chatStepUp } as const
const ofOne = { ...area, record: 'conversation' } as const
const params = z.object({ conversationId: z.string() })
/** The client's own id of what it says: the same once more is said once. */
const messageId = z.uuid().toLowerCase()
/** What stands between the member and the chat (S98). */
const chatVerifySchema = z
  .object({ isOffered: z.boolean(), needsVerification: z.boolean() })
  .meta({ id: 'ChatVerification' })
const MOST_ENTRIES = 100
const MOST_CONVERSATIONS = 100

const number = z.coerce.number().int().min(0)
const pageQuery = z.object({
  after: number.optional(),
  before: number.optional(),
  limit: z.coerce.number().int().min(1).max(MOST_ENTRIES).default(50),
})

export const chatsMemberRoutes: Routes = (app, parts) => {
  addReading(app, parts)
  addSaying(app, parts)
  void app.register(async (forms) => {
    await forms.register(multipart)
    addFiles(forms.withTypeProvider<ZodTypeProvider>() as App, parts)
  })
}

function addReading(app: App, parts: Parts): void {
  const identify = createIdentify(parts)
  app.get(
    '/chats/verify',
    { config: { ...area, stepUp: 'none' }, schema: { response: { 200: chatVerifySchema } } },
    async ({ caller, headers }) => ({
      isOffered: await isChatOffered(parts, caller.own),
      needsVerification: await asksForOneTimePassword(
        await identify(String(headers['accesstoken']), { countsAsUse: false }),
        chatStepUp,
      ),
    }),
  )

  app.get(
    '/chats',
    { config: area, schema: { response: { 200: z.array(conversationSchema) } } },
    async ({ caller }) => {
      await requireChat(parts, caller.own)
      const own = await listOwnConversations(parts.database, caller.own, MOST_CONVERSATIONS)
      return Promise.all(own.map((conversation) => describeConversation(parts, conversation)))
    },
  )

  app.get(
    '/chats/menu',
    { config: area, schema: { response: { 200: z.array(shownTopicSchema) } } },
    async (request) => [...(await chatMenuOf(parts, request.caller.own))],
  )

  app.get(
    '/chats/:conversationId',
    { config: ofOne, schema: { params, querystring: pageQuery, response: { 200: talkSchema } } },
    async (request) => describeTalk(parts, await reached(parts, request), request.query),
  )

  app.get('/chats/:conversationId/transcript', { config: ofOne, schema: { params } }, async (request, reply) => {
    const { conversation, messages } = await describeWholeTalk(parts, await reached(parts, request))
    const letter = await printLetter(transcript(conversation, messages, printing(parts)))
    const name = transcriptFileName(singaporeToday(new Date(conversation.openedAt))).replace(/\.pdf$/, '')
    return sendContent(reply, { name, type: 'application/pdf' }, letter)
  })

  app.post(
    '/chats/:conversationId/read',
    {
      config: ofOne,
      schema: { params, body: z.object({ number: z.number().int().min(0) }), response: { 200: z.literal(true) } },
    },
    async (request) => {
      const { conversationId } = await reached(parts, request)
      await markConversationRead(parts.database, conversationId, 'member', request.body.number)
      return true as const
    },
  )
}

function addSaying(app: App, parts: Parts): void {
  const assistant = createAssistant(parts)
  app.post(
    '/chats',
    {
      config: area,
      schema: {
        body: z.object({ type: z.enum(chatSubjects).optional(), id: z.string().max(100).optional() }),
        response: { 200: conversationSchema },
      },
    },
    async ({ caller, body }) => {
      const begun = await beginChat(parts, caller.own, { ...body, commandId: caller.context().commandId })
      const { conversation } = await assistant.introduce(begun)
      return describeConversation(parts, conversation)
    },
  )

  app.post(
    '/chats/:conversationId/messages',
    {
      config: ofOne,
      schema: {
        params,
        body: z.object({ messageId, message: z.string().max(10_000) }),
        response: { 200: talkSchema },
      },
    },
    async (request) => {
      const { message, messageId: entryId } = request.body
      const conversation = await reached(parts, request)
      const said = await sayText(parts, assistant, request.caller.own, conversation, { message, entryId })
      // The assistant may have answered.
      const isAsIs = said.conversation.status !== 'assistant'
      return talkFrom(parts, isAsIs ? said : { ...said, conversation: await reached(parts, request) })
    },
  )

  app.post(
    '/chats/:conversationId/topics',
    {
      config: ofOne,
      schema: { params, body: z.object({ messageId, menuId: z.string().max(40) }), response: { 200: talkSchema } },
    },
    async (request) => {
      const conversation = await reached(parts, request)
      const { menuId, messageId: entryId } = request.body
      return talkFrom(parts, await chooseTopic(parts, request.caller.own, conversation, { menuId, entryId }))
    },
  )

  for (const [path, carryOut] of [
    ['person', askForPerson],
    ['close', closeChat],
  ] as const) {
    app.post(
      `/chats/:conversationId/${path}`,
      { config: ofOne, schema: { params, response: { 200: talkSchema } } },
      async (request) => {
        const conversation = await reached(parts, request)
        return talkFrom(parts, await carryOut(parts, conversation, request.caller.context().commandId))
      },
    )
  }
}

function addFiles(app: App, parts: Parts): void {
  app.post(
    '/chats/:conversationId/files',
    {
      config: ofOne,
      schema: {
        consumes: ['multipart/form-data'],
        params,
        querystring: z.object({ messageId }),
        response: { 200: talkSchema },
      },
    },
    async (request) => {
      const conversation = await reached(parts, request)
      const entryId = request.query.messageId
      const file = await receiveChatFile(parts, request, conversation, { ownerId: request.caller.user.userId, entryId })
      return talkFrom(parts, await sayInChat(parts, conversation, { kind: 'file', entryId, ...file }))
    },
  )

  app.get(
    '/chats/:conversationId/files/:fileId',
    {
      config: ofOne,
      schema: {
        params: params.extend({ fileId: z.string() }),
        querystring: z.object({ view: z.string().optional() }),
      },
    },
    async (request, reply) =>
      sendChatFile(reply, parts, await reached(parts, request), {
        fileId: request.params.fileId,
        view: request.query.view === '1',
      }),
  )
}

function reached(parts: Parts, request: FastifyRequest): Promise<Conversation> {
  const { conversationId } = request.params as z.infer<typeof params>
  return ownConversation(parts, request.caller.own, conversationId)
}

/** From the entry on that the call is about, also where it had been taken already. */
async function talkFrom(parts: Parts, { conversation, number }: AddedEntry): Promise<Talk> {
  return describeTalk(parts, conversation, { after: number - 1, limit: MOST_ENTRIES })
}
