/** Claims that are decided at once: only where everything speaks for it, once, and as the second reckoning says. */
import { createSecretKey, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { featuresConfigSchema } from '@member-care/domain/client/features-config.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { otherAccount, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatDecimal } from '@member-care/domain/money/money.ts'
import type { CoverAccountEvent } from '@member-care/domain/cover/account/cover-account-events.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { StoreUnavailable } from '@member-care/event-store/port.ts'
import { COVER_ACCOUNT } from '@member-care/projections/reactors/cover-account.ts'
import { whyLeftToPerson } from '@member-care/projections/straight-through/judged-claim-queries.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { heic, pdf } from '@member-care/tests/support/claim-forms.ts'
import { annsName, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { recordPlan } from '@member-care/tests/support/recorded-plans.ts'
import { printedPdf } from '@member-care/tests/receipts/printed-pdf.ts'
import type { ClaimJudged } from '@member-care/domain/cover/straight-through-events.ts'
import { coverStream } from '../aggregates/cover.ts'
import { drawReceipt } from '../demonstration/receipt-drawing.ts'
import { EICAR_TEST_FILE } from '../integrations/antivirus/eicar-signature.ts'
import { coverOfClaim, loadClaim } from '../cover/cover-of-claim.ts'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reckonByLedger } from '@member-care/tests/cover/second-reckoning.ts'
import { decideAtOnce, lotOf } from './decide-at-once.ts'

let api: ApiUnderTest
let cast: ClaimsCast
let origin: string
const clinic = 'Rain Tree Family Clinic'
const knownAccount = { bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }

beforeAll(async () => {
  api = await startApiUnderTest()
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  cast = await recordClaimsCast(api)
  await api.parts.database.query(sql.unsafe`
    insert into app.clinics (code, name, address, area, zone, type, opening_hours, latitude, longitude)
    values ('RT1', ${clinic}, '1 Example Street', 'Bedok', 'East', 1, array['9-5'], 1.32, 103.93)`)
  await recordPlan(
    api,
    cast.orchid,
    examplePlan({
      coPay: { amount: 10_00, per: 'visit' },
      coInsurance: { edges: 'rest', parts: [{ memberShare: 100_000 }] },
    }),
  )
  // His claims are paid to an account that is known.
  await api.record(`user-${cast.ben}`, { type: 'BankAccountRecorded', data: { userId: cast.ben, ...knownAccount } })
  await configure({ straightThrough: true, straightThroughMost: 300, straightThroughSample: 0 })
  await api.startJobs()
})
afterAll(() => api.close())

async function configure(features: object) {
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: featuresConfigSchema.partial().parse(features) },
  })
}

/** As a clinic's program prints it. */
function printedReceipt({
  amountCents = 100_00,
  receiptNo = 'R7654321',
  visitDate = '2026-03-02',
  patient = '',
}: {
  amountCents?: number
  receiptNo?: string
  visitDate?: string
  patient?: string
} = {}) {
  const total = formatDecimal(amountCents)
  return printedPdf([
    clinic,
    `Receipt No: ${receiptNo}`,
    `Date: ${formatDisplay(visitDate)}`,
    `Patient: ${patient}`,
    `Consultation  ${total}`,
    `Subtotal  ${total}`,
    'Rounding  0.00',
    `TOTAL  SGD ${total}`,
    `NETS  ${total}`,
  ])
}

let receipts = 0

async function file({
  amountCents = 120_00,
  providerName = clinic,
  receiptNo = `R-${(receipts += 1)}`,
  visitDate = `2026-03-${String((receipts % 27) + 1).padStart(2, '0')}`,
  content = printedReceipt({ amountCents, receiptNo, visitDate }),
  files = content.length === 0 ? [] : [{ content, mimeType: 'application/pdf', name: 'receipt.pdf' }],
  ...claim
}: Partial<Pick<Parameters<typeof recordClaim>[1], 'payment' | 'filedAt' | 'employeeId' | 'claimantId' | 'files'>> & {
  amountCents?: number
  providerName?: string
  receiptNo?: string
  visitDate?: string
  content?: Uint8Array | undefined
} = {}) {
  const { claimId } = await recordClaim(api, {
    companyId: cast.orchid,
    employeeId: cast.ben,
    claimantId: cast.ben,
    ...claim,
    details: {
      ...outpatientDetails,
      benefitId: 'care',
      providerName,
      receiptNo,
      visitDate,
      amountCents,
      includesGst: false,
      gstAmountCents: 0,
    },
    files,
  })
  return claimId
}

