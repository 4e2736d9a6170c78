/** The calls of the desk that answers members in the chat: what waits, one conversation with what belongs to it, and what is said and done there. */
import multipart from '@fastify/multipart'
import type { ConversationCommand } from '@member-care/domain/chat/decide-conversation.ts'
import { conversationStatuses, desks, deskViews, type DeskView } from '@member-care/domain/chat/conversation-terms.ts'
import { chatMessageSchema, conversationSchema } from '@member-care/domain/chat/talk.ts'
import { officeMinutesBetween } from '@member-care/domain/chat/waiting-time.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { languages } from '@member-care/domain/language/language.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { holidaysAround } from '../clinics/public-holidays.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import { administratorsNamed, peopleNamed } from '../http/names-beside.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { createListViews, recordView } from '../http/record-view.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { listScope } from '../users/user-list-routes.ts'
import { toConversationAnswer, toMessage } from './chat-answers.ts'
import { circumstancesOf } from './circumstances.ts'
import {
  conversationSortFields,
  countWaiting,
  findConversation,
  listConversations,
  readDeskFigures,
  type ConversationFilter,
  type DeskReach,
} from './conversation-queries.ts'
import {
  addEntry,
  markConversationRead,
  readEntries,
  type Conversation,
  type EntryToAdd,
} from './conversation-store.ts'
import { isAway, listColleagues, noteAbsence } from './desk-colleagues.ts'
import { checkedMessage } from './member-chat.ts'
import { readFiguresByDay } from './figures-by-day.ts'
import { receiveChatFile } from './receive-chat-file.ts'
import { sendChatFile } from './send-chat-file.ts'

const area = { access: { power: 'chats.answer' }, stepUp: 'always' } as const
const ofOne = { ...area, record: 'conversation' } as const
const params = z.object({ id: z.string() })
const messageId = z.uuid().toLowerCase()
const MOST_ENTRIES = 500
const DAYS_OF_FIGURES = 28

const deskConversationSchema = conversationSchema
  .extend({
    memberId: z.string(),
    memberName: z.string().nullable(),
    companyName: z.string(),
    deskOfIt: z.enum(desks),
    assignedTo: z.string().nullable(),
    assignedName: z.string().nullable(),
    /** UTC, ISO: since when it waits, and when it was first answered. */
    waitingSince: z.string().nullable(),
    answeredAt: z.string().nullable(),
    /** While it waits: minutes of office hours since then. */
    waitedMinutes: z.number().nullable(),
  })
  .meta({ id: 'DeskConversation' })
const deskMessageSchema = chatMessageSchema
  .extend({
    /** Who of the desk said or did it; null for others. */
    deskName: z.string().nullable(),
    /** Of what was handed over: to which desk, or to whom. */
    handedTo: z.string().nullable(),
  })
  .meta({ id: 'DeskChatMessage' })
const deskTalkSchema = deskConversationSchema
  .extend({
    /** Which they read; null where they have not chosen one. */
    memberLanguage: z.enum(languages).nullable(),
    messages: z.array(deskMessageSchema),
    /** Who may have it next. */
    colleagues: z.array(
      z.object({ userId: z.string(), name: z.string(), desks: z.array(z.enum(desks)), isAway: z.boolean() }),
    ),
  })
  .meta({ id: 'DeskTalk' })

const listQuery = listQuerySchema({
  sortFields: ['id', ...conversationSortFields],
  filter: {
    status: z.enum(conversationStatuses).optional(),
    desk: z.enum(desks).optional(),
    /** Those of the caller alone. */
    mine: z.boolean().optional(),
    /** What the desk looks at: it says status and whose together. */
    view: z.enum(deskViews).optional(),
    companyId: z.string().optional(),
    memberId: z.string().optional(),
  },
})

export const chatsConsoleRoutes: Routes = (app, parts) => {
  addReading(app, parts)
  addWork(app, parts)
  addDesk(app, parts)
  void app.register(async (forms) => {
    await forms.register(multipart)
    addFiles(forms.withTypeProvider<ZodTypeProvider>() as App, parts)
  })
}

