/** Both built front ends on the API's own origin: the member portal at `/`, the console at `/systemadmin` and `/hradmin`. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'
import { consoleAddresses, isAddressOf, portalAddresses } from '@member-care/domain/pages/page-addresses.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isReadingWorker, policyOfReadingWorker } from './reading-worker-policy.ts'

export interface FrontEnds {
  /** Directories with an index.html each, as `npm run build` leaves them. */
  readonly memberWeb: string
  readonly adminWeb: string
}

const repository = join(import.meta.dirname, '..', '..')

export const builtFrontEnds: FrontEnds = {
  memberWeb: join(repository, 'member-web', 'dist'),
  adminWeb: join(repository, 'admin-web', 'dist'),
}

/** Where the console's own files stand; its Vite `base` (admin-web/vite.config.ts) must say the same. */
const CONSOLE_FILES = '/systemadmin/'

/** Where the console's page opens, and at which addresses below. HR's area is one page so far, wherever one is in it. */
const consolePaths = [
  { start: '/systemadmin', addresses: consoleAddresses },
  { start: '/hradmin', addresses: ['/*'] },
] as const

/** What every page of the member area needs besides what the portal's page names itself, as Vite's manifest lists the modules. */
const memberAreaModule = 'src/shell/member-area.tsx'

/** What one page needs besides, by the address below which it opens; the home page has the member area's own. */
export const modulesOfMemberPages: Readonly<Record<string, string>> = {
  '/app': 'src/home/home-page.tsx',
  '/app/submitclaim': 'src/submit-claim/submit-claim-page.tsx',
  '/app/claimrecords': 'src/claim-records/claim-records-routes.tsx',
  '/app/visits': 'src/visits/visits-routes.tsx',
  '/app/submitelog': 'src/request-elog/request-elog-page.tsx',
  '/app/elogrecords': 'src/elog-records/elog-records-routes.tsx',
  '/app/mycover': 'src/my-cover/my-cover-page.tsx',
  '/app/cliniclocator': 'src/clinics/clinic-locator-page.tsx',
  '/app/ecards': 'src/e-card/e-card-page.tsx',
  '/app/rewards': 'src/rewards/rewards-routes.tsx',
  '/app/store': 'src/store/store-page.tsx',
  '/app/askjoey': 'src/ask-joey/ask-joey-page.tsx',
  '/app/healtharticles': 'src/health-articles/health-articles-routes.tsx',
  '/app/profile': 'src/profile/profile-page.tsx',
}

/** Vite's list of the files that a build came out in, by module. */
const buildManifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)
/** What the portal's page waits for before it paints and asks for its first answers; it stands in no manifest. */
const EARLY_SCRIPT = 'early-scheme.js'

/**
 * Serves files where there are files. Files with a content hash in the name stay valid for ever, pages are asked for anew each time.
 * A front end that has not been built is left out, so that the API runs without.
 * @returns two answers for an address that is no route, each of which tells whether it did: `sendFile` with the file that stands there,
 * `openPage` with the page that it belongs to (404 where the page has nothing there)
 */
