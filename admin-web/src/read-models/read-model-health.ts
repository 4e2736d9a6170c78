/** How the read models do, each and together. */
import { readModelTexts } from '@member-care/domain/texts/read-model-texts.ts'
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
  const { summary } = readModelTexts
  const stopped = readModels.filter((readModel) => hasStopped(readModel))
  if (stopped.length > 0)
    return summary.stopped(stopped.length, readModels.length, stopped.map(({ id }) => id).join(', '))
  const behind = readModels.filter(isBehind).length
  return behind > 0 ? summary.behind(behind, readModels.length) : summary.live(readModels.length)
}

export function hasStopped({ state }: ReadModelStatus): boolean {
  return state === 'failed'
}

function isBehind({ lagSeconds }: ReadModelStatus): boolean {
  return lagSeconds >= TOLERATED_SECONDS
}