const leftToPerson = async (claimId: string) =>
  (await whyLeftToPerson(api.parts.database, api.parts.systemReader, [claimId])).get(claimId)

/** Once it was looked at. */
async function outcomeOf(claimId: string) {
  await expect.poll(() => leftToPerson(claimId), { timeout: 60_000 }).toBeDefined()
  const loaded = await loadClaim(api.parts, claimId)
  if (loaded === undefined) throw new Error('There is no such claim.')
  const decision = loaded.events.find(({ type }) => type === 'ClaimApproved') as
    (Extract<ClaimEvent, { type: 'ClaimApproved' }> & (typeof loaded.events)[number]) | undefined
  return {
    loaded,
    decision,
    status: loaded.claim.status,
    reasons: (await leftToPerson(claimId))?.reasons,
  }
}

test('a claim for which everything speaks is approved as both reckonings say, and its event says by what', async () => {
  const { decision, reasons, loaded } = await outcomeOf(await file())
  expect(reasons).toEqual([])
  const cover = await coverOfClaim(api.parts, loaded)
  const [second] = reckonByLedger(JSON.stringify(cover && [cover.plan]), JSON.stringify(cover && [cover.claim]))
  expect(decision?.data.payableCents).toBe(Number(second?.payable))
  expect(decision?.data.payableCents).toBe(99_00)
  expect(decision?.metadata.actor).toEqual({ kind: 'system', id: 'straight-through' })
  expect(decision?.data.reckoning).toMatchObject({ planNo: 'P1', planHoldsFrom: '2020-01-01', questions: [] })
  expect(decision?.data.reckoning?.lines.at(-1)?.after).toBe(decision?.data.payableCents)
})

test.each<[string, Parameters<typeof file>[0], string]>([
  ['above the amount', { amountCents: 300_01 }, 'over-amount'],
  ['without a document', { content: new Uint8Array() }, 'no-documents'],
  ['a document that is not clean', { content: Buffer.concat([pdf(), EICAR_TEST_FILE]) }, 'unfit-documents'],
  [
    'a document that is not what it says',
    { content: Buffer.from('no more a receipt than this is') },
    'unfit-documents',
  ],
  ['a provider whom nobody knows', { providerName: 'Nowhere Clinic' }, 'unknown-provider'],
])('a person decides a claim %s', async (_, claim, reason) => {
  const { status, reasons } = await outcomeOf(await file(claim))
  expect([status, reasons]).toEqual(['SUBMITTED', expect.arrayContaining([reason])])
})

const asPrinted = { amountCents: 100_00, receiptNo: 'R7654321', visitDate: '2026-03-02' }

test('a person decides a claim whose receipt surely says another amount, date or patient, and no other', async () => {
  const ofAnn = { employeeId: cast.ann, claimantId: cast.ann }
  const outcomes = []
  for (const claim of [
    { ...asPrinted, content: printedReceipt() },
    { ...asPrinted, amountCents: 168_30, content: printedReceipt() },
    { ...asPrinted, visitDate: '2026-03-03', content: printedReceipt() },
    { ...asPrinted, ...ofAnn, content: printedReceipt({ patient: annsName }) },
    { ...asPrinted, ...ofAnn, content: printedReceipt({ patient: 'Dan Tan' }) },
  ])
    outcomes.push((await outcomeOf(await file(claim))).reasons)
  // The number is that of the claim before, so they look like one another too.
  expect(outcomes.map((reasons) => reasons?.includes('receipt-differs'))).toEqual([false, true, true, false, true])
  expect(outcomes[0]).toEqual([])
})

/** As a member photographs it. */
async function photo(
  amountCents: number,
  receiptNo: string,
  { date = '2026-05-04', degrees = 4, light = 1 }: { date?: string; degrees?: number; light?: number } = {},
) {
  const receipt = await drawReceipt({
    providerName: clinic,
    receiptNo,
    date,
    treatment: 'Consultation',
    currency: 'SGD',
    amountCents,
    gstAmountCents: 0,
  })
  const content = await sharp(receipt)
    .resize(1_200)
    .rotate(degrees, { background: '#665544' })
    .linear(light)
    .jpeg()
    .toBuffer()
  return { content, mimeType: 'image/jpeg', name: 'photo.jpg' }
}

