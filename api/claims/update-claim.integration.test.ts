// Requirements: CLM-120, CLM-121, CLM-122, CLM-125, CLM-126, CLM-127, CLM-128, CLM-129, CLM-132, API-046, API-047, API-055, API-056, API-152
import { randomUUID } from 'node:crypto'
import { evolve, initialState, isFiled, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import {
  inpatientForm,
  outpatientForm,
  pdf,
  png,
  updateForm,
  type SentForm,
} from '@member-care/tests/support/claim-forms.ts'
import { startClaimsUnderTest, updatePath, type ClaimsUnderTest } from '@member-care/tests/support/claims-under-test.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let claims: ClaimsUnderTest
let { api, cast, put, file } = {} as ClaimsUnderTest

beforeAll(async () => {
  claims = await startClaimsUnderTest()
  ;({ api, cast, put, file } = claims)
})
afterAll(() => claims.close())

const latest = async (claimId: string) => (await claims.eventsOf(claimId)).at(-1)

/** The update form: nothing that is locked, no new files, these old ones kept. */
const unchanged = (documents: readonly string[], changes: Record<string, string | undefined> = {}): SentForm => {
  const form = updateForm(outpatientForm(cast.ann), documents)
  return { ...form, fields: { ...form.fields, ...changes } }
}

describe('before the insurer works on it', () => {
  test('everything but company and claimant may change, documents come and go', async () => {
    const { claimId, documents } = await file('outpatient', outpatientForm(cast.ann))
    const form = unchanged([documents[1] ?? ''], {
      amount: '99.90',
      providerName: 'Banyan Clinic',
      claimantId: cast.dan,
      attachmentDetails: '["INV/RCP"]',
    })
    const { status, body } = await put(`outpatientclaim/v3/${claimId}/web`, {
      ...form,
      files: [{ content: pdf('clearer'), name: 'clearer.pdf' }],
    })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        outpatientclaim: {
          transactionNo: '',
          _id: claimId,
          error: '',
          message: `Claim number ${claimReference(claimId)} updated. The insurer uses the claim as it is now.`,
        },
      },
    })
    expect(await latest(claimId)).toMatchObject({
      type: 'ClaimUpdated',
      data: {
        claimantId: cast.ann,
        details: { amountCents: 9_990, providerName: 'Banyan Clinic', diagnosisText: 'Sore shoulder' },
        attachments: [{ attachmentId: documents[1] }, { originalFilename: 'clearer.pdf', category: 'INV/RCP' }],
        answersRequest: false,
      },
    })
  })

  test('the rules of the form hold, an invoice must stay, other documents where there were some', async () => {
    const { claimId, documents } = await file('outpatient', outpatientForm(cast.ann))
    const path = `outpatientclaim/v3/${claimId}/web`
    expect((await put(path, unchanged(documents, { amount: '0' }))).body.errors).toEqual({
      amount: 'Amount must be more than zero',
    })
    expect((await put(path, unchanged(documents.slice(1)))).body.errors).toEqual({
      invoicesAndReceipts: 'This field is required.',
    })
    expect((await put(path, unchanged(documents.slice(0, 1)))).body.errors).toEqual({
      otherDocuments: 'This field is required.',
    })
    expect(await latest(claimId)).toMatchObject({ type: 'ClaimFiled' })
  })

  test('the masked account of the claim stands for the whole of it', async () => {
    const account = { paymentMethod: 'Bank', bankName: 'POSB', bankNo: '7171', branchNo: '081' }
    const { claimId, documents } = await file(
      'outpatient',
      outpatientForm(cast.ann, { ...account, accountNo: '084102395' }),
    )
    await put(
      `outpatientclaim/v3/${claimId}/web`,
      unchanged(documents, { ...account, accountNo: '*****2395', receiptNo: 'R-2' }),
    )
    expect(await latest(claimId)).toMatchObject({
      type: 'ClaimUpdated',
      data: { details: { receiptNo: 'R-2' }, payment: { method: 'Bank', accountNo: '084102395' } },
    })
  })

  test('a hospital stay needs one document at least', async () => {
    const { claimId, documents } = await file('inpatient', inpatientForm(cast.ann))
    const form = (kept: readonly string[], changes = {}): SentForm => ({
      fields: {
        ...inpatientForm(cast.ann, { attachmentDetails: '[]', oldAttachment: JSON.stringify(kept), ...changes }).fields,
      },
      files: [],
    })
    expect((await put(`inpatientclaim/update/${claimId}/web`, form([]))).body.errors).toEqual({
      attachments: 'No Files Uploaded.',
    })
    expect((await put(`inpatientclaim/update/${claimId}/web`, form(documents, { symptoms: 'Fever' }))).status).toBe(200)
    expect(await latest(claimId)).toMatchObject({ type: 'ClaimUpdated', data: { details: { symptoms: 'Fever' } } })
  })

  test('the same update sent again is one update', async () => {
    const { claimId, documents } = await file('outpatient', outpatientForm(cast.ann))
    const key = randomUUID()
    const send = () => put(`outpatientclaim/v3/${claimId}/web`, unchanged(documents, { receiptNo: 'R-9' }), { key })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const other = await put(`outpatientclaim/v3/${claimId}/web`, unchanged(documents, { receiptNo: 'R-10' }), { key })
    expect(other).toMatchObject({ status: 422, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } })
    expect((await api.parts.eventLog.load(`claim-${claimId}`)).events).toHaveLength(2)
  })
})

