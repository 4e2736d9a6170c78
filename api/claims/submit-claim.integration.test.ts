// Requirements: CLM-001, CLM-003, CLM-007, CLM-009, CLM-012, CLM-013, CLM-014, CLM-019, CLM-020, CLM-026, CLM-029, CLM-030, CLM-031, CLM-033, API-152,
// CLM-034, CLM-035, CLM-067, CLM-068, CLM-069, CLM-070, CLM-071, CLM-072, CLM-073, CLM-074, CLM-076, ROL-051, ROL-052, ROL-054, ERR-008, ERR-010,
// ERR-020, LIM-002, LIM-011, LIM-036, API-042, API-050, API-151
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { FeaturesConfig } from '@member-care/domain/client/features-config.ts'
import { startApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import {
  inpatientForm,
  outpatientForm,
  pdf,
  png,
  sendForm,
  toFormData,
  type SentForm,
} from '@member-care/tests/support/claim-forms.ts'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import { annsNric, dansNric, recordClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import {
  claimsDay as now,
  startClaimsUnderTest,
  type ClaimsUnderTest,
} from '@member-care/tests/support/claims-under-test.ts'
import { sql } from 'slonik'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { EICAR_TEST_FILE } from '../integrations/antivirus/eicar-signature.ts'
import { sweepUploads } from '../documents/sweep-uploads.ts'

let claims: ClaimsUnderTest
let { api, cast, origin, submit, eventsOf } = {} as ClaimsUnderTest

beforeAll(async () => {
  claims = await startClaimsUnderTest()
  ;({ api, cast, origin, submit, eventsOf } = claims)
})
afterAll(() => claims.close())

async function filesIn(state: string): Promise<number> {
  return api.parts.database.oneFirst(
    sql.type(z.object({ count: z.number() }))`select count(*)::int as count from app.files where state = ${state}`,
  )
}

async function storedFiles(): Promise<number> {
  const root = join(api.parts.settings.dataDirectory, 'files')
  const folders = await readdir(root).catch(() => [])
  return (await Promise.all(folders.map(async (folder) => (await readdir(join(root, folder))).length))).reduce(
    (sum, count) => sum + count,
    0,
  )
}

describe('a right form', () => {
  test('of an outpatient visit becomes a claim that waits for the insurer', async () => {
    const { status, body } = await submit('outpatient', outpatientForm(cast.dan))
    expect(status).toBe(200)
    const claimId = body.outpatientclaim._id
    expect(body).toEqual({
      outpatientclaim: {
        transactionNo: '',
        _id: claimId,
        error: '',
        message: `Claim number ${claimId.slice(0, 8).toUpperCase()} registered. Your claim will be processed within 14 working days.`,
      },
    })
    expect(await eventsOf(claimId)).toMatchObject([
      {
        type: 'ClaimFiled',
        data: {
          companyId: cast.orchid,
          employeeId: cast.ann,
          claimantId: cast.dan,
          claimantName: 'Dan Tan',
          filedBy: 'member',
          details: {
            kind: 'outpatient',
            visitDate: '2026-03-02',
            amountCents: 12_050,
            benefitId: 'SP-1',
            diagnosisText: 'Sore shoulder',
            includesGst: false,
            gstAmountCents: 0,
          },
          payment: { method: 'Cheque' },
          attachments: [
            { category: 'INV/RCP', originalFilename: 'receipt.pdf', mimeType: 'application/pdf' },
            { category: 'DOC', originalFilename: 'letter.png', mimeType: 'image/png' },
          ],
        },
        metadata: { actor: { kind: 'member', id: cast.ann } },
      },
    ])
  })

  test('of a hospital stay becomes a claim, with what is listed kept by its code', async () => {
    const { status, body } = await submit('inpatient', inpatientForm(cast.ann))
    expect(status).toBe(200)
    expect(await eventsOf(body.inpatientclaim._id)).toMatchObject([
      {
        data: {
          details: {
            kind: 'inpatient',
            reasonForTreatmentCode: 'K35.8',
            operationCode: 'SF849A',
            amountCents: 480_000,
          },
        },
      },
    ])
  })

  test('names the claimant by id or by NRIC, and nobody out of the family', async () => {
    const { body } = await submit('outpatient', outpatientForm(dansNric.toLowerCase()))
    expect(await eventsOf(body.outpatientclaim._id)).toMatchObject([
      { data: { claimantId: cast.dan, claimantNric: dansNric } },
    ])
    const stay = await submit('inpatient', inpatientForm(annsNric))
    expect(await eventsOf(stay.body.inpatientclaim._id)).toMatchObject([{ data: { claimantId: cast.ann } }])
    expect((await submit('outpatient', outpatientForm('S7000001D'))).body.errors).toEqual({
      claimantId: claimFormTexts.claimantNotOffered,
    })
  })

  test('is not filed under one company while its form names another', async () => {
    const { status, body } = await submit('outpatient', outpatientForm(cast.ann, { companyId: cast.lantern }))
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { companyId: claimFormTexts.otherCompany } })
  })

  test('without includeGST includes none: form builders leave out what is false', async () => {
    const { status, body } = await submit(
      'outpatient',
      outpatientForm(cast.ann, { includeGST: undefined, gstAmount: undefined }),
    )
    expect(status).toBe(200)
    expect(await eventsOf(body.outpatientclaim._id)).toMatchObject([
      { data: { details: { includesGst: false, gstAmountCents: 0 } } },
    ])
  })

  test('with the masked stored account is paid to the whole of it', async () => {
    const bank = { paymentMethod: 'Bank', bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '*****2395' }
    const { body } = await submit('outpatient', outpatientForm(cast.ann, bank))
    expect(await eventsOf(body.outpatientclaim._id)).toMatchObject([
      { data: { payment: { method: 'Bank', bankNo: '7171', branchNo: '081', accountNo: '084102395' } } },
    ])
  })

  test('sent ten times at once under one key is one claim with two files', async () => {
    const before = await filesIn('attached')
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit('outpatient', outpatientForm(cast.ann), { key })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const ids = new Set(answers.map(({ body }) => body.outpatientclaim._id))
    expect(ids.size).toBe(1)
    const claimId = answers[0]?.body.outpatientclaim._id ?? ''
    expect(await eventsOf(claimId)).toHaveLength(1)
    expect(await filesIn('attached')).toBe(before + 2)
    // Much later the same command still gives the same claim, and something else under its key is told that it is another one.
    expect((await submit('outpatient', outpatientForm(cast.ann), { key })).body.outpatientclaim._id).toBe(claimId)
    expect(await submit('outpatient', outpatientForm(cast.ann, { amount: '999' }), { key })).toMatchObject({
      status: 422,
      body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' },
    })
    const withOtherFile = {
      ...outpatientForm(cast.ann),
      files: outpatientForm(cast.ann).files.map((file) => ({ ...file, content: pdf('another receipt') })),
    }
    expect(await submit('outpatient', withOtherFile, { key })).toMatchObject({
      status: 422,
      body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' },
    })
    expect(await eventsOf(claimId)).toMatchObject([{ data: { details: { amountCents: 12_050 } } }])
  })

  test('under the key of somebody else is a claim of its own', async () => {
    const key = randomUUID()
    const [anns, bens] = [
      await submit('outpatient', outpatientForm(cast.ann), { key }),
      await submit('outpatient', outpatientForm(cast.ben), { key, as: cast.ben }),
    ]
    expect(bens.body.outpatientclaim._id).not.toBe(anns.body.outpatientclaim._id)
  })
})

