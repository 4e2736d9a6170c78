// Requirements: CLM-104, CLM-107, VIS-006, VIS-009, VIS-010, VIS-011, VIS-012, VIS-013, VIS-015, ERR-013, API-038, API-039, API-040
import { randomUUID } from 'node:crypto'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import {
  featuresConfigSchema,
  paymentConfigSchema,
  type FeaturesConfig,
} from '@member-care/domain/client/features-config.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { annsNric, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { recordPanelVisit, wholeVisit } from '@member-care/tests/support/panel-visits.ts'
import { readPdf } from '@member-care/tests/support/read-pdf.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const now = new Date('2026-03-10T10:30:00Z')
let api: ApiUnderTest
let cast: ClaimsCast
beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
})
afterAll(() => api.close())

async function call(userId: string, url: string) {
  const response = await api.app.inject({ url: `/api${url}`, headers: await api.headersFor(userId) })
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes: response.rawPayload,
    json: () => response.json<Record<string, unknown>>(),
  }
}

const ofAnn = () => ({ companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann, claimantNric: annsNric })
let number = 0
/** A claim of Ann's with what became of it; gives its number and its id. */
async function claimWith(decision: (claimId: string) => readonly ClaimEvent[]) {
  const transactionNo = `OP2690010${++number}`
  const { claimId } = await recordClaim(api, {
    ...ofAnn(),
    then: (id) => [{ type: 'ClaimRegistered', data: { claimId: id, transactionNo } }, ...decision(id)],
  })
  return { transactionNo, claimId }
}
const approved = (claimId: string): readonly ClaimEvent[] => [
  {
    type: 'ClaimApproved',
    data: { claimId, claimantId: cast.ann, payableCents: 11_000, remarks: '', batchNo: 'B26-01' },
  },
]
const letterOf = (userId: string, transactionNo: string) => call(userId, `/claims/settlement/-/-/${transactionNo}`)

describe('GET /claims/settlement', () => {
  test('answers the letter as base64, printed from the events of the claim', async () => {
    const { transactionNo, claimId } = await claimWith(approved)
    const answer = await letterOf(cast.ann, transactionNo)
    expect(answer.status).toBe(200)
    const { text } = await readPdf(Buffer.from(String(answer.json()['data']), 'base64'))
    const { hash, revision } = await api.parts.eventLog.load(`claim-${claimId}`)
    for (const part of [
      transactionNo,
      claimId,
      'SGD 110.00',
      `*****${annsNric.slice(-4)}`,
      'Orchid Biscuits',
      'POL-P2-O',
      'Batch no. B26-01',
      'Printed on 10 Mar 2026',
      `entry ${revision}, SHA-256 ${hash}`,
    ]) {
      expect(text).toContain(part)
    }
    expect((await letterOf(cast.ann, transactionNo)).json()).toEqual(answer.json())
  })

  test.each<[string, (claimId: string) => readonly ClaimEvent[]]>([
    ['not decided', () => []],
    [
      'pending',
      (claimId) => [
        { type: 'ClaimInformationRequested', data: { claimId, claimantId: cast.ann, request: 'The receipt, please.' } },
      ],
    ],
    [
      'rejected without a batch number',
      (claimId) => [
        { type: 'ClaimRejected', data: { claimId, claimantId: cast.ann, reasonCode: 'X', remarks: 'No.' } },
      ],
    ],
  ])('is refused for a claim that is %s', async (_, decision) => {
    const { transactionNo } = await claimWith(decision)
    const refused = await letterOf(cast.ann, transactionNo)
    expect(refused.status).toBe(409)
    expect(refused.json()).toMatchObject({
      errorCode: 'SETTLEMENT_LETTER_NOT_AVAILABLE',
      errorMessage: 'Settlement Letter is not available',
    })
  })

  test('is found under an NRIC and a policy that are the claim’s, and no others', async () => {
    const { transactionNo } = await claimWith(approved)
    const statusOf = async (nric: string, policyNo: string) =>
      (await call(cast.ann, `/claims/settlement/${nric}/${policyNo}/${transactionNo}`)).status
    expect(
      await Promise.all([statusOf(annsNric, 'POL-P2'), statusOf(annsNric, 'POL-P2-O'), statusOf('-', 'POL-P2-I')]),
    ).toEqual([200, 200, 200])
    expect(
      await Promise.all([statusOf('S7000001D', 'POL-P2'), statusOf(annsNric, 'POL-MG'), statusOf('x', '-')]),
    ).toEqual([404, 404, 404])
  })

  test('does not find the claim of somebody else, nor one that was deleted, and says no more', async () => {
    const { transactionNo } = await claimWith(approved)
    const gone = await claimWith((claimId) => [{ type: 'ClaimDeleted', data: { claimId } }])
    for (const refused of [
      await letterOf(cast.ben, transactionNo),
      await letterOf(cast.cat, transactionNo),
      await letterOf(cast.ann, gone.transactionNo),
      await letterOf(cast.ann, 'OP0'),
    ]) {
      expect(refused.status).toBe(404)
      expect(refused.json()).toMatchObject({ errorMessage: 'Settlement Letter is not available' })
    }
    expect((await letterOf(cast.operation, transactionNo)).status).toBe(403)
  })
})

