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

/** Among the files that browsers keep for ever, so their folder names the version. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    apply: 'build',
    generateBundle() {
      for (const [folder, pattern] of Object.entries(wanted)) {
        const names = readdirSync(join(library, folder)).filter((name) => pattern.test(name))
        for (const name of names) this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${folder}/${name}`, source: readFileSync(join(library, folder, name)) })
      }
    },
  }
}