describe('a wrong field is told at the field', () => {
  const accident = {
    accidentRelated: 'Y',
    accidentDateTime: '01/02/2026 09:00',
    placeOfAccident: 'Home',
    workRelated: 'N',
    accidentDetails: 'Fell',
  }
  const required = 'This field is required.'

  const outpatient: [string, Record<string, string | undefined>, Record<string, string>][] = [
    ['no claimant', { claimantId: undefined }, { claimantId: 'Claimant is required.' }],
    ['no visit date', { visitDate: undefined }, { visitDate: 'Visit Date is required.' }],
    ['a visit date that is none', { visitDate: '31/02/2026' }, { visitDate: 'Date is not valid.' }],
    ['a visit tomorrow', { visitDate: '11/03/2026' }, { visitDate: 'Date cannot be later than today.' }],
    [
      'a visit before the cover',
      { visitDate: '31/12/2025' },
      { visitDate: 'You were not covered on 31/12/2025. Please check the visit date.' },
    ],
    ['no provider', { providerName: undefined }, { providerName: 'Provider is required.' }],
    ['no receipt number', { receiptNo: ' ' }, { receiptNo: 'Receipt No is required.' }],
    [
      'no diagnosis where it is shown',
      { diagnosisTextFromMember: undefined },
      { diagnosisText: 'Diagnosis is required.' },
    ],
    ['another currency', { currency: 'XXX' }, { currency: 'Please choose a currency from the list.' }],
    ['no amount', { amount: undefined }, { amount: 'Amount is required' }],
    ['an amount of nothing', { amount: '0' }, { amount: 'Amount must be more than zero' }],
    ['an amount too high', { amount: '999999.01' }, { amount: 'Amount cannot be more than $999,999' }],
    ['GST without amount', { includeGST: 'true', gstAmount: undefined }, { gstAmount: 'GST Amount is required.' }],
    ['GST of nothing', { includeGST: 'true', gstAmount: '0' }, { gstAmount: 'GST Amount must be more than zero' }],
    [
      'GST as high as the amount',
      { includeGST: 'true', gstAmount: '120.50' },
      { gstAmount: 'GST amount must not higher and equal than amount' },
    ],
    [
      'an accident after the visit',
      { ...accident, accidentDateTime: '03/03/2026 09:00' },
      { accidentDate: 'Accident Date cannot be later than Visit Date.' },
    ],
    [
      'no place of accident',
      { ...accident, placeOfAccident: undefined },
      { placeOfAccident: 'Place of Accident is required.' },
    ],
    [
      'no name of the other insurer',
      { claimingFromOtherInsurer: 'Y' },
      { claimingFromOtherInsurerName: 'Name of the other insurer is required.' },
    ],
    [
      'a payment method that is not offered',
      { paymentMethod: 'Payroll' },
      { paymentMethod: 'Please choose one of the payment methods offered.' },
    ],
    [
      'PayNow without confirmation',
      { paymentMethod: 'PayNow' },
      { payNowConfirmed: 'Missing information. Please review and check.' },
    ],
  ]
  test.each(outpatient)('outpatient: %s', async (_what, changes, errors) => {
    const { status, body } = await submit('outpatient', outpatientForm(cast.ann, changes))
    expect({ status, errors: body.errors, code: body.errorCode }).toEqual({
      status: 422,
      errors,
      code: 'VALIDATION_ERROR',
    })
    expect(body.errorMessage).toBe(Object.values(errors)[0])
  })

  const inpatient: [string, Record<string, string | undefined>, Record<string, string>][] = [
    ['no hospital', { providerName: undefined }, { providerName: 'Hospital is required.' }],
    ['no admission date', { admissionDate: undefined }, { admissionDate: 'Admission Date is required.' }],
    [
      'an admission before the cover',
      { admissionDate: '31/12/2025', symptomsStartDate: '30/12/2025' },
      { admissionDate: 'There is no cover on 31/12/2025. Please check the admission date.' },
    ],
    [
      'discharge before admission',
      { dischargeDate: '31/01/2026' },
      { dischargeDate: 'Discharge Date cannot be earlier than Admission Date.' },
    ],
    [
      'symptoms after admission',
      { symptomsStartDate: '02/02/2026' },
      { symptomsStartDate: 'Symptoms Start Date cannot be later than Admission Date.' },
    ],
    ['no reason', { reasonForTreatment: undefined }, { reasonForTreatment: 'Reason for Treatment is required.' }],
    ['no operation', { nameOfOperation: undefined }, { nameOfOperation: 'Name of Operation is required.' }],
    ['no symptoms', { symptoms: undefined }, { symptoms: 'Symptoms is required.' }],
    [
      'an accident after admission',
      { ...accident, accidentDateTime: '02/02/2026 09:00' },
      { accidentDate: 'Accident Date cannot be later than Admission Date.' },
    ],
    ['an amount of nothing', { amount: '0.00' }, { amount: 'Amount must be more than zero' }],
  ]
  test.each(inpatient)('inpatient: %s', async (_what, changes, errors) => {
    const { status, body } = await submit('inpatient', inpatientForm(cast.ann, changes))
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
  })

  test('several at once are told together, files too', async () => {
    const form = outpatientForm(cast.ann, { amount: '0', receiptNo: undefined, attachmentDetails: '[]' })
    const { status, body } = await submit('outpatient', { ...form, files: [] })
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      amount: 'Amount must be more than zero',
      receiptNo: 'Receipt No is required.',
      invoicesAndReceipts: required,
      otherDocuments: required,
    })
  })
})

