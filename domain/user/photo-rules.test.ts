// Requirements: PRO-027, PRO-028
import { expect, test } from 'vitest'
import { photoChoiceError, photoSizeError } from './photo-rules.ts'

const photo = (name = 'me.jpg', size = 1_000) => ({ name, size })

test.each(['a.jpeg', 'a.JPG', 'a.b.png', 'a.heif', 'a.HEIC'])('%s may be chosen, however large', (name) => {
  expect(photoChoiceError([photo(name, 20_000_000)])).toBeUndefined()
})

test.each([
  ['no file', [], 'No Files Uploaded.'],
  ['an empty one', [photo('me.jpg', 0)], 'No Files Uploaded.'],
  ['two', [photo(), photo()], 'Only a maxmum of 1 file can be uploaded'],
  ['a PDF', [photo('me.pdf')], 'Only image file (jpeg, jpg, png) are allowed.'],
  ['a name without an extension', [photo('jpg.')], 'Only image file (jpeg, jpg, png) are allowed.'],
])('refuses %s', (_what, files, text) => {
  expect(photoChoiceError(files)).toBe(text)
})

test('what is sent as it is has at most 5 MB', () => {
  expect(photoSizeError(photo('me.heic', 5_242_880))).toBeUndefined()
  expect(photoSizeError(photo('me.heic', 5_242_881))).toBe(
    'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.',
  )
})
