/** How the read models do, each and together. */
import type { ReadModelStatus } from './read-model-record.ts'

/** Behind by less than this is up to date: an event is always on its way. */
const TOLERATED_SECONDS = 5

/** How they do together: as the worst of them. */
export function overallHealth(readModels: readonly ReadModelStatus[]): 'live' | 'behind' | 'stopped' {
  if (readModels.some((readModel) => hasStopped(readModel))) return 'stopped'
  return readModels.some(isBehind) ? 'behind' : 'live'
}

/** One sentence about all of them. */
export function summaryOf(readModels: readonly ReadModelStatus[]): string {
  const stopped = readModels.filter((readModel) => hasStopped(readModel))
  if (stopped.length > 0) return `${stopped.length} of ${readModels.length} read models and reactors stopped: ${stopped.map(({ id }) => id).join(', ')}.`
  const behind = readModels.filter(isBehind).length
  if (behind > 0) return `${behind} of ${readModels.length} read models and reactors ${behind === 1 ? 'is' : 'are'} catching up.`
  return `All ${readModels.length} read models and reactors are up to date.`
}

export function hasStopped({ state }: ReadModelStatus): boolean {
  return state === 'failed'
}

function isBehind({ lagSeconds }: ReadModelStatus): boolean {
  return lagSeconds >= TOLERATED_SECONDS
}
