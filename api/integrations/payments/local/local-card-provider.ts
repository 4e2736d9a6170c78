/**
 * A card provider of our own, for trying out and for tests: a server of its own that speaks the provider's wire, so that its client and a browser
 * work with it as with the real one. A browser sends it card numbers. It keeps brand, last four digits, date and a keyed hash of one, and logs
 * nothing. Refused in production (settings/refused-settings.ts).
 */
import { createHash, createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { parse } from 'qs'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { SettingsRefused } from '../../../settings/refused-settings.ts'
import { cardRoutes, secretHash } from './card-routes.ts'
import { createLocalCardStore, unixSeconds } from './local-card-store.ts'
import { answerOnce } from './local-idempotency.ts'
import { createLocalWebhooks } from './local-webhooks.ts'
import { createPayments } from './payment-routes.ts'
import type { Caller, ProviderAnswer, ProviderParts, ProviderRoute } from './provider-call.ts'
import { ProviderError } from './provider-error.ts'
import { addPages, FIELDS_PATH } from './provider-pages.ts'
import { createSetups } from './setup-routes.ts'

export interface LocalCardProvider {
  /** Where our server reaches it; without a path. */
  readonly address: string
  /** Where browsers do. */
  readonly publicAddress: string
  /** The page with the card fields. */
  readonly fieldsPage: string
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  close(): Promise<void>
}

export interface LocalCardProviderOptions {
  readonly database: DatabasePool
  /** Everything secret of it derives from this, so that it is the same after a restart and in every process. */
  readonly key: KeyObject
  readonly host: string
  /** Undefined: the one after `portalPort`, or a free one. 0 takes a free one. */
  readonly port: number | undefined
  readonly portalPort: number
  /** Whose pages may call it, as it is at the moment. */
  readonly portalAddress: () => string
  readonly webhookAddress: () => string
  readonly slowMs?: number
}

const SLOW_MS = 4_000
/** Headers that a page may send. */
const ALLOWED_HEADERS = 'Authorization, Content-Type, Stripe-Version, Idempotency-Key'

export async function startLocalCardProvider(options: LocalCardProviderOptions): Promise<LocalCardProvider> {
  const { database, portalAddress } = options
  const derive = (purpose: string) => createHmac('sha256', options.key).update(purpose).digest('hex')
  const keys = {
    secretKey: `sk_test_${derive('secret key').slice(0, 48)}`,
    publishableKey: `pk_test_${derive('publishable key').slice(0, 48)}`,
    webhookSecret: `whsec_${derive('webhooks').slice(0, 48)}`,
  }
  const store = createLocalCardStore(database, () => new Date())
  const webhooks = createLocalWebhooks({ database, store, secret: keys.webhookSecret, address: options.webhookAddress })
  let publicAddress = ''
  const parts: ProviderParts = {
    store,
    fingerprint: (number) => createHmac('sha256', derive('cards')).update(number).digest('hex').slice(0, 16),
    address: () => publicAddress,
    slowMs: options.slowMs ?? SLOW_MS,
    tell: webhooks.tell,
  }
  const payments = createPayments(parts)
  const setups = createSetups(parts)
  const app = createServer()
  allowPortal(app, portalAddress)
  const asks = createAsking({ ...parts, ...keys })
  for (const route of [...cardRoutes(parts), ...setups.routes, ...payments.routes])
    app.route({
      method: route.method,
      url: `/v1${route.path}`,
      handler: (request, reply) => answerCall({ database, key: derive('requests'), asks }, route, request, reply),
    })
  addPages(app, { store, payments, setups, publishableKey: keys.publishableKey, portalAddress })
  const port = await listen(app, options)
  publicAddress = `http://${new URL(portalAddress()).hostname}:${port}`
  await removeOver(database, store.now())
  await takeUpAgain(database)
  webhooks.start()
  return {
    ...keys,
    address: `http://${reachable(options.host)}:${port}`,
    publicAddress,
    fieldsPage: `${publicAddress}${FIELDS_PATH}`,
    async close() {
      await webhooks.stop()
      await app.close()
    },
  }
}

/** What nobody asks for any more: answers are repeated for a day, and keys of browsers last an hour. */
async function removeOver(database: DatabasePool, now: Date): Promise<void> {
  await database.query(sql.unsafe`
    delete from app.local_card_requests where began_at < ${now.toISOString()}::timestamptz - interval '1 day'`)
  await database.query(sql.unsafe`
    delete from app.local_card_objects
    where kind = 'ephemeral_key' and (body->>'expires')::bigint < ${unixSeconds(now)}`)
}

/** Payments that a process had in hand when it died: those whose money was taken are made, and the others wait to be confirmed, as before. */
async function takeUpAgain(database: DatabasePool): Promise<void> {
  await database.query(sql.unsafe`
    update app.local_card_objects as intent
    set body = intent.body || coalesce(
      (select jsonb_build_object('status', 'succeeded', 'amount_received', charge.body->'amount', 'latest_charge', charge.id)
       from app.local_card_objects as charge
       where charge.kind = 'charge' and charge.body->>'payment_intent' = intent.id),
      jsonb_build_object('status', 'requires_confirmation'))
    where intent.kind = 'payment_intent' and intent.body->>'status' = 'processing'`)
}

function createServer(): FastifyInstance {
  // It logs nothing: what comes here are card numbers.
  const app = fastify({ logger: false, forceCloseConnections: true, bodyLimit: 64 * 1024 })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parse(String(body))),
  )
  app.setErrorHandler((error, _request, reply) => {
    const refused = asProviderError(error)
    void reply.code(refused.status).send(refused.body)
  })
  // The address is not repeated: somebody may have put a number into it.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { type: 'invalid_request_error', message: 'Unrecognized request URL.' } }),
  )
  return app
}

