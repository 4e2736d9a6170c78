/** `npm run replay` and its like, as an operator runs them, on the installation of a test. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '..', '..')

export interface CommandRun {
  readonly exitCode: number | null
  /** Everything that it printed. */
  readonly output: string
}

/** @param settings as the product was started with, besides its data directory */
export async function runReplay(
  words: readonly string[],
  dataDirectory: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
  return runOperatorCommand('replay', words, dataDirectory, settings)
}

/** @param command named like its script in package.json; `main` is the product itself, where it does not start */
export async function runOperatorCommand(
  command: 'replay' | 'backup' | 'restore' | 'verify-log' | 'move-events' | 'retry-jobs' | 'main',
  words: readonly string[],
  dataDirectory: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
  const child = spawn(process.execPath, [`api/${command}.ts`, ...words], {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'warn', DATA_DIR: dataDirectory, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return { exitCode: child.exitCode, output }
}
