/**
 * One session for the tabs of a browser. Each keeps it for itself (sessionStorage), so that it ends with the last of them; a new tab is
 * lent it by another one through a channel of this origin, and all hear of its end.
 */
import type { SessionEndReason } from '@member-care/domain/account/session-lifetime.ts'

const CHANNEL = 'member-care.session'

/** Why a session ended: the server's words, and what was the case. */
export interface SessionEnd {
  readonly message: string
  readonly reason: SessionEndReason
}

type TabMessage =
  /** A tab without a session asks for one; `uuid`: of that person only. */
  | { readonly type: 'wanted'; readonly uuid?: string }
  /** The stored user of an answering tab, or of one that has just signed in. */
  | { readonly type: 'lent'; readonly stored: string }
  | { readonly type: 'ended'; readonly accessToken: string; readonly end: SessionEnd }
  /** Somebody has said in a tab that they are still there. */
  | { readonly type: 'kept'; readonly accessToken: string }

/** As much of the stored user as tabs tell each other apart by. */
interface StoredUser {
  readonly uuid: string
  readonly accessToken: string
}

export interface SessionTab {
  /** The stored user of this tab as JSON, while its session stands. */
  readonly own: () => string | undefined
  /** Another tab lends its session. Whether it is taken is this tab's to decide: what is typed here may be another person's. */
  readonly onLent: (stored: string) => void
  /** The session of this tab was ended in another one. */
  readonly onEnded: (end: SessionEnd) => void
  /** The session of this tab was kept from going idle in another one. */
  readonly onKept: () => void
}

export interface SessionChannel {
  /** Asks the other tabs for a session; of that person only when a `uuid` is given. */
  ask(uuid?: string): void
  /** Offers the session that has just begun here to tabs without one. */
  tellBegun(): void
  tellEnded(accessToken: string, end: SessionEnd): void
  tellKept(): void
}

/** Joins this tab to the others. Once for each page. */
export function joinSessionTabs({ own, onLent, onEnded, onKept }: SessionTab): SessionChannel {
  const channel = new BroadcastChannel(CHANNEL)
  const tell = (message: TabMessage) => channel.postMessage(message)
  const ownToken = () => userOf(own())?.accessToken

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    const stored = own()
    const user = userOf(stored)
    switch (data.type) {
      case 'wanted':
        if (stored !== undefined && user !== undefined && (data.uuid === undefined || data.uuid === user.uuid))
          tell({ type: 'lent', stored })
        return
      case 'lent':
        if (userOf(data.stored) !== undefined) onLent(data.stored)
        return
      case 'ended':
        if (data.accessToken === user?.accessToken) onEnded(data.end)
        return
      case 'kept':
        if (data.accessToken === user?.accessToken) onKept()
    }
  })

  return {
    ask: (uuid) => tell({ type: 'wanted', ...(uuid !== undefined && { uuid }) }),
    tellBegun() {
      const stored = own()
      if (stored !== undefined) tell({ type: 'lent', stored })
    },
    tellEnded: (accessToken, end) => tell({ type: 'ended', accessToken, end }),
    tellKept() {
      const accessToken = ownToken()
      if (accessToken !== undefined) tell({ type: 'kept', accessToken })
    },
  }
}

/** Whose session a stored user is; undefined for what is none. */
function userOf(stored: string | undefined | null): StoredUser | undefined {
  const value = parsed(stored)
  const isUser = typeof value === 'object' && value !== null && 'uuid' in value && 'accessToken' in value
  return isUser && typeof value.uuid === 'string' && typeof value.accessToken === 'string'
    ? { uuid: value.uuid, accessToken: value.accessToken }
    : undefined
}

function parsed(text: string | undefined | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
