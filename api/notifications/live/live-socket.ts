/** As much of a WebSocket of the server as the live connection uses (of the `ws` package). */
export interface LiveSocket {
  readonly readyState: number
  readonly OPEN: number
  send(text: string): void
  close(code: number, reason: string): void
  /** Ends it without waiting for the other side. */
  terminate(): void
  ping(): void
  on(event: 'message', listener: (data: { toString(): string }) => void): unknown
  on(event: 'pong' | 'close', listener: () => void): unknown
}
