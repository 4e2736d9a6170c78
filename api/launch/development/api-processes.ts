/**
 * The API in development: one process that answers, and one that waits with its packages loaded. At a change the waiting one takes over: it
 * starts while the old one ends, as two processes of one installation may (docs/operations.md).
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from './free-port.ts'

const program = join(import.meta.dirname, 'api-process.ts')
const loadedMessage = z.object({ loaded: z.array(z.string()) })
const LOOK_EVERY_MS = 15
/** An old process has open connections of browsers; it gets this long to end them. */
const END_WITHIN_MS = 3_000

interface ApiProcess {
  readonly child: ChildProcess
  readonly port: number
  /** What it has printed before it was ready; shown when it does not get that far. */
  printed: string
  isReady: boolean
}

export interface ApiProcesses {
  /** Port of the process that answers; waits while one is starting. `undefined` when the last one could not start. */
  port(): Promise<number | undefined>
  /** @param isWaitingStale whether the waiting process has loaded what has changed */
  startAnew(isWaitingStale: boolean): Promise<void>
  end(): Promise<void>
}

/** @param settings environment of the API, besides its port */
export async function openApiProcesses(settings: Readonly<Record<string, string>>): Promise<ApiProcesses> {
  let loadBeforehand: readonly string[] = []
  let waiting = await spawn(settings)
  let current: ApiProcess | undefined
  let starting: Promise<boolean> = startNext(true)

  /** @returns whether it answers */
  async function startNext(isFirst: boolean): Promise<boolean> {
    const next = waiting
    current = next
    next.child.on('message', (message) => {
      const parsed = loadedMessage.safeParse(message)
      if (parsed.success) loadBeforehand = parsed.data.loaded
    })
    show(next, isFirst)
    next.child.send('start')
    const isReady = await untilReady(next)
    waiting = await spawn(settings, loadBeforehand)
    return isReady
  }

  return {
    async port() {
      // Another start may have begun while this one was awaited.
      for (let awaited; awaited !== starting;) await (awaited = starting)
      return (await starting) ? current?.port : undefined
    },
    async startAnew(isWaitingStale) {
      const before = starting
      const old = current
      starting = (async () => {
        if (old) void endProcess(old.child)
        await before
        if (isWaitingStale) {
          void endProcess(waiting.child)
          waiting = await spawn(settings)
        }
        return startNext(false)
      })()
      await starting
    },
    async end() {
      await Promise.all([current, waiting].map((api) => api && endProcess(api.child)))
    },
  }
}

async function spawn(settings: Readonly<Record<string, string>>, load: readonly string[] = []): Promise<ApiProcess> {
  const port = await freePort()
  const child = fork(program, {
    env: { ...process.env, ...settings, PORT: String(port) },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.send({ load })
  return { child, port, printed: '', isReady: false }
}

/** Shows what it prints. What a start has to say (sign-ins, addresses) is new only the first time. */
function show(api: ApiProcess, isFirst: boolean): void {
  for (const stream of [api.child.stdout, api.child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      if (api.isReady || isFirst) process.stdout.write(chunk)
      else api.printed += chunk.toString()
    })
}

async function untilReady(api: ApiProcess): Promise<boolean> {
  const { child, port } = api
  while (child.exitCode === null && child.signalCode === null) {
    const answers = await fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) {
      // It announces itself in the same moment.
      setTimeout(() => (api.isReady = true), 100)
      return true
    }
    await pause(LOOK_EVERY_MS)
  }
  process.stdout.write(api.printed)
  return false
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  if (child.connected) child.send('end')
  const kill = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
  await once(child, 'exit')
  clearTimeout(kill)
}