describe('documents', () => {
  const withFiles = (files: SentForm['files'], tags: string[], changes = {}): SentForm => ({
    ...outpatientForm(cast.ann, { attachmentDetails: JSON.stringify(tags), ...changes }),
    files,
  })
  const tooLarge = 'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.'
  const padded = (bytes: number) => Buffer.concat([pdf(), Buffer.alloc(bytes - pdf().length, ' ')])

  test('a dental claim needs no letter, a stay in hospital at least one file', async () => {
    const dental = {
      benefitGroup: 'Dental',
      benefitId: 'DT-2',
      benefitName: 'Scaling and polishing',
      diagnosisTextFromMember: undefined,
    }
    expect((await submit('outpatient', withFiles([{ content: pdf() }], ['INV/RCP'], dental))).status).toBe(200)
    const { body } = await submit('inpatient', { ...inpatientForm(cast.ann, { attachmentDetails: '[]' }), files: [] })
    expect(body.errors).toEqual({ attachments: 'No Files Uploaded.' })
  })

  test.each([
    [
      'a script named as a picture',
      { content: Buffer.from('<script>alert(1)</script>'), name: 'receipt.png' },
      'Only image file (jpeg, jpg, png) and PDF file are allowed.',
    ],
    [
      'a zip',
      { content: Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'), name: 'receipt.pdf' },
      'Only image file (jpeg, jpg, png) and PDF file are allowed.',
    ],
    [
      'an empty file',
      { content: Buffer.alloc(0), name: 'receipt.pdf' },
      'The attachment is empty. Kindly upload the document again.',
    ],
    [
      'one byte too many',
      { content: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5_242_880 - 8, ' ')]), name: 'receipt.pdf' },
      tooLarge,
    ],
  ])('%s is refused at its field', async (_what, file, text) => {
    const { status, body } = await submit('outpatient', withFiles([file, { content: png }], ['INV/RCP', 'DOC']))
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { invoicesAndReceipts: text } })
  })

  test('a file of exactly 5 MB passes, whatever its name says it is', async () => {
    const { status, body } = await submit(
      'outpatient',
      withFiles(
        [
          { content: padded(5_242_880), name: 'scan.exe' },
          { content: png, name: 'x.pdf' },
        ],
        ['INV/RCP', 'DOC'],
      ),
    )
    expect(status).toBe(200)
    expect(await eventsOf(body.outpatientclaim._id)).toMatchObject([
      {
        data: {
          attachments: [
            { bytes: 5_242_880, mimeType: 'application/pdf', originalFilename: 'scan.exe.pdf' },
            { mimeType: 'image/png', originalFilename: 'x.pdf.png' },
          ],
        },
      },
    ])
  })

  test('names are labels: path parts and hidden characters go', async () => {
    const form = toFormData(withFiles([], ['INV/RCP', 'DOC']))
    form.append('attachment', new Blob([new Uint8Array(pdf())]), '../../etc/cron.d/receipt.pdf')
    form.append('attachment', new Blob([new Uint8Array(png)]), 'letter\u202Egnp.png')
    const { body } = await submit('outpatient', form)
    expect(await eventsOf(body.outpatientclaim._id)).toMatchObject([
      { data: { attachments: [{ originalFilename: 'receipt.pdf' }, { originalFilename: 'lettergnp.png' }] } },
    ])
  })

  test('more than the client allows are refused, in one category and in all', async () => {
    const three = Array.from({ length: 3 }, () => ({ content: pdf() }))
    const one = await submit(
      'outpatient',
      withFiles([...three, { content: png }], ['INV/RCP', 'INV/RCP', 'INV/RCP', 'DOC']),
    )
    expect(one.body.errors).toEqual({ invoicesAndReceipts: 'You can only upload up to 2 files!' })
    const all = await submit(
      'outpatient',
      withFiles([...three, { content: png }, { content: png }], ['INV/RCP', 'INV/RCP', 'DOC', 'DOC', 'DOC']),
    )
    expect(all.body.errors).toEqual({ otherDocuments: 'You can only upload up to 2 files!' })
  })

  test('without a tag for each they are refused', async () => {
    expect((await submit('outpatient', withFiles([{ content: pdf() }], []))).body.errors).toHaveProperty(
      'attachmentDetails',
    )
    expect((await submit('outpatient', withFiles([{ content: pdf() }], ['RECEIPT']))).body.errors).toHaveProperty(
      'attachmentDetails',
    )
    const form = outpatientForm(cast.ann, { attachmentDetails: undefined })
    expect((await submit('outpatient', form)).body.errors).toHaveProperty('attachmentDetails')
  })

  test('a suspicious one answers 303 without a Location, and is accounted for', async () => {
    const refused = await filesIn('refused')
    const stored = await storedFiles()
    const infected = Buffer.concat([pdf('\n'), EICAR_TEST_FILE])
    const { status, headers, body } = await submit(
      'outpatient',
      withFiles([{ content: infected }, { content: png }], ['INV/RCP', 'DOC']),
    )
    expect(status).toBe(303)
    expect(headers.get('location')).toBeNull()
    expect(body).toMatchObject({
      errorCode: 'SUSPICIOUS_FILE',
      errorMessage:
        'There are suspicious file(s) detected, please scan the file(s) with antivirus software before uploading.',
    })
    expect(await filesIn('refused')).toBe(refused + 1)
    expect(await storedFiles()).toBe(stored)
  })

  test('a refused form leaves nothing in the store nor on the way there', async () => {
    const stored = await storedFiles()
    await submit('outpatient', outpatientForm(cast.ann, { amount: '0' }))
    expect(await storedFiles()).toBe(stored)
    expect(await readdir(api.parts.uploadFolder)).toEqual([])
  })

  test('a form that breaks off is refused, and one whose sender goes away leaves nothing', async () => {
    const headers = { ...(await api.headersFor(cast.ann)), 'content-type': 'multipart/form-data; boundary=x' }
    const path = `/api/outpatientclaim/v2?companyId=${cast.orchid}`
    const part = '--x\r\nContent-Disposition: form-data; name="attachment"; filename="a.pdf"\r\n\r\n%PDF-'
    const broken = await api.app.inject({ method: 'POST', url: path, headers, payload: part })
    expect(broken.statusCode).toBe(400)
    expect(broken.json()).toMatchObject({ errorCode: 'MALFORMED_REQUEST' })

    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const lines = [
      `POST ${path} HTTP/1.1`,
      'Host: x',
      'Content-Length: 100000',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    const arrived = new Promise<void>((resolve) => api.app.server.once('request', () => resolve()))
    socket.write(`${lines.join('\r\n')}\r\n\r\n${part}`)
    await arrived
    await new Promise<void>((resolve) => socket.once('close', () => resolve()).destroy())
    // The next request is answered after the server has noticed; nothing is left of the broken one.
    expect((await submit('outpatient', outpatientForm(cast.ann))).status).toBe(200)
    await expect.poll(() => readdir(api.parts.uploadFolder), { timeout: 10_000 }).toEqual([])
  })
})

