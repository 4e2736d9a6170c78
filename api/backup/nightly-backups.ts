/** Makes a backup every night, in a process of its own, and knows how old the last one is. Of several processes of the product one makes it. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { createPeriodicTask, type PeriodicTask } from '../commands/periodic-task.ts'
import { momentsIn } from './backup-list.ts'
import { isBackupDue } from './backup-times.ts'

const LOOK_EVERY_MS = 60_000
/** After one that failed. */
const TRY_AGAIN_AFTER_MS = 30 * 60_000
/** A night, and time enough for a large backup. */
const MISSED_AFTER_MS = 36 * 60 * 60_000
const entry = join(import.meta.dirname, '..', 'backup.ts')

/** One that is under way at the end is given up. */
export interface NightlyBackups extends PeriodicTask {
  /** How old the last backup is, for people who operate it. */
  describe(): Promise<string>
  /** Why somebody should look after it: the last try failed, or a night was missed. Undefined where all is well. */
  warning(): Promise<string | undefined>
}

export interface NightlyBackupsOptions {
  readonly folder: string
  /** HH:mm in Singapore. */
  readonly time: string
  readonly clock: () => Date
  readonly logger: FastifyBaseLogger
}

export function createNightlyBackups({ folder, time, clock, logger }: NightlyBackupsOptions): NightlyBackups {
  let child: ChildProcess | undefined
  let failure: { readonly at: Date; readonly problem: string } | undefined
  let isStopping = false

  async function look(): Promise<void> {
    const now = clock()
    if (failure && now.getTime() - failure.at.getTime() < TRY_AGAIN_AFTER_MS) return
    try {
      if (isBackupDue(now, await lastBackup(folder), time)) await backUp()
      failure = undefined
    } catch (error) {
      if (isStopping) return
      failure = { at: now, problem: error instanceof Error ? error.message : String(error) }
      logger.error({ err: error, folder }, 'the backup of the night failed; it is tried again')
    }
  }

  async function backUp(): Promise<void> {
    if (isStopping) return
    child = fork(entry, [folder], { env: process.env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    const said = { out: '', err: '' }
    child.stdout?.on('data', (text: Buffer) => (said.out = `${said.out}${text}`.slice(-2_000)))
    child.stderr?.on('data', (text: Buffer) => (said.err = `${said.err}${text}`.slice(-2_000)))
    const [code] = (await once(child, 'close')) as [number | null]
    child = undefined
    if (code !== 0) throw new Error(said.err.trim() || 'The process of the backup died.')
    logger.info({ folder, said: said.out.trim().split('\n').slice(-2) }, 'backed up')
  }

  const looking = createPeriodicTask(LOOK_EVERY_MS, look)

  return {
    start: () => looking.start(),
    async stop() {
      isStopping = true
      if (child?.connected) child.disconnect()
      await looking.stop()
    },
    async describe() {
      const last = await lastBackup(folder)
      return last
        ? `the last one is of ${last.toISOString()}, ${ageInWords(clock().getTime() - last.getTime())} ago`
        : 'there is none yet'
    },
    async warning() {
      if (failure) return `the last try failed: ${failure.problem}`
      const last = await lastBackup(folder)
      return last && clock().getTime() - last.getTime() > MISSED_AFTER_MS ? 'a night was missed' : undefined
    },
  }
}

/** The moment of the last backup in a folder. */
async function lastBackup(folder: string): Promise<Date | undefined> {
  const moment = (await momentsIn(folder)).at(-1)
  return moment === undefined ? undefined : new Date(moment)
}

function ageInWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`
}

/** @returns what brings the figure up to date; infinite where there is no backup, so that no alert on a limit misses it */
export function measureBackups(
  metrics: Registry,
  { folder, clock }: Pick<NightlyBackupsOptions, 'folder' | 'clock'>,
): () => Promise<void> {
  const age = new Gauge({
    name: 'backup_age_seconds',
    help: 'Seconds since the moment of the last backup; infinite where there is none',
    registers: [metrics],
  })
  return async () => {
    const last = await lastBackup(folder).catch(() => undefined)
    age.set(last ? (clock().getTime() - last.getTime()) / 1_000 : Number.POSITIVE_INFINITY)
  }
}
