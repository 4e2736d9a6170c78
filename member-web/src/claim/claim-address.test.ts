import { expect, test } from 'vitest'
import { addressOfClaim, addressOfRow, addressOfUpdate } from './claim-address.ts'

const processing = { _id: 'c 1', transactionNo: '', status: 'PROCESSING' }
const pending = { _id: 'c1', transactionNo: 'OP/1', status: 'Pending Review' }

test('a claim is named by its number, and by its id and status while it has none', () => {
  expect(addressOfClaim('out', pending)).toBe('/app/claimrecords/out/OP%2F1')
  expect(addressOfClaim('inp', processing)).toBe('/app/claimrecords/inp/c%201/PROCESSING')
  expect(addressOfRow({ t: 2, tx: '', vn: '', id: 'c1', s: 'PROCESSING' })).toBe('/app/claimrecords/inp/c1/PROCESSING')
})

test('the update form knows the status, and the field to begin at', () => {
  expect(addressOfUpdate('out', pending)).toBe('/app/claimrecords/out/OP%2F1/update?claimStatus=Pending+Review')
  expect(addressOfUpdate('inp', processing, 'amount')).toBe('/app/claimrecords/inp/c%201/update?claimStatus=PROCESSING&field=amount')
})
