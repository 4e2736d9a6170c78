// `npm start`: installs and builds what is missing, then runs the product until it is told to stop.
import { ensureFrontEndsBuilt } from './front-ends.mjs'
import { ensureInstalled, node24, run, say } from './toolchain.mjs'

try {
  await ensureInstalled()
  await ensureFrontEndsBuilt()
  say('Starting Member Care …')
  process.exitCode = await run(node24, ['api/main.ts'], { passSignals: true })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
