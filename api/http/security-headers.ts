/** Headers that keep a browser from doing what our pages never do. */
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface SecurityOfPages {
  /** Whether the portal is reached by https; only then may a browser be told to insist on it. */
  readonly https: boolean
  /** Whence the tiles of maps come; undefined where there are none. */
  readonly tilesOrigin: string | undefined
  /** What the wallet takes from its provider; undefined where there are no cards. */
  readonly cards:
    | {
        readonly scripts: readonly string[]
        readonly frames: readonly string[]
        readonly connections: readonly string[]
      }
    | undefined
}

export async function addSecurityHeaders(app: FastifyInstance, options: SecurityOfPages): Promise<void> {
  const tiles = options.tilesOrigin === undefined ? [] : [options.tilesOrigin]
  const cards = options.cards ?? { scripts: [], frames: [], connections: [] }
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        scriptSrc: ["'self'", ...cards.scripts],
        // The component library writes its styles into the page; no script can come in that way.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Attachments are fetched with the token in a header and shown as blobs.
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        // The video service's frame, which a member starts.
        frameSrc: ["'self'", 'blob:', 'https://www.youtube-nocookie.com', ...cards.frames],
        // A PDF shown from memory: Chrome's viewer counts as an object of the page.
        objectSrc: ['blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'blob:', ...tiles, ...cards.connections],
        // The captcha works in a worker.
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        ...(options.https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header(
      'Permissions-Policy',
      'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    )
    // An answer of the API is somebody's; no cache on the way may keep it.
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
    // Opened by itself an answer of the API is saved under a name of ours, and never shown as a page (ASVS 14.4.2).
    if (isJsonOfApi(request, reply) && !reply.hasHeader('Content-Disposition'))
      reply.header('Content-Disposition', 'attachment; filename="api.json"')
  })
}

function isJsonOfApi({ url }: FastifyRequest, reply: FastifyReply): boolean {
  return url.startsWith('/api/') && String(reply.getHeader('Content-Type')).startsWith('application/json')
}
