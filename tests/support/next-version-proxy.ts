/** A server in front of a product that one day has the next version of the portal: another service worker, and no file of the version before. */
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http'

export interface NextVersionProxy {
  readonly origin: string
  /** From now on the worker is of the next version, and files whose address has one of these parts are gone. */
  release(gone: readonly string[]): void
  close(): Promise<void>
}

const WORKER = '/service-worker.js'

export async function startNextVersionProxy(target: string): Promise<NextVersionProxy> {
  let gone: readonly string[] | undefined
  const server = createServer((incoming, outgoing) => {
    const address = incoming.url ?? '/'
    if (gone?.some((part) => address.includes(part))) return void outgoing.writeHead(404).end()
    const headers = without(['accept-encoding', 'if-none-match', 'if-modified-since'], incoming.headers)
    const forwarded = ask(new URL(address, target), { method: incoming.method, headers }, (answer) => {
      if (address !== WORKER || gone === undefined) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(outgoing)
      }
      const rest = without(['content-length', 'etag'], answer.headers)
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => outgoing.writeHead(200, rest).end(nextVersionOf(Buffer.concat(parts).toString())))
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    release: (parts) => (gone = parts),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Files come as they stand, and whole: one is read here. */
function without(left: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)))
}

/** The same worker with another version and another first script. */
function nextVersionOf(worker: string): string {
  const next = worker
    .replace(/(version"?:\s*["'`])\w+/, '$1next')
    .replace(/(entry"?:\s*["'`])\/assets\/[\w-]+\.js/, '$1/assets/next.js')
  if (next === worker) throw new Error('This is not how the build writes the worker.')
  return next
}
