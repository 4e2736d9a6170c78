/** Starts the product once for all browser journeys: built front ends, captcha on, everything else as `npm start` has it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtFrontEnds } from '@member-care/api/http/front-ends.ts'
import type { TestProject } from 'vitest/node'
import { removeDataDirectory, startProduct } from './running-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product under test is reached, and where it keeps its data. */
    browserProduct: { readonly origin: string; readonly dataDirectory: string }
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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const directory of Object.values(builtFrontEnds)) {
    if (!existsSync(join(directory, 'index.html'))) throw new Error(`${directory} is missing: run \`npm run build\` first.`)
  }
  const product = await startProduct({ settings })
  project.provide('browserProduct', { origin: product.origin, dataDirectory: product.dataDirectory })
  return async () => {
    await product.stop()
    await removeDataDirectory(product.dataDirectory)
  }
}