describe('while the insurer asks', () => {
  async function pending() {
    const { claimId, documents } = await file('outpatient', outpatientForm(cast.ann))
    const transactionNo = `OP27${claimId.slice(0, 6)}`
    await api.record(
      `claim-${claimId}`,
      { type: 'ClaimRegistered', data: { claimId, transactionNo } },
      { type: 'ClaimInformationRequested', data: { claimId, claimantId: cast.ann, request: 'A clearer receipt.' } },
    )
    return { claimId, documents, path: `outpatientclaim/v2/web/-/${transactionNo}` }
  }

  test('documents, accident, other insurer and payment may change; what is locked stays as it is; the answer goes to review', async () => {
    const { claimId, documents, path } = await pending()
    const changes = {
      amount: '1',
      providerName: 'Other',
      claimingFromOtherInsurer: 'Y',
      claimingFromOtherInsurerName: 'Lion',
      paymentMethod: 'PayNow',
      payNowConfirmed: 'true',
      attachmentDetails: '["DOC"]',
    }
    const { status } = await put(path, {
      ...unchanged(documents, changes),
      files: [{ content: png, name: 'more.png' }],
    })
    expect(status).toBe(200)
    expect(await latest(claimId)).toMatchObject({
      type: 'ClaimUpdated',
      data: {
        details: { amountCents: 12_050, providerName: 'Coral Clinic', otherInsurer: { name: 'Lion' } },
        payment: { method: 'PayNow' },
        answersRequest: true,
      },
    })
    expect((await api.parts.claims.getClaim(api.parts.systemReader, claimId))?.status).toBe('PENDING_REVIEW')
  })

  test('the insurer may ask while the member fills in: nothing is overwritten unseen, and the member is told', async () => {
    const { claimId, documents } = await file('outpatient', outpatientForm(cast.ann))
    const transactionNo = `OP28${claimId.slice(0, 6)}`
    await api.record(
      `claim-${claimId}`,
      { type: 'ClaimRegistered', data: { claimId, transactionNo } },
      { type: 'ClaimInformationRequested', data: { claimId, claimantId: cast.ann, request: 'A clearer receipt.' } },
    )
    const path = `outpatientclaim/v2/web/-/${transactionNo}`
    // Opened before the insurer asked, and with another amount; what is wrong with the form is not what matters now.
    const early = await put(path, unchanged([], { amount: '1', expectedVersion: '1' }))
    expect({ status: early.status, code: early.body.errorCode }).toEqual({ status: 409, code: 'CLAIM_CHANGED' })
    expect(await latest(claimId)).toMatchObject({ type: 'ClaimInformationRequested' })
    expect((await put(path, unchanged(documents, { expectedVersion: '2' }))).status).toBe(200)
    expect((await put(path, unchanged(documents, { expectedVersion: 'two' }))).body.errors).toEqual({
      expectedVersion: expect.any(String),
    })
  })

  test('two devices update at once: one wins, the other is told', async () => {
    const { claimId, documents, path } = await pending()
    const version = String((await api.parts.claims.getClaim(api.parts.systemReader, claimId))?.revision)
    const answers = await Promise.all(
      ['Lion', 'Tiger'].map((name) =>
        put(
          path,
          unchanged(documents, {
            expectedVersion: version,
            claimingFromOtherInsurer: 'Y',
            claimingFromOtherInsurerName: name,
          }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.errorCode).toBe('CLAIM_CHANGED')
    expect(
      (await api.parts.eventLog.load(`claim-${claimId}`)).events.filter(({ type }) => type === 'ClaimUpdated'),
    ).toHaveLength(1)
  })

  test('nothing any more once it is decided', async () => {
    const { claimId, documents, path } = await pending()
    await api.record(`claim-${claimId}`, {
      type: 'ClaimRejected',
      data: { claimId, claimantId: cast.ann, reasonCode: 'NOT_COVERED', remarks: '' },
    })
    const { status, body } = await put(path, unchanged(documents))
    expect({ status, code: body.errorCode }).toEqual({ status: 409, code: 'CLAIM_DECIDED' })
  })
})

test('only the employee whose cover it is may update', async () => {
  const { claimId, documents } = await file('outpatient', outpatientForm(cast.dan))
  const path = `outpatientclaim/v3/${claimId}/web`
  expect((await put(path, unchanged(documents), { as: cast.ben })).status).toBe(404)
  expect((await put(path, unchanged(documents), { as: cast.dan })).status).toBe(403)
  expect((await put(path, unchanged(documents), { as: cast.operation })).status).toBe(403)
})

/**
 * The four updates are told a whole form, in which form builders leave out what is empty or false (1§7). What is left out is the empty value
 * where a field has one, and is asked for where it has none; nothing becomes something else unsaid.
 */
describe('a field that is left out of an update', () => {
  const accident = {
    accidentRelated: 'Y',
    accidentDateTime: '01/02/2026 10:30',
    placeOfAccident: 'Bus stop',
    workRelated: 'Y',
    accidentDetails: 'Slipped',
    accidentClaimableFromCompany: 'Y',
  }
  const besides = {
    ...accident,
    claimingFromOtherInsurer: 'Y',
    claimingFromOtherInsurerName: 'Lion',
    claimReferenceNo: 'L-1',
    empSubRemarks: 'Please hurry',
    paymentMethod: 'Bank',
    bankName: 'POSB',
    bankNo: '7171',
    branchNo: '081',
    accountNo: '084102396',
  }
  const forms = {
    outpatient: () =>
      outpatientForm(cast.ann, {
        ...besides,
        includeGST: 'true',
        gstAmount: '9.95',
        prePostHospitalisation: 'Y',
        admissionDate: '20/01/2026',
        diagnosisTextFromMember: 'Sore shoulder',
      }),
    inpatient: () => inpatientForm(cast.ann, { ...besides, symptomsStartDate: '01/02/2026' }),
  }
  /** What an empty field means. */
  const emptied: Readonly<Record<string, object>> = {
    empSubRemarks: { remarks: '' },
    claimReferenceNo: { otherInsurer: { name: 'Lion' } },
    includeGST: { includesGst: false, gstAmountCents: 0 },
    admissionDate: { admissionDate: undefined },
  }
  /** Not looked at in an update, because a claim keeps its claimant, or because the benefit's id says it. */
  const withoutEffect = ['claimantId', 'benefitName', 'benefitGroup']

  test.each(['outpatient', 'inpatient'] as const)('%s, open for changes', async (kind) => {
    const { claimId, documents } = await file(kind, forms[kind]())
    const before = await stateOf(claimId)
    const whole = updateForm(forms[kind](), documents)
    const unexpected: string[] = []
    for (const field of Object.keys(forms[kind]().fields)) {
      const { status, body } = await put(updatePath(kind, claimId), {
        ...whole,
        fields: { ...whole.fields, [field]: undefined },
      })
      const after = await stateOf(claimId)
      const expected =
        status === 200 && emptied[field] ? { ...before, details: { ...before.details, ...emptied[field] } } : before
      if (JSON.stringify(sorted(after)) !== JSON.stringify(sorted(expected)))
        unexpected.push(`${field}: ${status} ${JSON.stringify(after)}`)
      if (status !== 200 && Object.keys(body.errors ?? {}).length === 0)
        unexpected.push(`${field}: ${status} ${JSON.stringify(body)}`)
      if (status === 200 && !(field in emptied) && !withoutEffect.includes(field) && field !== 'attachmentDetails')
        unexpected.push(`${field}: taken as left out`)
      await put(updatePath(kind, claimId), whole)
      expect(await stateOf(claimId)).toEqual(before)
    }
    expect(unexpected).toEqual([])
  })

  test.each(['outpatient', 'inpatient'] as const)(
    '%s, while the insurer asks: what is locked may all be left out',
    async (kind) => {
      const { claimId } = await file(kind, forms[kind]())
      const transactionNo = `X29${claimId.slice(0, 6)}`
      await api.record(
        `claim-${claimId}`,
        { type: 'ClaimRegistered', data: { claimId, transactionNo } },
        { type: 'ClaimInformationRequested', data: { claimId, claimantId: cast.ann, request: 'More.' } },
      )
      const before = await stateOf(claimId)
      const path =
        kind === 'outpatient' ? `outpatientclaim/v2/web/-/${transactionNo}` : `inpatientclaim/${transactionNo}`
      // The documents are not spoken of either: all stay.
      expect((await put(path, { fields: besides, files: [] })).status).toBe(200)
      const { empSubRemarks: _, ...openFields } = besides
      expect((await put(path, { fields: openFields, files: [] })).status).toBe(200)
      expect(await stateOf(claimId)).toEqual(before)
    },
  )

  async function stateOf(claimId: string) {
    const claim = (await claims.eventsOf(claimId)).reduce<ClaimState>(evolve, initialState)
    if (!isFiled(claim)) throw new Error('There is no such claim.')
    const { details, payment, attachments } = claim
    return { details, payment, attachments }
  }

  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort()
            .map(([name, inner]) => [name, sorted(inner)]),
        )
      : value
})
