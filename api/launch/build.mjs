// `npm run build`: installs what is missing and builds both front ends.
import { ensureFrontEndsBuilt } from './front-ends.mjs'
import { ensureInstalled } from './toolchain.mjs'

try {
  await ensureInstalled()
  await ensureFrontEndsBuilt()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