function addReading(app: App, parts: Parts): void {
  // The page of a conversation asks for it again whenever something is said there.
  const looks = createListViews('conversation', parts.eventLog, parts.clock, ({ recordId }) => recordId)
  app.get(
    '/console/conversations',
    { config: area, schema: { querystring: listQuery, response: { 200: z.array(deskConversationSchema) } } },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['waitingSince', 'ASC']
      const { id: ids, mine, view, memberId, ...filter } = query.filter ?? {}
      const listed = await listConversations(
        parts.database,
        reachOf(caller),
        {
          ...filter,
          ids,
          assignedTo: mine === true ? caller.user.userId : undefined,
          memberIds: memberId === undefined ? undefined : [memberId],
          ...(view && narrowedBy(view, caller.user.userId)),
        },
        page,
        sortBy(field === 'id' ? 'waitingSince' : field, direction),
      )
      describePage(reply, 'conversations', page, listed)
      return describe(parts, caller, listed.items)
    },
  )

  app.get(
    '/console/conversations/:id',
    { config: ofOne, schema: { params, response: { 200: deskTalkSchema } } },
    async (request) => {
      const conversation = await reached(parts, request)
      const { memberId, conversationId } = conversation
      await looks.record([{ subjectId: memberId, recordId: conversationId }], request.caller.auditContext())
      return talkOf(parts, request.caller, conversation)
    },
  )

  app.post(
    '/console/conversations/:id/read',
    {
      config: ofOne,
      schema: { params, body: z.object({ number: z.number().int().min(0) }), response: { 200: z.literal(true) } },
    },
    async (request) => {
      const { conversationId, assignedTo } = await reached(parts, request)
      // What others read there is not read by who answers.
      if (assignedTo === request.caller.user.userId)
        await markConversationRead(parts.database, conversationId, 'desk', request.body.number)
      return true as const
    },
  )
}

function addWork(app: App, parts: Parts): void {
  const add = <Body extends z.ZodType>(
    path: string,
    body: Body,
    entryOf: (
      asked: z.infer<Body>,
      request: FastifyRequest,
      conversation: Conversation,
    ) => EntryToAdd | Promise<EntryToAdd>,
  ) =>
    app.post(
      `/console/conversations/:id/${path}`,
      { config: ofOne, schema: { params, body, response: { 200: deskTalkSchema } } },
      async (request) => {
        const conversation = await reached(parts, request)
        const entry = await entryOf(request.body as z.infer<Body>, request, conversation)
        const { conversation: after } = await addEntry(parts, conversation, entry)
        return talkOf(parts, request.caller, after)
      },
    )
  const byKey = (request: FastifyRequest, command: ConversationCommand): EntryToAdd => ({
    entryId: uuidv5(command.type, request.caller.context().commandId),
    command,
  })
  // A command that needs nothing more may come without any body.
  const nothing = z.strictObject({}).nullish()
  const message = z.object({ messageId, message: z.string().max(10_000) })

  add('take', nothing, (_, request) => byKey(request, { type: 'Take', userId: request.caller.user.userId }))
  add('close', nothing, (_, request) =>
    byKey(request, { type: 'Close', by: { kind: 'desk', id: request.caller.user.userId } }),
  )
  add('answers', message, (asked, { caller }) => ({
    entryId: asked.messageId,
    command: { type: 'Answer', userId: caller.user.userId, kind: 'text' },
    content: { text: checkedMessage(asked.message) },
  }))
  add('notes', message, (asked, { caller }) => ({
    entryId: asked.messageId,
    command: { type: 'Note', userId: caller.user.userId },
    content: { text: checkedMessage(asked.message) },
  }))
  add(
    'hand-over',
    z.object({ desk: z.enum(desks), to: z.string().max(100).nullable() }),
    async ({ desk, to }, request, conversation) => {
      const colleagues = to === null ? [] : await colleaguesOf(parts, request.caller, conversation)
      if (to !== null && !colleagues.some((one) => one.userId === to && one.desks.includes(desk)))
        throw fieldError('to', chatTexts.refusals.colleagueMissing)
      return byKey(request, { type: 'HandOver', userId: request.caller.user.userId, desk, to })
    },
  )
}

