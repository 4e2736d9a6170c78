// Requirements: ADM-CLT-020, ADM-CFG-002
/** The company master: its list within the administrator's reach, and taking in a file in two steps. */
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
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
import writeXlsxFile from 'write-excel-file/node'
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

interface Sending {
  readonly headers?: Readonly<Record<string, string>>
  readonly fingerprint?: string
  readonly name?: string
}

/** @param content the rows of a CSV file, or the bytes of another */
function send(
  step: 'previews' | 'imports',
  content: readonly string[] | Buffer,
  { headers = operation, fingerprint, name = 'companies.csv' }: Sending = {},
) {
  const boundary = 'rows'
  const part = (about: string, body: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ])
  return api.app.inject({
    method: 'POST',
    url: `/api/console/company-master/${step}`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      ...(fingerprint === undefined ? [] : [part('name="fingerprint"', fingerprint)]),
      part(
        `name="file"; filename="${name}"\r\nContent-Type: application/octet-stream`,
        Buffer.isBuffer(content) ? content : content.join('\n'),
      ),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
  })
}

async function importFile(rows: readonly string[], headers = operation) {
  const { fingerprint } = (await send('previews', rows, { headers })).json<{ fingerprint: string }>()
  return send('imports', rows, { headers, fingerprint })
}

/** A client made of a company that the master has from now on. */
async function clientOf(row: (id: string) => string): Promise<string> {
  const id = own()
  await importFile([head, row(id)])
  const headers = await api.headersFor((await createAdministrator(api, ['ADMIN_CREATION', 'ADMIN_OPERATION'])).userId)
  const created = await api.app.inject({
    method: 'POST',
    url: '/api/console/clients',
    headers,
    payload: { companyMasterId: id },
  })
  expect(created.statusCode).toBe(201)
  return id
}

const client = (id: string, change?: object) =>
  api.app.inject({
    method: change ? 'PUT' : 'GET',
    url: `/api/console/clients/${id}`,
    headers: operation,
    ...(change && { payload: change }),
  })

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

test('an Excel file is taken as a CSV file is', async () => {
  const id = own()
  const cells = [head, `${id},Excel Ltd,${id},YES,P2,POL-1`].map((line) => line.split(',').map((value) => ({ value })))
  // Excel keeps a policy number that looks like one as a number, and yes as a truth.
  cells[1]?.splice(3, 3, { value: true as never }, { value: 'P2' }, { value: 20260101 as never })
  const content = await writeXlsxFile(cells).toBuffer()
  const preview = await send('previews', content, { name: 'companies.xlsx' })
  const { fingerprint } = preview.json<{ fingerprint: string }>()
  expect(preview.json()).toMatchObject({ rows: [{ row: 2, outcome: 'new', error: null }] })
  expect((await send('imports', content, { name: 'companies.xlsx', fingerprint })).statusCode).toBe(200)
  expect(await listed({ id: [id] })).toMatchObject([
    { companyName: 'Excel Ltd', companyCode: id, active: true, groupCode: 'P2', policyNo: '20260101' },
  ])
})

describe('what the master says of clients', () => {
  const row = (id: string) => `${id},Plain Ltd,${id},YES,P2,POL-1`

  test.each([
    ['NAME', (id: string) => `${id},Renamed Ltd,${id},YES,P2,POL-1`],
    ['CODE', (id: string) => `${id},Plain Ltd,${id}-N,YES,P2,POL-1`],
    ['ACTIVE', (id: string) => `${id},Plain Ltd,${id},NO,P2,POL-1`],
    ['GROUP_CODE', (id: string) => `${id},Plain Ltd,${id},YES,MG,POL-1`],
    ['POLICY_NO', (id: string) => `${id},Plain Ltd,${id},YES,P2,POL-2`],
  ])('a client differs once its %s is another', async (_column, changed) => {
    const id = await clientOf(row)
    expect(await listed({ id: [id] })).toMatchObject([{ isClient: true, differs: false }])
    await importFile([head, changed(id)])
    expect(await listed({ id: [id] })).toMatchObject([{ differs: true }])
    expect((await listed({ differs: 'yes' })).map((company) => company.id)).toContain(id)
  })

  test('is taken over with a change of the client, and the policy numbers that were the same go with it', async () => {
    const id = await clientOf(row)
    await importFile([head, `${id},Taken Ltd,${id},YES,P2,POL-2`])
    const { version } = (await client(id)).json<{ version: number }>()
    const company = { name: 'Taken Ltd', policyNo: 'POL-2' }
    const answer = await client(id, { expectedVersion: version, company, featuresConfig: { allowChat: true } })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ ...company, inpatientPolicyNo: 'POL-2', outpatientPolicyNo: 'POL-2' }),
    ])
    expect(await listed({ id: [id] })).toMatchObject([{ differs: false }])
    const { events } = await api.parts.eventLog.load(`client-${id}`)
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['ClientCompanyChanged', 'ClientFeaturesChanged'])
  })

  test('what is not taken over stays as it is', async () => {
    const id = await clientOf(row)
    await importFile([head, `${id},Taken Ltd,${id}-N,YES,MG,POL-2`])
    const { version } = (await client(id)).json<{ version: number }>()
    const before = { companyCode: id, groupCode: 'P2', policyNo: 'POL-1' }
    for (const company of [{ name: 'Taken Ltd' }, {}, undefined]) {
      const expectedVersion = (await client(id)).json<{ version: number }>().version
      const answer = await client(id, { expectedVersion, ...(company && { company }) })
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        expect.objectContaining({ name: 'Taken Ltd', ...before }),
      ])
    }
    expect((await client(id)).json<{ version: number }>().version).toBe(version + 1)
  })

  test('nobody changes it to something else, nor takes over what another group says', async () => {
    const id = await clientOf(row)
    const { version } = (await client(id)).json<{ version: number }>()
    const typed = await client(id, { expectedVersion: version, company: { name: 'Typed Ltd' } })
    expect([typed.statusCode, typed.json()]).toEqual([
      409,
      expect.objectContaining({ errorMessage: clientTexts.masterChanged }),
    ])
    await importFile([head, `${id},Plain Ltd,${id},YES,MG,POL-1`])
    const ofP2 = await api.headersFor((await createAdministrator(api, ['ADMIN_OPERATION'], ['P2'])).userId)
    const moved = await api.app.inject({
      method: 'PUT',
      url: `/api/console/clients/${id}`,
      headers: ofP2,
      payload: { expectedVersion: version, company: { groupCode: 'MG' } },
    })
    expect(moved.statusCode).toBe(409)
    expect((await client(id)).json()).toMatchObject({ name: 'Plain Ltd', groupCode: 'P2', version })
  })

  test('the catalogue’s call does not look at it', async () => {
    const id = await clientOf(row)
    const answer = await api.app.inject({
      method: 'PUT',
      url: `/api/sysadmin/client/${id}`,
      headers: operation,
      payload: { company: { name: 'Typed Ltd' }, featuresConfig: { allowChat: true } },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { data: { client: { name: 'Plain Ltd' } } }])
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
