/**
 * Members buy, redeem and give back, while at one step after the other the product or its database is killed and started again. Who was not
 * answered sends the same call again; the hasty do not. Then everything is counted, also at the card provider.
 */
import { randomUUID } from 'node:crypto'
import { testCards } from '@member-care/api/integrations/payments/local/test-cards.ts'
import type { BenchProduct } from '../bench/bench-product.ts'
import { recordFilingMembers, type FilingMember } from '../support/filing-members.ts'
import { addCard, putOnSale } from '../support/store-under-test.ts'
import { accountForOrders, type OrderAccount } from './account-for-orders.ts'
import type { KillPoint, Victim } from './kill-points.ts'
import { MORTAL_DATABASE, startMortalInstallation } from './mortal-installation.ts'
import { endMortalProduct, killAt, sendToTheEnd, type Sending } from './mortal-product.ts'

/** A payment whose answer was lost is asked for anew after two minutes. */
const ANSWERED_WITHIN_MS = 300_000
const PIECES = 1_000

export interface BuyingToll {
  readonly kills: Readonly<Record<Victim, number>>
  /** What was sent again to the end, and never answered with success: why its last try failed. */
  readonly unanswered: readonly string[]
  readonly account: OrderAccount
}

interface Market {
  readonly members: readonly FilingMember[]
  readonly productId: string
  /** Of the product, for good. */
  readonly redeemCode: string
}

/**
 * Kills at every point, and takes stock afterwards.
 * @throws Error when a step does not come, or the product does not come back
 */
export async function killWhileBuying(points: readonly KillPoint[]): Promise<BuyingToll> {
  const { scene, recorded } = await startMortalInstallation((recording) => openMarket(recording, points.length))
  try {
    const kills = { process: 0, database: 0, both: 0, 'event store': 0 }
    const sent: OrderCall[] = []
    for (const [index, point] of points.entries()) {
      const { patient, hasty } = callsOf(recorded, index)
      await killAt(scene, point, [...sent.filter((call) => !call.isAnswered()), ...patient, ...hasty])
      kills[point.victim] += 1
      sent.push(...patient)
    }
    const unanswered = await sendToTheEnd(sent, scene.product.origin, ANSWERED_WITHIN_MS)
    const account = await accountForOrders({
      dataDirectory: scene.dataDirectory,
      databaseUrl: scene.database.url(MORTAL_DATABASE),
      settings: scene.settings,
      productId: recorded.productId,
      pieces: PIECES,
    })
    return { kills, unanswered, account }
  } finally {
    await endMortalProduct(scene)
  }
}

async function openMarket(recording: BenchProduct, memberCount: number): Promise<Market> {
  const members = await recordFilingMembers(recording, memberCount)
  const companyId = members[0]?.companyId ?? ''
  await recording.record(`client-${companyId}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId, featuresConfig: { allowMarketplace: true } },
  })
  const productId = await putOnSale(recording, { pieces: PIECES })
  for (const { userId, token } of members)
    await addCard(recording, { userId, headers: { accesstoken: token } }, testCards.visa)
  return { members, productId, redeemCode: recording.parts.redeemCodes.fixedCodeOf(productId) }
}

interface OrderCall extends Sending {
  /** Of the order that it is about; undefined until it is answered. */
  orderId(): string | undefined
}

/** One order that is redeemed, one that is given back, and one that stays; the hasty do not send again what was not answered. */
function callsOf(
  { members, productId, redeemCode }: Market,
  index: number,
): { readonly patient: readonly OrderCall[]; readonly hasty: readonly OrderCall[] } {
  const member = members[index]
  if (!member) throw new Error('There is nobody who buys.')
  const buy = () => callOf(member, () => ({ path: `${productId}/buy`, body: { quantity: 2 } }))
  const [redeemed, givenBack, hasty] = [buy(), buy(), buy()]
  const then = (bought: OrderCall, path: string, body: object) =>
    callOf(member, () => {
      const orderId = bought.orderId()
      if (orderId === undefined) throw new Error('What goes before is not answered yet.')
      return { path: `purchased/${orderId}/${member.userId}/${path}`, body }
    })
  return {
    patient: [redeemed, givenBack, then(redeemed, 'redeem', { redeemCode }), then(givenBack, 'giveback', {})],
    hasty: [hasty],
  }
}

function callOf({ token }: FilingMember, write: () => { readonly path: string; readonly body: object }): OrderCall {
  const key = randomUUID()
  let orderId: string | undefined
  return {
    orderId: () => orderId,
    isAnswered: () => orderId !== undefined,
    async send(origin) {
      const { path, body } = write()
      const response = await fetch(`${origin}/api/externalapi/products/${path}`, {
        method: 'POST',
        headers: { Accesstoken: token, 'Idempotency-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      const said = await response.text()
      if (!response.ok)
        throw new Error(`${path.replaceAll(/[0-9a-f-]{36}/g, '…')} was answered ${response.status}: ${said}`)
      const { purchased_product: purchase } = JSON.parse(said) as {
        purchased_product: { uuid: string; standing: string }
      }
      // A payment that is still looked up is no answer yet.
      if (purchase.standing === 'checking') throw new Error('It is not known yet whether it is paid.')
      orderId = purchase.uuid
    },
  }
}
