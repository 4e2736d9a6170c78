// Lays compressed copies beside built files, so that the server sends them as they are: smaller than it could make them in passing.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = ['.css', '.html', '.js', '.json', '.svg', '.wasm', '.webmanifest']
/** Below this a copy saves nothing that matters. */
const LEAST_BYTES = 1_024

/** Compresses every text and program below a folder that has just been built. */
export function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.includes(extname(entry.name))) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const content = readFileSync(path)
    if (content.length < LEAST_BYTES) continue
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
