/**
 * `npm test -- <words or files>`: only the tests that these concern, without the checks of the whole house. A word stands for the test files with
 * it in their path, a source file for the unit tests that load it. With `--watch` they run again whenever what they load changes.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseCLI, startVitest } from 'vitest/node'
import { testFiles } from './test-files.ts'

type Kind = keyof typeof testFiles

const { filter: words, options } = parseCLI(['vitest', ...process.argv.slice(2)], { allowUnknownOptions: true })
const chosen = choose(words)

if (chosen.kinds.length === 0) {
  console.error(`No test file has ${words.join(' or ')} in its path.`)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
if (chosen.kinds.includes('browser')) execFileSync(process.execPath, ['api/launch/build.mjs'], { stdio: 'inherit' })
const isWatching = options.watch === true
const vitest = await startVitest('test', chosen.filters, {
  project: chosen.kinds,
  ...options,
  watch: isWatching,
  run: !isWatching,
  ...(chosen.related.length > 0 && { related: chosen.related, passWithNoTests: true }),
})
if (!vitest.shouldKeepServer()) await vitest.exit()

function choose(given: readonly string[]): { kinds: Kind[]; filters: string[]; related: string[] } {
  const kinds = Object.keys(testFiles) as Kind[]
  if (given.length === 0) return { kinds: namedKinds() ?? kinds, filters: [], related: [] }
  if (given.every(isSourceFile)) return { kinds: ['unit'], filters: [], related: given.map((file) => resolve(file)) }
  const found = kinds.filter((kind) => filesOf(kind).some((file) => given.some((word) => isIn(word, file))))
  return { kinds: namedKinds()?.filter((kind) => found.includes(kind)) ?? found, filters: [...given], related: [] }
}

function namedKinds(): Kind[] | undefined {
  const named = [options.project ?? []].flat()
  return named.length === 0 ? undefined : (Object.keys(testFiles) as Kind[]).filter((kind) => named.includes(kind))
}

function filesOf(kind: Kind): string[] {
  const { include, exclude } = testFiles[kind]
  return globSync([...include], { exclude: [...exclude] })
}

/** As the runner compares them. */
function isIn(word: string, file: string): boolean {
  return resolve(file).toLowerCase().includes(word.toLowerCase()) || file.toLowerCase().startsWith(word.toLowerCase())
}

function isSourceFile(name: string): boolean {
  return existsSync(name) && statSync(name).isFile() && !/\.test\.tsx?$/.test(name)
}
