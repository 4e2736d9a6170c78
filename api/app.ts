/** The HTTP server: what stands in front of every route, then the routes. Reads top to bottom in the order in which a request meets it. */
import { speakOwnWords } from '@member-care/domain/validation/own-words.ts'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyRequest } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import { controlAccess, type AccessControl } from './http/access.ts'
import { apiError } from './http/api-error.ts'
import { describeApi } from './http/api-description.ts'
import { keepDiskRoom } from './operations/disk-room.ts'
import { answerError, answerNotFound, answerUnroutable } from './http/error-handler.ts'
import { answerInLanguage, inLanguage, offeredLanguages } from './http/in-language.ts'
import { serveFrontEnds, type FrontEnds } from './http/front-ends.ts'
import { limitingValidator } from './http/limited-text.ts'
import { RequestLog } from './http/logging.ts'
import { withReadableEscapes } from './http/readable-escapes.ts'
import { addOperations, type Operations } from './operations/operations.ts'
import { refuseSecondHost } from './http/second-host.ts'
import { LONGEST_REQUEST_MILLISECONDS, waitForUploads } from './http/slow-uploads.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { refuseUnstorableText } from './http/storable-text.ts'
import { addScimRoutes, isScim } from './scim/scim-routes.ts'
import type { App, Parts, Routes } from './http/parts.ts'

/** Bodies other than uploads, whose routes set limits of their own. */
const BODY_BYTES = 256 * 1024
const REQUEST_MILLISECONDS = 60_000
/**
 * How long we keep a connection that rests. Reverse proxies usually keep it for 60 s, and we keep it longer. We must
 * not close it first: a call that was just sent on it would be lost.
 */
const RESTING_CONNECTION_MILLISECONDS = 75_000

export interface AppOptions {
  readonly parts: Parts
  readonly access: AccessControl
  readonly operations: Operations
  readonly frontEnds: FrontEnds
  /** Under `/api`. */
  readonly routes: readonly Routes[]
  /** At the root: pages that exist only on a developer's machine, like the mailbox. */
  readonly rootRoutes?: readonly Routes[]
}

/**
 * Builds the server and makes it ready, without listening.
 * @throws Error when a route does not declare who may call it
 */
export async function buildApp(options: AppOptions): Promise<App> {
  speakOwnWords()
  const { parts } = options
  const app = fastify({
    loggerInstance: parts.logger,
    logController: new RequestLog(),
    // One id for everything that follows from a request. Never the caller's: ids of commands and the record are made of it.
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < parts.settings.trustedProxies,
    bodyLimit: BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MILLISECONDS,
    connectionTimeout: REQUEST_MILLISECONDS,
    handlerTimeout: REQUEST_MILLISECONDS,
    keepAliveTimeout: RESTING_CONNECTION_MILLISECONDS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // Otherwise the framework answers by itself, before any of the hooks below.
    rewriteUrl: ({ url = '/' }) => withReadableEscapes(url),
    frameworkErrors: answerUnroutable,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(limitingValidator)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, request, reply) => inLanguage(request.language, () => answerError(error, request, reply)))
  answerInLanguage(app, offeredLanguages(parts.settings))
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id))
  refuseSecondHost(app)
  waitForUploads(app)
  // JSON and forms are all that any call takes; plain text would be taken by default.
  app.removeContentTypeParser('text/plain')

  const { publicUrl, mapTiles } = parts.settings
  await addSecurityHeaders(app, {
    https: publicUrl.startsWith('https://'),
    tilesOrigin: mapTiles && new URL(mapTiles.url).origin,
    cards: parts.cardProvider?.forBrowsers.origins,
  })
  await app.register(rateLimit, {
    max: parts.settings.rateLimitPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api/') && !isScim(request.url),
    errorResponseBuilder: () => apiError('RATE_LIMITED'),
  })
  controlAccess(app, options.access)
  refuseUnstorableText(app)
  keepDiskRoom(app, { folder: parts.settings.dataDirectory, ...parts.settings.disk })
  await describeApi(app, { isShown: parts.settings.apiDocs })

  addOperations(app, options.operations)
  await app.register(
    async (api) => options.routes.forEach((routes) => routes(api.withTypeProvider<ZodTypeProvider>(), parts)),
    { prefix: '/api' },
  )
  await addScimRoutes(app, parts)
  options.rootRoutes?.forEach((routes) => routes(app, parts))

  const { sendFile, openPage } = await serveFrontEnds(app, options.frontEnds)
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && sendFile(path, reply)) return reply
    const isPage =
      request.method === 'GET' && !path.startsWith('/api') && (!hasExtension(path) || isOpenedByPerson(request))
    return isPage && openPage(path, reply) ? reply : answerNotFound(request, reply)
  })
  await app.ready()
  return app
}

/** Whether a browser opens the address itself: what scripts, styles and pictures are fetched with asks for no page. */
function isOpenedByPerson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/** A file that is not there is not a page: answering a missing script with a page would hide the mistake. */
function hasExtension(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path)
}
