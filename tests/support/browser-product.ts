/**
 * A product for each worker that runs browser journeys: built front ends, captcha on, everything else as `npm start` has it.
 * Journeys of one product run one after the other: the same demonstration people sign in to many of them.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtFrontEnds } from '@member-care/api/http/front-ends.ts'
import type { TestProject } from 'vitest/node'
import { chromiumProgram } from './chromium-program.ts'
import { copyDemonstrationInstallation } from './demonstration-installation.ts'
import { removeDataDirectory, startProduct } from './running-product.ts'
import { TEST_WORKERS } from './test-workers.ts'

export interface BrowserProduct {
  readonly origin: string
  readonly dataDirectory: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the products under test are reached, and where they keep their data. */
    browserProducts: readonly BrowserProduct[]
  }
}

const settings = {
  /** A fraction of the usual work, so that journeys do not spend their time on it. */
  CAPTCHA_COST: '500',
  /** Every claim is seen waiting for the insurer, and a failed hand-over in its history. */
  INSURER_FAIL_FIRST: '1',
  INSURER_RETRY_SECONDS: '15',
  /** Two journeys' worth of sign-ins within a minute come from one address here. */
  RATE_LIMIT_PER_MINUTE: '12000',
}

/**
 * @param demonstrationInstallation data directory that each of them begins with a copy of
 * @returns what ends them
 */
export async function startBrowserProducts(
  project: TestProject,
  demonstrationInstallation: string,
): Promise<() => Promise<void>> {
  for (const directory of Object.values(builtFrontEnds)) {
    if (!existsSync(join(directory, 'index.html')))
      throw new Error(`${directory} is missing: run \`npm run build\` first.`)
  }
  // Unpacked before all workers want it at the same moment.
  await chromiumProgram()
  const start = async () =>
    startProduct({ settings, dataDirectory: await copyDemonstrationInstallation(demonstrationInstallation) })
  const products = await Promise.all(Array.from({ length: TEST_WORKERS }, start))
  project.provide(
    'browserProducts',
    products.map(({ origin, dataDirectory }) => ({ origin, dataDirectory })),
  )
  return async () => {
    await Promise.all(
      products.map(async (product) => {
        await product.stop()
        await removeDataDirectory(product.dataDirectory)
      }),
    )
  }
}
