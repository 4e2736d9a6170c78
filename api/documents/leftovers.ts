/** Counts what processes that were killed, and submissions that came to nothing, have left, when it is removed. */
import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry } from 'prom-client'

/** By what it was. */
export interface Leftovers {
  /** Received and not stored yet. */
  readonly temporary: number
  /** Half stored. */
  readonly unfinished: number
  /** Stored, and part of no claim and no request. */
  readonly unattached: number
}

export function createLeftoverCount(
  metrics: Registry,
  logger: FastifyBaseLogger,
): (removed: Partial<Leftovers>) => void {
  const removedFiles = new Counter({
    name: 'leftover_files_removed_total',
    help: 'Files removed that killed processes and given-up submissions had left',
    labelNames: ['kind'],
    registers: [metrics],
  })
  return (removed) => {
    const counted = Object.entries(removed).filter(([, files]) => files > 0)
    for (const [kind, files] of counted) removedFiles.inc({ kind }, files)
    if (counted.length > 0) logger.info({ removed: Object.fromEntries(counted) }, 'leftover files were removed')
  }
}
