import { describe, expect, test } from 'vitest'
import { uploadLabel } from './upload-label.ts'

describe('the label of an upload', () => {
  test.each([
    ['receipt.pdf', 'receipt.pdf'],
    ['Receipt 2026.PDF', 'Receipt 2026.PDF'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\scan.pdf', 'scan.pdf'],
    ['invoice.exe', 'invoice.exe.pdf'],
    ['photo.jpg', 'photo.jpg.pdf'],
    ['harmless\u202Efdp.exe', 'harmlessfdp.exe.pdf'],
    ['a\u0000b\r\nc.pdf', 'abc.pdf'],
    ['  spaced   out .pdf', 'spaced out .pdf'],
    ['...', 'document.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['', 'document.pdf'],
    [undefined, 'document.pdf'],
    ['发票 收据.pdf', '发票 收据.pdf'],
  ])('of %j is %j', (uploaded, label) => {
    expect(uploadLabel(uploaded, 'application/pdf')).toBe(label)
  })

  test('keeps the extension of a long name', () => {
    const label = uploadLabel(`${'x'.repeat(500)}.pdf`, 'application/pdf')
    expect(label).toHaveLength(120)
    expect(label.endsWith('x.pdf')).toBe(true)
  })

  test('fits the content, with either spelling', () => {
    expect(uploadLabel('IMG_1.jpeg', 'image/jpeg')).toBe('IMG_1.jpeg')
    expect(uploadLabel('IMG_1.HEIC', 'image/heic')).toBe('IMG_1.HEIC')
    expect(uploadLabel('IMG_1.png', 'image/heif')).toBe('IMG_1.png.heif')
  })
})
