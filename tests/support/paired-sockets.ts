/** The two sockets of a proxied connection, which end together. */
import type { Socket } from 'node:net'

/** Keeps both in `sockets` while they are open, and ends each when the other does. */
export function pairSockets(sockets: Set<Socket>, incoming: Socket, outgoing: Socket): void {
  for (const [socket, counterpart] of [
    [incoming, outgoing],
    [outgoing, incoming],
  ] as const) {
    sockets.add(socket)
    socket.on('error', () => counterpart.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      counterpart.destroy()
    })
  }
}
