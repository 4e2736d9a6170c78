import { expect, test } from 'vitest'
import { createBlindIndex } from './blind-index.ts'
import { createRootSecret } from './root-secret.ts'

const blindIndex = createBlindIndex(createRootSecret(Buffer.alloc(32, 1)))

test('every spelling of a value has the same hash', () => {
  expect(blindIndex('nric', ' s1234567d ')).toBe(blindIndex('nric', 'S1234567D'))
  expect(blindIndex('email', 'Ah.Kow@Example.com')).toBe(blindIndex('email', ' ah.kow@example.com'))
  expect(blindIndex('contact-number', '9123 4567')).toBe(blindIndex('contact-number', '91234567'))
})

test('other values, other kinds and other keys have other hashes', () => {
  const hashes = [
    blindIndex('nric', 'S1234567D'),
    blindIndex('nric', 'S1234567A'),
    blindIndex('email', 'S1234567D'),
    blindIndex('bank-account', 'S1234567D'),
    createBlindIndex(createRootSecret(Buffer.alloc(32, 2)))('nric', 'S1234567D'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('is the same in every process with the key, or nobody would be found again', () => {
  expect(blindIndex('nric', 'S1234567D')).toBe('N3hahEzbiwBAoezh62sJ6zcm1Nkpve1GbwBRasou-Uo')
})
