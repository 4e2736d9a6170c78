// Requirements: CLM-024, CLM-041
/** Every rule of a claim's form broken once, over HTTP, by somebody who sends what no form would: the right text at the right field, and nothing is changed. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inpatientForm, outpatientForm, updateForm, type Answer, type SentForm } from '../support/claim-forms.ts'
import { claimTraces, type ClaimTraces } from '../support/claim-traces.ts'
import {
  startClaimsUnderTest,
  updatePath,
  type ClaimsUnderTest,
  type FiledClaim,
} from '../support/claims-under-test.ts'
import { badDocuments } from './bad-documents.ts'
import { badFields } from './bad-fields.ts'
import { badPayments } from './bad-payments.ts'
import type { BadSubmission, Way } from './bad-submission.ts'

let claims: ClaimsUnderTest
let open: Readonly<Record<ClaimKind, FiledClaim>>
let asked: Readonly<Record<ClaimKind, FiledClaim>>
let before: ClaimTraces

beforeAll(async () => {
  claims = await startClaimsUnderTest()
  open = { outpatient: await claims.file('outpatient'), inpatient: await claims.file('inpatient') }
  asked = { outpatient: await claims.file('outpatient'), inpatient: await claims.file('inpatient') }
  for (const { claimId } of Object.values(asked)) {
    await claims.api.record(
      `claim-${claimId}`,
      { type: 'ClaimRegistered', data: { claimId, transactionNo: `T-${claimId}` } },
      {
        type: 'ClaimInformationRequested',
        data: { claimId, claimantId: claims.cast.ann, request: 'A clearer receipt.' },
      },
    )
  }
  before = await claimTraces(claims.api)
})
afterAll(() => claims.close())

function rightForm(kind: ClaimKind, changes: BadSubmission['changes'] = {}): SentForm {
  return kind === 'outpatient' ? outpatientForm(claims.cast.ann, changes) : inpatientForm(claims.cast.ann, changes)
}

async function send({
  kind,
  way,
  changes,
  files,
}: Pick<BadSubmission, 'kind' | 'way' | 'changes' | 'files'>): Promise<Answer> {
  if (way === 'create') {
    const form = rightForm(kind, changes)
    return claims.submit(kind, { ...form, files: files ?? form.files })
  }
  const { claimId, documents } = claimFor(kind, way)
  const form = updateForm(rightForm(kind), documents)
  return claims.put(updatePath(kind, claimId), { fields: { ...form.fields, ...changes }, files: files ?? form.files })
}

function claimFor(kind: ClaimKind, way: Exclude<Way, 'create'>): FiledClaim {
  return (way === 'update' ? open : asked)[kind]
}

const badSubmissions: readonly BadSubmission[] = [...badFields, ...badPayments, ...badDocuments]

test('there are five hundred of them and more, each another one', () => {
  const names = badSubmissions.map(({ kind, way, what, rule }) => [kind, way, what, rule].join(' '))
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(500)
})

describe.each(['outpatient', 'inpatient'] as const)('%s', (kind) => {
  test.each(
    badSubmissions
      .filter((submission) => submission.kind === kind)
      .map((submission) => [submission.way, submission.rule, submission.what, submission] as const),
  )('%s, %s: %s', async (_way, _rule, _what, submission) => {
    const { status, body } = await send(submission)
    const [earlier, after] = [before, await claimTraces(claims.api)]
    // One that does change something is blamed alone.
    before = after
    expect({ status, code: body.errorCode, errors: body.errors }).toEqual({
      status: 422,
      code: 'VALIDATION_ERROR',
      errors: submission.errors,
    })
    const texts = Object.values(submission.errors)
    if (texts.length === 1) expect(body.errorMessage).toBe(texts[0])
    expect(after).toEqual(earlier)
  })
})

const accident = {
  accidentRelated: 'Y',
  placeOfAccident: 'x'.repeat(200),
  workRelated: 'N',
  accidentDetails: 'x'.repeat(2_000),
}

describe('on the boundary it is right', () => {
  test.each([
    ['outpatient', { amount: '0.005' }],
    ['outpatient', { amount: '999999.004' }],
    ['outpatient', { amount: '999,999.00' }],
    ['outpatient', { includeGST: 'true', gstAmount: '120.494' }],
    ['outpatient', { includeGST: 'true', gstAmount: '0.01' }],
    ['outpatient', { visitDate: '10/03/2026' }],
    ['outpatient', { visitDate: '01/01/2026' }],
    ['outpatient', { ...accident, accidentDateTime: '02/03/2026 23:59' }],
    ['outpatient', { ...accident, visitDate: '10/03/2026', accidentDateTime: '10/03/2026 18:30' }],
    ['outpatient', { providerName: '界'.repeat(200), receiptNo: 'x'.repeat(200), empSubRemarks: '界'.repeat(2_000) }],
    [
      'outpatient',
      {
        paymentMethod: 'Bank',
        bankName: 'United Overseas Bank Ltd',
        bankNo: '7375',
        branchNo: '001',
        accountNo: '1'.repeat(18),
      },
    ],
    [
      'outpatient',
      {
        paymentMethod: 'Bank',
        bankName: 'Oversea-Chinese Banking Corporation Ltd',
        bankNo: '7339',
        branchNo: '501',
        accountNo: '1'.repeat(7),
      },
    ],
    ['outpatient', { paymentMethod: 'PayNow', payNowConfirmed: 'true' }],
    ['inpatient', { dischargeDate: '01/02/2026', symptomsStartDate: '01/02/2026' }],
    ['inpatient', { dischargeDate: '10/03/2026' }],
    ['inpatient', { ...accident, accidentDateTime: '01/02/2026 23:59' }],
    [
      'inpatient',
      {
        claimingFromOtherInsurer: 'Y',
        claimingFromOtherInsurerName: 'x'.repeat(200),
        claimReferenceNo: 'x'.repeat(200),
      },
    ],
  ] as const)('%s %o', async (kind, changes) => {
    const { status, body } = await send({ kind, way: 'create', changes })
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined })
  })
})
