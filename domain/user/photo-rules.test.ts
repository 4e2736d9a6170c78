import { expect, test } from 'vitest'
import { photoError } from './photo-rules.ts'

const photo = (name = 'me.jpg', size = 1_000) => ({ name, size })

test.each(['a.jpeg', 'a.JPG', 'a.b.png', 'a.heif', 'a.HEIC'])('%s may be sent', (name) => {
  expect(photoError([photo(name, 5_242_880)])).toBeUndefined()
})

test.each([
  ['no file', [], 'No Files Uploaded.'],
  ['an empty one', [photo('me.jpg', 0)], 'No Files Uploaded.'],
  ['two', [photo(), photo()], 'Only a maxmum of 1 file can be uploaded'],
  ['a PDF', [photo('me.pdf')], 'Only image file (jpeg, jpg, png) are allowed.'],
  ['a name without an extension', [photo('jpg.')], 'Only image file (jpeg, jpg, png) are allowed.'],
  [
    'a byte too many',
    [photo('me.png', 5_242_881)],
    'The attachment has exceeded the maximum limit of 5MB. Kindly resize and upload the document again.',
  ],
])('refuses %s', (_what, files, text) => {
  expect(photoError(files)).toBe(text)
})
