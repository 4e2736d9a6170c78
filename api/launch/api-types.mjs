// The types of the API (api/client/schema.d.ts) are made, not kept: before something reads them, when what they are made of has changed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, node24, repository, run, say, stampMatches, writeStamp } from './toolchain.mjs'

const file = join(repository, 'api', 'client', 'schema.d.ts')
const isMadeOf = (path) => path !== file && !/\.test\.ts$/.test(path)

/** @param mayBeOld for what says itself why the API cannot be described just now */
export async function ensureApiTypes({ mayBeOld = false } = {}) {
  const hash = hashOf(['domain', 'event-store', 'projections', 'api'], isMadeOf)
  const isThere = existsSync(file)
  if (isThere && stampMatches('api-types', hash)) return
  say('Making the types of the API …')
  if ((await run(node24, ['api/client/write-api-schema.ts'])) === 0) writeStamp('api-types', hash)
  else if (!(mayBeOld && isThere)) throw new Error('The types of the API could not be made.')
}