function addDesk(app: App, parts: Parts): void {
  const deskSchema = z.object({ isAway: z.boolean() })
  app.get('/console/chat-desk', { config: area, schema: { response: { 200: deskSchema } } }, async ({ caller }) => ({
    isAway: await isAway(parts, caller.user.userId),
  }))
  app.put(
    '/console/chat-desk',
    { config: area, schema: { body: deskSchema, response: { 200: deskSchema } } },
    async ({ caller, body }) => {
      await noteAbsence(parts, caller.user.userId, body.isAway)
      return body
    },
  )

  // The menu asks again and again; that is nobody at work.
  app.get(
    '/console/chat-waiting',
    { config: { ...area, countsAsUse: false }, schema: { response: { 200: z.object({ waiting: z.number() }) } } },
    async ({ caller }) => ({ waiting: await countWaiting(parts.database, reachOf(caller)) }),
  )

  const figuresSchema = z.object({
    days: z.number(),
    desks: z.array(
      z.object({
        desk: z.enum(desks),
        waiting: z.number(),
        taken: z.number(),
        longestSince: z.string().nullable(),
        opened: z.number(),
        solved: z.number(),
        medianAnswerMinutes: z.number().nullable(),
      }),
    ),
    /** The oldest first, each a Singapore date. */
    byDay: z.array(
      z.object({
        day: z.string(),
        opened: z.number(),
        solved: z.number(),
        medianAnswerMinutes: z.number().nullable(),
      }),
    ),
  })
  app.get(
    '/console/chat-figures',
    { config: { ...area, access: { power: 'chats.figures' } }, schema: { response: { 200: figuresSchema } } },
    async ({ caller }) => {
      const since = new Date(parts.clock().getTime() - DAYS_OF_FIGURES * 86_400_000)
      const reach: DeskReach = { kind: 'desk', scope: listScope(caller.scope), desks }
      const days = { from: singaporeToday(since), to: singaporeToday(parts.clock()) }
      const [figures, byDay] = await Promise.all([
        readDeskFigures(parts.database, reach, since),
        readFiguresByDay(parts.database, reach, days),
      ])
      return {
        days: DAYS_OF_FIGURES,
        desks: figures.map(({ longestSince, ...rest }) => ({
          ...rest,
          longestSince: longestSince?.toISOString() ?? null,
        })),
        byDay: [...byDay],
      }
    },
  )
}

function addFiles(app: App, parts: Parts): void {
  app.post(
    '/console/conversations/:id/files',
    {
      config: ofOne,
      schema: {
        consumes: ['multipart/form-data'],
        params,
        querystring: z.object({ messageId }),
        response: { 200: deskTalkSchema },
      },
    },
    async (request) => {
      const conversation = await reached(parts, request)
      const { userId } = request.caller.user
      const entryId = request.query.messageId
      const file = await receiveChatFile(parts, request, conversation, { ownerId: userId, entryId })
      const command = { type: 'Answer', userId, kind: 'file' } as const
      const { conversation: after } = await addEntry(parts, conversation, { entryId, command, ...file })
      return talkOf(parts, request.caller, after)
    },
  )

  app.get(
    '/console/conversations/:id/files/:fileId',
    {
      config: ofOne,
      schema: {
        params: params.extend({ fileId: z.string() }),
        querystring: z.object({ view: z.string().optional() }),
      },
    },
    async (request, reply) => {
      const conversation = await reached(parts, request)
      await noteLook(parts, request.caller, conversation)
      const { fileId } = request.params
      return sendChatFile(reply, parts, conversation, { fileId, view: request.query.view === '1' })
    },
  )
}

function narrowedBy(view: DeskView, userId: string): ConversationFilter {
  switch (view) {
    case 'waiting':
      return { status: 'waiting' }
    case 'mine':
      return { status: 'taken', assignedTo: userId }
    case 'others':
      return { status: 'taken', notOf: userId }
    case 'closed':
      return { status: 'closed' }
  }
}

/** Who decides claims answers about claims and letters; who answers calls answers everything. */
function reachOf({ scope, powers }: Caller): DeskReach {
  return { kind: 'desk', scope: listScope(scope), desks: powers.has('chats.answerAll') ? desks : ['claims'] }
}

