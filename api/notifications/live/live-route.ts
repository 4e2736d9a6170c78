/** The address of the live connection: `/api/notifications/live`, as a WebSocket, from our own pages only. */
import websocket from '@fastify/websocket'
import { createIdentify } from '../../accounts/identify.ts'
import { apiError } from '../../http/api-error.ts'
import type { Routes } from '../../http/parts.ts'
import { createLiveConnections } from './live-connections.ts'
import type { LiveSocket } from './live-socket.ts'

/** A sign-in message is all that a browser sends. */
const LARGEST_MESSAGE = 1_024

export const liveRoute: Routes = (app, parts) => {
  const { publicUrl, production } = parts.settings
  const connections = createLiveConnections({ ...parts, identify: createIdentify(parts) })

  app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: LARGEST_MESSAGE },
      // Before the server waits for its connections to end.
      preClose: async () => {
        for (const client of scope.websocketServer.clients as ReadonlySet<LiveSocket>) client.close(1001, 'going away')
        await connections.close()
      },
    })
    // This route is public, because a browser can send no header with it. A person who connects is told nothing until
    // their first message says who they are.
    scope.get(
      '/notifications/live',
      {
        websocket: true,
        config: { access: 'public' },
        schema: { hide: true },
        onRequest: async (request) => {
          if (!isOwnPage(request.headers.origin, request.host)) throw apiError('FORBIDDEN')
        },
      },
      (socket: LiveSocket) => connections.take(socket),
    )
  })

  /** Outside production the product is reached under several names: localhost, 127.0.0.1, and through the development server. */
  function isOwnPage(origin: string | undefined, host: string): boolean {
    if (origin === undefined || !URL.canParse(origin)) return false
    const from = new URL(origin)
    return from.origin === new URL(publicUrl).origin || (!production && from.host === host)
  }
}
