import { MAXIMUM_FILE_BYTES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { expect, test, vi } from 'vitest'
import { fitPhotos } from './fit-photo.ts'

test('of several large photos one is unpacked at a time: a phone has no room for more, and ends the page', async () => {
  const atWork = { now: 0, most: 0 }
  class UnpackedPhoto {
    src = ''
    async decode(): Promise<void> {
      atWork.most = Math.max(atWork.most, ++atWork.now)
      await new Promise((resolve) => setTimeout(resolve, 5))
      atWork.now -= 1
      throw new DOMException('It cannot be drawn.', 'EncodingError')
    }
  }
  vi.stubGlobal('Image', UnpackedPhoto)
  const large = new Uint8Array(MAXIMUM_FILE_BYTES + 1)
  const photos = ['one.jpg', 'two.jpg', 'three.heic'].map((name) => new File([large], name))
  expect(await fitPhotos(photos)).toEqual(photos)
  expect(atWork.most).toBe(1)
})
