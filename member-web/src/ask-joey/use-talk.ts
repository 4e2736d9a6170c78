/** One conversation as it is shown: its last messages, kept up to date by the live connection, and older ones as far as they were asked for. */
import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { Talk } from '@member-care/domain/chat/talk.ts'
import { portalQuery, type PortalQueries } from '../data/portal-query.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { listenToChat } from '../live/chat-news.ts'
import type { Asking } from '../portal-api/asking.ts'
import { readTalk } from '../portal-api/chats-api.ts'
import { isMissingSome, withNews, withOlder, type KnownTalk } from './known-talk.ts'
import { loadTalk, TALK_PAGE } from './load-talk.ts'

/** How often the place in the queue is asked for. */
const QUEUE_EVERY_MS = 30_000
/** So long somebody is shown to be writing after they were heard. */
const TYPING_MS = 5_000

export interface ShownTalk {
  readonly answer: Answer<KnownTalk>
  readonly older: { readonly isLoading: boolean; readonly isFailed: boolean; readonly load: () => void }
  /** Somebody of the desk is writing. */
  readonly isTyping: boolean
  /** Takes in what a call has answered. */
  readonly take: (talk: Talk) => void
}

const keyOf = (conversationId: string) => ['talk', conversationId]

/** @param conversationId undefined for one that has not begun */
export function useTalk(conversationId: string | undefined): ShownTalk {
  const queries = usePortalQueries()
  const id = conversationId ?? ''
  const answer = useAnswer(talkQuery(queries, id))
  const [isTyping, noteTyping, noteSaid] = useTyping()
  const known = answer.value

  useEffect(() => {
    if (id === '') return undefined
    return listenToChat((news) => {
      if (news.kind === 'missed') return refreshTalk(queries, id)
      if (news.kind === 'typing') return news.conversationId === id ? noteTyping() : undefined
      if (news.talk.conversation.id !== id) return undefined
      if (news.talk.messages.some(({ author }) => author !== 'member')) noteSaid()
      takeIn(queries, news.talk)
    })
  }, [queries, id, noteTyping, noteSaid])

  const isIncomplete = known !== undefined && isMissingSome(known)
  useEffect(() => {
    if (isIncomplete) refreshTalk(queries, id)
  }, [queries, id, isIncomplete])

  // The place in the queue changes with what others do, of which nobody is told.
  const isWaiting = known?.conversation.status === 'waiting'
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refreshTalk(queries, id)
    }, QUEUE_EVERY_MS)
    return () => clearInterval(timer)
  }, [queries, id, isWaiting])

  const older = useMutation({
    mutationFn: (before: number) => readTalk(id, { before, limit: TALK_PAGE }),
    onSuccess: (talk) => change(queries, id, (before) => withOlder(before, talk)),
  })
  const first = known?.messages[0]
  return {
    answer,
    older: {
      isLoading: older.isPending,
      isFailed: older.isError,
      load: () => first && !older.isPending && older.mutate(first.number),
    },
    isTyping,
    take: (talk) => takeIn(queries, talk),
  }
}

function takeIn(queries: PortalQueries, talk: Talk): void {
  const { id } = talk.conversation
  if (queries.getQueryData(keyOf(id))) change(queries, id, (before) => withNews(before, talk))
  // What is said while the page still asks may not be in the answer.
  else refreshTalk(queries, id)
}

function refreshTalk(queries: PortalQueries, id: string): void {
  queries.refresh(({ queryKey }) => queryKey[0] === 'talk' && queryKey[1] === id)
}

function change(queries: PortalQueries, id: string, next: (before: KnownTalk) => KnownTalk): void {
  queries.setQueryData<KnownTalk>(keyOf(id), (before) => before && next(before))
}

/** At first the last messages; later what came after those that are known. */
function talkQuery(queries: PortalQueries, id: string) {
  const shown = () => queries.getQueryData<KnownTalk>(keyOf(id))
  const load = (signal: AbortSignal, asking: Asking) =>
    loadTalk((page) => readTalk(id, page, { signal, asking }), shown)
  return portalQuery({ key: keyOf(id), load, enabled: id !== '' })
}

function useTyping() {
  const [heardAt, setHeardAt] = useState<number>()
  const [noteTyping] = useState(() => () => setHeardAt(Date.now()))
  const [noteSaid] = useState(() => () => setHeardAt(undefined))
  useEffect(() => {
    if (heardAt === undefined) return undefined
    const timer = setTimeout(noteSaid, TYPING_MS)
    return () => clearTimeout(timer)
  }, [heardAt, noteSaid])
  return [heardAt !== undefined, noteTyping, noteSaid] as const
}