describe('who may file', () => {
  test('nobody for somebody else, nor under another company', async () => {
    expect((await submit('outpatient', outpatientForm(cast.ben))).body.errors).toEqual({
      claimantId: 'Please choose one of the claimants of this company.',
    })
    const elsewhere = await submit('outpatient', outpatientForm(cast.cat), { companyId: cast.lantern })
    expect(elsewhere.status).toBe(422)
    expect(elsewhere.body.errors).toMatchObject({ companyId: 'Please choose one of your companies.' })
  })

  test('not a dependant', async () => {
    const { body } = await submit('outpatient', outpatientForm(cast.dan), { as: cast.dan })
    expect(body.errors).toEqual({
      companyId: 'Only employees can submit claims. Please ask the employee whose cover it is.',
    })
  })

  test('not an administrator, nobody without a token, and not before the one-time password where the client asks for it', async () => {
    expect((await submit('outpatient', outpatientForm(cast.ann), { as: cast.operation })).status).toBe(403)
    expect(
      (await sendForm(`${origin}/api/inpatientclaim?companyId=${cast.orchid}`, inpatientForm(cast.ann), {})).status,
    ).toBe(401)
    const headers = await api.headersFor(cast.cat, { otpVerified: false })
    const unverified = await sendForm(
      `${origin}/api/outpatientclaim/v2?companyId=${cast.lantern}`,
      outpatientForm(cast.cat),
      headers,
    )
    expect(unverified.status).toBe(428)
  })

  test.each([
    ['outpatient', { allowOutpatient: false }],
    ['inpatient', { allowInpatient: false }],
    ['outpatient', { allowEclaimSubmit: false }],
  ] as const)('not an %s claim under a client with %o, and another again', async (kind, switchedOff) => {
    const form = kind === 'outpatient' ? outpatientForm(cast.ann) : inpatientForm(cast.ann)
    const features = (featuresConfig: Partial<FeaturesConfig>) =>
      api.record(`client-${cast.orchid}`, {
        type: 'ClientFeaturesChanged',
        data: { companyId: cast.orchid, featuresConfig },
      })
    await features(switchedOff)
    const refused = await submit(kind, form)
    expect({ status: refused.status, code: refused.body.errorCode }).toEqual({ status: 403, code: 'FORBIDDEN' })
    await features({ allowEclaimSubmit: true, allowOutpatient: true, allowInpatient: true })
    expect((await submit(kind, form)).status).toBe(200)
  })
})

