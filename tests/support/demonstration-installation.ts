/** An installation with the demonstration data, made once for the whole test run by the product itself: each product under test that shows it begins with a copy. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@member-care/api/launch/development/free-port.ts'
import { inject } from 'vitest'
import { createDataDirectory, startProduct } from './running-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data directory to copy; nothing runs on it. Empty where no test of the run asks for it. */
    demonstrationInstallation: string
  }
}

/** @returns its data directory, in `folder` */
export async function makeDemonstrationInstallation(folder: string): Promise<string> {
  const dataDirectory = join(folder, 'demonstration-installation')
  const metricsPort = await freePort()
  const product = await startProduct({ dataDirectory, settings: { METRICS_PORT: String(metricsPort) } })
  await untilJobsAreDone(metricsPort)
  await product.stop()
  return dataDirectory
}

/** Hundreds of jobs follow from the demonstration's claims. Each copy would have to do them before what its test waits for. */
async function untilJobsAreDone(metricsPort: number): Promise<void> {
  // Photos of receipts are read among them, one after the other.
  const giveUpAt = Date.now() + 240_000
  while (Date.now() < giveUpAt) {
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    const waiting = [...metrics.matchAll(/^outbox_jobs\{kind="[\w-]+",state="waiting"\} ([1-9]\d*)$/gm)]
    if (waiting.length === 0) return
    await setTimeout(250)
  }
  throw new Error('The jobs of the demonstration were not done in time.')
}

/** @returns a data directory of its own */
export async function copyDemonstrationInstallation(from = inject('demonstrationInstallation')): Promise<string> {
  const dataDirectory = await createDataDirectory()
  // Not Node's own copying: the files of Postgres must keep their owner. What is in the folder, not the folder: `join` would take the dot away.
  await promisify(execFile)('cp', ['-a', `${from}/.`, dataDirectory])
  return dataDirectory
}
