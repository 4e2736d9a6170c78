/** Words are read when somebody is there to read them: what a module takes at its start would stay in the language of nobody. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '..', '..')

/** Imports every module that starts nothing, and tells who asked for the language meanwhile. */
const script = `
import { glob } from 'node:fs/promises'
const { readLanguageFrom } = await import('./domain/language/current-language.ts')
const asking = new Set()
Error.stackTraceLimit = 30
readLanguageFrom(() => {
  const line = new Error().stack.split('\\n').find((at) => /\\/(domain|projections|api)\\//.test(at) && !/\\/domain\\/language\\//.test(at))
  asking.add(line?.trim())
  return 'en'
})
let modules = 0
for await (const file of glob('{domain,projections,api}/*/**/*.ts', { exclude: (path) => path.includes('node_modules') })) {
  if (/\\.test\\.ts$|\\.d\\.ts$|\\/testing\\/|-process\\.ts$|\\/write-[^/]*\\.ts$|^api\\/launch\\//.test(file)) continue
  await import('./' + file)
  modules += 1
}
process.stdout.write(JSON.stringify({ modules, asking: [...asking] }), () => process.exit(0))
`

test('no module of the server reads words while it is loaded', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: repository,
  })
  const { modules, asking } = JSON.parse(stdout) as { modules: number; asking: string[] }
  expect(modules).toBeGreaterThan(500)
  expect(asking).toEqual([])
})