async function judgementOf(claimId: string) {
  const { events } = await api.parts.eventLog.load<ClaimJudged>(`straightthrough-${claimId}`)
  return events.map(({ data }) => data)
}

test('a claim whose photo surely says what is claimed is decided at once, and a letter beside it is not read', async () => {
  const letter = { content: pdf(), mimeType: 'application/pdf', name: 'referral.pdf', category: 'DOC' } as const
  const claim = { amountCents: 163_30, receiptNo: 'R-880001', visitDate: '2026-05-04' }
  const claimId = await file({ ...claim, files: [await photo(163_30, 'R-880001'), letter] })
  const { status, reasons } = await outcomeOf(claimId)
  expect([status, reasons]).toEqual(['APPROVED', []])
  expect(Object.keys((await judgementOf(claimId))[0] ?? {})).not.toContain('receiptDifferences')
})

test('a photo that surely says another amount leaves the claim to a person, with both figures and nothing else of what was read', async () => {
  const claim = { amountCents: 136_30, receiptNo: 'R-880002', visitDate: '2026-05-05' }
  const claimId = await file({ ...claim, files: [await photo(163_30, 'R-880002', { date: '2026-05-06' })] })
  const { status, reasons } = await outcomeOf(claimId)
  expect([status, reasons]).toEqual(['SUBMITTED', ['receipt-differs']])
  expect(await judgementOf(claimId)).toMatchObject([
    {
      receiptDifferences: [{ field: 'total', cents: { read: 163_30, claimed: 136_30 } }, { field: 'date' }],
    },
  ])
})

test('photos that cannot be read surely leave a claim to a person, and refuse nothing; several are added up', async () => {
  const dark = await photo(91_00, 'R-880003', { date: '2026-06-01', light: 0.06 })
  const heicPhoto = { content: await heic(), mimeType: 'image/heic', name: 'photo.heic' }
  const both = [
    await photo(40_00, 'R-880004', { date: '2026-06-03' }),
    await photo(33_00, 'R-880005', { date: '2026-06-03' }),
  ]
  const claims = [
    await file({ amountCents: 91_00, receiptNo: 'R-880003', visitDate: '2026-06-01', files: [dark] }),
    await file({ amountCents: 82_00, visitDate: '2026-06-02', files: [heicPhoto] }),
    await file({ amountCents: 73_00, receiptNo: 'R-880004', visitDate: '2026-06-03', files: both }),
  ]
  // They wait for their turn meanwhile.
  const outcomes = await Promise.all(claims.map(outcomeOf))
  expect(outcomes.map(({ status, reasons }) => [status, reasons])).toEqual([
    ['SUBMITTED', ['receipt-unread']],
    ['SUBMITTED', ['receipt-unread']],
    ['APPROVED', []],
  ])
})

test('a scan in a PDF is read as a photo is', async () => {
  const scan = new PDFDocument({ size: 'A4' })
  scan.image((await photo(77_10, 'R-880011', { degrees: 0 })).content, 60, 60, { width: 420 })
  scan.end()
  const content = await buffer(scan)
  const claim = { amountCents: 77_10, receiptNo: 'R-880011', visitDate: '2026-05-04', content }
  expect((await outcomeOf(await file(claim))).reasons).toEqual([])
})

