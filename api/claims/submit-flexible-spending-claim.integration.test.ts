// Requirements: CLM-131, API-059
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FlexibleSpendingEvent } from '@member-care/domain/flexible-spending/flexible-spending-events.ts'
import { pdf, png, sendForm, type SentForm } from '@member-care/tests/support/claim-forms.ts'
import { dansNric } from '@member-care/tests/support/claims-cast.ts'
import {
  claimsDay as now,
  startClaimsUnderTest,
  type ClaimsUnderTest,
} from '@member-care/tests/support/claims-under-test.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetUser } from '../accounts/forget-user.ts'
import { sweepUploads } from '../documents/sweep-uploads.ts'

let claims: ClaimsUnderTest
let { api, cast, origin } = {} as ClaimsUnderTest

beforeAll(async () => {
  claims = await startClaimsUnderTest()
  ;({ api, cast, origin } = claims)
})
afterAll(() => claims.close())

/** Ann's, for her son, with a receipt. */
function form(
  changes: Readonly<Record<string, string | undefined>> = {},
  files: SentForm['files'] = [{ content: pdf(), name: 'dan.pdf' }],
): SentForm {
  const fields = {
    incurredDate: '10/03/2026',
    account: 'Flexible Spending',
    claimCategory: 'Spectacles',
    currency: 'USD',
    amount: '88.90',
    provider: 'Coral Optics',
    receiptNo: 'FS-1',
    claimant: cast.dan,
  }
  return { fields: { ...fields, ...changes }, files }
}

async function send(sent: SentForm, { as = cast.ann, key = randomUUID() } = {}) {
  const { status, body } = await sendForm(`${origin}/api/eclaims`, sent, {
    ...(await api.headersFor(as)),
    'idempotency-key': key,
  })
  return { status, body: body as typeof body & { readonly eclaim: { readonly _id: string; readonly message: string } } }
}

const eventsOf = async (eclaimId: string) =>
  (await api.parts.eventLog.load<FlexibleSpendingEvent>(`eclaim-${eclaimId}`)).events
const attachedFiles = () =>
  api.parts.database.oneFirst(
    sql.type(z.object({ count: z.number() }))`select count(*)::int as count from app.files where state = 'attached'`,
  )

test('names the claimant by NRIC as well', async () => {
  const { body } = await send(form({ claimant: dansNric.toLowerCase() }))
  expect(await eventsOf(body.eclaim._id)).toMatchObject([{ data: { claimantId: cast.dan } }])
  expect((await send(form({ claimant: 'S7000001D' }))).status).toBe(422)
})

test('a right form is recorded with its file', async () => {
  const { status, body } = await send(form())
  expect(status).toBe(200)
  const eclaimId = body.eclaim._id
  expect(body).toEqual({
    eclaim: {
      _id: eclaimId,
      error: '',
      message: `Flexible-spending claim ${eclaimId.slice(0, 8).toUpperCase()} recorded.`,
    },
  })
  expect(await eventsOf(eclaimId)).toMatchObject([
    {
      type: 'FlexibleSpendingClaimRecorded',
      data: {
        companyId: cast.orchid,
        employeeId: cast.ann,
        claimantId: cast.dan,
        incurredDate: '2026-03-10',
        account: 'Flexible Spending',
        claimCategory: 'Spectacles',
        currency: 'USD',
        amountCents: 8_890,
        providerName: 'Coral Optics',
        receiptNo: 'FS-1',
        attachments: [{ category: 'INV/RCP', originalFilename: 'dan.pdf', mimeType: 'application/pdf' }],
      },
      metadata: { actor: { kind: 'member', id: cast.ann } },
    },
  ])
})

test('without a file it is recorded too', async () => {
  const { body } = await send(form({}, []))
  expect(await eventsOf(body.eclaim._id)).toMatchObject([{ data: { attachments: [] } }])
})

test('under one key it is recorded once, and something else in it is refused', async () => {
  const before = await attachedFiles()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(form(), { key })))
  answers.push(await send(form(), { key }))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  for (const other of [form({ amount: '1' }), form({}, [])])
    expect(await send(other, { key })).toMatchObject({ status: 422, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } })
  const ids = new Set(answers.map(({ body }) => body.eclaim._id))
  expect(ids.size).toBe(1)
  expect(await eventsOf([...ids][0] ?? '')).toMatchObject([{ data: { amountCents: 8_890 } }])
  expect(await attachedFiles()).toBe(before + 1)
})

