/** However the process ends, an insurer's own system has a claim once, and what it says of the claim happens once. */
import { randomUUID } from 'node:crypto'
import {
  startTrialInsurer,
  type TrialInsurer,
  type TrialOptions,
} from '@member-care/api/integrations/insurer/trial/trial-insurer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDemonstrationInstallation } from '../support/demonstration-installation.ts'
import { fileOutpatientClaim, listOwnClaims, signIn } from '../support/member-session.ts'
import { removeDataDirectory, startProduct, type RunningProduct } from '../support/running-product.ts'

const member = 'willow.tan@example.com'
const addresses: TrialOptions = { port: 0, webhookAddress: '' }
let dataDirectory: string
let insurer: TrialInsurer
let product: RunningProduct

async function startConnected(): Promise<void> {
  product = await startProduct({
    dataDirectory,
    settings: {
      CAPTCHA: 'off',
      INSURER: 'http',
      INSURER_URL: insurer.address,
      INSURER_CLIENT_ID: insurer.clientId,
      INSURER_CLIENT_SECRET: insurer.clientSecret,
      INSURER_WEBHOOK_SECRETS: insurer.webhookSecret,
      INSURER_TIMEOUT_SECONDS: '60',
    },
  })
  addresses.webhookAddress = `${product.origin}/api/insurer/webhooks`
}

beforeAll(async () => {
  dataDirectory = await copyDemonstrationInstallation()
  insurer = await startTrialInsurer(addresses)
  await startConnected()
}, 180_000)

afterAll(async () => {
  await product.stop()
  await insurer.close()
  await removeDataDirectory(dataDirectory)
})

const listed = async (claimId: string) =>
  (await listOwnClaims(await signIn(product.origin, member))).find(({ id }) => id === claimId)

test('killed after the insurer took a claim and before its answer came, it hands over again, under the same number', async () => {
  insurer.behaviour.delayAfterTakingMs = 60_000
  const { claimId } = await fileOutpatientClaim(await signIn(product.origin, member), { receiptNo: 'R-KILLED-1' })
  await expect.poll(() => insurer.claims.get(claimId)?.revisions, { timeout: 30_000 }).toEqual([1])
  await product.kill()
  expect(insurer.claims.get(claimId)?.transactionNo).toMatch(/^TR/)

  insurer.behaviour.delayAfterTakingMs = 0
  await startConnected()
  // The job comes back when the lease of the dead worker is over.
  await expect.poll(() => insurer.claims.get(claimId)?.revisions, { timeout: 60_000, interval: 250 }).toEqual([1, 1])
  await expect
    .poll(() => listed(claimId), { timeout: 20_000, interval: 500 })
    .toMatchObject({ s: 'Submitted', tx: insurer.claims.get(claimId)?.transactionNo })
}, 180_000)

test('killed while it takes a message, it answers the same event as if nothing had been', async () => {
  const { claimId } = await fileOutpatientClaim(await signIn(product.origin, member), { receiptNo: 'R-KILLED-2' })
  await expect.poll(() => listed(claimId), { timeout: 30_000, interval: 250 }).toMatchObject({ s: 'Submitted' })
  const approved = {
    type: 'approved',
    claimId,
    transactionNo: insurer.claims.get(claimId)?.transactionNo,
    revision: 1,
    payableCents: 5_000,
    remarks: '',
    batchNo: 'B-1',
  }
  const eventId = randomUUID()
  const sending = insurer.send(approved, { eventId }).catch(() => 'no answer')
  await product.kill()
  await sending

  await startConnected()
  const answer = { status: 200, body: { outcome: 'applied', claimStatus: 'APPROVED' } }
  expect(await insurer.send(approved, { eventId })).toEqual(answer)
  expect(await insurer.send(approved, { eventId })).toEqual(answer)
  expect(await insurer.send({ ...approved, payableCents: 6_000 })).toMatchObject({
    status: 409,
    body: { errorCode: 'CLAIM_DECIDED' },
  })
}, 180_000)
