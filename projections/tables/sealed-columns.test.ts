import { createSampleKeys } from '@member-care/event-store/codec/samples/sample-keys.ts'
import { TamperedRow } from '@member-care/event-store/codec/sealed-rows.ts'
import { describe, expect, test } from 'vitest'
import { openBoxes, openRows, sealRows, type SealedTable } from './sealed-columns.ts'

const table: SealedTable = {
  name: 'claims',
  key: ['claim_id'],
  sealed: {
    remarks: 'claimant_id',
    'details.diagnosis': 'claimant_id',
    'files.*.name': 'claimant_id',
    'payment.accountNo': 'employee_id',
  },
}

interface Row {
  readonly claim_id: string
  readonly claimant_id: string
  readonly employee_id: string
  readonly remarks: string | null
  readonly details: { readonly amount: number; readonly diagnosis?: string | null }
  readonly payment: { readonly bank: string; readonly accountNo?: string | null } | null
  readonly files: readonly { readonly id: string; readonly name: string | null }[]
}
const row: Row = {
  claim_id: 'c1',
  claimant_id: 'ben',
  employee_id: 'ann',
  remarks: 'Fever since Monday',
  details: { amount: 1_200, diagnosis: 'Influenza' },
  payment: { bank: 'POSB', accountNo: '084102395' },
  files: [
    { id: 'f1', name: 'ben-tan.pdf' },
    { id: 'f2', name: 'letter.pdf' },
  ],
}
type StoredRow = Omit<Row, 'remarks'> & { readonly sealed: readonly string[] }

/** As rows come from the table. */
async function stored(...rows: readonly Row[]): Promise<StoredRow[]> {
  return JSON.parse(JSON.stringify(await sealRows(createSampleKeys(), table, rows))) as StoredRow[]
}

describe('rows of a table that seals', () => {
  test('hold none of its values, and are what they were when they are opened', async () => {
    const [sealed] = await stored(row)
    expect(sealed).toEqual({
      claim_id: 'c1',
      claimant_id: 'ben',
      employee_id: 'ann',
      details: { amount: 1_200, diagnosis: null },
      payment: { bank: 'POSB', accountNo: null },
      files: [
        { id: 'f1', name: null },
        { id: 'f2', name: null },
      ],
      sealed: [expect.any(String), expect.any(String)],
    })
    expect(await openRows(createSampleKeys(), table, [sealed ?? {}])).toEqual([row])
  })

  test('leave what is given to them as it is', async () => {
    const before = structuredClone(row)
    await stored(row)
    expect(row).toEqual(before)
  })

  test('have nothing sealed where nothing is known, and one box where all is about one person', async () => {
    const unknown: Row = { ...row, remarks: null, details: { amount: 1 }, payment: null, files: [] }
    const [nothing, one] = await stored(unknown, { ...row, employee_id: 'ben' })
    expect(nothing).toMatchObject({ sealed: [], details: { amount: 1 }, payment: null, files: [] })
    expect(await openRows(createSampleKeys(), table, [nothing ?? {}])).toEqual([unknown])
    expect(one?.sealed).toHaveLength(1)
  })

  test('show null where somebody was forgotten, before anything tells the read model of it, and keep nothing more of them', async () => {
    const keys = createSampleKeys()
    const rows = await stored(row)
    await keys.forget('ben')
    const withoutBen = {
      ...row,
      remarks: null,
      details: { amount: 1_200, diagnosis: null },
      files: row.files.map(({ id }) => ({ id, name: null })),
    }
    expect(await openRows(keys, table, rows)).toEqual([withoutBen])
    expect(await sealRows(keys, table, [row])).toEqual(await sealRows(keys, table, [withoutBen]))
  })

  test('ask once for the keys of all', async () => {
    const keys = createSampleKeys()
    const asked: number[] = []
    const counting = {
      forReading: (ids: readonly string[]) => (asked.push(ids.length), keys.forReading(ids)),
      forWriting: (ids: readonly string[]) => (asked.push(ids.length), keys.forWriting(ids)),
    }
    const many = Array.from({ length: 50 }, (_, index) => ({ ...row, claim_id: `c${index}` }))
    await openRows(counting, table, (await sealRows(counting, table, many)) as StoredRow[])
    expect(asked).toEqual([2, 100])
  })

  test('do not open what was exchanged between them, or has lost its place', async () => {
    const [first, second] = await stored(row, { ...row, claim_id: 'c2', remarks: 'Cough' })
    const open = (one: object) => openRows(createSampleKeys(), table, [structuredClone(one)])
    await expect(open({ ...first, sealed: second?.sealed })).rejects.toThrow(TamperedRow)
    await expect(open({ ...first, files: [{ id: 'f1', name: null }] })).rejects.toThrow(TamperedRow)
    await expect(
      openBoxes(createSampleKeys(), { ...table, name: 'other' }, [{ key: ['c1'], sealed: first?.sealed ?? [] }]),
    ).rejects.toThrow(TamperedRow)
  })

  test('are refused where nobody says whose a value is', async () => {
    await expect(stored({ ...row, employee_id: '' })).rejects.toThrow(
      'payment.accountNo is there, but not whose it is (employee_id)',
    )
  })
})
