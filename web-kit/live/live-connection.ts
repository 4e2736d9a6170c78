/**
 * The live connection to the server, over a WebSocket that is begun again whenever it is lost. While there is none, the page is told every
 * 60 seconds to ask for what it shows (1§9). It does not keep the session from going idle.
 */
import { liveCloseCodes } from '@member-care/domain/notification/live-close-codes.ts'
import type { LiveMessage, LiveSaying } from '@member-care/domain/notification/live-messages.ts'
import { readLiveMessage } from './read-live-message.ts'
import { reconnectPause } from './reconnect-pause.ts'

const ASK_AGAIN_MS = 60_000
/** A connection that has not got through by then is taken for blocked, and is asked for meanwhile. */
const CONNECT_WITHIN_MS = 5_000

export interface LiveConnectionOptions {
  readonly token: string
  readonly onMessage: (message: LiveMessage) => void
  /** It stands again: something may have been missed. Comes before the first message. */
  readonly onBack: () => void
  /** It was lost, or cannot be had. */
  readonly onLost: () => void
  /** A minute has passed without it, or the page is looked at again. */
  readonly onAskAgain: () => void
}

export interface LiveConnection {
  readonly stop: () => void
  /** Says something to the server; nothing where there is no connection just now. */
  readonly say: (saying: LiveSaying) => void
}

/** Connects, and stays connected until it is stopped. */
export function connectLive(options: LiveConnectionOptions): LiveConnection {
  const { token, onMessage, onBack, onLost, onAskAgain } = options
  let isStopped = false
  let socket: WebSocket | undefined
  let failures = 0
  let reconnecting: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setInterval> | undefined
  /** Whether it has stood and was lost since, so that something may have been missed. */
  let missed = false

  function connect(): void {
    const opened = new WebSocket(liveAddress())
    socket = opened
    const tooLate = setTimeout(() => opened.close(), CONNECT_WITHIN_MS)
    opened.addEventListener('open', () => opened.send(JSON.stringify({ type: 'sign-in', token })))
    opened.addEventListener('message', ({ data }) => {
      clearTimeout(tooLate)
      hear(data)
    })
    opened.addEventListener('close', ({ code }) => {
      clearTimeout(tooLate)
      if (isStopped || socket !== opened) return
      missed = true
      startAsking()
      if (isFinal(code)) return
      failures += 1
      reconnecting = setTimeout(connect, reconnectPause(failures, Math.random()))
    })

    function hear(data: unknown): void {
      const message = readLiveMessage(data)
      if (!message || isStopped || socket !== opened) return
      failures = 0
      stopAsking()
      if (missed) onBack()
      missed = false
      onMessage(message)
    }
  }

  function reconnectNow(): void {
    if (reconnecting === undefined || failures === 0) return
    clearTimeout(reconnecting)
    connect()
  }

  function startAsking(): void {
    if (asking !== undefined) return
    onLost()
    asking = setInterval(askAgain, ASK_AGAIN_MS)
  }

  function stopAsking(): void {
    clearInterval(asking)
    asking = undefined
  }

  function askAgain(): void {
    if (asking === undefined || document.visibilityState === 'hidden') return
    onAskAgain()
  }

  connect()
  window.addEventListener('online', reconnectNow)
  document.addEventListener('visibilitychange', askAgain)
  return {
    stop() {
      isStopped = true
      window.removeEventListener('online', reconnectNow)
      document.removeEventListener('visibilitychange', askAgain)
      clearTimeout(reconnecting)
      stopAsking()
      socket?.close()
    },
    say(saying) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(saying))
    },
  }
}

/** The server has said that it does not want this connection; asking for it again would be answered in the same way. */
function isFinal(code: number): boolean {
  return Object.values(liveCloseCodes).some((final) => final === code)
}

function liveAddress(): string {
  return `${window.location.origin.replace(/^http/, 'ws')}/api/notifications/live`
}
