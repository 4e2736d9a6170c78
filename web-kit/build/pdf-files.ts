/** Lays beside a front end what PDF.js asks for when a document needs it: maps of Asian scripts, the standard fonts, and decoders. */
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const library = dirname(require.resolve('pdfjs-dist/package.json'))
const { version } = require('pdfjs-dist/package.json') as { readonly version: string }

/** By folder; the security policy allows no WebAssembly, so only the decoders that are scripts. */
const wanted = { cmaps: /\.bcmap$/, standard_fonts: /\.(pfb|ttf)$/, wasm: /_nowasm_fallback\.js$/ } as const

/** Among the files that browsers keep for ever, so it names the version. */
const FOLDER = `assets/pdf-${version}`

export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    configureServer({ config, middlewares }) {
      const folder = `${config.base}${FOLDER}/`
      middlewares.use((request, response, next) => {
        const [kind = '', name = ''] = (request.url?.split('?')[0] ?? '').replace(folder, '').split('/')
        if (!request.url?.startsWith(folder) || !namesIn(kind).includes(name)) return next()
        response.end(readFileSync(join(library, kind, name)))
      })
    },
    generateBundle() {
      for (const folder of Object.keys(wanted))
        for (const name of namesIn(folder))
          this.emitFile({
            type: 'asset',
            fileName: `${FOLDER}/${folder}/${name}`,
            source: readFileSync(join(library, folder, name)),
          })
    },
  }
}

function namesIn(folder: string): readonly string[] {
  const pattern = Object.entries(wanted).find(([kind]) => kind === folder)?.[1]
  return pattern ? readdirSync(join(library, folder)).filter((name) => pattern.test(name)) : []
}
