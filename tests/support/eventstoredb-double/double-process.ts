/**
 * The double in a process of its own, as a server is: what is measured beside it does not share its thread. Started by {@link startDoubleProcess}; as a program
 * it tells its parent where it listens, and ends with it.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { startEventStoreDbDouble } from './eventstoredb-double.ts'

export interface DoubleProcess {
  readonly connectionString: string
  stop(): Promise<void>
}

export async function startDoubleProcess(): Promise<DoubleProcess> {
  const child = fork(import.meta.filename, [], { execArgv: [] })
  const [connectionString] = (await once(child, 'message')) as [string]
  return {
    connectionString,
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

if (process.argv[1] === import.meta.filename) {
  const { connectionString, stop } = await startEventStoreDbDouble()
  process.once('disconnect', () => {
    stop()
    process.exit()
  })
  process.send?.(connectionString)
}