test.each([
  ['a date to come', { incurredDate: '11/03/2026' }, { incurredDate: 'Date cannot be later than today.' }],
  ['another account', { account: 'Savings' }, { account: 'Please choose an account from the list.' }],
  ['no category', { claimCategory: ' ' }, { claimCategory: 'Claim Category is required.' }],
  ['another currency', { currency: 'MYR' }, { currency: 'Please choose a currency from the list.' }],
  ['an amount of nothing', { amount: '0' }, { amount: 'Amount must be more than zero' }],
  ['an amount too high', { amount: '999999.01' }, { amount: 'Amount cannot be more than $999,999' }],
  ['no provider', { provider: undefined }, { provider: 'Provider is required.' }],
  ['no receipt number', { receiptNo: undefined }, { receiptNo: 'Receipt No is required.' }],
  ['no claimant', { claimant: undefined }, { claimant: 'Claimant is required.' }],
])('%s is refused at its field', async (_what, changes, errors) => {
  const { status, body } = await send(form(changes))
  expect({ status, errors: body.errors, message: body.errorMessage }).toEqual({
    status: 422,
    errors,
    message: Object.values(errors)[0],
  })
})

test.each([
  [
    'a script named as a picture',
    [{ content: Buffer.from('<script>alert(1)</script>'), name: 'r.png' }],
    'Only image file (jpeg, jpg, png) and PDF file are allowed.',
  ],
  ['an empty one', [{ content: Buffer.alloc(0) }], 'The attachment is empty. Kindly upload the document again.'],
  [
    'one too large',
    [{ content: Buffer.alloc(5_242_881, '%PDF-1.4\n') }],
    'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.',
  ],
  [
    'more than the client allows',
    [{ content: pdf() }, { content: pdf('2') }, { content: png }],
    'You can only upload up to 2 files!',
  ],
])('a file that is not taken is told: %s', async (_what, files, text) => {
  const { status, body } = await send(form({}, files))
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { attachments: text } })
})

test('nobody claims for a stranger, nor as a dependant, nor as an administrator', async () => {
  expect((await send(form({ claimant: cast.ben }))).body.errors).toEqual({
    claimant: 'Please choose one of your claimants.',
  })
  expect((await send(form({}), { as: cast.dan })).body.errors).toEqual({
    claimant: 'Only employees can submit claims. Please ask the employee whose cover it is.',
  })
  expect((await send(form({}), { as: cast.operation })).status).toBe(403)
})

test('where the client asks for a one-time password, it is asked for first', async () => {
  const headers = await api.headersFor(cast.cat, { otpVerified: false })
  expect((await sendForm(`${origin}/api/eclaims`, form({ claimant: cast.cat }), headers)).status).toBe(428)
})

test('its files outlive the sweep, even where a kill kept them from being noted, and go when their subject is forgotten', async () => {
  const { body } = await send(form({ receiptNo: 'FS-KEPT' }))
  const [recorded] = await eventsOf(body.eclaim._id)
  const fileId = recorded?.data.attachments[0]?.attachmentId ?? ''
  await api.parts.database.query(sql.unsafe`update app.files set state = 'received' where file_id = ${fileId}`)
  expect(await sweepUploads({ ...api.parts, clock: () => new Date(now.getTime() + 25 * 3_600_000) })).toMatchObject({
    unattached: 0,
  })
  expect(await buffer(await api.parts.files.open(fileId))).toHaveLength(pdf().length)

  const context = { actor: { kind: 'system', id: 'test' }, commandId: randomUUID(), correlationId: 'test' } as const
  await forgetUser(api.parts, { userId: cast.dan, reason: 'Asked for by the person' }, context)
  expect(await api.parts.files.has(fileId)).toBe(false)
  expect(await eventsOf(body.eclaim._id)).toMatchObject([
    { data: { claimCategory: 'Spectacles', attachments: [{ originalFilename: { redacted: true } }] } },
  ])
  expect((await send(form())).body.errors).toEqual({ claimant: 'Please choose one of your claimants.' })
  await forgetUser(
    api.parts,
    { userId: cast.ann, reason: 'Asked for by the person' },
    { ...context, commandId: randomUUID() },
  )
  const redacted = { redacted: true }
  expect(await eventsOf(body.eclaim._id)).toMatchObject([
    { data: { amountCents: 8_890, claimCategory: redacted, providerName: redacted, receiptNo: redacted } },
  ])
})