test('a reading that is cut off is begun again and decides once; another claim’s photo waits for it', async () => {
  await configure({ straightThrough: false })
  const claims = [
    { amountCents: 58_10, receiptNo: 'R-880021', visitDate: '2026-07-01' },
    { amountCents: 59_20, receiptNo: 'R-880022', visitDate: '2026-07-02' },
  ]
  const filed = []
  for (const { amountCents, receiptNo, visitDate } of claims) {
    const files = [await photo(amountCents, receiptNo, { date: visitDate })]
    const claimId = await file({ amountCents, receiptNo, visitDate, files })
    const job = sql.unsafe`select id from outbox.jobs where subject_id = ${claimId} and kind = 'straight-through' and state = 'done'`
    await expect.poll(() => api.parts.database.maybeOneFirst(job), { timeout: 20_000 }).not.toBeNull()
    filed.push(claimId)
  }
  await configure({ straightThrough: true })
  const decide = decideAtOnce(api.parts, createSecretKey(Buffer.from('a key'.padEnd(32))))
  const [one = '', other = ''] = filed
  const jobs = new Map(filed.map((claimId) => [claimId, randomUUID()]))
  const told = (claimId: string, signal = new AbortController().signal) =>
    decide(
      {
        id: jobs.get(claimId) ?? '',
        kind: 'straight-through',
        subjectId: claimId,
        payload: { claimId },
        causationId: randomUUID(),
        correlationId: randomUUID(),
        attempt: 1,
      },
      signal,
    )
  await expect(told(one, AbortSignal.abort(new Error('The product ends.')))).rejects.toThrow('The product ends.')
  expect([(await loadClaim(api.parts, one))?.claim.status, await judgementOf(one)]).toEqual(['SUBMITTED', []])
  const together = await Promise.all([told(one), told(other)])
  expect(together.map((result) => (result === 'done' ? result : 'retryAt' in result))).toEqual(
    expect.arrayContaining(['done', true]),
  )
  for (const claimId of [one, other, one, other]) expect(await told(claimId)).toBe('done')
  for (const claimId of filed) {
    const { loaded, reasons } = await outcomeOf(claimId)
    expect(reasons).toEqual([])
    expect(loaded.events.filter(({ type }) => type === 'ClaimApproved')).toHaveLength(1)
    expect(await judgementOf(claimId)).toHaveLength(1)
  }
})

test('a claim to an account that the member has changed is decided as soon as its payout need not wait, and not before', async () => {
  const until = new Date(Date.now() + 6_000)
  const filedAt = new Date(until.getTime() - 72 * 3_600_000)
  const claimId = await file({ payment: { method: 'Bank', ...otherAccount }, filedAt })
  await expect
    .poll(
      () =>
        api.parts.database.maybeOneFirst(
          sql.unsafe`select due_at from outbox.jobs where subject_id = ${claimId} and kind = 'straight-through' and state = 'waiting' and due_at > clock_timestamp()`,
        ),
      { timeout: 5_000 },
    )
    .toBe(until.getTime())
  expect((await loadClaim(api.parts, claimId))?.claim.status).toBe('SUBMITTED')
  const { status, reasons, decision } = await outcomeOf(claimId)
  expect([status, reasons]).toEqual(['APPROVED', []])
  expect(decision?.recordedAt.getTime()).toBeGreaterThanOrEqual(until.getTime())
})

test('of two claims with one receipt that come at once none is decided at once with the other', async () => {
  const claims = await Promise.all([1, 2].map(() => file({ receiptNo: 'R-TWICE', visitDate: '2026-04-01' })))
  const outcomes = await Promise.all(claims.map(outcomeOf))
  expect(outcomes.filter(({ status }) => status === 'APPROVED').length).toBeLessThan(2)
  expect(outcomes.some(({ reasons }) => reasons?.includes('resembles-another'))).toBe(true)
})

test('the switch stops it at once for everybody, is on record, and lets it go on', async () => {
  const headers = {
    ...(await api.headersFor(cast.claimDesk, { otpVerified: true })),
    'content-type': 'application/json',
  }
  const turn = (isStopped: boolean, as = headers, reason = 'A clinic’s prices look wrong.') =>
    fetch(`${origin}/api/console/straight-through/switch`, {
      method: 'PUT',
      headers: { ...as, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ isStopped, reason }),
    })
  expect((await turn(true, headers, ' ')).status).toBe(422)
  expect((await turn(true)).status).toBe(200)
  expect((await outcomeOf(await file())).reasons).toEqual(['stopped'])
  expect(
    (await turn(false, { ...headers, ...(await api.headersFor(cast.callCentre, { otpVerified: true })) })).status,
  ).toBe(403)
  expect((await turn(false, headers, 'They were right.')).status).toBe(200)
  expect((await outcomeOf(await file())).reasons).toEqual([])
  const { events } = await api.parts.eventLog.load('straightthrough-switch')
  expect(events.map(({ data }) => data)).toEqual([
    { isStopped: true, switchedBy: cast.claimDesk, reason: 'A clinic’s prices look wrong.' },
    { isStopped: false, switchedBy: cast.claimDesk, reason: 'They were right.' },
  ])
})

