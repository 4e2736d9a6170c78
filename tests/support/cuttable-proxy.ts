/** A TCP proxy in front of a server: a network that a test can cut and mend. */
import { connect, createServer, type Server, type Socket } from 'node:net'
import { pairSockets } from './paired-sockets.ts'

export interface CuttableProxy {
  readonly port: number
  /** Breaks all connections, and takes no new ones. */
  cut(): Promise<void>
  /** Takes connections again, on the same port. */
  mend(): Promise<void>
}

/** Starts a proxy on a free port of this machine, to a server's address. */
export async function startCuttableProxy(target: {
  readonly host: string
  readonly port: number
}): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  let server: Server
  let port = 0

  function join(incoming: Socket): void {
    const outgoing = connect({ ...target, noDelay: true })
    pairSockets(sockets, incoming, outgoing)
    incoming.pipe(outgoing)
    outgoing.pipe(incoming)
  }

  async function mend(): Promise<void> {
    server = createServer({ noDelay: true }, join)
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
    const address = server.address()
    if (address && typeof address === 'object') port = address.port
  }

  await mend()
  return {
    port,
    mend,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
