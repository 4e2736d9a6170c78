/**
 * Each field of the claim forms arrives everywhere: in the call, in what is kept, in what the member is answered, on the pages of portal and console, and
 * under a label in the history. A failure names the field, and its test the file that misses it.
 */
import { everyField } from '@member-care/admin-web/src/claims/claim-fields.ts'
import { exampleClaim } from '@member-care/admin-web/src/claims/testing/example-claim-record.ts'
import { toClaimDetail } from '@member-care/api/claims/claim-answers.ts'
import {
  claimFields,
  accidentFields,
  otherInsurerFields,
} from '@member-care/member-web/src/claim-detail/claim-fields.ts'
import type { ShownClaim } from '@member-care/member-web/src/claim-detail/shown-claim.ts'
import { errorsOf, shownFields } from '@member-care/member-web/src/claim-form/claim-form-values.ts'
import { claimSummary } from '@member-care/member-web/src/claim-form/claim-summary.ts'
import { formOfClaim } from '@member-care/member-web/src/update-claim/form-of-claim.ts'
import type {
  InpatientClaimDetail,
  OutpatientClaimDetail,
} from '@member-care/member-web/src/portal-api/claims-contract.ts'
import { claimDetailsSchema, type ClaimDetails, type Payment } from '@member-care/domain/claim/claim-details.ts'
import { toClaimDetails } from '@member-care/domain/claim/form/claim-details-of-form.ts'
import type { ClaimFormField } from '@member-care/domain/claim/form/claim-form.ts'
import { fromClaimDetails } from '@member-care/domain/claim/form/form-of-claim-details.ts'
import { fromWireFields, toWireFields } from '@member-care/domain/claim/form/wire-fields.ts'
import { inpatientContext, outpatientContext } from '@member-care/domain/claim/testing/example-forms.ts'
import { leavesOf } from '@member-care/domain/history/history-engine.ts'
import { claimHistoryLabels } from '@member-care/domain/texts/claim-history-texts.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import { describe, expect, test } from 'vitest'
import { fullInpatientForm, fullOutpatientForm } from './full-forms.ts'

const payment: Payment = { method: 'Bank', bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' }

const outpatient = {
  form: fullOutpatientForm,
  context: outpatientContext,
  details: toClaimDetails(fullOutpatientForm, outpatientContext),
  wire: toWireFields(fullOutpatientForm, outpatientContext, { added: [] }),
} as const
const inpatient = {
  form: fullInpatientForm,
  context: inpatientContext,
  details: toClaimDetails(fullInpatientForm, inpatientContext),
  wire: toWireFields(fullInpatientForm, inpatientContext, { added: [] }),
} as const

describe.each([outpatient, inpatient])('the $context.kind form', ({ form, context, details, wire }) => {
  const { kind } = context
  const asked = [...shownFields(form, context)]
  const values: Partial<Record<ClaimFormField, unknown>> = form
  const expected = Object.fromEntries(asked.map((field) => [field, values[field]]))
  const only = (found: object) => Object.fromEntries(Object.entries(found).filter(([field]) => field in expected))
  const { claim } = shownOf(details)
  const shown = shownOf(details)

  test('is filled in without an error', () => {
    expect(errorsOf(form, context)).toEqual({})
  })

  test('survives the call (domain/claim/form/wire-fields.ts)', () => {
    const read = fromWireFields(kind, wire)
    expect('form' in read ? only(read.form) : read).toEqual(expected)
  })

  test('is kept whole (domain/claim/form/claim-details-of-form.ts, form-of-claim-details.ts)', () => {
    expect(claimDetailsSchema.parse(details)).toEqual(details)
    const who = { companyId: String(form.companyId), claimantId: String(form.claimantId) }
    const kept = { ...payment, accountNo: String(form.accountNo) }
    expect(only(fromClaimDetails(details, kept, who))).toEqual(expected)
  })

  test('opens again for an update (api/claims/claim-answers.ts, member-web/src/update-claim/form-of-claim.ts)', () => {
    expect(only(formOfClaim(shown))).toEqual(expected)
  })

  test('is read back before it is sent (member-web/src/claim-form/claim-summary.ts)', () => {
    // The amount says the currency, the bank its numbers.
    const said: readonly ClaimFormField[] = ['currency', 'bankNo', 'branchNo']
    const rows = claimSummary(form, context).flatMap((section) => section.rows.map(({ field }) => field))
    expect(asked.filter((field) => !rows.includes(field) && !said.includes(field))).toEqual([])
  })

  test('is read on the page of the claim (member-web/src/claim-detail/claim-fields.ts)', () => {
    const fields = [
      ...claimFields(shown, { itemizedMonth: 0, itemizedMessage: '' }, '2026-03-10'),
      ...accidentFields(claim),
      ...otherInsurerFields(claim),
    ]
    const read = fields.map(({ value }) => value).join('\n')
    expect(textsOf(values).filter((text) => !read.includes(text))).toEqual([])
  })

  test('is read in the console (admin-web/src/claims/claim-fields.ts)', () => {
    const read = everyField(exampleClaim({ details })).flatMap(({ fields }) => fields.map(({ value }) => value))
    expect(textsOf(values).filter((text) => !read.includes(text))).toEqual([])
  })

  test('has a label in the history (domain/texts/en/claim-history.ts)', () => {
    const paths = leavesOf({ details }, new Set()).map(([path]) => path)
    expect(paths.filter((path) => !(path in claimHistoryLabels))).toEqual([])
  })
})

/** What was typed freely; everything else is read in words of ours. */
function textsOf(values: object): readonly string[] {
  return Object.values(values).filter(
    (value: unknown): value is string => typeof value === 'string' && value.startsWith('in '),
  )
}

/** The claim as the portal gets it from the API. */
function shownOf(details: ClaimDetails): ShownClaim {
  const answer = toClaimDetail(recordOf(details), (_companyId, nric) => nric, {
    told: { timeline: [], reckoning: null, payoutWait: null },
    payeeName: 'Willow Tan',
  })
  return details.kind === 'outpatient'
    ? { kind: 'out', claim: answer as OutpatientClaimDetail }
    : { kind: 'inp', claim: answer as InpatientClaimDetail }
}

function recordOf(details: ClaimDetails): ClaimRecord {
  const form = details.kind === 'outpatient' ? fullOutpatientForm : fullInpatientForm
  return {
    claimId: '0195f000-0000-7000-8000-00000000c1a1',
    kind: details.kind,
    status: 'SUBMITTED',
    companyId: String(form.companyId),
    employeeId: 'employee-1',
    claimantId: String(form.claimantId),
    claimantName: 'Willow Tan',
    claimantNric: '*****567D',
    filedBy: 'member',
    transactionNo: null,
    visitNo: null,
    providerName: details.providerName,
    visitDate: details.kind === 'outpatient' ? details.visitDate : details.admissionDate,
    dischargeDate: null,
    filedAt: new Date('2026-03-10T06:30:00Z'),
    updatedAt: new Date('2026-03-10T06:30:00Z'),
    currency: details.currency,
    amountCents: details.amountCents,
    payableCents: null,
    retryCount: 0,
    gaveUp: false,
    pendingInsurer: false,
    batchNo: null,
    rejectionReasonCode: null,
    assigneeId: null,
    revision: 0,
    position: '0000000000000000001' as ClaimRecord['position'],
    informationRequest: null,
    remarks: null,
    details: details as ClaimRecord['details'],
    payment: payment as ClaimRecord['payment'],
    attachments: [],
    bankProposal: null,
    bankProposedAt: null,
  }
}
