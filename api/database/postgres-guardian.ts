/** A small process beside the embedded Postgres that ends it when the process that works with it is gone, however it went. */
import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

export interface PostgresGuardian {
  /** Ends the guardian. The caller has done the guardian's work itself, or leaves the server to others. */
  dismiss(): void
}

/** Sent to a guardian that is not needed any more. */
export const DISMISSED = 'dismissed'

const entry = join(import.meta.dirname, 'postgres-guardian-process.ts')
/** It holds next to nothing. */
const SMALL = ['--max-old-space-size=32', '--max-semi-space-size=1']
const ANOTHER_AFTER_MS = 1_000

/** @param directory as given to `startEmbeddedPostgres`; nothing need run there yet */
export function guardPostgres(directory: string): PostgresGuardian {
  let isDismissed = false
  let guardian = start()

  function start(): ChildProcess {
    const child = fork(entry, [directory], {
      execArgv: SMALL,
      cwd: '/',
      // What a terminal or a supervisor tells all processes is not for it: it ends after the others.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // We may end before it; that is what it waits for.
    child.unref()
    child.channel?.unref()
    child.on('error', () => {})
    child.on('exit', () => {
      if (!isDismissed) setTimeout(() => (isDismissed ? undefined : (guardian = start())), ANOTHER_AFTER_MS).unref()
    })
    return child
  }

  return {
    dismiss() {
      isDismissed = true
      if (guardian.connected) guardian.send(DISMISSED, () => {})
    },
  }
}