describe('a visit with every section', () => {
  const items = {
    showDiagnosis: 'diagnoses',
    showLabs: 'labs',
    showXrays: 'xrays',
    showProcedures: 'procedures',
    showDrugs: 'drugs',
  } as const
  const flags = Object.keys(items) as (keyof typeof items)[]

  async function show(features: Partial<FeaturesConfig>): Promise<void> {
    await api.record(`client-${cast.orchid}`, {
      type: 'ClientConfigured',
      data: {
        companyId: cast.orchid,
        featuresConfig: featuresConfigSchema.parse({ allowMyVisit: true, maskNRIC: true, ...features }),
        paymentConfig: paymentConfigSchema.parse({ defaults: {}, autoFillBankDetails: true, updateBankInfo: true }),
      },
    })
  }

  test.each(flags)('shows a part, on the screen and on paper, with %s and with no other flag', async (flag) => {
    const visitNo = `PV-${flag}`
    await recordPanelVisit(api, { visitNo, companyId: cast.orchid, employeeId: cast.ann, patientId: cast.dan })
    await show({ [flag]: true })
    const shown = items[flag]
    const detail = (await call(cast.ann, `/visitDetail/v2/${visitNo}`)).json()
    const parts = Object.values(items)
    expect(parts.filter((part) => (detail[part] as unknown[]).length > 0)).toEqual([shown])
    const { text } = await readPdf((await call(cast.ann, `/visits/${visitNo}/invoice`)).bytes)
    expect(parts.filter((part) => wholeVisit[part].some(({ name }) => text.includes(name)))).toEqual([shown])
    const row = (await api.app.inject({ url: '/api/visits/v2', headers: await api.headersFor(cast.ann) }))
      .json<{ vn: string; d: string[] }[]>()
      .find(({ vn }) => vn === visitNo)
    expect(row?.d).toEqual(flag === 'showDiagnosis' ? wholeVisit.diagnoses.map(({ name }) => name) : [])
  })

  test("names the main member's NRIC of a dependant's visit only, though the two read alike where the client hides all of them", async () => {
    await show({ unmaskedNRICLength: 0 })
    await recordPanelVisit(api, {
      visitNo: 'PV-DAN',
      companyId: cast.orchid,
      employeeId: cast.ann,
      patientId: cast.dan,
    })
    await recordPanelVisit(api, {
      visitNo: 'PV-ANN',
      companyId: cast.orchid,
      employeeId: cast.ann,
      patientId: cast.ann,
    })
    const hidden = '*'.repeat(annsNric.length)
    expect((await call(cast.ann, '/visitDetail/v2/PV-DAN')).json()).toMatchObject({
      patientNric: hidden,
      mainNric: hidden,
    })
    expect((await call(cast.ann, '/visitDetail/v2/PV-ANN')).json()).toMatchObject({ patientNric: hidden, mainNric: '' })
  })

  test('is sent as a PDF that no browser runs, to those whom it concerns, and to nobody else', async () => {
    await show({})
    const visitId = await recordPanelVisit(api, {
      visitNo: 'PV-900',
      companyId: cast.orchid,
      employeeId: cast.ann,
      patientId: cast.dan,
    })
    for (const userId of [cast.ann, cast.dan]) {
      const { status, headers, bytes } = await call(userId, '/visits/PV-900/invoice')
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename=Proof_of_Visit_PV-900.pdf',
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
      })
      expect((await readPdf(bytes)).text).toMatch(/Name Dan Tan .*\*{5}456\w .*\*{5}345\w/)
    }
    for (const path of [
      '/visits/PV-900/invoice',
      '/visitDetail/v2/PV-900',
      `/visitDetail/v2/${visitId}`,
      `/visits/${randomUUID()}/invoice`,
    ]) {
      expect((await call(cast.ben, path)).status).toBe(404)
      expect((await call(cast.cat, path)).status).toBe(404)
      expect((await call(cast.operation, path)).status).toBe(403)
    }
  })

  test('waits for the one-time password where the client asks for it', async () => {
    const headers = await api.headersFor(cast.cat, { otpVerified: false })
    for (const url of [
      '/api/visits/PV-900/invoice',
      '/api/claims/settlement/-/-/OP1',
      `/api/claims/${randomUUID()}/usual-time`,
    ]) {
      expect((await api.app.inject({ url, headers })).statusCode).toBe(428)
    }
  })
})