export async function serveFrontEnds(
  app: FastifyInstance,
  frontEnds: FrontEnds,
): Promise<Record<'sendFile' | 'openPage', (path: string, reply: FastifyReply) => boolean>> {
  const built = { memberWeb: isBuilt(frontEnds.memberWeb), adminWeb: isBuilt(frontEnds.adminWeb) }
  // No route for each file: more than a thousand routes take a third of a second of every start.
  const files = new Map([
    ...(built.memberWeb ? await filesAt(frontEnds.memberWeb, '/') : []),
    ...(built.adminWeb ? await filesAt(frontEnds.adminWeb, CONSOLE_FILES) : []),
  ])
  // Serves nothing by itself: it lends `reply.sendFile`.
  await app.register(fastifyStatic, { root: repository, serve: false, preCompressed: true, cacheControl: false })

  const linksOfMemberPage = built.memberWeb ? await linksByMemberPage(frontEnds.memberWeb) : () => ''
  return {
    sendFile(path, reply) {
      const file = files.get(path)
      if (file === undefined) return false
      // Vite puts what it has hashed into assets/.
      const isHashed = file.name.startsWith('assets/')
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (isReadingWorker(file.name)) reply.header('Content-Security-Policy', policyOfReadingWorker)
      void reply.code(200).sendFile(file.name, file.directory)
      return true
    },
    openPage(path, reply) {
      const { frontEnd, isPage } = pageAt(path)
      if (!built[frontEnd]) return false
      reply.header('Cache-Control', 'no-cache')
      // Else the browser learns of these files only once it has run the first ones: on a phone that is seconds.
      const links = isPage && frontEnd === 'memberWeb' && isMemberArea(path) ? linksOfMemberPage(path) : ''
      if (links !== '') reply.header('Link', links)
      void reply
        .code(isPage ? 200 : 404)
        .type('text/html; charset=utf-8')
        .sendFile('index.html', frontEnds[frontEnd])
      return true
    },
  }
}

/** The files below a directory by their addresses; none whose path has a part that begins with a dot, as Vite's own list does. */
async function filesAt(directory: string, prefix: string): Promise<[string, { name: string; directory: string }][]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name))
    .map((name) => [prefix + name, { name, directory }])
}

/** Which front end answers at an address, and whether it has a page there. In any case, as the routes below them (C21). */
export function pageAt(path: string): { readonly frontEnd: keyof FrontEnds; readonly isPage: boolean } {
  const asked = path.toLowerCase()
  const inConsole = consolePaths.find(({ start }) => asked === start || asked.startsWith(`${start}/`))
  return inConsole
    ? { frontEnd: 'adminWeb', isPage: isAddressOf(inConsole.addresses, asked.slice(inConsole.start.length)) }
    : { frontEnd: 'memberWeb', isPage: isAddressOf(portalAddresses, asked) }
}

function isMemberArea(path: string): boolean {
  return /^\/app(\/|$)/i.test(path)
}

/**
 * @returns the `Link` header that has a browser fetch what a page of the member area needs, the page's own first: a browser asks for these files before
 * those that it finds in the page, and few at a time. Empty where the build lists none of it
 */
async function linksByMemberPage(directory: string): Promise<(path: string) => string> {
  const listed = join(directory, '.vite', 'manifest.json')
  if (!existsSync(listed)) return () => ''
  const manifest = buildManifest.parse(JSON.parse(await readFile(listed, 'utf8')))
  const linksOf = (modules: readonly string[]) => linksToPreload(manifest, modules)
  const shared = linksOf([memberAreaModule])
  const byPage = new Map(
    Object.entries(modulesOfMemberPages).map(([address, module]) => [address, linksOf([memberAreaModule, module])]),
  )
  return (path) => {
    const [, , page = ''] = path.toLowerCase().split('/')
    return byPage.get(page === '' ? '/app' : `/app/${page}`) ?? shared
  }
}

function linksToPreload(manifest: z.infer<typeof buildManifest>, modules: readonly string[]): string {
  const filesOf = (keys: readonly string[], known: ReadonlySet<string>): ReadonlySet<string> =>
    keys.reduce<ReadonlySet<string>>((found, key) => {
      const chunk = manifest[key]
      return chunk === undefined || found.has(chunk.file)
        ? found
        : filesOf(chunk.imports, new Set([...found, chunk.file]))
    }, known)
  const own = filesOf(['index.html'], new Set())
  const wanted = filesOf(modules, own)
  if (wanted.size === own.size) return ''
  const styles = Object.values(manifest).flatMap(({ file, css }) => (own.has(file) ? css : []))
  return [
    `</${EARLY_SCRIPT}>; rel=preload; as=script`,
    ...styles.map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
    ...[...wanted].map((file) => `</${file}>; rel=modulepreload; crossorigin`),
  ].join(', ')
}

function isBuilt(directory: string): boolean {
  return existsSync(join(directory, 'index.html'))
}
