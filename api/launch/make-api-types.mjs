// `npm run api-types`: makes the types of the API, unless they are there already.
import { ensureApiTypes } from './api-types.mjs'
import { ensureInstalled } from './toolchain.mjs'

try {
  await ensureInstalled()
  await ensureApiTypes()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
