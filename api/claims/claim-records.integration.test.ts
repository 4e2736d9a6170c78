// Requirements: SHELL-037, SHELL-040, SHELL-041, SHELL-042, SHELL-043, CLM-015, CLM-016, CLM-017, CLM-018, CLM-027, CLM-075, CLM-078, CLM-082,
// CLM-088, CLM-091, CLM-093, CLM-095, CLM-096, CLM-097, CLM-098, CLM-108, CLM-109, CLM-110, CLM-116, CLM-117, CLM-118, CLM-130, CLM-132, VIS-001,
// VIS-003, VIS-005, VIS-016, VIS-017, VIS-018, API-025, API-026, API-027, API-028, API-029, API-030, API-031, API-032, API-037, API-038, API-039,
// API-041, API-043, API-044, API-045, API-048, API-049, API-051, API-052, API-053, API-054, API-057, API-058, API-148
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { inpatientDetails, outpatientDetails } from '@member-care/domain/claim/testing/example-claims.ts'
import { serverErrorTexts } from '@member-care/domain/texts/server-error-texts.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { heic, pdf, png } from '@member-care/tests/support/claim-forms.ts'
import { annsNric, dansNric, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { fileTypeFromBuffer } from 'file-type'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const now = new Date('2026-03-10T10:30:00Z')
let api: ApiUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
})
afterAll(() => api.close())

async function call(userId: string, url: string, method: 'GET' | 'DELETE' = 'GET') {
  const response = await api.app.inject({ method, url: `/api${url}`, headers: await api.headersFor(userId) })
  return {
    status: response.statusCode,
    headers: response.headers,
    json: () => response.json<Record<string, unknown>>(),
    bytes: response.rawPayload,
    list: () => response.json<Record<string, unknown>[]>(),
  }
}

const ofAnn = () => ({ companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann, claimantNric: annsNric })
const registered =
  (transactionNo: string) =>
  (claimId: string): readonly ClaimEvent[] => [{ type: 'ClaimRegistered', data: { claimId, transactionNo } }]

