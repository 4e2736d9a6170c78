/** The company master: its list within the administrator's reach, and taking in a file in two steps. */
import { companyImportTexts } from '@member-care/domain/texts/company-master-texts.ts'
import { sheetTexts } from '@member-care/domain/texts/sheet-texts.ts'
import {
  createAdministrator,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { keepCompanies } from './company-master.ts'

let api: AccountsUnderTest
let operation: Readonly<Record<string, string>>
let ofGroupMg: Readonly<Record<string, string>>
let creation: Readonly<Record<string, string>>
beforeAll(async () => {
  api = await startAccountsUnderTest()
  operation = await api.headersFor((await createAdministrator(api, ['ADMIN_OPERATION'])).userId)
  ofGroupMg = await api.headersFor((await createAdministrator(api, ['ADMIN_OPERATION'], ['MG'])).userId)
  creation = await api.headersFor((await createAdministrator(api, ['ADMIN_CREATION'])).userId)
})
afterAll(() => api.close())

const head = 'ID,NAME,CODE,ACTIVE,GROUP_CODE,POLICY_NO'
const own = () => randomUUID().slice(0, 8).toUpperCase()

function send(
  step: 'previews' | 'imports',
  rows: readonly string[],
  { headers = operation, fingerprint }: { headers?: Readonly<Record<string, string>>; fingerprint?: string } = {},
) {
  const boundary = 'rows'
  const field = (name: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${name === 'file' ? '; filename="companies.csv"\r\nContent-Type: text/csv' : ''}\r\n\r\n${content}\r\n`
  return api.app.inject({
    method: 'POST',
    url: `/api/console/company-master/${step}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${fingerprint === undefined ? '' : field('fingerprint', fingerprint)}${field('file', rows.join('\n'))}--${boundary}--\r\n`,
  })
}

async function importFile(rows: readonly string[], headers = operation) {
  const { fingerprint } = (await send('previews', rows, { headers })).json<{ fingerprint: string }>()
  return send('imports', rows, { headers, fingerprint })
}

async function listed(filter: object, headers = operation) {
  const answer = await api.app.inject({
    method: 'GET',
    url: `/api/console/company-master?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    headers,
  })
  return answer.json<readonly { readonly id: string }[]>()
}

