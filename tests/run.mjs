// `npm test -- <words or files>` runs only some tests (tests/run-some.ts).
// `npm test`: installs what is missing, checks types and house rules, builds, and runs the first tests (tests/first-tests.ts): unit, integration, browser.
// `npm test -- --whole` does the same with every test.
// The last line is `N passed, N failed`, made by tests/support/closing-line-reporter.ts.
import { fileURLToPath } from 'node:url'
import { ensureApiTypes } from '../api/launch/api-types.mjs'
import { ensureFrontEndsBuilt } from '../api/launch/front-ends.mjs'
import { ensureInstalled, nativeTypeScript, node24, run, say } from '../api/launch/toolchain.mjs'

async function check(title, command, args) {
  say(title)
  if ((await run(command, args)) !== 0) throw new Error(`${title}: failed`)
}

try {
  await ensureInstalled()
  // What Node has compiled once serves every process of the tests.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))
  const isWhole = process.argv.includes('--whole')
  const some = process.argv.slice(2).filter((word) => word !== '--whole')
  if (some.length > 0) process.exit(await run(node24, ['tests/run-some.ts', ...some]))
  await ensureApiTypes()
  // Beside each other: each of them keeps one processor busy.
  await Promise.all([
    check('Types', node24, [nativeTypeScript, '--noEmit', '-p', 'tsconfig.json']).then(() =>
      check('Types in browsers', node24, [nativeTypeScript, '--noEmit', '-p', 'tsconfig.browsers.json'])
        .then(() => check('Folders', node24, ['tests/folders/check-folders.mjs']))
        .then(() => check('What nobody uses', 'knip', ['--no-progress'])),
    ),
    check('House rules', 'eslint', ['.', '--max-warnings', '0']).then(() =>
      check('Format (npm run format mends it)', 'prettier', ['--check', '--log-level', 'warn', '.']),
    ),
  ])
  await ensureFrontEndsBuilt()
  if (!isWhole) process.env.TESTS = 'first'
  say(isWhole ? 'Tests' : 'The first tests; all of them: npm test -- --whole')
  process.exitCode = await run('vitest', ['run'])
} catch (error) {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