test('what was uploaded and never became part of a claim is swept after a day, what did stays', async () => {
  const key = randomUUID()
  // Killed between keeping the files and filing: the same upload, left as the kill leaves it.
  const { body } = await submit('outpatient', outpatientForm(cast.ann), { key })
  const [claim] = await eventsOf(body.outpatientclaim._id)
  await api.parts.database.query(
    sql.unsafe`update app.files set state = 'received' where claim_id = ${body.outpatientclaim._id}`,
  )
  const orphan = randomUUID()
  await api.parts.files.put(orphan, fileURLToPath(new URL('../../tests/fixtures/receipt.heic', import.meta.url)), {
    subjectId: cast.ann,
  })
  await api.parts.database.query(sql.unsafe`
    insert into app.files (file_id, owner_id, subject_id, claim_id, category, mime_type, bytes, sha256, state, created_at)
    values (${orphan}, ${cast.ann}, ${cast.ann}, ${randomUUID()}, 'DOC', 'image/heic', 601, '', 'received', ${now.toISOString()}::timestamptz)`)

  expect(await sweepUploads(api.parts)).toEqual({ temporary: 0, unfinished: 0, unattached: 0 })
  const sweepTime = new Date(now.getTime() + 25 * 3_600_000)
  expect(await sweepUploads({ ...api.parts, clock: () => sweepTime })).toEqual({
    temporary: 0,
    unfinished: 0,
    unattached: 1,
  })
  expect(await api.parts.files.has(orphan)).toBe(false)
  expect(await filesIn('received')).toBe(0)
  const attachments = claim?.type === 'ClaimFiled' ? claim.data.attachments : []
  for (const { attachmentId, bytes } of attachments)
    expect(await buffer(await api.parts.files.open(attachmentId))).toHaveLength(bytes)
})

test('a captcha is demanded; the same command may bring its solution again, another may not', async () => {
  const strict = await startApiUnderTest({ environment: { CAPTCHA: 'on', CAPTCHA_COST: '1' } })
  try {
    const people = await recordClaimsCast(strict)
    const strictOrigin = await strict.app.listen({ port: 0, host: '127.0.0.1' })
    const headers = await strict.headersFor(people.ann)
    const send = (captchaResponse: string, key: string) =>
      sendForm(
        `${strictOrigin}/api/outpatientclaim/v2?companyId=${people.orchid}&captchaResponse=${encodeURIComponent(captchaResponse)}`,
        outpatientForm(people.ann),
        {
          ...headers,
          'idempotency-key': key,
        },
      )
    const refused = await send('', randomUUID())
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      errorCode: 'CAPTCHA_INVALID',
      errorMessage: 'Please ensure the captha is done before proceeding.',
    })

    const challenge = (await (await fetch(`${strictOrigin}/api/captcha/challenge`)).json()) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    const solved = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    const key = randomUUID()
    const answers = await Promise.all([send(solved, key), send(solved, key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await send(solved, randomUUID())).body.errorCode).toBe('CAPTCHA_INVALID')
  } finally {
    await strict.close()
  }
})