describe('the list of claims', () => {
  test('shows PROCESSING first, then by date, in short keys, and visits to panel clinics among them', async () => {
    const registeredClaim = await recordClaim(api, { ...ofAnn(), then: registered('OP26900001') })
    const older = await recordClaim(api, { ...ofAnn(), details: { ...outpatientDetails, visitDate: '2026-02-15' } })
    const stay = await recordClaim(api, {
      ...ofAnn(),
      claimantId: cast.dan,
      claimantName: 'Dan Tan',
      details: { ...inpatientDetails, admissionDate: '2026-02-20', dischargeDate: '2026-02-21' },
      then: (claimId) => [
        { type: 'ClaimRegistered', data: { claimId, transactionNo: 'IP26900001' } },
        {
          type: 'ClaimApproved',
          data: { claimId, claimantId: cast.dan, payableCents: 450_000, remarks: '', batchNo: 'B1' },
        },
      ],
    })
    const gone = await recordClaim(api, {
      ...ofAnn(),
      then: (claimId) => [{ type: 'ClaimDeleted', data: { claimId } }],
    })
    const visitId = await recordVisit(cast.dan, '2026-02-25')

    const rows = (await call(cast.ann, `/claims?companyId=${cast.orchid}`)).list()
    expect(rows.map(({ id }) => id)).toEqual([older.claimId, registeredClaim.claimId, visitId, stay.claimId])
    expect(rows.map(({ id }) => id)).not.toContain(gone.claimId)
    expect(rows[0]).toMatchObject({
      t: 3,
      s: 'PROCESSING',
      vd: '15/02/2026',
      ad: '',
      tx: '',
      pi: true,
      retry: 0,
      eid: cast.ann,
      did: '',
      n: 'Willow Tan',
      ic: `*****${annsNric.slice(-4)}`,
    })
    expect(rows[1]).toMatchObject({
      s: 'Submitted',
      tx: 'OP26900001',
      ca: '120.50',
      ia: '120.50',
      pa: '',
      ccy: 'SGD',
      d: ['Influenza'],
      pi: false,
    })
    expect(rows[2]).toMatchObject({
      t: 1,
      p: 'Lantern Family Clinic',
      vn: 'PV1',
      vd: '25/02/2026',
      n: 'Dan Tan',
      did: cast.dan,
      d: [],
    })
    expect(rows[3]).toMatchObject({ t: 2, s: 'Approved', ad: '20/02/2026', vd: '', pa: '4500.00' })

    const ids = async (query: string) => (await call(cast.ann, `/claims?${query}`)).list().map(({ id }) => id)
    expect(await ids(`uuid=${cast.dan}`)).toEqual([visitId, stay.claimId])
    expect(await ids('from=20260301&to=20260310')).toEqual([registeredClaim.claimId])
    expect(await ids(`companyId=${cast.lantern}`)).toEqual([])
    expect((await call(cast.ann, '/visits/v2')).list().map(({ id }) => id)).toEqual([visitId])
    expect((await call(cast.ann, '/inpatientclaim')).list().map(({ id }) => id)).toEqual([stay.claimId])
    expect((await call(cast.ann, '/outpatientclaim')).list().map(({ id }) => id)).toEqual([
      older.claimId,
      registeredClaim.claimId,
    ])
    expect((await call(cast.ann, '/claims?from=2026-03-01')).json()).toMatchObject({
      errorCode: 'VALIDATION_ERROR',
      errors: { from: 'Date is not valid.' },
    })
    // A dependant sees what is about him; somebody else nothing of it.
    expect((await call(cast.dan, '/claims')).list().map(({ id }) => id)).toEqual([visitId, stay.claimId])
    expect((await call(cast.ben, '/claims')).list()).toEqual([])
  })

  async function recordVisit(patientId: string, visitDate: string): Promise<string> {
    const visitId = randomUUID()
    const detail = {
      mcDay: 2,
      mcReason: 'Unfit for work',
      mcStartDate: visitDate,
      diagnoses: [{ name: 'Migraine' }],
      drugs: [{ name: 'Paracetamol', amount: 900 }],
      labs: [],
      xrays: [],
      procedures: [],
      consultFee: 3000,
      drugFee: 900,
      prescriptionFee: 0,
      procedureFee: 0,
      labFee: 0,
      xrayFee: 0,
      checkupFee: 0,
      totalReferralFee: 0,
      isGst: 'Y',
      totalB4Gst: 3900,
      gst: 351,
      totalFee: 4251,
    }
    await api.parts.database.query(sql.unsafe`
      insert into app.panel_visits (visit_id, visit_no, company_id, employee_id, patient_id, clinic_name, visit_date, status, payment_type, visit_type, total_cents, detail)
      values (${visitId}, 'PV1', ${cast.orchid}, ${cast.ann}, ${patientId}, 'Lantern Family Clinic', ${visitDate}::date, 'Completed', 'Cashless', 'General Practitioner', 4251, ${JSON.stringify(detail)}::jsonb)`)
    return visitId
  }

  /** 1§3 */
  const ofVisits = [
    'patientName patientNric visitNo visitDate statusType paymentType stripeChargeAmount visitTypeString mcDay mcReason mcStartDate diagnoses labs xrays drugs procedures',
    'referralFees totalReferralFee consultFee drugFee prescriptionFee procedureFee labFee xrayFee isGst totalB4Gst gst totalFee checkupFee',
  ].flatMap((names) => names.split(' '))

  test('a panel visit is found by id and number, with the parts that the client shows', async () => {
    const byNumber = await call(cast.dan, '/visitDetail/v2/PV1')
    expect(byNumber.json()).toMatchObject({
      patientName: 'Dan Tan',
      visitDate: '25/02/2026',
      mcDay: 2,
      mcStartDate: '25/02/2026',
      consultFee: '30.00',
      gst: '3.51',
      totalFee: '42.51',
      diagnoses: [],
      drugs: [],
    })
    expect(Object.keys(byNumber.json())).toEqual(expect.arrayContaining(ofVisits))
    expect((await call(cast.dan, `/visitDetail/v2/${String(byNumber.json()['visitId'])}`)).json()).toEqual(
      byNumber.json(),
    )
    expect((await call(cast.ben, '/visitDetail/v2/PV1')).status).toBe(404)

    // A company that shows no visits has none, for anybody.
    const showVisits = (allowMyVisit: boolean) =>
      api.record(`client-${cast.orchid}`, {
        type: 'ClientFeaturesChanged',
        data: { companyId: cast.orchid, featuresConfig: { allowMyVisit } },
      })
    await showVisits(false)
    expect((await call(cast.dan, '/visitDetail/v2/PV1')).status).toBe(404)
    expect((await call(cast.ann, '/visits/v2')).list()).toEqual([])
    await showVisits(true)
  })
})

