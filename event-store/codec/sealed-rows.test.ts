import { createSecretKey, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { keyIdOf, openValues, sealValues, TamperedRow, type RowPlace } from './sealed-rows.ts'

const subjectKey = (keyId: string) => ({ keyId, key: createSecretKey(randomBytes(32)) })
const ann = subjectKey('key-of-ann')
const place: RowPlace = { table: 'users', key: ['ann'] }
const values = { account_no: '084102395', birthdate: '1990-01-01' }
const box = sealValues(place, ann, values)

describe('the values of a row', () => {
  test('open where they were sealed, and do not stand there in the clear', () => {
    expect(openValues(place, box, ann.key)).toEqual(values)
    expect(keyIdOf(box)).toBe('key-of-ann')
    expect(Buffer.from(box.slice(box.indexOf('.') + 1), 'base64url').includes('084102395')).toBe(false)
  })

  test('are sealed alike each time, so that a row that was made anew is the same', () => {
    expect(sealValues(place, ann, { ...values })).toBe(box)
  })

  test('have another nonce wherever anything is different', () => {
    const nonceOf = (sealed: string) => sealed.slice(sealed.indexOf('.') + 1).slice(0, 16)
    const boxes = [
      box,
      sealValues(place, ann, { ...values, account_no: '084102396' }),
      sealValues({ ...place, key: ['ben'] }, ann, values),
      sealValues({ ...place, table: 'claims' }, ann, values),
      sealValues(place, subjectKey('key-of-ann'), values),
    ]
    expect(new Set(boxes.map(nonceOf)).size).toBe(boxes.length)
  })

  test.each<[string, () => unknown]>([
    ['in another row', () => openValues({ ...place, key: ['ben'] }, box, ann.key)],
    ['in another table', () => openValues({ ...place, table: 'identity_changes' }, box, ann.key)],
    [
      'where the parts of a key are divided in another way',
      () => openValues({ table: 'users', key: [] }, sealValues({ table: '', key: ['users'] }, ann, values), ann.key),
    ],
    ["under another person's key", () => openValues(place, box, subjectKey('key-of-ann').key)],
    ['under another name of the key', () => openValues(place, box.replace('key-of-ann', 'key-of-ben'), ann.key)],
    ['cut short', () => openValues(place, box.slice(0, -4), ann.key)],
    ['empty', () => openValues(place, 'key-of-ann.', ann.key)],
  ])('do not open %s', (_where, open) => {
    expect(open).toThrow(TamperedRow)
  })

  test('do not open with a byte of theirs changed, and what is said of it names the row only', () => {
    const [keyId = '', sealed = ''] = box.split('.')
    const bytes = Buffer.from(sealed, 'base64url')
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => openValues(place, `${keyId}.${changed.toString('base64url')}`, ann.key)).toThrow(
        'The row ann of users cannot be read',
      )
    }
  })
})
