/** Puts the service worker beside the built portal, with the list of the files that it keeps. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { OFFLINE_CACHE, OFFLINE_SCOPE, OFFLINE_WORKER } from '@member-care/web-kit/kept-cards/offline-names.ts'
import { offlineWorker, type OfflineFiles } from './offline-worker.ts'

type Bundle = Rolldown.OutputBundle

/** What shows a card, signed in or not, and what a person without one comes to. Each with everything that it imports. */
const shown = [
  'main.tsx',
  'shell/member-area.tsx',
  'e-card/e-card-page.tsx',
  'e-card/kept-card-page.tsx',
  'brand/care-drawing.tsx',
].map((module) => join(import.meta.dirname, '..', 'src', module))
/** Of the font's many files, the one that has the Latin letters: others are loaded where a text needs them. */
const otherScripts = /inter-(?!latin-wght)[\w-]+\.woff2$/

export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = [...new Set([...filesOfPage(bundle), ...filesOfModules(bundle)])].sort()
      const version = versionOf(bundle, files)
      const about: OfflineFiles = {
        cache: OFFLINE_CACHE + version,
        allCaches: OFFLINE_CACHE,
        page: '/',
        files,
        scope: OFFLINE_SCOPE,
        atOnce: `${OFFLINE_SCOPE}/ecards`,
      }
      const source = `(${offlineWorker.toString()})(self, ${JSON.stringify(about)})\n`
      this.emitFile({ type: 'asset', fileName: OFFLINE_WORKER.slice(1), source })
    },
  }
}

/** Another one whenever anything that is kept has changed; most files have a hash in their names. */
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
  for (const module of shown) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (chunk === undefined) throw new Error(`${module} is in no file of the portal.`)
    follow(chunk)
  }
  return [...found].map((file) => `/${file}`)
}