/** The fields of 1§3, by the kinds of claim that have them. */
const ofEveryClaim = [
  'transactionNo status remarks submissionDate originalAmount payableAmount providerName attachment currency amount name nric empSubRemarks batchNo claimStatus',
  'accidentRelated accidentDateTime placeOfAccident workRelated accidentDetails accidentClaimableFromCompany',
  'claimingFromOtherInsurer claimingFromOtherInsurerName claimReferenceNo paymentMethod bankName bankNo branchNo accountNo',
].flatMap((names) => names.split(' '))
const ofOutpatientClaims =
  'benefitName benefitId benefitGroup diagnosisName diagnosisCode diagnosisTextFromMember receiptNo visitDate gstAmount includeGST prePostHospitalisation'.split(
    ' ',
  )
const ofInpatientClaims =
  'admissionDate dischargeDate reasonForTreatment nameOfOperation nameOfOperationCode symptoms symptomsStartDate claimableAmount payee'.split(
    ' ',
  )

describe('a claim', () => {
  test('is found by its id, and by its number with the NRIC, masked or left unsaid', async () => {
    const { claimId } = await recordClaim(api, {
      ...ofAnn(),
      then: (id) => [
        { type: 'ClaimRegistered', data: { claimId: id, transactionNo: 'OP26900002', visitNo: 'V-7' } },
        {
          type: 'ClaimInformationRequested',
          data: { claimId: id, claimantId: cast.ann, request: 'A clearer receipt, please.' },
        },
      ],
    })
    const detail = (await call(cast.ann, `/outpatientclaim/v3/${claimId}?companyId=${cast.orchid}`)).json()
    expect(detail).toMatchObject({
      _id: claimId,
      transactionNo: 'OP26900002',
      status: 'Pending',
      claimStatus: 'PENDING',
      informationRequest: 'A clearer receipt, please.',
      originalAmount: { currency: 'SGD', amount: '120.50' },
      visitDate: '02/03/2026',
      diagnosisName: 'Influenza',
      includeGST: true,
      gstAmount: '9.95',
      prePostHospitalisation: 'N',
      accountNo: '*****2395',
      nric: `*****${annsNric.slice(-4)}`,
      timeline: [
        { what: 'ClaimFiled', text: 'We received your claim.' },
        { what: 'ClaimRegistered', text: 'The insurer received your claim.' },
        { what: 'ClaimInformationRequested', text: 'The insurer asked for more information.' },
      ],
    })
    expect(Object.keys(detail)).toEqual(expect.arrayContaining(ofEveryClaim.concat(ofOutpatientClaims)))
    expect(
      (await call(cast.ann, `/outpatientclaim/v2/web/*****${annsNric.slice(-4)}/OP26900002?useRecordId=false`)).json(),
    ).toEqual(detail)
    expect((await call(cast.ann, `/outpatientclaim/v2/web/-/${claimId}?useRecordId=true`)).json()).toEqual(detail)
    expect((await call(cast.ann, `/inpatientclaim/v3/${claimId}`)).status).toBe(404)
    // A list tells it as long as the claim waits for it.
    const askedFor = async () => {
      const rows = (await call(cast.ann, `/claims?companyId=${cast.orchid}`)).list()
      return rows.find(({ id }) => id === claimId)?.['informationRequest']
    }
    expect(await askedFor()).toBe('A clearer receipt, please.')
    await api.record(`claim-${claimId}`, { type: 'ClaimReviewStarted', data: { claimId } })
    expect(await askedFor()).toBe('')
  })

  test('is found only under an NRIC that is the claimant’s, the employee’s or the member’s own', async () => {
    const { claimId } = await recordClaim(api, {
      ...ofAnn(),
      claimantId: cast.dan,
      claimantNric: dansNric,
      then: registered('OP26900009'),
    })
    const statusesOf = async (as: string, nrics: readonly string[]) =>
      Promise.all(nrics.map(async (nric) => (await call(as, `/outpatientclaim/v2/web/${nric}/OP26900009`)).status))
    expect(
      await statusesOf(cast.ann, [dansNric, dansNric.toLowerCase(), annsNric, `*****${annsNric.slice(-4)}`, '-']),
    ).toEqual([200, 200, 200, 200, 200])
    expect(await statusesOf(cast.dan, [dansNric, annsNric])).toEqual([200, 200])
    expect(
      await statusesOf(cast.ann, [
        'S7000001D',
        `*****${annsNric.slice(-4, -1)}${annsNric.endsWith('A') ? 'B' : 'A'}`,
        'x',
        annsNric.slice(-4),
      ]),
    ).toEqual([404, 404, 404, 404])
    expect((await call(cast.ann, `/outpatientclaim/v2/web/S7000001D/${claimId}?useRecordId=true`)).status).toBe(404)
    const stay = await recordClaim(api, { ...ofAnn(), details: inpatientDetails, then: registered('IP26900009') })
    expect((await call(cast.ann, `/inpatientclaim/v2/${annsNric}/IP26900009/false`)).json()).toMatchObject({
      _id: stay.claimId,
    })
    expect((await call(cast.ann, `/inpatientclaim/v2/${dansNric}/IP26900009/false`)).status).toBe(404)
  })

  test('that HR filed says so to the member', async () => {
    const { claimId } = await recordClaim(api, { ...ofAnn(), filedBy: 'hr-administrator' })
    expect((await call(cast.ann, `/outpatientclaim/v3/${claimId}`)).json()).toMatchObject({
      timeline: [{ what: 'ClaimFiled', text: 'Your HR administrator submitted this claim for you.' }],
    })
  })

  test('of a hospital stay has the stay', async () => {
    const { claimId } = await recordClaim(api, {
      ...ofAnn(),
      details: inpatientDetails,
      then: registered('IP26900002'),
    })
    const detail = (await call(cast.ann, `/inpatientclaim/v2/-/IP26900002/false`)).json()
    expect(detail).toMatchObject({
      _id: claimId,
      admissionDate: '01/02/2026',
      nameOfOperation: 'Appendicectomy',
      nameOfOperationCode: 'SF849A',
      claimableAmount: '4800.00',
      payee: 'Willow Tan',
    })
    expect(Object.keys(detail)).toEqual(expect.arrayContaining(ofEveryClaim.concat(ofInpatientClaims)))
    expect((await call(cast.ann, `/inpatientclaim/v2/-/${claimId}/true`)).json()).toEqual(detail)
  })

  test('of a dependant is paid to the employee', async () => {
    const { claimId } = await recordClaim(api, {
      ...ofAnn(),
      claimantId: cast.dan,
      claimantName: 'Dan Tan',
      details: inpatientDetails,
    })
    expect((await call(cast.ann, `/inpatientclaim/v3/${claimId}`)).json()).toMatchObject({
      name: 'Dan Tan',
      payee: 'Willow Tan',
    })
  })

  test('of somebody else is not found, nor are its documents, nor can it be deleted; administrators have another door', async () => {
    const { claimId, attachments } = await recordClaim(api, {
      ...ofAnn(),
      files: [{ content: pdf(), mimeType: 'application/pdf', name: 'a.pdf' }],
      then: registered('OP26900003'),
    })
    const paths = [
      `/outpatientclaim/v3/${claimId}`,
      '/outpatientclaim/v2/web/-/OP26900003',
      `/outpatient/${claimId}/attachments/${attachments[0]?.attachmentId}`,
    ]
    for (const path of paths) {
      expect((await call(cast.ann, path)).status).toBe(200)
      expect((await call(cast.ben, path)).status).toBe(404)
      expect((await call(cast.cat, path)).status).toBe(404)
      expect((await call(cast.operation, path)).status).toBe(403)
    }
    expect((await call(cast.ben, `/outpatientclaim/delete/${claimId}`, 'DELETE')).status).toBe(404)
    expect((await call(cast.ann, `/outpatientclaim/v3/${claimId}`)).json()).toMatchObject({ status: 'Submitted' })
  })

  test('is behind the one-time password where the client asks for it', async () => {
    const headers = await api.headersFor(cast.cat, { otpVerified: false })
    const response = await api.app.inject({ url: '/api/claims', headers })
    expect(response.statusCode).toBe(428)
    expect(response.json()).toMatchObject({ errorCode: 'OTP_REQUIRED' })
    expect((await call(cast.cat, '/claims')).status).toBe(200)
  })
})

