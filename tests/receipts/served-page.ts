/** Serves the page that reads receipts, as the product serves its own: the same headers, and the files as its build leaves them. */
import { addSecurityHeaders } from '@member-care/api/http/security-headers.ts'
import { serveFrontEnds } from '@member-care/api/http/front-ends.ts'
import { buildTargets } from '@member-care/web-kit/browsers/oldest-browsers.mjs'
import { pdfFiles } from '@member-care/web-kit/build/pdf-files.ts'
import fastify from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'

export interface ServedPage {
  readonly origin: string
  /** Every request so far. */
  readonly requests: readonly { readonly method: string; readonly path: string; readonly bytes: number }[]
  close(): Promise<void>
}

/** @param of which folder beside this file */
export async function serveReceiptsPage(of = 'page'): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'member-care-receipts-'))
  await build({
    root: join(import.meta.dirname, of),
    configFile: false,
    logLevel: 'error',
    plugins: [pdfFiles()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: buildTargets(),
      chunkSizeWarningLimit: 4_000,
    },
    worker: { format: 'es' },
  })
  const app = fastify()
  const requests: { method: string; path: string; bytes: number }[] = []
  app.addHook('onRequest', async ({ method, url, headers }) => {
    requests.push({ method, path: url, bytes: Number(headers['content-length'] ?? 0) })
  })
  await addSecurityHeaders(app, { https: false, tilesOrigin: undefined, cards: undefined })
  const { sendFile, openPage } = await serveFrontEnds(app, { memberWeb: folder, adminWeb: '/nowhere' })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    return sendFile(path, reply) || openPage(path, reply) ? reply : reply.code(404).send()
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    requests,
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