/** @throws ApiError 404 */
async function reached(parts: Parts, request: FastifyRequest): Promise<Conversation> {
  const { id } = request.params as z.infer<typeof params>
  const found = z.uuid().safeParse(id).success
    ? await findConversation(parts.database, reachOf(request.caller), id)
    : undefined
  if (!found) throw apiError('NOT_FOUND')
  return found
}

/** An answer is given only when this is on record. */
async function noteLook(
  { eventLog }: Pick<Parts, 'eventLog'>,
  caller: Caller,
  { memberId, conversationId }: Conversation,
): Promise<void> {
  await recordView(
    eventLog,
    { subjectId: memberId, what: 'conversation', recordId: conversationId },
    caller.auditContext(),
  )
}

async function colleaguesOf(parts: Parts, caller: Caller, { companyId }: Conversation) {
  const client = await parts.clients.getClient(listScope(caller.scope), companyId)
  return client ? listColleagues(parts, client.groupCode) : []
}

async function describe(
  parts: Parts,
  caller: Caller,
  conversations: readonly Conversation[],
): Promise<z.infer<typeof deskConversationSchema>[]> {
  const assigned = conversations.flatMap(({ assignedTo }) => (assignedTo === null ? [] : [assignedTo]))
  const now = parts.clock()
  const [members, staff, companies, holidays] = await Promise.all([
    peopleNamed(
      parts,
      conversations.map(({ memberId }) => memberId),
    ),
    administratorsNamed(parts, assigned),
    parts.clients.clientNames(listScope(caller.scope)),
    holidaysAround(parts.database, now),
  ])
  const free = new Set(holidays.map(({ day }) => day))
  return Promise.all(
    conversations.map(async (conversation) => {
      const { memberId, companyId, desk, assignedTo, waitingSince, answeredAt } = conversation
      return {
        ...toConversationAnswer(conversation, await circumstancesOf(parts, conversation)),
        memberId,
        memberName: members.get(memberId) ?? null,
        companyName: companies.get(companyId) ?? '',
        deskOfIt: desk,
        assignedTo,
        assignedName: assignedTo === null ? null : (staff.get(assignedTo) ?? null),
        waitingSince: waitingSince?.toISOString() ?? null,
        answeredAt: answeredAt?.toISOString() ?? null,
        waitedMinutes:
          conversation.status === 'waiting' && waitingSince !== null
            ? officeMinutesBetween(parts.settings.chatHours, waitingSince, now, free)
            : null,
      }
    }),
  )
}

/** The conversation with its last entries, notes of the desk among them. */
async function talkOf(
  parts: Parts,
  caller: Caller,
  conversation: Conversation,
): Promise<z.infer<typeof deskTalkSchema>> {
  const [[described], entries, colleagues, chosen] = await Promise.all([
    describe(parts, caller, [conversation]),
    readEntries(parts, conversation.conversationId, { limit: MOST_ENTRIES, withNotes: true }),
    colleaguesOf(parts, caller, conversation),
    parts.languages.chosenBy(conversation.memberId),
  ])
  if (!described) throw apiError('NOT_FOUND')
  const staffIds = entries.flatMap(({ author, data }) => [
    ...(author.kind === 'desk' && author.id !== null ? [author.id] : []),
    ...(typeof data['to'] === 'string' ? [data['to']] : []),
  ])
  const staff = await administratorsNamed(parts, staffIds)
  return {
    ...described,
    memberLanguage: languages.find((language) => language === chosen) ?? null,
    messages: entries.map((entry) => ({
      ...toMessage(entry, described.memberName),
      deskName: entry.author.kind === 'desk' ? (staff.get(entry.author.id ?? '') ?? null) : null,
      handedTo:
        entry.kind === 'handed-over'
          ? typeof entry.data['to'] === 'string'
            ? (staff.get(entry.data['to']) ?? null)
            : String(entry.data['desk'])
          : null,
    })),
    colleagues: colleagues.map((one) => ({ ...one, desks: [...one.desks] })),
  }
}