describe('a document', () => {
  test('is sent as what it is, so that nothing in it can run on our origin', async () => {
    const { claimId, attachments } = await recordClaim(api, {
      ...ofAnn(),
      files: [{ content: png, mimeType: 'image/png', name: 'näme";\n.png' }],
    })
    const id = attachments[0]?.attachmentId
    const link = `/api/outpatient/${claimId}/attachments/${id}`
    expect((await call(cast.ann, `/outpatientclaim/v3/${claimId}`)).json()['attachment']).toEqual([
      {
        objectId: id,
        filename: `${id}.png`,
        original_filename: 'näme";\n.png',
        mimeType: 'image/png',
        viewUrl: `${link}?view=1`,
        remarks: 'INVOICE/RECEIPT',
        attachmentLink: link,
      },
    ])
    const { headers, bytes } = await call(cast.ann, `/outpatient/${claimId}/attachments/${id}`)
    expect(Buffer.compare(bytes, png)).toBe(0)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename=${id}.png`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test('that is a HEIC picture is answered as JPEG for viewing, and as itself otherwise', async () => {
    const { claimId, attachments } = await recordClaim(api, {
      ...ofAnn(),
      files: [{ content: await heic(), mimeType: 'image/heic', name: 'IMG_1.HEIC' }],
    })
    const url = `/outpatient/${claimId}/attachments/${attachments[0]?.attachmentId}`
    const view = await call(cast.ann, `${url}?view=1`)
    expect(view.headers['content-type']).toBe('image/jpeg')
    expect(await fileTypeFromBuffer(view.bytes)).toMatchObject({ mime: 'image/jpeg' })
    expect((await call(cast.ann, `${url}?image&mimeType=image/heic`)).headers['content-type']).toBe('image/jpeg')
    const original = await call(cast.ann, url)
    expect(original.headers['content-type']).toBe('image/heic')
    expect(Buffer.compare(original.bytes, await heic())).toBe(0)
  })

  test('that was changed, or exchanged with another one, is refused and not shown, in either form', async () => {
    const photograph = await heic()
    const one = await recordClaim(api, {
      ...ofAnn(),
      files: [{ content: photograph, mimeType: 'image/heic', name: 'IMG_2.HEIC' }],
    })
    const other = await recordClaim(api, {
      ...ofAnn(),
      files: [{ content: png, mimeType: 'image/png', name: 'a.png' }],
    })
    const id = one.attachments[0]?.attachmentId ?? ''
    const otherId = other.attachments[0]?.attachmentId ?? ''
    const put = async (fileId: string, content: Uint8Array) => {
      const path = join(api.parts.uploadFolder, randomUUID())
      await writeFile(path, content)
      await api.parts.files.put(fileId, path, { subjectId: cast.ann })
    }
    await put(id, png)
    await put(otherId, Buffer.concat([png, png]))
    for (const [claimId, fileId, query] of [
      [one.claimId, id, ''],
      [one.claimId, id, '?view=1'],
      [other.claimId, otherId, ''],
    ]) {
      const answer = await call(cast.ann, `/outpatient/${claimId}/attachments/${fileId}${query}`)
      expect({ status: answer.status, body: answer.json() }).toMatchObject({
        status: 409,
        body: { errorCode: 'DOCUMENT_CHANGED', message: serverErrorTexts.documentChanged },
      })
    }
    await put(id, photograph)
    expect((await call(cast.ann, `/outpatient/${one.claimId}/attachments/${id}?view=1`)).headers['content-type']).toBe(
      'image/jpeg',
    )
  })

  test('whose bytes are gone, or that belongs to another claim, is not found', async () => {
    const one = await recordClaim(api, { ...ofAnn(), files: [{ content: png, mimeType: 'image/png', name: 'a.png' }] })
    const other = await recordClaim(api, { ...ofAnn() })
    const id = one.attachments[0]?.attachmentId ?? ''
    expect((await call(cast.ann, `/outpatient/${other.claimId}/attachments/${id}`)).status).toBe(404)
    await api.parts.files.delete(id)
    expect((await call(cast.ann, `/outpatient/${one.claimId}/attachments/${id}`)).json()).toMatchObject({
      errorCode: 'NOT_FOUND',
    })
  })
})

describe('deleting', () => {
  test('by id while PROCESSING and by number while Submitted, twice with one result', async () => {
    const processing = await recordClaim(api, ofAnn())
    const deleted = await call(cast.ann, `/outpatientclaim/delete/${processing.claimId}`, 'DELETE')
    expect({ status: deleted.status, body: deleted.json() }).toEqual({ status: 200, body: true })
    expect((await call(cast.ann, `/outpatientclaim/v3/${processing.claimId}`)).status).toBe(404)
    await recordClaim(api, { ...ofAnn(), details: inpatientDetails, then: registered('IP26900009') })
    expect((await call(cast.ann, '/inpatientclaim/IP26900009', 'DELETE')).json()).toBe(true)
    // The same call again gets the same answer, for a caller who did not get the first one. Others never knew of the
    // claim.
    expect((await call(cast.ann, '/inpatientclaim/IP26900009', 'DELETE')).json()).toBe(true)
    expect((await call(cast.ben, '/inpatientclaim/IP26900009', 'DELETE')).status).toBe(404)
    expect((await call(cast.ann, '/outpatientclaim/IP26900009', 'DELETE')).status).toBe(404)
  })

  test.each([
    ['outpatient', outpatientDetails, 'OP26900021'],
    ['inpatient', inpatientDetails, 'IP26900022'],
  ] as const)(
    'an %s claim goes by its id before it has a number, and by its number then',
    async (kind, details, no) => {
      const other = kind === 'outpatient' ? 'inpatient' : 'outpatient'
      const processing = await recordClaim(api, { ...ofAnn(), details })
      await recordClaim(api, { ...ofAnn(), details, then: registered(no) })
      for (const claim of [`delete/${processing.claimId}`, no]) {
        expect((await call(cast.ann, `/${other}claim/${claim}`, 'DELETE')).status).toBe(404)
        const deleted = await call(cast.ann, `/${kind}claim/${claim}?companyId=${cast.orchid}`, 'DELETE')
        expect({ status: deleted.status, body: deleted.json() }).toEqual({ status: 200, body: true })
      }
      const { events } = await api.parts.eventLog.load(`claim-${processing.claimId}`)
      expect(events.map(({ type }) => type)).toEqual(['ClaimFiled', 'ClaimDeleted'])
      expect((await call(cast.ann, `/${kind}claim/v3/${processing.claimId}`)).status).toBe(404)
    },
  )

  test('not once the insurer works on it, and not by the patient', async () => {
    const { claimId } = await recordClaim(api, { ...ofAnn(), claimantId: cast.dan, then: registered('OP26900010') })
    expect((await call(cast.dan, `/outpatientclaim/delete/${claimId}`, 'DELETE')).status).toBe(403)
    await api.record(`claim-${claimId}`, { type: 'ClaimReviewStarted', data: { claimId } })
    const refused = await call(cast.ann, `/outpatientclaim/delete/${claimId}`, 'DELETE')
    expect(refused.status).toBe(409)
    expect(refused.json()).toMatchObject({ errorCode: 'DELETE_NOT_ALLOWED' })
  })
})

describe('what the forms offer', () => {
  /** As the specification has it (1§3), whole: a default method, though none is set, and two permissions. */
  const paymentConfig = { defaults: { paymentMethod: '' }, autoFillBankDetails: true, updateBankInfo: true }

  test('the configuration of a company that is mine, and of no other', async () => {
    const { json } = await call(cast.ann, `/claims/config/benefits?companyId=${cast.orchid}`)
    expect(json()).toMatchObject({
      benefit: { companyCode: 'P2' },
      supportingVisitCode: ['DENTAL'],
      featuresConfig: { maximumFileUpload: 2 },
    })
    expect(json()['paymentConfig']).toEqual(paymentConfig)
    expect((await call(cast.ann, `/config/benefits?companyId=${cast.lantern}`)).status).toBe(404)
  })

  test('lists in the keys of the catalogue', async () => {
    const { json } = await call(cast.ann, `/claims/config/claimoptions?companyId=${cast.orchid}`)
    expect(json()).toMatchObject({
      inpatient: {
        cl: expect.arrayContaining([{ n: 'Singapore Dollar', c: 'SGD' }]),
        paymentConfig,
      },
      outpatient: {
        bl: expect.arrayContaining([
          expect.objectContaining({
            n: 'Dental',
            ol: expect.arrayContaining([
              { n: 'Dental treatment', c: 'DT-TREAT', g: 'Dental', id: 'DT-1', sd: true, ptc: 'DENTAL' },
            ]),
          }),
        ]),
      },
    })
  })

  test('the same under every name that the catalogue has for it', async () => {
    const answers = (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await call(cast.ann, `${path}?companyId=${cast.orchid}`)).json()))
    const [config, ...otherConfigs] = await answers([
      '/claims/config/benefits',
      '/config/benefits',
      '/profile/config/benefits',
    ])
    for (const other of otherConfigs) expect(other).toEqual(config)
    const [options, ...otherOptions] = await answers([
      '/claims/config/claimoptions',
      '/config/claimoptions',
      '/profile/config/claimoptions',
      '/elog/config/claimoptions',
    ])
    for (const other of otherOptions) expect(other).toEqual(options)
    expect(await answers(['/inpatientclaimoptions'])).toEqual([options?.['inpatient']])
    expect((await call(cast.ann, '/inpatientclaimoptions')).json()).toEqual(options?.['inpatient'])
    expect(Object.keys(options?.['inpatient'] as object)).toEqual(['hl', 'cl', 'il', 'ol', 'paymentConfig'])
    expect(Object.keys(options?.['outpatient'] as object)).toEqual(['bl', 'dl', 'cl', 'hl'])
  })

  test('benefits of a day and a claimant; a wrong day is told at the visit date', async () => {
    const ask = (date: string, claimant: string) =>
      call(cast.ann, `/claims/config/claimoptions/v2?date=${date}&companyId=${cast.orchid}&claimantUUID=${claimant}`)
    const groups = async (claimant: string) =>
      ((await ask('02/03/2026', claimant)).json()['outpatient'] as { bl: { n: string }[] }).bl.map(({ n }) => n)
    expect(await groups(cast.ann)).toContain('Health Screening')
    expect(await groups(cast.dan)).not.toContain('Health Screening')
    const refused = async (date: string) => (await ask(date, cast.ann)).json()
    expect(await refused('31/12/2025')).toMatchObject({
      errorMessage: 'You were not covered on 31/12/2025. Please check the visit date.',
    })
    expect(await refused('11/03/2026')).toMatchObject({ errorMessage: 'Date cannot be later than today.' })
    expect(await refused('2026-03-02')).toMatchObject({
      errorMessage: 'Date is not valid.',
      errors: { visitDate: 'Date is not valid.' },
    })
    expect((await ask('02/03/2026', cast.ben)).status).toBe(404)
  })
})
