import { expect, test } from 'vitest'
import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { addFiles, type AttachedFile } from './attached-files.ts'

let keys = 0
const options = { category: 'INV/RCP', maximum: 2, newKey: () => `key-${(keys += 1)}` } as const

function fileOf(name: string, bytes = 3, lastModified = 1): File {
  return new File([new Uint8Array(bytes)], name, { lastModified })
}

function names(files: readonly AttachedFile[]): string[] {
  return files.map(({ file }) => file.name)
}

test('files are taken in their order, up to the limit of their category', () => {
  const { files, refused } = addFiles([], [fileOf('1.pdf'), fileOf('2.pdf'), fileOf('3.pdf')], options)
  expect(names(files)).toEqual(['1.pdf', '2.pdf'])
  expect(refused).toEqual([expect.objectContaining({ name: '3.pdf', reason: 'You can only upload up to 2 files!' })])
})

test('each category has room of its own', () => {
  const receipts = addFiles([], [fileOf('1.pdf'), fileOf('2.pdf')], options).files
  const { files, refused } = addFiles(receipts, [fileOf('letter.pdf')], { ...options, category: 'DOC' })
  expect(files).toHaveLength(3)
  expect(refused).toEqual([])
})

test('documents that the claim has take room, too', () => {
  const { files, refused } = addFiles([], [fileOf('1.pdf'), fileOf('2.pdf')], { ...options, ofClaim: 1 })
  expect(names(files)).toEqual(['1.pdf'])
  expect(refused).toEqual([expect.objectContaining({ name: '2.pdf', reason: 'You can only upload up to 2 files!' })])
})

test('a refused file takes no room and says why', () => {
  const { files, refused } = addFiles(
    [],
    [fileOf('big.png', MAXIMUM_FILE_BYTES + 1), fileOf('song.mp3'), fileOf('empty.pdf', 0), fileOf('receipt.HEIC')],
    options,
  )
  expect(names(files)).toEqual(['receipt.HEIC'])
  expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
    ['big.png', 'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.'],
    ['song.mp3', 'Only image file (jpeg, jpg, png) and PDF file are allowed.'],
    ['empty.pdf', 'The attachment is empty. Kindly upload the document again.'],
  ])
})

test('the same file twice is one document, two files of the same name are two', () => {
  const first = addFiles([], [fileOf('receipt.jpg', 3, 1)], options).files
  expect(addFiles(first, [fileOf('receipt.jpg', 3, 1)], options).refused).toEqual([
    expect.objectContaining({ reason: 'This file is attached already.' }),
  ])
  const both = addFiles(first, [fileOf('receipt.jpg', 3, 2)], options).files
  expect(new Set(both.map(({ key }) => key)).size).toBe(2)
})
