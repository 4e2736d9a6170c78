/** The made-up products of the store, with pictures that the portal brings along, and how many pieces there are of each. */
import type { ContentOf } from '@member-care/domain/content/content.ts'
import { countStock, noStock } from '@member-care/domain/stock/stock.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { subDays } from 'date-fns/subDays'
import { v5 as uuidV5 } from 'uuid'
import { publishContent } from './publish-content.ts'
import { screeningProductTranslations } from './translated-content.ts'

interface DemonstrationProduct extends Omit<ContentOf<'product'>, 'kind' | 'url'> {
  readonly productId: string
  readonly pieces: number
  /** How long before the demonstration data was made it came into the store: before the first purchase (purchases.ts). */
  readonly daysAgo: number
}

const dentist = 'd3270000-0000-4000-8000-000000000001'
const clinic = 'd3270000-0000-4000-8000-000000000002'
const pharmacy = 'd3270000-0000-4000-8000-000000000003'

const merchants: Readonly<Record<string, Omit<ContentOf<'merchant'>, 'kind' | 'website' | 'imageUrl'>>> = {
  [dentist]: { name: 'Demo Dental House', description: 'A made-up dentist with a shop.' },
  [clinic]: { name: 'Demo Screening Clinic', description: 'A made-up clinic for screenings and physiotherapy.' },
  [pharmacy]: { name: 'Demo Pharmacy', description: 'A made-up pharmacy.' },
}

export const demonstrationProducts: readonly DemonstrationProduct[] = [
  {
    productId: '90d0c7e0-0000-4000-8000-000000000001',
    title: 'Electric toothbrush with two heads',
    description:
      'Cleans gently, with a timer for two minutes and a light that says when you press too hard.\n\nCollect it at the counter of the Demo Dental House.',
    imageUrl: '/products/toothbrush.svg',
    priceCents: 4_905,
    merchantId: dentist,
    redeemWay: 'fixed-code',
    pieces: 400,
    daysAgo: 72,
  },
  {
    productId: '90d0c7e0-0000-4000-8000-000000000002',
    title: 'Basic health screening',
    description:
      'Blood pressure, blood sugar, cholesterol and a talk about the results.\n\nPlease make an appointment with the Demo Screening Clinic first, and do not eat for eight hours before.',
    imageUrl: '/products/screening.svg',
    priceCents: 12_800,
    merchantId: clinic,
    redeemWay: 'changing-code',
    translations: screeningProductTranslations,
    pieces: 250,
    daysAgo: 80,
  },
  {
    productId: '90d0c7e0-0000-4000-8000-000000000003',
    title: 'Blood pressure monitor for the upper arm',
    description: 'Measures at home and keeps the last sixty readings of two people.',
    imageUrl: '/products/blood-pressure.svg',
    priceCents: 6_990,
    merchantId: pharmacy,
    redeemWay: 'fixed-code',
    pieces: 3,
    daysAgo: 93,
  },
  {
    productId: '90d0c7e0-0000-4000-8000-000000000004',
    title: 'One session of physiotherapy',
    description: 'Forty-five minutes at the Demo Screening Clinic, for example for neck and back after long sitting.',
    imageUrl: '/products/physiotherapy.svg',
    priceCents: 9_000,
    merchantId: clinic,
    redeemWay: 'changing-code',
    pieces: 180,
    daysAgo: 101,
  },
  {
    productId: '90d0c7e0-0000-4000-8000-000000000005',
    title: 'First aid kit for home and car',
    description: 'Plasters, bandages, scissors and a short guide.',
    imageUrl: '/products/first-aid.svg',
    priceCents: 3_250,
    merchantId: pharmacy,
    redeemWay: 'fixed-code',
    pieces: 0,
    daysAgo: 108,
  },
  {
    productId: '90d0c7e0-0000-4000-8000-000000000006',
    title: 'Eye test with SGD 20 off lenses',
    description: 'A whole eye test, and a voucher for lenses that you can use within a month.',
    imageUrl: '/products/vision.svg',
    priceCents: 2_500,
    merchantId: pharmacy,
    redeemWay: 'fixed-code',
    pieces: 600,
    daysAgo: 115,
  },
]

export async function fillStore(eventLog: EventLog, now: Date): Promise<void> {
  for (const [merchantId, merchant] of Object.entries(merchants))
    await publishContent(
      eventLog,
      merchantId,
      { kind: 'merchant', ...merchant, website: '', imageUrl: '' },
      subDays(now, 120),
    )
  for (const product of demonstrationProducts) await putOnSale(eventLog, product, now)
}

async function putOnSale(
  eventLog: EventLog,
  { productId, pieces, daysAgo, ...content }: DemonstrationProduct,
  now: Date,
): Promise<void> {
  const at = subDays(now, daysAgo)
  await publishContent(eventLog, productId, { kind: 'product', url: '', ...content }, at)
  const { events } = countStock(productId, pieces, noStock)
  // Nothing is counted where there is nothing.
  if (events.length === 0) return
  await eventLog.append(`stock-${productId}`, events, {
    expected: { kind: 'no-stream' },
    context: {
      actor: { kind: 'system', id: 'demonstration-data' },
      commandId: uuidV5('stock', productId),
      correlationId: productId,
      occurredAt: at.toISOString(),
    },
  })
}
