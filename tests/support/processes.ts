/** The processes of this machine, as the system lists them. */
import { execFile } from 'node:child_process'
import { readFile, readdir } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface ListedProcess {
  readonly pid: number
  readonly parent: number
  /** Its program and arguments, with blanks between them. */
  readonly command: string
}

/** Every process that runs; one that has ended and waits to be noticed does not. */
export async function listProcesses(): Promise<readonly ListedProcess[]> {
  if (process.platform !== 'linux') return fromPs()
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  // Some of them end while they are read.
  const found = await Promise.all(pids.map((pid) => read(pid).catch(() => undefined)))
  return found.filter((one) => one !== undefined)
}

export async function areGone(pids: readonly number[]): Promise<boolean> {
  const running = new Set((await listProcesses()).map(({ pid }) => pid))
  return pids.every((pid) => !running.has(pid))
}

async function read(pid: number): Promise<ListedProcess | undefined> {
  const [stat, commandLine] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ])
  // The name stands in brackets and may hold anything; after it come the state and the parent.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' || state === 'X'
    ? undefined
    : { pid, parent: Number(parent), command: commandLine.replaceAll('\0', ' ').trim() }
}

async function fromPs(): Promise<readonly ListedProcess[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=,command='])
  const rows = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
  return rows.flatMap((row) =>
    row && !row[3]?.startsWith('Z') ? [{ pid: Number(row[1]), parent: Number(row[2]), command: row[4] ?? '' }] : [],
  )
}
