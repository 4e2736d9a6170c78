/** A pharmacy's till of the `outside` set. */
import { nineWithin } from '../fresh-bill.ts'
import { money, shuffled } from '../made-up-bill.ts'
import { figures } from '../others-bill.ts'
import { block, centred, dashes, row } from './html-of-receipt.ts'
import { clock, gstNumber, telephone, visit, type OutsideLayout, type Priced } from './outside-bill.ts'
import { till } from './outside-clinics.ts'

const wares: readonly Priced[] = [
  ['PANADOL EXTRA 20S', 895],
  ['VIT C 1000MG 60S', 2_490],
  ['SALINE NASAL SPRAY', 1_420],
  ['PLASTER ASSORTED', 380],
  ['ZYRTEC 10MG 10S', 1_295],
  ['ORAL REHYDRATION', 760],
  ['THERMOMETER DIGITAL', 1_990],
]

const pharmacy: OutsideLayout = (random) => {
  const { people, date } = visit(random)
  const provider = random.pick(['Kampong Apothecary', 'WellSpring Pharmacy'])
  const bought = shuffled(random, wares)
    .slice(0, random.between(2, 4))
    .map(([name, each]) => ({ name, each, count: random.between(1, 2) }))
  const total = bought.reduce((sum, { each, count }) => sum + count * each, 0)
  const gst = nineWithin(total)
  const number = figures(random, 10)
  const mall = random.pick(['Junction Eight', 'Waterway Mall', 'Plaza Selegie'])
  const parts = [
    centred(provider.toUpperCase(), 'font-weight:700;font-size:1.25em'),
    centred(`${mall} #B1-${random.between(10, 60)}`),
    centred(`TEL ${telephone(random)}  GST REG NO. ${gstNumber(random)}`),
    '<br>',
    row(`Receipt# ${number}`),
    row(`${date} ${clock(random)}`, `Till 0${random.between(1, 5)}`),
    row(`Served by: ${random.pick(['Aini', 'Ben', 'Chloe'])}`),
    dashes,
    ...bought.map(
      ({ name, each, count }) => block('', name) + row(`&nbsp;&nbsp;${count} x ${money(each)}`, money(count * each)),
    ),
    dashes,
    row(`ITEMS: ${bought.reduce((sum, { count }) => sum + count, 0)}`),
    row('TOTAL SGD', money(total), 'font-weight:700;font-size:1.25em'),
    row('VISA', money(total)),
    row(`  ************${figures(random, 4)}`),
    row('APPR CODE', figures(random, 6)),
    row('TID', figures(random, 8)),
    dashes,
    row('GST 9% INCLUDED', money(gst)),
    '<br>',
    centred('Exchange within 7 days with receipt'),
    centred(`Member points earned: ${Math.floor(total / 100)}`),
  ]
  const face = random.pick(['Roboto Condensed', 'IBM Plex Mono', 'Cousine', 'Share Tech Mono', 'Inter Variable'])
  const truth = { provider, number, date, currency: 'SGD', total, gst, patient: undefined }
  return { pages: [till(random, parts, 380, face, 16)], truth, people }
}

export const outsideShops: Readonly<Record<string, OutsideLayout>> = { pharmacy }
