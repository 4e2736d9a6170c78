/** Two hundred claims that are finished without a network, and filed while everything fails now and then (tests/faults/file-without-network.ts). */
import { fileWithoutNetwork } from '../faults/file-without-network.ts'
import { createDataDirectory, removeDataDirectory, startProduct } from '../support/running-product.ts'
import type { BenchRow } from './bench-row.ts'
import { scaled, type BenchOptions } from './bench-scale.ts'

const CLAIMS = 200
/** The others are copies of the last one. */
const ON_SCREEN = 10
const SEED = 21

export async function benchClaimsOffline({ databaseUrl, scale }: BenchOptions): Promise<readonly BenchRow[]> {
  const dataDirectory = await createDataDirectory()
  const settings = { DATABASE_URL: databaseUrl, CAPTCHA_COST: '500', RATE_LIMIT_PER_MINUTE: '100000' }
  const product = await startProduct({ dataDirectory, settings })
  try {
    const claims = scaled(CLAIMS, scale)
    const { finished, faults, account } = await fileWithoutNetwork({
      port: Number(new URL(product.origin).port),
      claims,
      onScreen: Math.min(ON_SCREEN, claims),
      seed: SEED,
    })
    const wrong = Object.entries(account).flatMap(([what, found]) => found.map((one) => `${what}: ${one}`))
    for (const one of wrong) console.error(one)
    for (const [fault, times] of Object.entries(faults)) console.error(`${times} × ${fault}`)
    const times = Object.values(faults).reduce((sum, one) => sum + one, 0)
    return [
      {
        name: `claims lost, doubled or out of order, of ${finished} finished without a network, with ${times} faults`,
        ours: wrong.length,
        limit: 0,
        unit: 'found',
        ratio: '',
        aim: '0',
        reached: wrong.length === 0,
      },
    ]
  } finally {
    await product.stop()
    await removeDataDirectory(dataDirectory)
  }
}
