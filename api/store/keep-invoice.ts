/** Makes the tax invoice of a paid order and keeps it: its bytes never change, also when prices, texts or the rate of the tax do. */
import type { OrderEvent } from '@member-care/domain/order/order-events.ts'
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { DEFAULT_LANGUAGE } from '@member-care/domain/language/language.ts'
import { createHash } from 'node:crypto'
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { registerFile } from '../documents/file-register.ts'
import { putContent } from '../documents/put-content.ts'
import { inLanguage } from '../http/in-language.ts'
import type { Parts } from '../http/parts.ts'
import { printLetter } from '../letters/print-letter.ts'
import { taxInvoice } from './tax-invoice.ts'

type Invoice = Omit<Extract<OrderEvent, { type: 'OrderInvoiced' }>['data'], 'orderId' | 'buyerId'>

/** @returns what the event says of it. One whose event never came is swept (documents/sweep-uploads.ts), and its number stays unused */
export async function keepInvoice(parts: Parts, order: PlacedOrder, paidAt: Date): Promise<Invoice> {
  const issuedOn = singaporeToday(paidAt)
  const invoiceId = await nextInvoiceId(parts, issuedOn)
  const { seller, support } = parts.settings
  // A paper for tax, which HR and merchants read: whoever settles the order, it names its product in English and is in English (S123).
  const content = await inLanguage(DEFAULT_LANGUAGE, () =>
    printLetter(taxInvoice(order, { invoiceId, issuedOn, seller, support })),
  )
  const sha256 = createHash('sha256').update(content).digest('hex')
  const fileId = uuidv5(`invoice ${sha256}`, order.orderId)
  const document = { fileId, mimeType: 'application/pdf', bytes: content.length, sha256 }
  const belonging = { ownerId: order.buyerId, subjectId: order.buyerId, claimId: order.orderId }
  await registerFile(parts.database, { ...belonging, ...document, category: 'DOC', state: 'received' }, parts.clock())
  await putContent(parts.files, fileId, content, belonging, parts.uploadFolder)
  return { invoiceId, document }
}

/** Numbers go up by one; one may be missing where a process died. */
async function nextInvoiceId({ database }: Pick<Parts, 'database'>, issuedOn: string): Promise<string> {
  const number = await database.oneFirst(
    sql.type(z.object({ next: z.coerce.number() }))`select nextval('app.invoice_numbers') as next`,
  )
  return `TI-${issuedOn.slice(0, 4)}-${String(number).padStart(6, '0')}`
}
