/** What an operator is told of the running product: put together from its parts. */
import type { ProjectionRunner } from '@member-care/projections/runner/runner.ts'
import type { Registry } from 'prom-client'
import { measureBackups } from './backup/nightly-backups.ts'
import type { OpenedEventLog } from './event-log/open-event-log.ts'
import type { Parts } from './http/parts.ts'
import { diskWarning } from './operations/disk-room.ts'
import { failingJobsWarning, measureReadModels, readinessChecks } from './operations/health.ts'
import type { Operations } from './operations/operations.ts'
import type { Background } from './background-work.ts'

interface Observed {
  readonly parts: Parts
  readonly events: OpenedEventLog
  readonly runner: ProjectionRunner
  readonly background: Background
  /** What is wrong with the server of the database at the moment, where that is known. */
  readonly databaseTrouble: (() => string | undefined) | undefined
}

/** @param metrics where the figures are counted */
export function assembleOperations(
  metrics: Registry,
  { parts, events, runner, background, databaseTrouble }: Observed,
): Operations {
  const { settings, clock, database, letterSigning } = parts
  const { masterKeyWatch, rotation, nightlyBackups, clearFiles } = background
  const observed = { database, events, runner }
  const measures = [
    measureReadModels(metrics, observed),
    ...(settings.backup.folder === undefined
      ? []
      : [measureBackups(metrics, { folder: settings.backup.folder, clock })]),
  ]
  return {
    metrics,
    readiness: readinessChecks(observed, databaseTrouble),
    warnings: {
      disk: diskWarning({ folder: settings.dataDirectory, ...settings.disk }),
      jobs: failingJobsWarning(database),
      'letters of guarantee': letterSigning.warning,
      'master key': async () => (await masterKeyWatch.warning()) ?? rotation.warning(),
      ...(nightlyBackups && { backup: nightlyBackups.warning }),
    },
    measure: async () => void (await Promise.all(measures.map((measure) => measure()))),
    details: {
      'master key': rotation.describe,
      files: clearFiles.describe,
      ...(nightlyBackups && { backup: nightlyBackups.describe }),
    },
  }
}
