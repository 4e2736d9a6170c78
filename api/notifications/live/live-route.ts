/**
 * The addresses of the two WebSockets: the live connection, `/api/notifications/live`, from our own pages only, and that of the chat with the events
 * of the specification, `/api/chats/live` (S98). The server takes one setting for both of what a frame may come to.
 */
import websocket from '@fastify/websocket'
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { createIdentify } from '../../accounts/identify.ts'
import { createChatSockets } from '../../chats/live/chat-sockets.ts'
import { apiError } from '../../http/api-error.ts'
import { limitStranger, type LiveSocket } from '../../http/live-socket.ts'
import type { Routes } from '../../http/parts.ts'
import { createLiveConnections } from './live-connections.ts'

/** An attachment of the chat, 5 MB as base64, with what stands around it. */
const LARGEST_FRAME = Math.ceil((MAXIMUM_FILE_BYTES * 4) / 3) + 65_536
/** Of whom nothing is known yet; whoever they are is said in less. */
const MOST_OF_STRANGER = 16_384

export const liveRoute: Routes = (app, parts) => {
  const { publicUrl, production } = parts.settings
  const connections = createLiveConnections({ ...parts, identify: createIdentify(parts) })
  const chats = createChatSockets(parts)

  app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false },
      // Before the server waits for its connections to end.
      preClose: async () => {
        for (const client of scope.websocketServer.clients as ReadonlySet<LiveSocket>) client.close(1001, 'going away')
        await Promise.all([connections.close(), chats.close()])
      },
    })
    // These routes are public, because a browser can send no header with them. A person who connects is told nothing until
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
      (socket: LiveSocket, { raw }) => connections.take(socket, limitStranger(socket, raw.socket, MOST_OF_STRANGER)),
    )
    scope.get(
      '/chats/live',
      {
        websocket: true,
        config: { access: 'public' },
        schema: { hide: true },
        onRequest: async (request) => {
          // An app of a client's own sends no origin; a page says whose it is.
          const { origin } = request.headers
          if (origin !== undefined && !isOwnPage(origin, request.host)) throw apiError('FORBIDDEN')
        },
      },
      (socket: LiveSocket, { raw, language }) =>
        chats.take(socket, language, limitStranger(socket, raw.socket, MOST_OF_STRANGER)),
    )
  })

  /** Outside production the product is reached under several names: localhost, 127.0.0.1, and through the development server. */
  function isOwnPage(origin: string | undefined, host: string): boolean {
    if (origin === undefined || !URL.canParse(origin)) return false
    const from = new URL(origin)
    return from.origin === new URL(publicUrl).origin || (!production && from.host === host)
  }
}
