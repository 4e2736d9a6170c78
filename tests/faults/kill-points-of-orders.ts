/** The steps of orders, from the intent to their end, as they are seen on the wire to the database, where the local card provider keeps its payments too. */
import type { KillPoint } from './kill-points.ts'
import { onDatabase, pointsOfBoth, pointsOfOneVictim } from './points-of-steps.ts'

const append = ['es_append']
const steps = onDatabase([
  { name: 'placing', texts: [...append, 'OrderPlaced'] },
  { name: 'taking pieces', texts: [...append, 'StockReserved'] },
  { name: 'keeping pieces', texts: [...append, 'OrderReserved'] },
  { name: 'beginning the charge', texts: [...append, 'OrderChargeBegun'] },
  { name: 'charging', texts: ['insert into app.local_card_objects', 'payment_intent'] },
  { name: 'taking the money', texts: ['insert into app.local_card_objects', 'amount_refunded'] },
  { name: 'noting the payment', texts: [...append, 'OrderPaid'] },
  { name: 'registering the invoice', texts: ['insert into app.files'] },
  { name: 'noting the invoice', texts: [...append, 'OrderInvoiced'] },
  { name: 'redeeming', texts: [...append, 'OrderRedeemed'] },
  { name: 'giving back', texts: [...append, 'OrderRefundAsked'] },
  { name: 'noting the refund', texts: [...append, 'OrderRefunded'] },
  { name: 'releasing pieces', texts: [...append, 'StockReleased'] },
])

export const allKillPointsOfOrders: readonly KillPoint[] = [...pointsOfOneVictim(steps), ...pointsOfBoth(steps)]

/** Where money, pieces or an invoice could stand without the others; the bench tries every step. */
export const someKillPointsOfOrders: readonly KillPoint[] = allKillPointsOfOrders.filter(({ name }) =>
  [
    'after taking pieces: process',
    'after beginning the charge: process',
    'after charging: process',
    'after taking the money: process',
    'before noting the payment: database',
    'before noting the refund: process',
    'before releasing pieces: both',
  ].includes(name),
)
