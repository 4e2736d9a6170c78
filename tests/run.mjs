// `npm test`: installs what is missing, checks types and house rules, builds, and runs every test: unit, integration, browser.
// The last line is `N passed, N failed`, made by tests/support/closing-line-reporter.ts.
import { fileURLToPath } from 'node:url'
import { ensureFrontEndsBuilt } from '../api/launch/front-ends.mjs'
import { ensureInstalled, nativeTypeScript, node24, run, say } from '../api/launch/toolchain.mjs'

async function check(title, command, args) {
  say(title)
  if ((await run(command, args)) !== 0) throw new Error(`${title}: failed`)
}

try {
  await ensureInstalled()
  // Beside each other: each of them keeps one processor busy.
  await Promise.all([check('Types', node24, [nativeTypeScript, '--noEmit', '-p', 'tsconfig.json']).then(() => check('Types in browsers', node24, [nativeTypeScript, '--noEmit', '-p', 'tsconfig.browsers.json'])), check('House rules', 'eslint', ['.', '--max-warnings', '0'])])
  await ensureFrontEndsBuilt()
  say('Tests')
  // What Node has compiled once serves every process of the tests.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))
  process.exitCode = await run('vitest', ['run', ...process.argv.slice(2)])
} catch (error) {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
