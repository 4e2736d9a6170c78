// Requirements: CLM-083, CLM-084, CLM-085, CLM-086, CLM-093, CLM-103
import { expect, test } from 'vitest'
import { addressOfClaim, addressOfRow, addressOfUpdate } from './claim-address.ts'

const processing = { _id: 'c 1', transactionNo: '', status: 'PROCESSING' }
const pending = { _id: 'c1', transactionNo: 'OP/1', status: 'Pending Review' }

test('a claim is named by its number, and by its id and status while it has none', () => {
  expect(addressOfClaim('out', pending)).toBe('/app/claimrecords/out/OP%2F1')
  expect(addressOfClaim('inp', processing)).toBe('/app/claimrecords/inp/c%201/PROCESSING')
})

test.each([
  [{ t: 3, tx: 'OP1', vn: 'V1', s: 'Submitted' }, '/app/claimrecords/out/OP1'],
  [{ t: 2, tx: 'IP1', vn: '', s: 'Approved' }, '/app/claimrecords/inp/IP1'],
  [{ t: 1, tx: '', vn: 'PV1', s: 'Completed' }, '/app/visits/PV1/detail'],
  [{ t: 3, tx: '', vn: '', s: 'PROCESSING' }, '/app/claimrecords/out/c1/PROCESSING'],
  [{ t: 2, tx: '', vn: '', s: 'PROCESSING' }, '/app/claimrecords/inp/c1/PROCESSING'],
] as const)('the row %o leads to %s', (row, address) => {
  expect(addressOfRow({ ...row, id: 'c1' })).toBe(address)
})

test('the update form knows the status, and the field to begin at', () => {
  expect(addressOfUpdate('out', pending)).toBe('/app/claimrecords/out/OP%2F1/update?claimStatus=Pending+Review')
  expect(addressOfUpdate('inp', processing, 'amount')).toBe(
    '/app/claimrecords/inp/c%201/update?claimStatus=PROCESSING&field=amount',
  )
})
