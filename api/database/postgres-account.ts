/** The account that Postgres runs as. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { stat } from 'node:fs/promises'

const run = promisify(execFile)

/** Postgres refuses to run as root; as root we run it as this account, which every Unix has. */
const UNPRIVILEGED_ACCOUNT = 'nobody'
/** Its number where the system has no list of accounts, as in a very small container. */
const USUAL_NUMBER = 65_534

export interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * The account to run Postgres as, or undefined when we are an ordinary account ourselves. A cluster that is there already keeps its account:
 * somebody may have started it as themselves, and starts it as root today.
 * @param cluster directory of the cluster, which need not exist
 */
export async function postgresAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const id = async (flag: string) =>
    run('id', [flag, UNPRIVILEGED_ACCOUNT]).then(
      ({ stdout }) => Number(stdout.trim()),
      () => USUAL_NUMBER,
    )
  return { uid: await id('-u'), gid: await id('-g') }
}
