/**
 * The connection of a slow phone, as a piece between browser and product: 1.6 Mbit/s down, 750 kbit/s up and 150 ms there and back, the figures with which
 * Lighthouse stands for a slow 4G. All that a browser fetches goes through it, also what a service worker does, which the browser's own throttling
 * leaves out. A new connection costs a round of its own, as it does on a phone.
 */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const slowPhone = { downBytesPerSecond: 200_000, upBytesPerSecond: 93_750, roundTripMs: 150 } as const

/** A packet's worth: nothing waits behind more than this of another connection. */
const PIECE_BYTES = 1_460

export interface SlowNetwork {
  readonly origin: string
  close(): Promise<void>
}

/** @param origin of the product @returns the same product, at another port and far away */
export async function startSlowNetwork(origin: string): Promise<SlowNetwork> {
  const product = Number(new URL(origin).port)
  const open = new Set<Socket>()
  const down = line(slowPhone.downBytesPerSecond)
  const up = line(slowPhone.upBytesPerSecond)
  const server = createServer({ pauseOnConnect: true }, (browser) => {
    const toProduct = connect(product, 'localhost')
    for (const [from, to, send] of [
      [browser, toProduct, up],
      [toProduct, browser, down],
    ] as const) {
      open.add(from)
      from.setNoDelay(true)
      from.on('data', (bytes: Buffer) => {
        for (let at = 0; at < bytes.length; at += PIECE_BYTES) send(to, bytes.subarray(at, at + PIECE_BYTES))
      })
      from.on('end', () => send(to, null))
      from.on('error', () => to.destroy())
      from.on('close', () => open.delete(from))
    }
    // What the handshake takes.
    setTimeout(() => browser.resume(), slowPhone.roundTripMs)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * One direction. The connections that have something to send take turns, a piece each, as they would on a phone: a small file does not wait until a
 * large one is there. @returns sends a piece, or with null the end
 */
function line(bytesPerSecond: number): (to: Socket, piece: Buffer | null) => void {
  const waiting = new Map<Socket, (Buffer | null)[]>()
  let freeAt = 0
  let timer: NodeJS.Timeout | undefined
  const sendDue = () => {
    timer = undefined
    const now = performance.now()
    while (waiting.size > 0 && freeAt <= now) {
      const [to, pieces] = waiting.entries().next().value ?? []
      if (to === undefined || pieces === undefined) return
      const piece = pieces.shift()
      waiting.delete(to)
      if (pieces.length > 0) waiting.set(to, pieces)
      freeAt += ((piece?.length ?? 0) / bytesPerSecond) * 1_000
      setTimeout(() => deliver(to, piece ?? null), slowPhone.roundTripMs / 2)
    }
    if (waiting.size > 0) timer = setTimeout(sendDue, Math.max(0, freeAt - now))
  }
  return (to, piece) => {
    if (waiting.size === 0) freeAt = Math.max(freeAt, performance.now())
    waiting.set(to, [...(waiting.get(to) ?? []), piece])
    timer ??= setTimeout(sendDue, 0)
  }
}

function deliver(to: Socket, piece: Buffer | null): void {
  if (piece === null) to.end()
  else if (to.writable) to.write(piece)
}
