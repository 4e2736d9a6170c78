/** A sheet that nothing is printed on, as when its back was photographed. */
import { page, truthOf, type Layout } from './layout.ts'
import { makeBill } from './made-up-bill.ts'

export const emptySheet: Layout = (random) => {
  const bill = makeBill(random, {
    provider: 'Sample Family Clinic',
    things: [],
    items: [0, 0],
    gst: 'none',
    number: () => '',
  })
  return { pages: [page('Lato', 25, 1_240).sheet(1_754)], truth: truthOf(bill), people: bill.people }
}
