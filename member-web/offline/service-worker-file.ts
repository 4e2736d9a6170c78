/** Puts the service worker beside the built portal, in one file at a fixed address, with the list of the files that it keeps. */
import { createHash } from 'node:crypto'
import { join, sep } from 'node:path'
import { DEFAULT_LANGUAGE, languages, PSEUDO_LANGUAGE } from '@member-care/domain/language/language.ts'
import { build, type Plugin, type Rolldown } from 'vite'
import type { BuiltFiles } from '../src/service-worker/built-files.ts'
import { WORKER_ADDRESS } from '../src/service-worker/worker-names.ts'

type Bundle = Rolldown.OutputBundle

const source = join(import.meta.dirname, '..', 'src')
const domain = join(import.meta.dirname, '..', '..', 'domain')
/** What is of use without a connection. Each with everything that it imports. */
const shownWithoutConnection = [
  'main.tsx',
  'shell/member-area.tsx',
  'shell/phone-menu.tsx',
  'home/home-page.tsx',
  'submit-claim/unfinished-claims.tsx',
  'request-elog/unfinished-requests.tsx',
  'home/home-dialogs.tsx',
  'home/nearly-used-limits.tsx',
  'claim-records/claim-records-routes.tsx',
  'outbox/outbox-panel.tsx',
  'outbox/outbox-store.ts',
  'outbox/begun-store.ts',
  'outbox/begun-claims.ts',
  'outbox/lend-session.ts',
  'outbox/waiting-before-sign-in.tsx',
  'my-cover/my-cover-page.tsx',
  'e-card/e-card-page.tsx',
  'e-card/kept-card-page.tsx',
  'brand/care-drawing.tsx',
].map((module) => join(source, module))
/** What reads receipts, as the build names what is made of it: what begins it, the worker, the recogniser's program and data, and what reads PDFs. */
const partsOfReading = [
  'read-receipt-',
  'reading-worker-',
  'tesseract-core-',
  'eng.traineddata-',
  'pdf-pages-',
  'load-pdf-',
  'pdf.worker.',
]
/** Of the font's many files, the one that has the Latin letters: others are kept where a text has needed them. */
const otherScripts = /-(?!latin-wght)[\w-]+\.woff2$/
/** What is larger shows documents or maps: it is kept by who uses it. */
const LARGEST_OF_THE_REST = 150_000

export function serviceWorkerFile(): Plugin {
  return {
    name: 'service-worker-file',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const worker = await builtWorker(filesOf(bundle))
      this.emitFile({ type: 'asset', fileName: WORKER_ADDRESS.slice(1), source: worker })
    },
  }
}

/** A build of its own: a worker at a fixed address may share no file with the pages, whose files change their names. */
async function builtWorker(files: BuiltFiles): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    publicDir: false,
    logLevel: 'error',
    define: { BUILT_FILES: JSON.stringify(files) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(source, 'service-worker', 'service-worker.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [worker] = 'output' in built ? built.output : []
  if (worker?.type !== 'chunk') throw new Error('The service worker did not come out as one file.')
  return worker.code
}

function filesOf(bundle: Bundle): BuiltFiles {
  const atOnce = [...new Set([...filesOfPage(bundle), ...filesOfModules(bundle)])].sort()
  const words = wordsOf(bundle)
  const listed = new Set([...atOnce, ...Object.values(words).flat()])
  const later = Object.values(bundle)
    .filter((output) => /^assets\/.*\.(js|css)$/.test(output.fileName) && sizeOf(output) <= LARGEST_OF_THE_REST)
    .map(({ fileName }) => `/${fileName}`)
    .filter((file) => !listed.has(file))
    .sort()
  for (const file of later) listed.add(file)
  const forClaims = filesForClaims(bundle).filter((file) => !listed.has(file))
  for (const file of forClaims) listed.add(file)
  const byUse = Object.keys(bundle)
    .filter((file) => /^assets\/[^/]+\.(js|css|woff2)$/.test(file))
    .map((file) => `/${file}`)
    .filter((file) => !listed.has(file))
    .sort()
  return { version: versionOf(bundle, atOnce), entry: entryOf(bundle), atOnce, later, words, forClaims, byUse }
}

/** The files that hold words of a language, by language. English comes with the pages. */
function wordsOf(bundle: Bundle): BuiltFiles['words'] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const filesWith = (isOfLanguage: (module: string) => boolean) =>
    chunks.filter(({ moduleIds }) => moduleIds.some(isOfLanguage)).map(({ fileName }) => `/${fileName}`)
  const translated = languages.filter((language) => language !== DEFAULT_LANGUAGE)
  return {
    ...Object.fromEntries(
      translated.map((language) => [
        language,
        filesWith((module) => module.startsWith(join(domain, 'texts', language, sep))),
      ]),
    ),
    [PSEUDO_LANGUAGE]: filesWith((module) => module === join(domain, 'language', 'pseudo-language.ts')),
  }
}

/** What reads receipts, with everything that it loads by itself. */
function filesForClaims(bundle: Bundle): readonly string[] {
  return partsOfReading.flatMap((part) => {
    const found = Object.keys(bundle).filter((file) => file.startsWith(`assets/${part}`))
    if (found.length === 0) throw new Error(`No file of the portal is called ${part}.`)
    return found.map((file) => `/${file}`)
  })
}

function sizeOf(output: Rolldown.OutputChunk | Rolldown.OutputAsset): number {
  return output.type === 'chunk' ? output.code.length : output.source.length
}

/** Most files have a hash in their names; of the others the text counts. */
function versionOf(bundle: Bundle, files: readonly string[]): string {
  const written = files.map((address) => {
    const output = bundle[address.slice(1)]
    return output?.type === 'asset' ? output.source.toString() : ''
  })
  return createHash('sha256')
    .update(JSON.stringify([files, written, pageOf(bundle)]))
    .digest('hex')
    .slice(0, 16)
}

function pageOf(bundle: Bundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The portal has no page.')
  return page.source.toString()
}

function entryOf(bundle: Bundle): string {
  const entry = /<script type="module"[^>]* src="(\/[^"]+)"/.exec(pageOf(bundle))?.[1]
  if (entry === undefined) throw new Error('The portal’s page has no script.')
  return entry
}

/** What the page itself names: its scripts, styles and sign. */
function filesOfPage(bundle: Bundle): readonly string[] {
  return [...pageOf(bundle).matchAll(/ (?:src|href)="(\/[^"]+)"/g)].flatMap(([, address]) => address ?? [])
}

/** These modules' files, and those of what they import before they run. */
function filesOfModules(bundle: Bundle): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const found = new Set<string>()
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    const { importedCss, importedAssets } = chunk.viteMetadata ?? { importedCss: [], importedAssets: [] }
    for (const file of [...importedCss, ...importedAssets]) if (!otherScripts.test(file)) found.add(file)
    for (const name of chunk.imports) follow(chunks.find(({ fileName }) => fileName === name))
  }
  for (const module of shownWithoutConnection) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (chunk === undefined) throw new Error(`${module} is in no file of the portal.`)
    follow(chunk)
  }
  return [...found].map((file) => `/${file}`)
}
