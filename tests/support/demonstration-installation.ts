/** An installation with the demonstration data, made once for the whole test run by the product itself: each product under test that shows it begins with a copy. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
  const product = await startProduct({ dataDirectory })
  await product.stop()
  return dataDirectory
}

/** @returns a data directory of its own */
export async function copyDemonstrationInstallation(from = inject('demonstrationInstallation')): Promise<string> {
  const dataDirectory = await createDataDirectory()
  // Not Node's own copying: the files of Postgres must keep their owner. What is in the folder, not the folder: `join` would take the dot away.
  await promisify(execFile)('cp', ['-a', `${from}/.`, dataDirectory])
  return dataDirectory
}
