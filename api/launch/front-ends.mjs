// Builds the two front ends, each only when something it is made of has changed since its last build.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureApiTypes } from './api-types.mjs'
import { compressFiles } from './compress.mjs'
import { hashOf, repository, run, say, stampMatches, writeStamp } from './toolchain.mjs'

const frontEnds = [
  { name: 'member-web', title: 'the member portal' },
  { name: 'admin-web', title: 'the console' },
]

export async function ensureFrontEndsBuilt() {
  for (const { name, title } of frontEnds) {
    // Types leave nothing in what is built.
    const hash = hashOf([name, 'web-kit', 'domain', 'api/client'], (path) => !path.endsWith('.d.ts'))
    if (stampMatches(name, hash) && existsSync(join(repository, name, 'dist', 'index.html'))) continue
    await ensureApiTypes()
    say(`Building ${title} …`)
    const code = await run('vite', ['build', name, '--config', join(name, 'vite.config.ts'), '--logLevel', 'warn'])
    if (code !== 0) throw new Error(`${name} could not be built.`)
    compressFiles(join(repository, name, 'dist'))
    writeStamp(name, hash)
  }
}
