// `npm run dev`: the product for those who change it. Both front ends take a change at once, the API starts anew on it, and the data stay.
import { ensureApiTypes } from './api-types.mjs'
import { ensureInstalled, environment, node24, repository, run, say } from './toolchain.mjs'
import { join } from 'node:path'

try {
  await ensureInstalled()
  await ensureApiTypes({ mayBeOld: true })
  say('Starting Member Care for development …')
  const env = { ...environment(), NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'node') }
  const program = 'api/launch/development/development-server.ts'
  process.exitCode = await run(node24, ['--disable-warning=ExperimentalWarning', program], {
    env,
    isToldByChannel: true,
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
