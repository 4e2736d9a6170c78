// Requirements: issue 21: what is finished without a network is filed once, and in its order; S120
/** A few claims on a network that fails, in pages that are closed; `npm run bench -- claims-offline` does it with 200. */
import { expect, test } from 'vitest'
import { faults, fileWithoutNetwork } from '../faults/file-without-network.ts'
import { productOfThisWorker } from './product-of-this-worker.ts'

const SEED = 6
/** One for each fault, and some for those that come late. */
const CLAIMS = faults.length + 4
const { origin } = productOfThisWorker()

test('each claim is filed once and in its order, whatever breaks on the way', async () => {
  const { account, faults: happened } = await fileWithoutNetwork({
    port: Number(new URL(origin).port),
    claims: CLAIMS,
    onScreen: 1,
    seed: SEED,
  })
  expect(account).toEqual({ lost: [], doubled: [], outOfOrder: [] })
  expect(Object.keys(happened).sort()).toEqual([...faults].sort())
})