/** Pages of the portal, and no others, may call it from a browser. */
function allowPortal(app: FastifyInstance, portalAddress: () => string): void {
  app.addHook('onRequest', async (request, reply) => {
    const origin = new URL(portalAddress()).origin
    reply.headers({ Vary: 'Origin', 'Cache-Control': 'no-store' })
    if (request.headers.origin === origin) reply.header('Access-Control-Allow-Origin', origin)
    if (request.method !== 'OPTIONS') return
    if (request.headers.origin === origin)
      reply.headers({
        'Access-Control-Allow-Methods': 'GET, POST, DELETE',
        'Access-Control-Allow-Headers': ALLOWED_HEADERS,
        'Access-Control-Max-Age': '600',
      })
    return reply.code(204).send()
  })
}

type Asks = (request: FastifyRequest) => Promise<Caller>

/** Tells by its key who calls. */
function createAsking({
  store,
  secretKey,
  publishableKey,
}: ProviderParts & Pick<LocalCardProvider, 'secretKey' | 'publishableKey'>): Asks {
  return async ({ headers }) => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
    if (isSame(given, secretKey)) return { kind: 'secret' }
    if (isSame(given, publishableKey)) return { kind: 'publishable' }
    const found = given.startsWith('ek_') ? await store.findKey(secretHash(given)) : undefined
    if (!found?.customerId)
      throw new ProviderError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
    if (Number(found.body['expires']) <= unixSeconds(new Date()))
      throw new ProviderError(401, {
        type: 'invalid_request_error',
        code: 'api_key_expired',
        message: 'Expired API Key provided.',
      })
    return { kind: 'ephemeral', customerId: found.customerId }
  }
}

function isSame(given: string, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(key))
}

async function answerCall(
  { database, key, asks }: { readonly database: DatabasePool; readonly key: string; readonly asks: Asks },
  { answer: answerTo, alsoBy, isSecret }: ProviderRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const caller = await asks(request)
  if (caller.kind !== 'secret' && caller.kind !== alsoBy)
    throw new ProviderError(403, {
      type: 'invalid_request_error',
      code: 'more_permissions_required',
      message: 'This key may not make this call.',
    })
  const form = request.method === 'GET' ? parse(request.url.split('?')[1] ?? '') : (request.body ?? {})
  const version = request.headers['stripe-version']
  const call = {
    caller,
    params: request.params as Record<string, string>,
    form,
    version: typeof version === 'string' ? version : undefined,
  }
  const work = (): Promise<ProviderAnswer> =>
    answerTo(call).catch((error: unknown) => {
      const { status, body } = asProviderError(error)
      return { status, body }
    })
  const idempotencyKey = request.headers['idempotency-key']
  const said = JSON.stringify([request.method, request.url, form, request.headers.authorization])
  const answer =
    request.method === 'POST' && typeof idempotencyKey === 'string' && !isSecret
      ? await answerOnce(
          database,
          { key: idempotencyKey, fingerprint: createHmac('sha256', key).update(said).digest('hex') },
          work,
        )
      : await work()
  if (answer.isLost) {
    reply.hijack()
    request.raw.socket.destroy()
    return undefined
  }
  return reply.code(answer.status ?? 200).send(answer.body)
}

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  // What was sent is never repeated: it may be a card number.
  if (error instanceof z.ZodError)
    return new ProviderError(400, {
      type: 'invalid_request_error',
      message: `Invalid parameters: ${error.issues.map(({ path }) => path.join('.')).join(', ')}.`,
    })
  const status = (error as { statusCode?: number }).statusCode ?? 500
  return status < 500
    ? new ProviderError(status, { type: 'invalid_request_error', message: 'The request cannot be read.' })
    : new ProviderError(500, { type: 'api_error', message: 'Something went wrong at the local card provider.' })
}

/** @returns the port @throws SettingsRefused when the named one is taken */
async function listen(app: FastifyInstance, { host, port, portalPort }: LocalCardProviderOptions): Promise<number> {
  const wished = port ?? (portalPort === 0 || portalPort === 65_535 ? 0 : portalPort + 1)
  try {
    await app.listen({ host, port: wished })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    if (port !== undefined)
      throw new SettingsRefused(`CARD_LOCAL_PORT names ${port}, on which something else listens already.`)
    await app.listen({ host, port: 0 })
  }
  return (app.server.address() as AddressInfo).port
}

/** Every network is reached through this machine itself, too. */
function reachable(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host
}
