// Requirements: STO-014
import { expect, test } from 'vitest'
import { addressOfInvoice, readInvoiceAddress } from './store-addresses.ts'

const invoice = { uuid: 'p-1', userUUID: 'u-1', invoiceId: 'TI-2026-000001' }

test.each([
  ['by &', addressOfInvoice(invoice)],
  ['by ?', '/app/product/invoice?uuid=p-1?userUUID=u-1?invoiceId=TI-2026-000001'],
])('the address of a tax invoice is read with its parts %s', (_way, address) => {
  expect(readInvoiceAddress(address.slice(address.indexOf('?')))).toEqual(invoice)
})

test('what the address does not say is empty', () => {
  expect(readInvoiceAddress('')).toEqual({ uuid: '', userUUID: '', invoiceId: '' })
})
