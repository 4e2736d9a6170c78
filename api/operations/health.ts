/** What must work before this process may get requests, and what is measured about read models and jobs. */
import { LogRefused } from '@member-care/event-store/identity/log-refused.ts'
import { outboxStatus } from '@member-care/projections/reactors/outbox.ts'
import type { ProjectionRunner } from '@member-care/projections/runner/runner.ts'
import { Gauge, type Registry } from 'prom-client'
import { sql, type DatabasePool } from 'slonik'
import type { OpenedEventLog } from '../event-log/open-event-log.ts'
import type { Operations, ReadinessCheck } from './operations.ts'

export interface Observed {
  readonly database: DatabasePool
  readonly events: Pick<OpenedEventLog, 'eventLog' | 'requireEnd'>
  readonly runner: ProjectionRunner
}

/** @param databaseTrouble what is wrong with the server of the database at the moment, where that is known */
export function readinessChecks(
  { database, events, runner }: Observed,
  databaseTrouble?: () => string | undefined,
): Operations['readiness'] {
  return {
    ...(databaseTrouble && { Postgres: async () => databaseTrouble() }),
    database: async () => void (await database.query(sql.unsafe`select 1`)),
    'event store': async () => void (await events.eventLog.head()),
    'read models': async () => {
      const followers = await runner.status()
      const failed = followers.filter((follower) => follower.active && follower.state === 'failed')
      if (failed.length > 0) return `stopped at an event: ${namesOf(failed)}`
      // Only of versions that this process keeps is it known how far behind they are.
      const coming = followers.filter(
        ({ kind, state, active, lagEvents }) =>
          kind === 'projection' && state === 'building' && !active && lagEvents !== undefined,
      )
      return coming.length > 0 ? `made anew for this version of the product: ${namesOf(coming)}` : undefined
    },
    'event log': async () => {
      try {
        await events.requireEnd()
        return undefined
      } catch (error) {
        if (error instanceof LogRefused) return error.message
        throw error
      }
    },
  }
}

const namesOf = (followers: readonly { name: string }[]) => followers.map(({ name }) => name).join(', ')

/** Jobs that have failed for so long do so for a reason that somebody should see to. */
const FAILING_TOO_LONG_SECONDS = 3_600

/** Names the kinds of jobs that have been failing for an hour: what they do is done late, and not at all some days later. */
export function failingJobsWarning(database: DatabasePool): ReadinessCheck {
  return async () => {
    const failing = (await outboxStatus(database)).filter(
      ({ failingSeconds }) => failingSeconds >= FAILING_TOO_LONG_SECONDS,
    )
    if (failing.length === 0) return undefined
    const kinds = failing.map(
      (status) => `${status.kind} (${status.failing}, for ${Math.floor(status.failingSeconds / 3_600)} h)`,
    )
    return `failing for an hour or more: ${kinds.join(', ')}; the log says why`
  }
}

/** @returns what brings the figures up to date; called when somebody asks for them, not all the time */
export function measureReadModels(
  metrics: Registry,
  { database, runner }: Pick<Observed, 'database'> & { readonly runner: Pick<ProjectionRunner, 'status'> },
): () => Promise<void> {
  const registers = [metrics]
  const labelNames = ['name', 'version'] as const
  const lagEvents = new Gauge({
    name: 'read_model_lag_events',
    help: 'Events that a read model or reactor has yet to take',
    labelNames,
    registers,
  })
  const lagSeconds = new Gauge({
    name: 'read_model_lag_seconds',
    help: 'For how long the first of them has been waiting',
    labelNames,
    registers,
  })
  const stopped = new Gauge({
    name: 'read_model_stopped',
    help: '1 when it stopped at an event that it cannot take',
    labelNames,
    registers,
  })
  const jobs = new Gauge({
    name: 'outbox_jobs',
    help: 'Jobs that wait, and jobs that were given up',
    labelNames: ['kind', 'state'],
    registers,
  })

  const dueSeconds = new Gauge({
    name: 'outbox_due_seconds',
    help: 'For how long the oldest of the waiting jobs has been due',
    labelNames: ['kind'],
    registers,
  })
  const failingSeconds = new Gauge({
    name: 'outbox_failing_seconds',
    help: 'For how long the job that began to fail first has been tried in vain; 0 where none fails',
    labelNames: ['kind'],
    registers,
  })

  return async () => {
    for (const { name, version, lagEvents: events, lagSeconds: seconds, state } of await runner.status()) {
      if (events !== undefined) lagEvents.set({ name, version }, events)
      if (seconds !== undefined) lagSeconds.set({ name, version }, seconds)
      stopped.set({ name, version }, state === 'failed' ? 1 : 0)
    }
    for (const gauge of [jobs, dueSeconds, failingSeconds]) gauge.reset()
    for (const status of await outboxStatus(database)) {
      const { kind } = status
      jobs.set({ kind, state: 'waiting' }, status.waiting)
      jobs.set({ kind, state: 'gave-up' }, status.gaveUp)
      dueSeconds.set({ kind }, status.oldestDueSeconds)
      failingSeconds.set({ kind }, status.failingSeconds)
    }
  }
}
