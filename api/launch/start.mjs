// `npm start`: installs and builds what is missing, then runs the product until it is told to stop.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureFrontEndsBuilt } from './front-ends.mjs'
import { ensureInstalled, environment, node24, repository, run, say } from './toolchain.mjs'

try {
  await ensureInstalled()
  await ensureFrontEndsBuilt()
  say('Starting Member Care …')
  // What Node has compiled once it takes from here the next time.
  const env = { ...environment(), NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'node') }
  // Little room for what has just been made, and a heap that is called small: both are swept more often, and the process stays some hundred
  // megabytes smaller. It never needs the whole of it; where more is allowed, it may grow to four times what is in use before anything is swept.
  const options = JSON.parse(readFileSync(new URL('node-options.json', import.meta.url), 'utf8'))
  process.exitCode = await run(node24, [...options, 'api/main.ts'], { env, isToldByChannel: true })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
