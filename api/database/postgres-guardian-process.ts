/** The guardian (postgres-guardian.ts). Its argument: the directory of the server. Its channel closes with the process that it was started for. */
import { stopUnlessUsed } from './postgres-membership.ts'
import { DISMISSED } from './postgres-guardian.ts'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => {})
process.on('message', (message) => message === DISMISSED && process.exit(0))
process.on('disconnect', endServer)
// It went while we were loading.
if (!process.connected) endServer()

function endServer(): void {
  const [directory = ''] = process.argv.slice(2)
  stopUnlessUsed(directory).then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
