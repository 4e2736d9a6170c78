// Runs one of our TypeScript files, or with `--bin` a program from npm, on Node 24: `run.mjs api/replay.ts --verify`, `run.mjs --bin eslint .`.
import { ensureApiTypes } from './api-types.mjs'
import { ensureInstalled, nativeTypeScript, node24, run } from './toolchain.mjs'

/** What reads the types of the API. */
const readers = new Set([nativeTypeScript, 'eslint', 'tests/folders/check-folders.mjs'])

try {
  await ensureInstalled()
  const [first, ...rest] = process.argv.slice(2)
  if (!first) throw new Error('Say which file to run.')
  if (readers.has(first === '--bin' ? rest[0] : first)) await ensureApiTypes({ mayBeOld: true })
  const [command, args] = first === '--bin' ? [rest[0], rest.slice(1)] : [node24, [first, ...rest]]
  process.exitCode = await run(command, args)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
