/** One front end as Vite serves it while it is changed: modules as they are, and each change put into the open page. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'

const repository = join(import.meta.dirname, '..', '..', '..')

export interface FrontEndServer {
  /** Answers with a module or a file; calls `next` where there is none. */
  file(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** The front end's page, as HTML. */
  page(address: string): Promise<string>
  close(): Promise<void>
}

/**
 * @param door the server whose connections tell open pages of changes
 * @param nonce for the one script that Vite writes into a page, which the security policy would refuse otherwise
 */
export async function openFrontEnd(name: string, door: Server, nonce: string): Promise<FrontEndServer> {
  const root = join(repository, name)
  const vite: ViteDevServer = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    html: { cspNonce: nonce },
    server: { middlewareMode: true, ws: { server: door } },
  })
  return {
    file: (request, response, next) => vite.middlewares(request, response, next),
    async page(address) {
      const own = join(root, basename(address))
      const template = address.endsWith('.html') && existsSync(own) ? own : join(root, 'index.html')
      return vite.transformIndexHtml(address, await readFile(template, 'utf8'))
    },
    close: () => vite.close(),
  }
}
