import { connectLive } from '@member-care/web-kit/live/live-connection.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePowers } from '../../console/administrator.ts'
import { readSession } from '../../console/session.ts'
import { askUnattended } from '../../console/unattended.ts'
import { waitingConversationsKey } from '../use-waiting-conversations.ts'
import { connectDesk, endTyping, noteLiveLost, noteMemberTyping } from './live-desk-news.ts'

/** What changes within so short a time is asked for once. */
const GATHER_MS = 400
/** How long a wait is said to be grows by itself. */
const CLOCK_MS = 60_000

/** Keeps the queue and the open conversation up to date for whoever answers members; shows nothing itself. */
export function LiveDesk() {
  const mayAnswer = usePowers()?.has('chats.answer') === true
  const queryClient = useQueryClient()

  useEffect(() => {
    const token = readSession()?.accessToken
    if (!mayAnswer || token === undefined) return undefined
    let gathering: ReturnType<typeof setTimeout> | undefined

    // What nobody looks at is read anew when it is opened.
    const refresh = () =>
      void askUnattended(() =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: ['conversations', 'getList'] }),
          queryClient.invalidateQueries({ queryKey: ['conversations', 'getOne'] }),
          queryClient.invalidateQueries({ queryKey: waitingConversationsKey }),
        ]),
      )
    const gather = () => {
      gathering ??= setTimeout(() => {
        gathering = undefined
        refresh()
      }, GATHER_MS)
    }
    const refreshIfSeen = () => document.visibilityState === 'visible' && refresh()

    const { stop, say } = connectLive({
      token,
      onMessage(message) {
        noteLiveLost(false)
        if (message.type === 'chat-typing') return noteMemberTyping(message.conversationId)
        if (message.type === 'chat-desk') endTyping(message.conversationId)
        if (message.type === 'chat-desk' || message.type === 'chat-missed') gather()
      },
      onBack: refresh,
      onLost() {
        noteLiveLost(true)
        refresh()
      },
      onAskAgain: refresh,
    })
    connectDesk((conversationId) => say({ type: 'typing', conversationId }))
    const clock = setInterval(refreshIfSeen, CLOCK_MS)
    return () => {
      connectDesk(undefined)
      clearInterval(clock)
      clearTimeout(gathering)
      noteLiveLost(false)
      stop()
    }
  }, [mayAnswer, queryClient])

  return null
}