test('a job that was killed between its steps, and comes back twice, decides once', async () => {
  const claimId = await file()
  await outcomeOf(claimId)
  for (const delay of [0, 1])
    await api.parts.database.query(sql.unsafe`
      update outbox.jobs set state = 'waiting', due_at = clock_timestamp() - ${delay} * interval '1 hour'
      where subject_id = ${claimId} and kind in ('straight-through', ${COVER_ACCOUNT})`)
  await expect
    .poll(() =>
      api.parts.database.oneFirst(
        sql.unsafe`select count(*)::int from outbox.jobs where subject_id = ${claimId} and state = 'waiting'`,
      ),
    )
    .toBe(0)
  const { loaded } = await outcomeOf(claimId)
  expect(loaded.events.filter(({ type }) => type === 'ClaimApproved')).toHaveLength(1)
  expect((await api.parts.eventLog.load(`straightthrough-${claimId}`)).events).toHaveLength(1)
})

test('a job that is cut off after it held the cover, and before it approved, approves when it comes again', async () => {
  await configure({ straightThrough: false })
  const claimId = await file()
  const looked = sql.unsafe`select id from outbox.jobs where subject_id = ${claimId} and kind = 'straight-through' and state = 'done'`
  await expect.poll(() => api.parts.database.maybeOneFirst(looked), { timeout: 20_000 }).not.toBeNull()
  await configure({ straightThrough: true })
  const family = { companyId: cast.orchid, employeeId: cast.ben }
  await api.record(coverStream(family), {
    type: 'CoverReleased',
    data: { ...family, sourceId: claimId, personId: cast.ben },
  })
  const log = api.parts.eventLog
  let isCutOff = false
  const cutOffOnce: typeof log.append = async (stream, ...rest) => {
    if (stream !== `claim-${claimId}` || isCutOff) return log.append(stream, ...rest)
    isCutOff = true
    throw new StoreUnavailable('The disk is full.', { outcomeUnknown: false })
  }
  const eventLog = { ...log, append: cutOffOnce }
  const decide = decideAtOnce({ ...api.parts, eventLog }, createSecretKey(Buffer.from('a key'.padEnd(32))))
  const job = {
    id: randomUUID(),
    kind: 'straight-through',
    subjectId: claimId,
    payload: { claimId },
    causationId: randomUUID(),
    correlationId: randomUUID(),
    attempt: 1,
  }
  const told = () => decide(job, new AbortController().signal)
  await expect(told()).rejects.toThrow('The disk is full.')
  expect((await loadClaim(api.parts, claimId))?.claim.status).toBe('SUBMITTED')
  expect(await told()).toBe('done')
  expect((await loadClaim(api.parts, claimId))?.claim.status).toBe('APPROVED')
  const held = (await log.load<CoverAccountEvent>(coverStream(family))).events.filter(
    ({ type, data }) => type === 'CoverReserved' && data.sourceId === claimId,
  )
  // What it held the first time it holds no second time.
  expect(held.at(-1)?.metadata.actor.id).toBe('straight-through')
  expect(held.filter(({ metadata }) => metadata.correlationId === job.correlationId)).toHaveLength(1)
})

test('a share goes to a person all the same, drawn by the claim and the key alone', async () => {
  await configure({ straightThroughSample: 100 })
  expect((await outcomeOf(await file())).reasons).toEqual(['sampled'])
  await configure({ straightThroughSample: 0 })
  const [one, other] = ['one key', 'another key'].map((key) => createSecretKey(Buffer.from(key.padEnd(32))))
  if (one === undefined || other === undefined) throw new Error('There are two keys.')
  const lots = Array.from({ length: 20_000 }, (_, index) => lotOf(one, `claim-${index}`))
  const share = lots.filter((lot) => lot < 50_000).length / lots.length
  expect(share).toBeGreaterThan(0.045)
  expect(share).toBeLessThan(0.055)
  expect(lotOf(one, 'claim-1')).toBe(lots[1])
  expect(lotOf(other, 'claim-1')).not.toBe(lots[1])
})

test('the console is told the share, the reasons and what was drawn', async () => {
  const reply = await fetch(`${origin}/api/console/straight-through`, {
    headers: await api.headersFor(cast.claimDesk, { otpVerified: true }),
  })
  const told = (await reply.json()) as { weeks: { atOnce: number; byPerson: number }[]; reasons: object[] }
  expect(reply.status).toBe(200)
  expect(told.weeks.at(-1)?.atOnce).toBeGreaterThanOrEqual(3)
  expect(told).toMatchObject({
    isStopped: false,
    sampled: { drawn: 1, decided: 0, same: 0, others: [] },
    reasons: expect.arrayContaining([{ reason: 'sampled', claims: 1 }]) as object[],
  })
})
