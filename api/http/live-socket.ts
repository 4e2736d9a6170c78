/** A WebSocket of the server, as far as live connections use it (of the `ws` package): what is sent to it, how much it may send, and whether it is still there. */
import type { Socket } from 'node:net'
import { liveRetryCodes } from '@member-care/domain/notification/live-close-codes.ts'

export interface LiveSocket {
  readonly readyState: number
  readonly OPEN: number
  /** Bytes that were sent and have not left yet. */
  readonly bufferedAmount: number
  send(text: string): void
  close(code: number, reason: string): void
  /** Ends it without waiting for the other side. */
  terminate(): void
  ping(): void
  on(event: 'message', listener: (data: { toString(): string }) => void): unknown
  on(event: 'pong' | 'close', listener: () => void): unknown
}

/** What may wait for a reader who is slow. Whoever has more waiting is cut off, and asks for the rest when they are back. */
const MOST_WAITING_BYTES = 1_048_576
/** A slow reader does not read either that the connection is closed. */
const SLOW_CLOSE_MS = 2_000

/** Sends, or closes the connection of a reader who is too slow (`TOO_SLOW`). @returns whether it was sent */
export function sendTo(socket: LiveSocket, message: object): boolean {
  if (socket.readyState !== socket.OPEN) return false
  if (socket.bufferedAmount > MOST_WAITING_BYTES) {
    socket.close(liveRetryCodes.TOO_SLOW, 'TOO_SLOW')
    setTimeout(() => socket.terminate(), SLOW_CLOSE_MS).unref()
    return false
  }
  socket.send(JSON.stringify(message))
  return true
}

/**
 * Ends a connection that sends more than this many bytes before it is known whose it is.
 * @param raw the connection below the WebSocket
 * @returns to be called once it is known: from then on the limit of the server holds
 */
export function limitStranger(socket: LiveSocket, raw: Socket, mostBytes: number): () => void {
  let bytes = 0
  const count = (chunk: Buffer): void => {
    bytes += chunk.length
    if (bytes <= mostBytes) return
    // Nothing more is taken in; what is under way is read past, so that the reason arrives.
    socket.close(1009, 'TOO_LARGE')
    raw.removeAllListeners('data')
    raw.resume()
    raw.end()
  }
  raw.on('data', count)
  return () => void raw.off('data', count)
}

/** Asks now and then whether they are still there; whoever has not answered the time before is taken for lost. @returns what ends it */
export function pingAll(sockets: () => Iterable<LiveSocket>, everyMs = 25_000): () => void {
  const asked = new WeakSet<LiveSocket>()
  const listening = new WeakSet<LiveSocket>()
  const timer = setInterval(() => {
    for (const socket of sockets()) {
      if (asked.has(socket)) socket.terminate()
      if (!listening.has(socket)) socket.on('pong', () => void asked.delete(socket))
      listening.add(socket)
      asked.add(socket)
      socket.ping()
    }
  }, everyMs)
  return () => clearInterval(timer)
}
