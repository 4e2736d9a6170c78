/** The whole product as its users run it: one process of the API with its own data directory, started and stopped by a test. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@member-care/api/launch/development/free-port.ts'
import { z } from 'zod'

const repository = join(import.meta.dirname, '..', '..')

export interface RunningProduct {
  readonly origin: string
  readonly dataDirectory: string
  readonly processId: number
  /** Everything the process has printed so far. */
  output(): string
  /** Ends it as an operator would; resolves with the exit code. */
  stop(): Promise<number | null>
  /** Ends it with no chance to tidy up. */
  kill(): Promise<void>
}

export interface ProductOptions {
  /** Settings on top of the defaults, for example `{ DATABASE_URL: … }`. */
  readonly settings?: Readonly<Record<string, string>>
  /** An existing data directory, to start the same installation again. */
  readonly dataDirectory?: string
  /** Another clone to start it from. */
  readonly clone?: string
}

/** Starts the API and waits until it says that it is ready. */
export async function startProduct(product: ProductOptions = {}): Promise<RunningProduct> {
  const dataDirectory = product.dataDirectory ?? (await createDataDirectory())
  const port = await freePort()
  // As `npm start` runs it, with what Node has compiled once.
  const options = z
    .array(z.string())
    .parse(JSON.parse(await readFile(join(repository, 'api', 'launch', 'node-options.json'), 'utf8')))
  const child = spawn(process.execPath, [...options, 'api/main.ts'], {
    cwd: product.clone ?? repository,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'node'),
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      ...product.settings,
    },
    // Through the channel it notices when the tests themselves are killed, and ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.channel?.unref()
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const origin = `http://localhost:${port}`
  await untilReady(origin, child, () => output)
  return {
    origin,
    dataDirectory,
    processId: child.pid ?? Number.NaN,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  }
}

export async function createDataDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'member-care-product-'))
}

export async function removeDataDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true })
}

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const giveUpAt = Date.now() + 150_000
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null) throw new Error(`The product ended with code ${child.exitCode}:\n${output()}`)
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The product was not ready in time:\n${output()}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  await once(child, 'exit')
  return child.exitCode
}