describe('taking in a file', () => {
  test('shows row by row what would happen, and changes nothing', async () => {
    const [known, fresh, other] = [own(), own(), own()]
    await importFile([head, `${known},Known Ltd,${known},YES,P2,POL-1`, `${other},Other Ltd,${other},YES,P2,POL-1`])
    const rows = [
      head,
      `${known},Known Group,${known},NO,P2,POL-1`,
      `${fresh},Fresh Ltd,${fresh},YES,MG,POL-2`,
      `${own()},Thief Ltd,${other},YES,MG,POL-3`,
      `${own()},Nowhere Ltd,${own()},YES,XX,POL-4`,
    ]
    const answer = await send('previews', rows)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      rows: [
        {
          row: 2,
          outcome: 'changed',
          changes: [
            { field: 'companyName', before: 'Known Ltd', after: 'Known Group' },
            { field: 'active', before: true, after: false },
          ],
        },
        { row: 3, outcome: 'new' },
        { row: 4, outcome: 'refused', error: companyImportTexts.codeTaken },
        { row: 5, outcome: 'refused', error: 'GROUP_CODE does not know XX.' },
      ],
    })
    expect(await listed({ id: [known, fresh] })).toMatchObject([{ id: known, companyName: 'Known Ltd' }])
  })

  test('carries out what was looked at, leaves out what is refused, and keeps what was there before', async () => {
    const [known, fresh, untouched] = [own(), own(), own()]
    await importFile([
      head,
      `${known},Old Ltd,${known},YES,P2,POL-1`,
      `${untouched},Rest Ltd,${untouched},YES,P2,POL-9`,
    ])
    const answer = await importFile([
      head,
      `${known},New Ltd,${known},YES,P2,POL-1`,
      `${fresh},Fresh Ltd,${fresh},YES,MG,POL-2`,
      `${own()},,${own()},YES,MG,POL-3`,
    ])
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ added: 1, changed: 1 })])
    expect(await listed({ id: [known, fresh, untouched] })).toMatchObject([
      { companyName: 'New Ltd' },
      { companyName: 'Fresh Ltd' },
      { companyName: 'Rest Ltd' },
    ])
    const { id } = answer.json<{ id: string }>()
    const changes = await api.parts.database.oneFirst(
      sql.type(z.object({ changes: z.unknown() }))`
        select changes from app.company_master_imports where import_id = ${id}`,
    )
    expect(changes).toMatchObject([
      { changes: [{ field: 'companyName', before: 'Old Ltd', after: 'New Ltd' }] },
      { company: { companyMasterId: fresh }, changes: [] },
    ])
  })

  test('refuses a file that would do something else by now', async () => {
    const id = own()
    const rows = [head, `${id},Mine Ltd,${id},YES,P2,POL-1`]
    const { fingerprint } = (await send('previews', rows)).json<{ fingerprint: string }>()
    await importFile([head, `${id},Theirs Ltd,${id},YES,P2,POL-1`])
    const answer = await send('imports', rows, { fingerprint })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ errorMessage: companyImportTexts.changedMeanwhile }),
    ])
    expect(await listed({ id: [id] })).toMatchObject([{ companyName: 'Theirs Ltd' }])
  })

  test('the same call again is the same import', async () => {
    const id = own()
    const rows = [head, `${id},Once Ltd,${id},YES,P2,POL-1`]
    const { fingerprint } = (await send('previews', rows)).json<{ fingerprint: string }>()
    const headers = { ...operation, 'idempotency-key': randomUUID() }
    const first = await send('imports', rows, { headers, fingerprint })
    const again = await send('imports', rows, { headers, fingerprint })
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(first.json())
  })

  test.each([
    ['without the columns', ['name', 'Acme'], 'The first row lacks ID'],
    ['without rows', [head], sheetTexts.noRows],
  ])('refuses a file %s', async (_what, rows, text) => {
    const answer = await send('previews', rows)
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ errors: { file: string } }>().errors.file).toContain(text)
  })
})

describe('who may', () => {
  test('an administrator of a group sees and changes the companies of that group only', async () => {
    const [ours, theirs, others] = [own(), own(), own()]
    await keepCompanies(
      api.parts.database,
      [ours, theirs, others].map((id, index) => ({
        companyMasterId: id,
        companyName: `${id} Ltd`,
        companyCode: id,
        active: true,
        groupCode: index === 0 ? 'MG' : 'P2',
        policyNo: 'POL',
      })),
    )
    expect(await listed({ id: [ours, theirs] }, ofGroupMg)).toMatchObject([{ id: ours }])
    const rows = [
      head,
      `${theirs},Taken Ltd,${theirs},YES,MG,POL`,
      `${ours},Moved Ltd,${ours},YES,P2,POL`,
      `${own()},New Ltd,${others},YES,MG,POL`,
    ]
    expect((await send('previews', rows, { headers: ofGroupMg })).json()).toMatchObject({
      rows: [
        { outcome: 'refused', error: companyImportTexts.idTaken },
        { outcome: 'refused', error: companyImportTexts.notReached },
        { outcome: 'refused', error: companyImportTexts.codeTaken },
      ],
    })
    await importFile(rows, ofGroupMg)
    expect(await listed({ id: [ours, theirs] })).toMatchObject([{ groupCode: 'MG' }, { companyName: `${theirs} Ltd` }])
  })

  test('nobody but operations', async () => {
    expect((await send('previews', [head], { headers: creation })).statusCode).toBe(403)
    expect((await send('imports', [head], { headers: creation })).statusCode).toBe(403)
  })
})
