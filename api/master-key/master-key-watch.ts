/**
 * Asks from time to time whether the master key still opens the installation's own keys. The process goes on with what it has in memory where it does not;
 * but it could not be started again, and somebody may have taken the key away on purpose.
 */
import type { InstallationKeys } from '@member-care/event-store/codec/installation-keys.ts'
import type { FastifyBaseLogger } from 'fastify'
import { createPeriodicTask, type PeriodicTask } from '../commands/periodic-task.ts'

export interface MasterKeyWatch extends PeriodicTask {
  /** Why somebody should look after it. */
  warning(): Promise<string | undefined>
}

export function createMasterKeyWatch({
  keys,
  everyMs,
  logger,
}: {
  readonly keys: Pick<InstallationKeys, 'checkMasterKey'>
  readonly everyMs: number
  readonly logger: FastifyBaseLogger
}): MasterKeyWatch {
  let isStopping = false
  let hasFailed = false

  async function check(): Promise<void> {
    try {
      await keys.checkMasterKey()
      hasFailed = false
    } catch (error) {
      // The cause is in the log: anybody may ask for the warning.
      if (!isStopping)
        logger.error(
          { err: error },
          'the master key does not open what it wraps any more; this process goes on with what it has in memory',
        )
      hasFailed = true
    }
  }

  const checking = createPeriodicTask(everyMs, check, { atOnce: false })

  return {
    start: () => checking.start(),
    stop() {
      isStopping = true
      return checking.stop()
    },
    warning: async () =>
      hasFailed
        ? 'the master key could not be used when it was tried last: this process goes on with what it has in memory, and could not start again'
        : undefined,
  }
}
