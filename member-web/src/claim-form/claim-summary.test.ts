import { expect, test } from 'vitest'
import {
  accidentAnswers,
  inpatientContext,
  inpatientForm,
  outpatientContext,
  outpatientForm,
} from '@member-care/domain/claim/testing/example-forms.ts'
import { claimSummary } from './claim-summary.ts'

function rowsOf(...[values, context]: Parameters<typeof claimSummary>): Record<string, string> {
  return Object.fromEntries(
    claimSummary(values, context).flatMap(({ rows }) => rows.map(({ label, value }) => [label, value])),
  )
}

test('values are read back as people write them', () => {
  expect(rowsOf(outpatientForm, outpatientContext)).toMatchObject({
    'Visit Date': '02 Mar 2026',
    Benefit: 'GP Visit',
    Amount: 'SGD 120.50',
    'Does the amount include GST?': 'Yes',
    'Pre / Post Hospitalisation': 'Others',
    'Payment Method': "Employee's Bank Account",
  })
})

test('what is not asked for is not read back', () => {
  const values = {
    ...outpatientForm,
    ...accidentAnswers,
    accidentRelated: 'N',
    includeGST: 'N',
    gstAmount: '5',
    paymentMethod: 'Cheque',
  }
  const rows = rowsOf(values, outpatientContext)
  for (const label of ['Accident Date', 'GST Amount', 'Account Number']) expect(rows).not.toHaveProperty(label)
})

test('an inpatient claim names its hospital, and tells of the accident', () => {
  const rows = rowsOf({ ...inpatientForm, ...accidentAnswers }, inpatientContext)
  expect(rows).toHaveProperty('Hospital')
  expect(rows).toMatchObject({ 'Accident Date': '30 Jan 2026', 'Accident Time': '09:30' })
})

test('what the plan calls its benefits says that it is English, and nothing else does', () => {
  const rows = claimSummary(outpatientForm, outpatientContext).flatMap((section) => section.rows)
  expect(rows.filter(({ lang }) => lang !== undefined).map(({ field, lang }) => [field, lang])).toEqual([
    ['benefitGroup', 'en-SG'],
    ['benefitGroupItem', 'en-SG'],
  ])
})
