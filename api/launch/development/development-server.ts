/**
 * The product at one address while it is changed (`npm run dev`): pages and modules come from Vite, everything else from the API's process.
 * The embedded Postgres is held here, so that it runs on while the API starts anew.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openEmbeddedDatabase } from '../../database/embedded-database.ts'
import { pageAt } from '../../http/front-ends.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { whenToldToEnd } from '../../told-to-end.ts'
import { openApiProcesses } from './api-processes.ts'
import { openFrontEnd } from './front-end-server.ts'
import { forwardCall, forwardUpgrade } from './forward.ts'
import { watchSources } from './watch-sources.ts'
import { seldomChanges, sourceFolders } from './what-seldom-changes.ts'

/** What the API answers itself. */
const ofTheApi = /^\/(api|dev|local-issuer|healthz|readyz)(\/|$)/i
const NOT_RUNNING = 'The API could not be started; the terminal says why. It is started anew at the next change.\n'

const settings = readSettings(process.env)
if (settings.production) throw new Error('npm run dev is for development: NODE_ENV is production.')

const nonce = randomBytes(16).toString('base64')
const door = createServer()
// Taken at once, so that a page which is opened meanwhile waits for its answer.
const isOpen = Promise.withResolvers<void>()
door.on('request', (request, response) => void isOpen.promise.then(() => answer(request, response)))
door.listen(settings.port, settings.host)
await once(door, 'listening')

const database = settings.databaseUrl ? undefined : await openEmbeddedDatabase(settings.dataDirectory)
const [memberWeb, adminWeb, api] = await Promise.all([
  openFrontEnd('member-web', door, nonce),
  openFrontEnd('admin-web', door, nonce),
  openApiProcesses({
    NODE_ENV: 'development',
    HOST: 'localhost',
    PUBLIC_URL: settings.publicUrl,
    TRUST_PROXY: String(settings.trustedProxies + 1),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  }),
])
const frontEnds = { memberWeb, adminWeb }
door.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => void upgrade(request, socket, head))
isOpen.resolve()
const stopWatching = watchSources(sourceFolders, (paths) => void startAnew(paths))
whenToldToEnd(() => void end())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())

async function startAnew(paths: readonly string[]): Promise<void> {
  const began = performance.now()
  await api.startAnew(paths.some((path) => seldomChanges(pathToFileURL(path).href)))
  const names = paths.map((path) => relative(process.cwd(), path)).join(', ')
  if (await api.port()) say(`${names} changed: the API answers anew after ${Math.round(performance.now() - began)} ms`)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (ofTheApi.test(path)) return await answerByApi(request, response)
    const { frontEnd, isPage } = pageAt(path)
    const isOpened = request.headers.accept?.includes('text/html') ?? false
    const page = () => void answerPage(path, response)
    // A name with an ending may be a file's; the editor of My Plan is a page by such a name.
    if (isOpened && (isPage || !/\.[a-z0-9]+$/i.test(path) || path === '/systemadmin/my-plan-editor.html')) page()
    else frontEnds[frontEnd].file(request, response, isOpened ? page : () => response.writeHead(404).end())
  } catch (error) {
    fail(response, error)
  }
}

async function answerByApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const port = await api.port()
  if (port === undefined) response.writeHead(502, { 'Content-Type': 'text/plain' }).end(NOT_RUNNING)
  else forwardCall(port, request, response)
}

/** With the headers that the API gives a page, so that what the security policy refuses is refused here too. */
async function answerPage(path: string, response: ServerResponse): Promise<void> {
  try {
    const { frontEnd, isPage } = pageAt(path)
    const html = await frontEnds[frontEnd].page(path)
    const isFile = path.endsWith('.html')
    response.writeHead(isPage || isFile ? 200 : 404, {
      ...(await headersOfPages()),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
    response.end(html)
  } catch (error) {
    fail(response, error)
  }
}

async function headersOfPages(): Promise<Record<string, string>> {
  const port = await api.port()
  if (port === undefined) return {}
  const { headers } = await fetch(`http://localhost:${port}/healthz`)
  const policy = headers.get('content-security-policy') ?? ''
  return {
    'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`),
    'referrer-policy': headers.get('referrer-policy') ?? '',
    'permissions-policy': headers.get('permissions-policy') ?? '',
  }
}

/** Vite answers its own connections; the others are the API's. */
async function upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> {
  if (!request.url?.startsWith('/api/')) return
  const port = await api.port()
  if (port === undefined) socket.destroy()
  else forwardUpgrade(port, request, socket, head)
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error)
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' })
  response.end(String(error))
}

let isEnding = false
async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  stopWatching()
  door.close()
  door.closeAllConnections()
  await Promise.all([api.end(), memberWeb.close(), adminWeb.close()])
  await database?.leave()
  process.exit()
}

function say(text: string): void {
  process.stdout.write(`▸ ${text}\n`)
}
