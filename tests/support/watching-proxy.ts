/** A TCP proxy in front of a server that knows what passes, so that a test can let something happen at a certain step of it. */
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { pairSockets } from './paired-sockets.ts'

/** A step: the first piece of a request that holds all of these texts, before the server gets it, or after the server has answered it. */
export interface WatchedStep {
  readonly texts: readonly string[]
  readonly when: 'before' | 'after'
}

export interface WatchingProxy {
  readonly port: number
  /**
   * Stops the first connection that comes to the step, and does something before either end learns more.
   * @param act says how the connection goes on: as if nothing had been, or not at all
   * @returns when that was done
   */
  atStep(step: WatchedStep, act: () => Promise<'go-on' | 'break'>): Promise<void>
  /** From now on only so many requests that hold all of these texts get through; the connections of the others are cut. */
  letThrough(texts: readonly string[], times: number): void
  close(): Promise<void>
}

interface Watch extends WatchedStep {
  /** @param goOn passes on what was stopped */
  readonly stop: (connection: readonly Socket[], goOn: () => void) => Promise<void>
}

/** Starts a proxy on a free port of this machine, to a server's address. */
export async function startWatchingProxy(target: NetConnectOpts): Promise<WatchingProxy> {
  const sockets = new Set<Socket>()
  let watch: Watch | undefined
  let counted = { texts: [''] as readonly string[], left: Infinity }

  function join(incoming: Socket): void {
    const outgoing = connect({ ...target, noDelay: true })
    /** Stopped as soon as the server answers. */
    let answering: Watch | undefined
    pairSockets(sockets, incoming, outgoing)
    incoming.on('data', (piece) => {
      if (counted.texts.every((text) => piece.includes(text)) && --counted.left < 0) return void incoming.destroy()
      const met = watch
      if (!met?.texts.every((text) => piece.includes(text))) return void outgoing.write(piece)
      watch = undefined
      if (met.when === 'before') return void met.stop([incoming, outgoing], () => outgoing.write(piece))
      answering = met
      outgoing.write(piece)
    })
    outgoing.on('data', (piece) => {
      const met = answering
      answering = undefined
      if (met) void met.stop([incoming, outgoing], () => incoming.write(piece))
      else incoming.write(piece)
    })
  }

  const server = createServer({ noDelay: true }, join)
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    atStep(step, act) {
      return new Promise((resolve, reject) => {
        const stop: Watch['stop'] = async (connection, goOn) => {
          for (const socket of connection) socket.pause()
          const then = await act().catch((error: unknown) => (reject(error), 'break' as const))
          if (then === 'go-on') {
            goOn()
            for (const socket of connection) socket.resume()
          } else {
            for (const socket of connection) socket.destroy()
          }
          resolve()
        }
        watch = { ...step, stop }
      })
    },
    letThrough(texts, times) {
      counted = { texts, left: times }
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
