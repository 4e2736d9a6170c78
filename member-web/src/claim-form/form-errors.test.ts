import { expect, test } from 'vitest'
import {
  inpatientContext,
  inpatientForm,
  outpatientContext,
  outpatientForm,
} from '@member-care/domain/claim/testing/example-forms.ts'
import type { AttachedFile } from './documents/attached-files.ts'
import { formErrors } from './form-errors.ts'

const receipt: AttachedFile = { key: '1', category: 'INV/RCP', file: new File(['a'], 'receipt.pdf') }
const letter: AttachedFile = { key: '2', category: 'DOC', file: new File(['b'], 'letter.pdf') }
const files = [receipt, letter]
const right = { values: outpatientForm, files, refused: undefined, visitDateError: undefined }

test('a form that is filled in with its documents has no errors', () => {
  expect(formErrors(right, outpatientContext)).toEqual({})
  expect(formErrors({ ...right, values: inpatientForm, files: [receipt] }, inpatientContext)).toEqual({})
})

test('the server’s word on the visit date stands at the visit date', () => {
  expect(formErrors({ ...right, visitDateError: 'You were not covered.' }, outpatientContext)).toEqual({
    visitDate: 'You were not covered.',
  })
})

test('missing documents stand at their fields', () => {
  expect(formErrors({ ...right, files: [] }, outpatientContext)).toMatchObject({
    invoicesAndReceipts: 'This field is required.',
  })
  expect(formErrors({ ...right, values: inpatientForm, files: [] }, inpatientContext)).toEqual({
    attachments: 'No Files Uploaded.',
  })
})

test('what the server refused is wrong until it is changed', () => {
  const refused = {
    values: outpatientForm,
    files,
    errors: { receiptNo: 'Claimed already.', invoicesAndReceipts: 'Not a picture.' },
  }
  expect(formErrors({ ...right, refused }, outpatientContext)).toEqual(refused.errors)
  const changed = { ...right, refused, values: { ...outpatientForm, receiptNo: 'R-2' }, files: [...files] }
  expect(formErrors(changed, outpatientContext)).toEqual({})
})

test('our own rules speak before the server’s memory', () => {
  const values = { ...outpatientForm, receiptNo: '' }
  const refused = { values, files, errors: { receiptNo: 'Claimed already.' } }
  expect(formErrors({ ...right, values, refused }, outpatientContext)).toEqual({ receiptNo: 'Receipt No is required.' })
})

test('an account number that its bank does not know is wrong at the number, not at its branch', () => {
  const values = {
    ...outpatientForm,
    paymentMethod: 'Bank',
    bankName: 'DBS Bank Ltd',
    bankNo: '7171',
    branchNo: undefined,
    accountNo: '12345',
    typedAccountNo: '12345',
  }
  expect(formErrors({ ...right, values }, outpatientContext)).toEqual({
    accountNo: 'A DBS account number has 10 digits.',
  })
})
