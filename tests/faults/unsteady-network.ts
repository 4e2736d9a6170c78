/** A network between clients and a server that breaks some of the connections, holds back what passes for a while, or is not there at all. */
import { connect, createServer, type Server, type Socket } from 'node:net'
import { pairSockets } from '../support/paired-sockets.ts'

export interface UnsteadyNetwork {
  readonly origin: string
  /** Leads to another place from now on; connections that stand stay where they are. */
  leadTo(port: number): void
  /** Breaks those connections that are chosen. @returns how many WebSockets were among them */
  breakSome(chosen: () => boolean): number
  /** Passes nothing on until `resume` is called, and loses nothing either. */
  hold(): () => void
  /** Breaks all connections, and takes none until `mend` is called. */
  cut(): Promise<{ readonly broken: number; readonly mend: () => Promise<void> }>
  close(): Promise<void>
}

interface Pair {
  readonly incoming: Socket
  readonly outgoing: Socket
  isWebSocket: boolean
}

export async function startUnsteadyNetwork(toPort: number): Promise<UnsteadyNetwork> {
  const sockets = new Set<Socket>()
  const pairs = new Set<Pair>()
  let [port, target, held] = [0, toPort, false]
  let server: Server

  function join(incoming: Socket): void {
    const outgoing = connect({ host: 'localhost', port: target, noDelay: true })
    const pair: Pair = { incoming, outgoing, isWebSocket: false }
    pairs.add(pair)
    pairSockets(sockets, incoming, outgoing)
    incoming.on('close', () => void pairs.delete(pair))
    incoming.once('data', (piece) => (pair.isWebSocket = /^upgrade: *websocket/im.test(piece.toString('latin1'))))
    incoming.on('data', (piece) => void outgoing.write(piece))
    outgoing.on('data', (piece) => void incoming.write(piece))
    if (held) for (const socket of [incoming, outgoing]) socket.pause()
  }

  async function mend(): Promise<void> {
    server = createServer({ noDelay: true }, join)
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
    const address = server.address()
    if (address && typeof address === 'object') port = address.port
  }

  function breakSome(chosen: () => boolean): number {
    let webSockets = 0
    for (const { incoming, outgoing, isWebSocket } of pairs) {
      if (!chosen()) continue
      if (isWebSocket) webSockets += 1
      incoming.destroy()
      outgoing.destroy()
    }
    return webSockets
  }

  await mend()
  return {
    origin: `http://127.0.0.1:${port}`,
    leadTo: (other) => void (target = other),
    breakSome,
    hold() {
      held = true
      for (const socket of sockets) socket.pause()
      return () => {
        held = false
        for (const socket of sockets) socket.resume()
      }
    },
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve))
      const broken = breakSome(() => true)
      await closed
      return { broken, mend }
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      breakSome(() => true)
      await closed
    },
  }
}
