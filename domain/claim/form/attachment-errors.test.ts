// Requirements: CLM-067, CLM-068, CLM-069, CLM-070, CLM-071, CLM-072, CLM-073, CLM-074, CLM-076, CLM-121, CLM-122, CLM-123, CLM-125, ERR-010,
// LIM-002, LIM-003, LIM-036
import { describe, expect, test } from 'vitest'
import {
  attachmentErrors,
  fileError,
  MAXIMUM_FILE_BYTES,
  type AttachmentContext,
  type ClaimFile,
} from './attachment-errors.ts'

const receipt: ClaimFile = { name: 'receipt.pdf', bytes: 2_048, category: 'INV/RCP' }
const letter: ClaimFile = { name: 'letter.jpg', bytes: 2_048, category: 'DOC' }
const outpatient: AttachmentContext = { kind: 'outpatient', supportingDocumentNeeded: true }
const inpatient: AttachmentContext = { kind: 'inpatient', supportingDocumentNeeded: true }
const times = (file: ClaimFile, count: number) => Array.from({ length: count }, () => file)

describe('one file', () => {
  test.each([
    ['a.pdf', undefined],
    ['a.JPG', undefined],
    ['a.jpeg', undefined],
    ['a.png', undefined],
    ['a.heif', undefined],
    ['a.heic', undefined],
    ['a.gif', 'Only image file (jpeg, jpg, png) and PDF file are allowed.'],
    ['pdf', 'Only image file (jpeg, jpg, png) and PDF file are allowed.'],
    ['a.pdf.exe', 'Only image file (jpeg, jpg, png) and PDF file are allowed.'],
    ['a.constructor', 'Only image file (jpeg, jpg, png) and PDF file are allowed.'],
  ])('named %s', (name, text) => {
    expect(fileError({ name, bytes: 1 })).toBe(text)
  })

  test.each([
    [MAXIMUM_FILE_BYTES, undefined],
    [
      MAXIMUM_FILE_BYTES + 1,
      'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.',
    ],
    [0, 'The attachment is empty. Kindly upload the document again.'],
  ])('of %d bytes', (bytes, text) => {
    expect(fileError({ name: 'a.pdf', bytes })).toBe(text)
  })

  test('what the content says goes before the name', () => {
    expect(fileError({ name: 'a.txt', bytes: 1, mimeType: 'image/png' })).toBeUndefined()
    expect(fileError({ name: 'a.pdf', bytes: 1, mimeType: 'text/html' })).toBe(
      'Only image file (jpeg, jpg, png) and PDF file are allowed.',
    )
  })
})

describe('an outpatient claim', () => {
  test('needs a receipt and another document', () => {
    expect(attachmentErrors([], outpatient)).toEqual({
      invoicesAndReceipts: 'This field is required.',
      otherDocuments: 'This field is required.',
    })
    expect(attachmentErrors([receipt], outpatient)).toEqual({ otherDocuments: 'This field is required.' })
    expect(attachmentErrors([receipt, letter], outpatient)).toEqual({})
  })

  test('needs only a receipt where the benefit needs no supporting document', () => {
    expect(attachmentErrors([receipt], { ...outpatient, supportingDocumentNeeded: false })).toEqual({})
    expect(attachmentErrors([letter], { ...outpatient, supportingDocumentNeeded: false })).toEqual({
      invoicesAndReceipts: 'This field is required.',
    })
  })

  test.each([
    [undefined, 5],
    [1, 1],
    [7, 7],
  ])('with maximumFileUpload %s takes %d of each category', (maximumFileUpload, most) => {
    const context = { ...outpatient, maximumFileUpload }
    const full = [...times(receipt, most), ...times(letter, most)]
    expect(attachmentErrors(full, context)).toEqual({})
    expect(attachmentErrors([...full, receipt], context)).toEqual({
      invoicesAndReceipts: `You can only upload up to ${most} files!`,
    })
    expect(attachmentErrors([...full, letter], context)).toEqual({
      otherDocuments: `You can only upload up to ${most} files!`,
    })
  })

  test('tells which category has the bad file', () => {
    expect(attachmentErrors([receipt, { ...letter, bytes: MAXIMUM_FILE_BYTES + 1 }], outpatient)).toHaveProperty(
      'otherDocuments',
    )
  })
})

describe('an update of an outpatient claim', () => {
  test('always needs a receipt', () => {
    expect(attachmentErrors([letter], { ...outpatient, previous: [receipt, letter] })).toEqual({
      invoicesAndReceipts: 'This field is required.',
    })
  })

  test('needs another document unless there never was one', () => {
    expect(attachmentErrors([receipt, receipt], { ...outpatient, previous: [receipt] })).toEqual({})
    expect(attachmentErrors([receipt], { ...outpatient, previous: [receipt, letter] })).toEqual({
      otherDocuments: 'This field is required.',
    })
    expect(
      attachmentErrors([receipt], { ...outpatient, previous: [receipt, letter], supportingDocumentNeeded: false }),
    ).toEqual({})
  })
})

describe('an update of a claim that has more documents than its member may upload', () => {
  const kept = { ...receipt, isKept: true }

  test.each([
    ['outpatient', outpatient, [kept, kept, letter], 'invoicesAndReceipts'],
    ['inpatient', inpatient, [kept, kept], 'attachments'],
  ] as const)('keeps them, and takes as many more as the client lets: %s', (_, kind, files, field) => {
    const context = { ...kind, maximumFileUpload: 1, previous: files }
    expect(attachmentErrors(files, context)).toEqual({})
    expect(attachmentErrors([...files, receipt], context)).toEqual({})
    expect(attachmentErrors([...files, receipt, receipt], context)).toEqual({
      [field]: 'You can only upload up to 1 files!',
    })
    expect(attachmentErrors([...files.slice(1), receipt], context)).toHaveProperty(field)
  })

  test('takes as many as the client lets once they are gone', () => {
    expect(attachmentErrors([receipt], { ...inpatient, maximumFileUpload: 1, previous: [receipt, receipt] })).toEqual(
      {},
    )
  })
})

describe('an inpatient claim', () => {
  test('needs any one file', () => {
    expect(attachmentErrors([], inpatient)).toEqual({ attachments: 'No Files Uploaded.' })
    expect(attachmentErrors([letter], inpatient)).toEqual({})
    expect(attachmentErrors([receipt], inpatient)).toEqual({})
  })

  test('caps each category too, and shows everything at its one list', () => {
    const full = [...times(receipt, 5), ...times(letter, 5)]
    expect(attachmentErrors(full, inpatient)).toEqual({})
    expect(attachmentErrors([...full, letter], inpatient)).toEqual({
      attachments: 'You can only upload up to 5 files!',
    })
    expect(attachmentErrors([{ ...letter, bytes: MAXIMUM_FILE_BYTES + 1 }], inpatient)).toHaveProperty('attachments')
  })
})
